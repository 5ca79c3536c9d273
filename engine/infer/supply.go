package infer

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// supply is how figures of a kind come onto the board.
type supply struct {
	most    int  // of them in the whole game; kinds.Endless: no end to them
	named   bool // the mission itself puts some there
	unboxed bool // no box of the mission holds one
	steps   []string
}

// supply is how figures of a kind come onto the board.
func (w *World) supply(kind string) *supply {
	if s := w.kinds[kind]; s != nil {
		return s
	}
	s := &supply{}
	w.kinds[kind] = s
	s.unboxed = w.figuresBoxed() && w.figures(kind) == 0
	w.started(kind, s)
	w.placedBy(kind, s)
	s.named = s.named || w.inPlaceOfOthers(kind)
	if !w.unused(kind) && (w.arrives(kind) || w.broughtByCards(kind)) {
		s.most = kinds.Endless
		s.steps = append(s.steps, "it arrives by itself or with event cards")
	}
	if w.changed(kinds.FigureCell, func(_ Effect, c kinds.Cell) bool { return c.State != kinds.Replaced && w.standsFor(kind, c.ID) }) {
		s.most = kinds.Endless
		s.steps = append(s.steps, "it stands in for others of its group that rules bring, once none of those is left")
	}
	return s
}

// figuresBoxed reports whether the boxes of the mission are known and all of them say which figures they hold.
func (w *World) figuresBoxed() bool {
	for _, id := range w.Mission.Boxes {
		if b := find(w.Rules.Boxes, id, boxID); b == nil || len(b.NPCs) == 0 {
			return false
		}
	}
	return len(w.Mission.Boxes) > 0
}

// figures is how many figures of a kind the boxes hold.
func (w *World) figures(kind string) int {
	n := 0
	for _, id := range w.Mission.Boxes {
		if b := find(w.Rules.Boxes, id, boxID); b != nil {
			for _, c := range b.NPCs {
				if c.ID == kind {
					n += c.Count
				}
			}
		}
	}
	return n
}

// unused reports whether the group of a kind is left out of the mission.
func (w *World) unused(kind string) bool {
	k := find(w.Rules.NPCs, kind, npcID)
	return k != nil && slices.Contains(w.Mission.Setup.Without, k.Group)
}

// started adds what stands there at the start.
func (w *World) started(kind string, s *supply) {
	most := 0
	for _, m := range w.Tables {
		n := 0
		for _, x := range m.Setup.NPCs {
			if !x.Body && (x.Kind == kind || slices.Contains(x.Among, kind)) {
				n += max(x.Count, 1)
			}
		}
		for _, p := range m.Setup.Prisoners {
			for _, x := range p.NPCs {
				if x.NPC == kind {
					n += x.Count
				}
			}
		}
		most = max(most, n)
	}
	if most > 0 {
		s.add(most, fmt.Sprintf("%d at the start", most))
	}
}

// placedBy adds what rules put there.
func (w *World) placedBy(kind string, s *supply) {
	w.changes(kinds.FigureCell, func(e Effect, c kinds.Cell) {
		if c.ID == kind {
			s.add(repeated(c.Low, w.mostTimes(e.Rule)), "rule "+e.Rule.ID+" brings them"+atMost(w.mostTimes(e.Rule)))
		}
	})
}

// add adds figures that the mission itself brings.
func (s *supply) add(n int, step string) {
	s.most, s.named = plus(s.most, n), true
	s.steps = append(s.steps, step)
}

// arrives reports whether the hostility track, a die or the mission's arrivals bring figures of a kind.
func (w *World) arrives(kind string) bool {
	if w.uncovered(kind) {
		return true
	}
	a := w.Mission.Setup.Arrivals
	if a != nil && a.None {
		return false
	}
	return w.inPlaceOfOthers(kind) || slices.ContainsFunc(w.arrivals(), func(came string) bool {
		return came == kind || w.standsFor(kind, came)
	})
}

// inPlaceOfOthers reports whether the mission lets a kind arrive where another one would. Whose figures those are
// is told of with the boxes.
func (w *World) inPlaceOfOthers(kind string) bool {
	a := w.Mission.Setup.Arrivals
	return a != nil && !a.None && slices.ContainsFunc(a.Map, func(m model.ArrivalMap) bool { return m.By == kind })
}

// arrivals are the kinds that the track brings at the levels that the game can reach, but for those in whose place
// the mission lets others come.
func (w *World) arrivals() []string {
	low := w.LowestLevel()
	var out []string
	for i, l := range w.Rules.Hostility.Levels {
		for _, a := range l.Arrivals {
			if i >= low {
				out = append(out, w.comesFor(a.NPC))
			}
		}
	}
	return out
}

// comesFor is the kind that comes where a kind should arrive.
func (w *World) comesFor(kind string) string {
	if a := w.Mission.Setup.Arrivals; a != nil {
		if m := find(a.Map, kind, func(m *model.ArrivalMap) string { return m.NPC }); m != nil {
			return m.By
		}
	}
	return kind
}

// standsFor reports whether a kind comes where one of another kind should and none is left: a lower rank of
// the same group (seed 000:1266-1268).
func (w *World) standsFor(kind, other string) bool {
	k, o := find(w.Rules.NPCs, kind, npcID), find(w.Rules.NPCs, other, npcID)
	return k != nil && o != nil && k.Group == o.Group && k.Rank < o.Rank
}

// uncovered reports whether a die shows the kind: somebody turns out to have been one all along.
func (w *World) uncovered(kind string) bool {
	return slices.ContainsFunc(w.Rules.Dice, func(d model.Die) bool {
		return slices.ContainsFunc(d.Faces, func(f model.Face) bool { return f.Symbol == kind })
	})
}

// broughtByCards reports whether event cards of the mission bring figures of a kind: those of its group, or
// any others that name it. Without the decks at hand any card may.
func (w *World) broughtByCards(kind string) bool {
	if k := find(w.Rules.NPCs, kind, npcID); k != nil {
		if g := find(w.Rules.Groups, k.Group, groupID); g != nil && slices.ContainsFunc(g.Cards, w.Deals) {
			return true
		}
	}
	if len(w.Decks) == 0 {
		return true
	}
	if w.onCards(kinds.FigureCell, func(c kinds.Cell) bool { return c.ID == kind || w.standsFor(kind, c.ID) }) {
		return true
	}
	return slices.ContainsFunc(w.Decks, func(d *model.Deck) bool {
		return w.Deals(d.Kind) && slices.ContainsFunc(d.Cards, func(c model.Card) bool { return c.Fallback == kind })
	})
}

// LowestLevel is the index of the lowest hostility level of the game.
func (w *World) LowestLevel() int {
	rules, cards := w.PegsFall()
	if rules || cards {
		return 0
	}
	low, _ := w.startPegs()
	return w.Rules.Hostility.Level(low)
}

// kind says why no figure of a kind is ever on the board, or nothing.
func (w *World) kind(kind string) *Never {
	k := find(w.Rules.NPCs, kind, npcID)
	if k == nil {
		return nil // REF001 says so
	}
	s := w.supply(kind)
	switch {
	case s.unboxed && !s.named:
		return &Never{Why: "no box of the mission holds a figure of " + k.Title, Remedy: "name a box that holds one, or another kind of NPC",
			Steps: []string{"boxes: " + english.And(w.Mission.Boxes), "figures of " + kind + " in them: 0"}}
	case s.most == 0 && w.unused(kind):
		return &Never{Why: "the mission goes without the group " + k.Group, Remedy: "take " + k.Group + " out of setup.without, or name another kind of NPC"}
	case s.most == 0:
		return &Never{Why: "nothing brings a " + k.Title + " onto the board", Remedy: "put one into setup.npcs, let a rule place one, or add its event cards",
			Steps: []string{"setup.npcs has none", "no rule places one", "no level of the track that the game reaches lets one arrive", "no kind of event card in the deck brings one"}}
	}
	return nil
}
