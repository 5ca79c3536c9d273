package corespace

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/model"
)

// entry rolls for an entry point with the die whose numbers are those of the entry points, and
// returns its number; 0 if the rule set has no such die. It stands for a marker of a sort where one is named.
func (t *Table) entry(sort string) int {
	for _, d := range t.rules.Dice {
		if !picksEntry(d, t.rules.Board.Entries) {
			continue
		}
		n := t.face(d).Number
		for tries := 0; t.rerolled(n, sort) && tries < mostRerolls; tries++ {
			t.emit(Event{Kind: EntryShut, Entry: n, Place: sort})
			n = t.face(d).Number
		}
		t.notice(Event{Kind: EntryRolled, Entry: n})
		return n
	}
	return 0
}

// rerolled reports whether a result of the roll for an entry point does not stand: the set-up has it rolled again,
// or nobody comes through a sealed entry point. What the mission says of that result goes first: it lets nobody
// in, or a rule waits for it.
func (t *Table) rerolled(n int, sort string) bool {
	var s model.Arrivals
	if t.mission.Setup.Arrivals != nil {
		s = *t.mission.Setup.Arrivals
	}
	return slices.Contains(s.Reroll, n) || sort == "" && t.sealed(n) && !slices.Contains(s.Void, n) && !t.awaited(n)
}

// awaited reports whether a rule waits for a result of the roll for an entry point.
func (t *Table) awaited(n int) bool {
	for range t.program.Waiting(t.aboutOne(program.EntryRolled, program.ID(n))) {
		return true
	}
	return false
}

// mostRerolls ends a roll of which all results are to be rolled again.
const mostRerolls = 100

// picksEntry reports whether the faces of a die are exactly the numbers of a range.
func picksEntry(d model.Die, r model.Range) bool {
	seen := map[int]bool{}
	for _, f := range d.Faces {
		if f.Number < r.Min || f.Number > r.Max {
			return false
		}
		seen[f.Number] = true
	}
	return len(seen) == r.Max-r.Min+1
}

func (t *Table) sealed(entry int) bool {
	for _, e := range t.mission.Board.Entries {
		if e.Number == entry {
			return t.thing("entry", e.ID, sealedOr(e.Sealed)) == "sealed"
		}
	}
	return false
}

func (t *Table) npc(id string) *model.NPCKind {
	i := find(t.rules.NPCs, id, func(n model.NPCKind) string { return n.ID })
	if i < 0 {
		return nil
	}
	return &t.rules.NPCs[i]
}

// figure is the miniatures of a kind that the rule set knows.
func (t *Table) figure(npc string) *Figure {
	return &t.state.Figures[find(t.state.Figures, npc, func(f Figure) string { return f.NPC })]
}

func (t *Table) defeat(npc string) error {
	if t.npc(npc) == nil {
		return fmt.Errorf("there is no NPC %q", npc)
	}
	f := t.figure(npc)
	if f.Board == 0 {
		return fmt.Errorf("no %s is on the board", npc)
	}
	f.Board--
	f.Stock++
	t.announce(Event{Kind: Defeated, NPC: npc})
	return nil
}
