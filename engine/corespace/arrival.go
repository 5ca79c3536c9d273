package corespace

import (
	"errors"
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/model"
)

// The reasons why an NPC does not come.
const (
	ReasonRoll     = "roll"     // the die brought none
	ReasonOnce     = "once"     // it comes once a game and has been here
	ReasonVoid     = "void"     // the result for the entry point lets nobody in
	ReasonShortage = "shortage" // no figure of its rank or below is left
)

func (t *Table) arrivals() error {
	if t.state.Phase < 0 {
		return errors.New("nobody arrives before the first round")
	}
	if t.state.Arrived {
		return errors.New("the arrivals of this phase were already rolled")
	}
	lines := t.arriving()
	if len(lines) == 0 {
		return fmt.Errorf("nobody arrives in the %s phase while the hostility is %s", t.phase(), t.level())
	}
	for _, a := range lines {
		if a.At.NPC == program.None || a.Die != "" && a.At.Die == program.None {
			return fmt.Errorf("the arrivals of %s name the unknown NPC or die %q, %q", t.level(), a.NPC, a.Die)
		}
	}
	t.state.Arrived = true
	for _, a := range lines {
		t.line(a)
	}
	return nil
}

// brings are the lines of the current level as they happen in this mission.
func (t *Table) brings() []model.Coming {
	return t.mission.Arrivals(t.rules, t.rules.Hostility.Levels[t.rules.Hostility.Level(t.state.Pegs)])
}

// arriving is the lines of the current level that are due in the current phase: as they happen in this mission,
// and those that holes call only if such a hole was filled since the phase last ended.
func (t *Table) arriving() []program.Arrival {
	if t.state.Phase < 0 {
		return nil
	}
	level := t.rules.Hostility.Level(t.state.Pegs)
	var out []program.Arrival
	for _, a := range t.program.Levels[level].Arrivals {
		if a.At.Phase == program.ID(t.state.Phase) && t.called(a.Holes, level) {
			out = append(out, a)
		}
	}
	return out
}

// called reports whether one of a level's holes was filled since the current phase last ended (seed 002:3111); a
// line without holes comes in every round.
func (t *Table) called(holes []int, level int) bool {
	below := t.program.Levels[level].Below
	return len(holes) == 0 || slices.ContainsFunc(holes, func(h int) bool {
		return below+h > t.state.Ended[t.state.Phase] && below+h <= t.state.Pegs
	})
}

// line carries out one line of the arrivals (seed 000:1240-1242).
func (t *Table) line(a program.Arrival) {
	npc := t.rules.NPCs[a.At.NPC]
	if npc.Unique && t.figure(npc.ID).Placed { // not rolled for again: seed 000:1260
		t.emit(Event{Kind: NoArrival, NPC: npc.ID, Reason: ReasonOnce})
		return
	}
	n := a.Count
	if a.Die != "" {
		n = number(a.Arrival, t.face(t.rules.Dice[a.At.Die]))
	}
	if n == 0 {
		t.emit(Event{Kind: NoArrival, NPC: npc.ID, Reason: ReasonRoll})
		return
	}
	t.arriveAt(npc, n, a.Coming.At)
}

// arrive places n figures of a kind, or of lower ranks of its group where there are too few, all at
// one entry point picked by the die (seed 000:1248, 1266-1272).
func (t *Table) arrive(npc model.NPCKind, n int) { t.arriveAt(npc, n, "") }

// arriveAt is the same at a marker of a sort, such as a patrol point, that the die picks by its number (seed
// 002:3104-3109). It may be that everybody arrives at one place of the mission, or that a result lets nobody in.
func (t *Table) arriveAt(npc model.NPCKind, n int, sort string) {
	if npc.Unique && t.figure(npc.ID).Placed {
		t.emit(Event{Kind: NoArrival, NPC: npc.ID, Reason: ReasonOnce})
		return
	}
	where := Event{Place: sort}
	if at := t.mission.Elsewhere(t.rules, npc.ID); at != nil {
		where = t.where(at)
	} else if s := t.mission.Setup.Arrivals; s != nil && s.At != nil && sort == "" {
		where.Place = PlaceOfSetup
	} else if where.Entry = t.entry(sort); s != nil && slices.Contains(s.Void, where.Entry) {
		t.emit(Event{Kind: NoArrival, NPC: npc.ID, Reason: ReasonVoid, Count: n, Entry: where.Entry})
		return
	}
	t.bring(npc, n, where)
}

// bring places figures where an event says.
func (t *Table) bring(npc model.NPCKind, n int, where Event) {
	for n > 0 {
		stand := t.available(npc)
		if stand == nil {
			t.emit(Event{Kind: NoArrival, NPC: npc.ID, Reason: ReasonShortage, Count: n})
			return
		}
		n -= t.place(npc, stand, n, where)
	}
}

// PlaceOfSetup is the place of an arrival where the set-up names one for everybody.
const PlaceOfSetup = "setup.arrivals.at"

// place puts up to n figures of a kind on the board and returns how many.
func (t *Table) place(wanted model.NPCKind, f *Figure, n int, where Event) int {
	n = min(n, f.Stock)
	if t.npc(f.NPC).Unique {
		n = 1
	}
	f.Stock, f.Board, f.Placed = f.Stock-n, f.Board+n, true
	e := where
	e.Kind, e.NPC, e.Count, e.Sealed = Arrival, f.NPC, n, where.Place == "" && t.sealed(where.Entry)
	if f.NPC != wanted.ID {
		e.Wanted = wanted.ID
	}
	t.announce(e)
	t.wake()
	return n
}

// available is the highest-ranked kind with a figure left that can stand for npc: itself, or one
// of its group with a lower rank.
func (t *Table) available(npc model.NPCKind) *Figure {
	if f := t.figure(npc.ID); f.Stock > 0 && !(npc.Unique && f.Placed) {
		return f
	}
	var best *Figure
	rank := 0
	for _, k := range t.rules.NPCs {
		f := t.figure(k.ID)
		if k.Group != npc.Group || k.Rank >= npc.Rank || f.Stock == 0 || k.Unique && f.Placed {
			continue
		}
		if best == nil || k.Rank > rank {
			best, rank = f, k.Rank
		}
	}
	return best
}

// number is how many models a face brings: one on the line's own symbol or number or, where the line
// has neither, as many as the face counts.
func number(a model.Arrival, f model.Face) int {
	switch {
	case a.Face == "" && a.Number == 0:
		return f.Count
	case a.Face == f.Symbol && a.Number == 0, a.Number == f.Number && a.Number != 0:
		return 1
	}
	return 0
}
