package textbook

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Turn is how far an NPC has come in its turn.
type Turn struct {
	Target  int // -1: it has none
	Actions int // that it has left, the one in hand not counted
	Moved   bool
}

// Line is the line of its chart by which an NPC acts, by its index: the first of which all holds (seed 000:1325-1337). -1: there
// is none, or it goes by a die. False: the chart asks something that the textbook does not judge.
func (p *Position) Line(f int, t Turn) (line int, known bool) {
	c := p.chart(f)
	if c == nil || c.Die != "" {
		return -1, true
	}
	for i, l := range c.Lines {
		fits := true
		for _, id := range l.If {
			so, known := p.fact(f, t, id)
			if !known {
				return -1, false
			}
			fits = fits && so
		}
		for _, id := range l.Unless {
			so, known := p.fact(f, t, id)
			if !known {
				return -1, false
			}
			fits = fits && !so
		}
		if t.Moved && p.Linked(f) && slices.ContainsFunc(l.Do, func(d string) bool { return d == Striking || d == Shooting }) {
			fits = false // all actions of its turn are of one sort (seed 000:524)
		}
		if fits {
			return i, true
		}
	}
	return -1, true
}

// Deeds are what a line of its chart has an NPC do.
func (p *Position) Deeds(f, line int) []string {
	c := p.chart(f)
	if c == nil || line < 0 {
		return nil
	}
	return c.Lines[line].Do
}

// chart is the chart that an NPC acts by: its own, or that of its group; whoever is hostile acts by one that goes by no die.
func (p *Position) chart(f int) *model.Chart {
	kind := p.Figures[f].Kind
	id := kind.Chart
	if id == "" {
		id = p.Book.group(kind.Group).Chart
	}
	if p.Figures[f].Crew >= 0 {
		id = p.Book.group(kind.Group).Joined
	}
	i := slices.IndexFunc(p.Book.Rules.Charts, func(c model.Chart) bool { return c.ID == id })
	if i < 0 {
		return nil
	}
	if fights := slices.IndexFunc(p.Book.Rules.Charts, func(c model.Chart) bool { return c.Die == "" }); fights >= 0 && p.Book.Rules.Charts[i].Die != "" && p.Figures[f].Crew < 0 && p.Figures[f].Mood == "hostile" {
		i = fights
	}
	return &p.Book.Rules.Charts[i]
}

// fact reports whether something is so that a chart asks.
func (p *Position) fact(f int, t Turn, id string) (so, known bool) {
	x, s := &p.Figures[f], p.side(f)
	aims := t.Target >= 0
	switch id {
	case "prone":
		return x.Prone, true
	case "engaged":
		return p.Engaged(f), true
	case "engaged-with-target":
		return aims && p.Contact(f, t.Target), true
	case "sees-target":
		return aims && p.Look(f, t.Target).Seen, true
	case "target-in-range":
		return aims && p.within(f, p.Range(x.At, p.Figures[t.Target].At)), true
	case "shoots":
		return number(s.Ranged) > 0, true
	case "shoots-better":
		return number(s.Ranged) > number(s.Close), true
	case "moved":
		return t.Moved, true
	case "can-charge":
		return aims && p.Charges(f, t), true
	}
	return false, false
}

// Charges reports whether an NPC that sees its target comes into contact with it in this turn early enough to strike: with the
// last of its actions left, or by coming into contact where that is a strike. It goes round all others without touching them, but
// for whoever has a target of its own in a captain (seed 000:1318, 1430; rulings RU-62, RU-63).
func (p *Position) Charges(f int, t Turn) bool {
	moves := t.Actions
	if p.strikesFirst(f) {
		moves++
	}
	if moves <= 0 || number(p.side(f).Close) == 0 || !p.Look(f, t.Target).Seen {
		return false
	}
	to := p.Figures[t.Target].At
	length := p.Stride(f, model.Length(moves)*p.Pace(f))
	skirts := p.Book.Rules.Play.NPCs != nil && p.Book.Rules.Play.NPCs.Skirt && (len(p.Figures[f].Kind.Targets) == 0 || !p.Figures[t.Target].Leads)
	for s := range p.Reach(f, Going{Length: length, NPC: true, Clear: skirts, Target: t.Target}) {
		if p.touches(s, to) && p.Ends(f, s) {
			return true
		}
	}
	return false
}

// touches reports whether bases in two squares touch once the doors between them that are merely closed are open.
func (p *Position) touches(a, b geom.Spot) bool {
	return slices.ContainsFunc(p.Book.stepsFrom(a), func(s step) bool {
		return s.to == b && s.straight() && !slices.ContainsFunc(s.doors, p.barred(true))
	})
}

// strikesFirst reports whether moving into contact is a strike for nothing (seed 000:520).
func (p *Position) strikesFirst(f int) bool {
	return slices.ContainsFunc(p.programs(f), func(does program) bool {
		return does.When != nil && kinds.TriggerKindOf(does.When.Kind) == kinds.ContactTrigger &&
			slices.ContainsFunc(does.Do, func(e model.Effect) bool { return kinds.EffectKindOf(e.Kind) == kinds.ActEffect })
	})
}

// Linked reports whether all actions of a turn are of one sort (seed 000:524).
func (p *Position) Linked(f int) bool {
	return slices.ContainsFunc(p.programs(f), func(does program) bool {
		return slices.ContainsFunc(does.Do, func(e model.Effect) bool { return kinds.EffectKindOf(e.Kind) == kinds.LimitEffect && e.Alike })
	})
}

// ByDie reports whether an NPC acts by the face of a die.
func (p *Position) ByDie(f int) bool {
	c := p.chart(f)
	return c != nil && c.Die != ""
}
