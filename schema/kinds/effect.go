package kinds

import (
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Effect is the definition of a kind of effect: of something that a rule or a card does.
type Effect struct {
	Kind  string
	Takes []string // the fields that count besides the kind, as packs write them
	// Words are what it does, as a part of a sentence; empty where only prose says it.
	Words func(Names, model.Effect) string
	// Idle is why it does nothing as it is written, whatever stands on the board; empty where it does something,
	// and nil where every one does.
	Idle func(model.Effect) string
	// Writes are the cells that it changes; nil where that is nothing that a rule waits for.
	Writes func(model.Effect) []Cell
	// Repeats are the cells that say how often it works; nil where it works once.
	Repeats func(model.Effect) []Cell
	// Lacks is what to add to one that leaves open what it speaks of; empty where it says so, and nil where
	// every one does.
	Lacks func(model.Effect) string
	// Twice are the fields that each say how many, how far or which, of which only one can stand; nil where it has no such
	// fields.
	Twice func(model.Effect) []string
	// ForDoer is set where it is for whoever set the rule off if nobody is named.
	ForDoer bool
	// Aside is set where it holds beside what else is done, and is no deed that something comes after.
	Aside bool
	// OnRoll is set where it changes a roll that somebody is just making.
	OnRoll bool
}

// Effects are all kinds of effects, in the order of the language.
func Effects() []Effect {
	return slices.Concat(stuff(), board(), figures(), numbers(), course(), deedsDone(), fare(), conduct(), gear(), rolls(), aftermath())
}

// EffectOf is the definition of a kind; one without words where there is no such kind.
func EffectOf(kind string) (Effect, bool) {
	return effects.find(kind, Effects, func(v Effect) string { return v.Kind })
}

// Idle is why an effect does nothing as it is written; empty where it does something.
func Idle(e model.Effect) string {
	if kind, known := EffectOf(e.Kind); known && kind.Idle != nil {
		return kind.Idle(e)
	}
	return ""
}

// Lacks is what to add to an effect that leaves open what it speaks of.
func Lacks(e model.Effect) string {
	if kind, known := EffectOf(e.Kind); known && kind.Lacks != nil {
		return kind.Lacks(e)
	}
	return ""
}

// Repeated are the cells that say how often an effect works; none where it works once.
func Repeated(e model.Effect) []Cell {
	if kind, known := EffectOf(e.Kind); known && kind.Repeats != nil {
		return kind.Repeats(e)
	}
	return nil
}

// Twice are the fields of an effect that each say the same thing, such as how many; fewer than two where one says it.
func Twice(e model.Effect) []string {
	if kind, known := EffectOf(e.Kind); known && kind.Twice != nil {
		return kind.Twice(e)
	}
	return nil
}

// Lasting reports whether an effect says what holds for a while, and not what is done at a moment. One that holds others
// is as they are.
func Lasting(e model.Effect) bool {
	if len(e.Do)+len(e.Otherwise) > 0 {
		return !slices.ContainsFunc(slices.Concat(e.Do, e.Otherwise), func(x model.Effect) bool { return !Lasting(x) })
	}
	kind, _ := EffectOf(e.Kind)
	return kind.Aside || slices.Contains(kind.Takes, "until") && !Changes(e, EntryCell)
}

// Standing says what holds by a rule that nothing sets off, in a sentence: "As long as the gate is open: every trader: move
// -1."
func (n Names) Standing(r model.Rule) string {
	head := "all the time"
	if r.If != nil {
		head = "as long as " + n.Condition(*r.If)
	}
	return english.Sentence(head + ": " + strings.Join(english.Each(r.Do, n.Effect), "; "))
}

// ForDoer reports whether an effect is for the trader who set the rule off, named or not.
func ForDoer(e model.Effect) bool {
	for _, w := range []*model.Who{e.Who, e.To, e.From} {
		if w != nil {
			return w.Traders == "acting"
		}
	}
	kind, _ := EffectOf(e.Kind)
	return kind.ForDoer && e.Into == ""
}

// Effect says one thing that a rule does; empty where only its text can.
func (n Names) Effect(e model.Effect) string {
	if kind, known := EffectOf(e.Kind); known {
		return n.forEach(e, kind.Words)
	}
	return ""
}

// Effects says what several effects do, in order; those that only prose says are left out.
func (n Names) Effects(list []model.Effect) string {
	line, aside := "", false
	for _, e := range list {
		s := n.Effect(e)
		if e.Who != nil && e.Who.Figure != "those" {
			n.Those = english.Pick(e.Who.Count == 1, "it", english.Pick(e.Kind == "move" && e.May, "each of those moved", ""))
		}
		if s == "" {
			continue
		}
		kind, _ := EffectOf(e.Kind)
		switch {
		case line == "":
			line = s
		case kind.Aside, e.Anytime, e.Around, e.AnyOrder && len(e.Actions) == 0:
			line += "; " + s
		default:
			line += english.Pick(aside, "; ", english.Pick(strings.Contains(line, "; "), "; then ", ", then ")) + s
		}
		aside = e.Anytime || e.Around
	}
	return line
}

// Tables says what effects leave to a choice or to a roll, with all that may come of it: "Choose: Open the gate (the
// west gate opens) or Wait." An author has no need to write it out, and a table without it cannot be played.
func (n Names) Tables(list []model.Effect) []string {
	var out []string
	for _, e := range list {
		if len(e.Options)+len(e.Rows) > 0 {
			out = append(out, english.Sentence(n.Effect(e)))
		}
	}
	return out
}
