package arrivals

import (
	"cmp"
	"iter"
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// Arrival is what one line of a hostility level brings at most.
type Arrival struct {
	NPC   *model.NPCKind // as the mission has it; only its title where nobody knows it
	Level int            // index on the track
	Title string         // of the level
	phase string
	At    string // kind of the marker that it comes out of; empty: an entry point
	Apart bool   // it comes to a place of its own in this mission
	Count int
	Holes []int // of the level, counted from 1, whose filling calls it; empty: every round
}

// String names the figures of an arrival, such as "3 Harvesters".
func (a Arrival) String() string { return english.Count(a.Count, a.NPC.Title) }

// Arrivals are what the levels bring in this mission: with the NPCs that it puts in the place of others,
// and without the groups that it does not use. There are none where nobody arrives by the track.
var Arrivals = check.NewTableFact("arrivals", func(p *check.Pass) []Arrival {
	if a := p.Mission.Setup.Arrivals; a != nil && a.None {
		return nil
	}
	lines := 0
	for _, l := range p.Rules.Hostility.Levels {
		lines += len(l.Arrivals)
	}
	out := make([]Arrival, 0, lines)
	for i, l := range p.Rules.Hostility.Levels {
		for _, x := range l.Arrivals {
			if a := arrival(p, i, x); !slices.Contains(p.Mission.Setup.Without, a.NPC.Group) {
				out = append(out, a)
			}
		}
	}
	return out
})

// ArrivalsThat are those of the arrivals that are so.
func ArrivalsThat(p *check.Pass, are func(Arrival) bool) iter.Seq[Arrival] {
	return func(yield func(Arrival) bool) {
		for _, a := range Arrivals.Of(p) {
			if are(a) && !yield(a) {
				return
			}
		}
	}
}

// arrival is the most that one line of a level can bring.
func arrival(p *check.Pass, level int, x model.Arrival) Arrival {
	a := Arrival{Level: level, Title: p.Rules.Hostility.Levels[level].Title, phase: x.Phase, Count: x.Count, Holes: x.Holes}
	id := x.NPC
	if s := p.Mission.Setup.Arrivals; s != nil {
		for _, m := range s.Map {
			if m.NPC == id {
				id = m.By
				break
			}
		}
	}
	if a.NPC = check.Find(p.Rules.NPCs, id, parts.NPCID); a.NPC == nil {
		a.NPC = &model.NPCKind{ID: id, Title: id, Base: model.Inch}
	}
	if a.Apart = p.Mission.Elsewhere(p.Rules, id) != nil; !a.Apart {
		a.At = cmp.Or(a.NPC.At, x.At)
	}
	if d := check.Find(p.Rules.Dice, x.Die, parts.DieID); d != nil {
		a.Count = d.Most()
		if x.Face != "" || x.Number != 0 {
			a.Count = 1
		}
	}
	return a
}

// NobodyArrives reports whether no roll of the track picks a point: the mission lets nobody arrive, or has
// everybody arrive at a place of its own.
func NobodyArrives(p *check.Pass) bool {
	a := p.Mission.Setup.Arrivals
	return a != nil && (a.None || a.At != nil)
}
