package kinds

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Trigger is the definition of a kind of event that sets rules off.
type Trigger struct {
	Kind  string
	Takes []string // the fields that count besides the kind, as packs write them
	// Words complete "when …".
	Words func(Names, model.Trigger) string
	// Reads are the cells that it hangs on; nil where it comes about by time or by dice.
	Reads func(model.Trigger) []Cell
	// Lacks is what to add to one that leaves open what it waits for, and nil where every one says so.
	Lacks func(model.Trigger) string
	// Clock is set where it comes about by time or by the track alone: nobody does anything to a piece then, and
	// nothing is rolled.
	Clock bool
	// Deed is set where somebody does it on purpose, and waits for what follows.
	Deed bool
	// Rolls is set where dice are rolled in it, or where it waits for what becomes of it, so that an effect can change that.
	Rolls bool
	// Watch is its place in a list of what somebody keeps an eye on; 0 where nobody needs to.
	Watch int
	// Brief is when it comes in the few words that a table has room for, and nil where it has no others.
	Brief func(Names, model.Trigger) string
	// It is the figure that sets the rule off; nil where none does.
	It func(model.Trigger) *model.Who
	// Parts are those that figures play in it besides: "target", "attacker".
	Parts []string
	// Once reports whether it comes about no more than once in a game; nil where every one may come again.
	Once func(model.Trigger) bool
}

// Triggers are all kinds of events, by what they hang on.
func Triggers() []Trigger {
	return slices.Concat(clock(), deeds(), moves(), fates(), turns(), actions())
}

// TriggerOf is the definition of a kind.
func TriggerOf(kind string) (Trigger, bool) {
	return triggers.find(kind, Triggers, func(v Trigger) string { return v.Kind })
}

// Awaits is what to add to an event that leaves open what it waits for; empty where it says so.
func Awaits(w model.Trigger) string {
	if kind, known := TriggerOf(w.Kind); known && kind.Lacks != nil {
		return kind.Lacks(w)
	}
	return ""
}

// lacking says that a field is missing which an event cannot do without.
func lacking(missing func(model.Trigger) bool, why string) func(model.Trigger) string {
	return func(w model.Trigger) string {
		if missing(w) {
			return why
		}
		return ""
	}
}

// first is what the first of several asks for.
func first(all ...func(model.Trigger) string) func(model.Trigger) string {
	return func(w model.Trigger) string {
		for _, lacks := range all {
			if why := lacks(w); why != "" {
				return why
			}
		}
		return ""
	}
}

// ByTheClock reports whether an event comes about by time or by the track alone, or each of several does.
func ByTheClock(w model.Trigger) bool {
	if len(w.Triggers) > 0 {
		return !slices.ContainsFunc(w.Triggers, func(inner model.Trigger) bool { return !ByTheClock(inner) })
	}
	kind, _ := TriggerOf(w.Kind)
	return kind.Clock
}

// Rolls reports whether something is rolled or still to be settled when an event comes about: in it, or for it to succeed.
func Rolls(w model.Trigger) bool {
	if len(w.Triggers) > 0 {
		return slices.ContainsFunc(w.Triggers, Rolls)
	}
	kind, known := TriggerOf(w.Kind)
	return !known || kind.Rolls || w.Check != nil
}

// Deed reports whether an event is something that somebody does on purpose.
func Deed(w model.Trigger) bool {
	kind, _ := TriggerOf(w.Kind)
	return kind.Deed
}

// Watched is the place of an event in a list of what somebody keeps an eye on; 0 where nobody needs to.
func Watched(w model.Trigger) int {
	kind, _ := TriggerOf(w.Kind)
	return kind.Watch
}

// Brief says when an event comes in the few words that a table has room for.
func (n Names) Brief(w model.Trigger) string {
	if kind, known := TriggerOf(w.Kind); known && kind.Brief != nil {
		return kind.Brief(n, w)
	}
	return n.Event(w)
}

// ComesOnce reports whether an event comes about no more than once in a game.
func ComesOnce(w model.Trigger) bool {
	kind, _ := TriggerOf(w.Kind)
	return kind.Once != nil && kind.Once(w)
}

// InAnyCase reports whether an event comes about in every game that goes on for long enough, whatever anybody does.
func InAnyCase(w model.Trigger) bool {
	kind, _ := TriggerOf(w.Kind)
	return kind.Clock && !Has(Reads(w), RuleCell) && !Has(Reads(w), EndCell)
}

// always is for events that come about once.
func always(model.Trigger) bool { return true }

// numbered is for those of which one has a number.
func numbered(w model.Trigger) bool { return w.Nth > 0 }

// Event says what a rule waits for; it completes "when …".
func (n Names) Event(w model.Trigger) string {
	if kind, known := TriggerOf(w.Kind); known {
		return kind.Words(n, w)
	}
	return english.Spelled(w.Kind)
}

func fixed(words string) func(Names, model.Trigger) string {
	return func(Names, model.Trigger) string { return words }
}

// clock are the events of the course of the game.
func clock() []Trigger {
	return []Trigger{
		startTrigger(), roundTrigger(), phaseTrigger(), hostilityTrigger(), afterTrigger(), endTrigger(), anyTrigger(),
	}
}

// startTrigger: the game begins, after deployment.
func startTrigger() Trigger {
	return Trigger{
		Kind: "start", Clock: true, Once: always,
		Words: fixed("the game begins"),
	}
}

// roundTrigger: a round begins.
func roundTrigger() Trigger {
	return Trigger{
		Kind: "round", Takes: []string{"at", "every"}, Clock: true, Watch: 1, Brief: briefRound,
		Once:  func(w model.Trigger) bool { return w.Every == 0 },
		Reads: roundRead,
		Words: func(_ Names, w model.Trigger) string {
			if w.At == 1 && w.Every == 1 {
				return "any round begins"
			}
			line := fmt.Sprintf("round %d begins", w.At)
			switch w.Every {
			case 0:
				return line
			case 1:
				return line + ", and each round after it"
			}
			return line + fmt.Sprintf(", and every %d rounds after it", w.Every)
		},
	}
}

// roundRead is the round that is waited for, and those after it where it comes again.
func roundRead(w model.Trigger) []Cell {
	if w.Every > 0 {
		return []Cell{{Sort: RoundCell, Low: w.At, High: Endless}}
	}
	return []Cell{{Sort: RoundCell, Low: w.At, High: w.At}}
}

func briefRound(_ Names, w model.Trigger) string {
	switch {
	case w.Every > 0:
		return fmt.Sprintf("Round %d, then every %d", max(1, w.At), w.Every)
	case w.At == 0:
		return "Each round"
	}
	return fmt.Sprintf("Round %d", w.At)
}

// phaseTrigger: a phase begins or ends, every round.
func phaseTrigger() Trigger {
	return Trigger{
		Kind: "phase", Takes: []string{"phase", "moment"}, Clock: true, Watch: 2, Brief: briefPhase,
		Reads: func(model.Trigger) []Cell { return []Cell{{Sort: RoundCell, Low: 1, High: Endless}} },
		Words: func(n Names, w model.Trigger) string {
			if w.Moment == "end" {
				return "the " + n.PhaseTitle(w.Phase) + " phase ends"
			}
			return "the " + n.PhaseTitle(w.Phase) + " phase begins"
		},
	}
}

func briefPhase(n Names, w model.Trigger) string {
	name := english.Capital(n.Phase(w.Phase)) + " phase"
	if w.Moment != "" {
		name += ", " + w.Moment
	}
	return name
}

// hostilityTrigger: the hostility reaches a level, or each new one.
func hostilityTrigger() Trigger {
	return Trigger{
		Kind: "hostility", Takes: []string{"level", "peg"}, Clock: true, Watch: 3,
		Once:  func(w model.Trigger) bool { return w.Level != "" || w.Peg > 0 },
		Reads: func(w model.Trigger) []Cell { return []Cell{{Sort: TrackCell, ID: w.Level, Low: w.Peg}} },
		Words: func(n Names, w model.Trigger) string {
			switch {
			case w.Peg > 0:
				return fmt.Sprintf("the hostility reaches peg %d", w.Peg)
			case w.Level != "":
				return "the hostility reaches " + n.Level(w.Level)
			}
			return "the hostility reaches a new level"
		},
	}
}

// afterTrigger: a stretch of time has passed since another rule worked.
func afterTrigger() Trigger {
	return Trigger{
		Kind: "after", Takes: []string{"rule", "rounds", "phase"}, Clock: true, Watch: 5,
		Reads: func(w model.Trigger) []Cell { return []Cell{{Sort: RuleCell, ID: w.Rule, Low: w.Rounds}} },
		Lacks: lacking(func(w model.Trigger) bool { return w.Rounds == 0 && w.Phase == "" }, "say when: rounds, or phase"),
		Words: func(n Names, w model.Trigger) string {
			line := "after " + n.Rule(w.Rule) + " has worked"
			if w.Rounds > 0 {
				line = english.Count(w.Rounds, "round") + " " + english.Have(w.Rounds) + " passed " + line
			}
			if w.Phase != "" {
				line = "the next " + n.PhaseTitle(w.Phase) + " phase begins, " + line
			}
			return line
		},
	}
}

// endTrigger: the last trader leaves, or the game ends in another way.
func endTrigger() Trigger {
	return Trigger{
		Kind: "end", Clock: true, Once: always,
		Reads: func(model.Trigger) []Cell { return []Cell{{Sort: EndCell}} },
		Words: fixed("the game ends"),
	}
}

// anyTrigger: one of several events.
func anyTrigger() Trigger {
	return Trigger{
		Kind: "any", Takes: []string{"triggers"},
		Words: func(n Names, w model.Trigger) string {
			if losses(w.Triggers) {
				return n.losing(w.Triggers)
			}
			return n.joined(english.Each(w.Triggers, n.Event), "or")
		},
	}
}

// PhaseTitle is the title of a phase, as the phases of a round are headed.
func (n Names) PhaseTitle(id string) string {
	return Titled(n.Rules.Phases, id, func(k model.Phase) (string, string) { return k.ID, k.Title })
}
