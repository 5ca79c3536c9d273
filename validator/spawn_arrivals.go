package validator

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// arrival is what one line of a hostility level brings at most.
type arrival struct {
	npc   model.NPCKind // as the mission has it; only its title where nobody knows it
	level int           // index on the track
	title string        // of the level
	phase string
	at    string // kind of the marker that it comes out of; empty: an entry point
	count int
	holes []int // of the level, counted from 1, whose filling calls it; empty: every round
}

// String names the figures of an arrival, such as "3 Harvesters".
func (a arrival) String() string { return english.Count(a.count, a.npc.Title) }

// arrivals are what the levels bring in this mission: with the NPCs that it puts in the place of others,
// and without the groups that it does not use. There are none where nobody arrives by the track.
func (p *Pass) arrivals() []arrival {
	var out []arrival
	if a := p.Mission.Setup.Arrivals; a != nil && a.None {
		return nil
	}
	for i, l := range p.Rules.Hostility.Levels {
		for _, x := range l.Arrivals {
			if a := p.arrival(i, x); !slices.Contains(p.Mission.Setup.Without, a.npc.Group) {
				out = append(out, a)
			}
		}
	}
	return out
}

// arrival is the most that one line of a level can bring.
func (p *Pass) arrival(level int, x model.Arrival) arrival {
	a := arrival{level: level, title: p.Rules.Hostility.Levels[level].Title, phase: x.Phase, count: x.Count, holes: x.Holes}
	id := x.NPC
	if s := p.Mission.Setup.Arrivals; s != nil {
		for _, m := range s.Map {
			if m.NPC == id {
				id = m.By
				break
			}
		}
	}
	a.npc = model.NPCKind{ID: id, Title: id, Base: model.Inch}
	if n := find(p.Rules.NPCs, id, npcID); n != nil {
		a.npc = *n
	}
	a.at = cmp.Or(a.npc.At, x.At)
	if d := find(p.Rules.Dice, x.Die, dieID); d != nil {
		a.count = d.Most()
		if x.Face != "" || x.Number != 0 {
			a.count = 1
		}
	}
	return a
}

// arrivalsAt are the arrivals that can come at a point. Those that a mission gathers at one place of its
// own come at no other.
func (p *Pass) arrivalsAt(s spawnPoint) []arrival {
	if a := p.Mission.Setup.Arrivals; a != nil && a.At != nil || !slices.Contains(p.rolledFor(), s.number) {
		return nil
	}
	return slices.DeleteFunc(p.arrivals(), func(a arrival) bool { return a.at != s.kind })
}

// nobodyArrives reports whether no roll of the track picks a point: the mission lets nobody arrive, or has
// everybody arrive at a place of its own.
func (p *Pass) nobodyArrives() bool {
	a := p.Mission.Setup.Arrivals
	return a != nil && (a.None || a.At != nil)
}

// pegs are on the track in a round without a shot: those of the start, and those that every round adds.
func (p *Pass) pegs(round int) int {
	h := p.Rules.Hostility
	return estimate.RiseOf(p.Mission, h, max(p.Players, 1), 0).After(round, h.Holes())
}

// firstArrivals are what can arrive in the first round: those of the level that its pegs reach, as far as
// the round fills a hole that calls them.
func (p *Pass) firstArrivals() []arrival {
	h := p.Rules.Hostility
	level, before := h.Level(p.pegs(1)), 0
	for _, l := range h.Levels[:level] {
		before += l.Holes
	}
	return slices.DeleteFunc(p.arrivals(), func(a arrival) bool {
		called := len(a.holes) == 0 || slices.ContainsFunc(a.holes, func(n int) bool {
			return before+n > p.pegs(0) && before+n <= p.pegs(1)
		})
		return a.level != level || !called
	})
}

// firstLevel says which level the first round has come to.
func (p *Pass) firstLevel() string {
	n := p.pegs(1)
	l := p.Rules.Hostility.Levels[p.Rules.Hostility.Level(n)]
	return fmt.Sprintf("the first round has %s on the track, which is %s", english.Count(n, "peg"), l.Title)
}
