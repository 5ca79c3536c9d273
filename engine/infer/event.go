package infer

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Event says why an event never comes about, or nothing. Of several only the first is told.
func (w *World) Event(t model.Trigger) *Never {
	if len(t.Triggers) > 0 {
		return w.noEvent(t.Triggers)
	}
	reads := kinds.Reads(t)
	for _, look := range []func(kinds.Cell) *Never{w.tooLate, w.comes} {
		if n := first(reads, look); n != nil {
			return n
		}
	}
	for _, x := range []*model.Who{t.Who, t.Target, t.Against} {
		if w.Figures(x) != nil {
			return elsewhere()
		}
	}
	return first(reads, w.able)
}

// first is the first thing that is said of some cells, or nothing.
func first(cells []kinds.Cell, look func(kinds.Cell) *Never) *Never {
	for _, c := range cells {
		if n := look(c); n != nil {
			return n
		}
	}
	return nil
}

// noEvent says why none of several events comes about.
func (w *World) noEvent(all []model.Trigger) *Never {
	var first *Never
	for _, t := range all {
		n := w.Event(t)
		if n == nil {
			return nil
		}
		if first == nil {
			first = n
		}
	}
	return first
}

// AtOnce reports whether an event comes about as the game begins.
func AtOnce(t model.Trigger) bool {
	return kinds.InAnyCase(t) && !slices.ContainsFunc(kinds.Reads(t), func(c kinds.Cell) bool { return c.Sort != kinds.RoundCell || c.Low > 1 })
}

// comes says why what an event hangs on never comes about in the course of a game, or nothing.
func (w *World) comes(c kinds.Cell) *Never {
	switch c.Sort {
	case kinds.TrackCell:
		return w.lowest(c)
	case kinds.PieceCell:
		return w.touched(c)
	case kinds.DoorCell:
		return w.door(c, "becomes")
	case kinds.CounterCell:
		return w.counterReaches(c)
	case kinds.TokenCell:
		return w.held(c.ID).at("token")
	case kinds.FigureCell:
		return w.kind(c.ID).at("npc")
	case kinds.CardCell:
		return w.notDealt(c.Any)
	case kinds.FallCell:
		if n := w.lifeless(c); n != nil {
			return n
		}
		return w.nthFall(c)
	case kinds.PersuadedCell, kinds.ChanceCell:
		return w.lifeless(c)
	case kinds.ObjectiveCell:
		if !w.done(c.ID) {
			return &Never{Field: "of", Why: "objective " + c.ID + " is never done"}
		}
	case kinds.RuleCell:
		if !w.works(c.ID) {
			return &Never{Field: "rule", Why: "rule " + c.ID + " never works"}
		}
	}
	return nil
}

// tooLate looks at numbers of rounds.
func (w *World) tooLate(c kinds.Cell) *Never {
	m := w.soonest(c, w.rounds)
	if w.rounds == 0 || m.Round <= w.rounds {
		return nil
	}
	return &Never{
		Field: m.Field, Why: fmt.Sprintf("%s comes after the end, which round %d brings at the latest", m.Words, w.rounds),
		Remedy: fmt.Sprintf("%s before %d, or let the game go on for longer", m.Remedy, w.rounds),
		Steps:  []string{fmt.Sprintf("the game is over when round %d begins", w.rounds), fmt.Sprintf("the rule waits for round %d", m.Round)},
	}
}

// lowest looks at the lowest level of the hostility track, which nothing ever reaches: every game begins at
// it or above. Other levels and holes that are there from the start are a matter of the pegs.
func (w *World) lowest(c kinds.Cell) *Never {
	if c.ID == "" || w.LevelIndex(c.ID) != 0 {
		return nil
	}
	title := w.Rules.Hostility.Levels[0].Title
	return &Never{
		Field: "level", Why: title + " is the lowest level, which every game begins at or above",
		Remedy: "wait for a higher level, or use {kind: \"start\"}",
		Steps:  []string{"a level is reached when a peg is put into its first hole", title + " counts without any peg"},
	}
}

// Passed says that a level or a hole is reached before the game begins, so that nobody ever sees it come, or nothing.
// Where a rule takes pegs off the track it can come again.
func (w *World) Passed(t model.Trigger) *Never {
	c, tracked := kinds.Of(kinds.Reads(t), kinds.TrackCell)
	h := w.Rules.Hostility
	pegs, _ := w.startPegs()
	first, field := c.Low, "peg" // the peg that it waits for
	if i := w.LevelIndex(c.ID); i > 0 {
		first, field = 1, "level"
		for _, l := range h.Levels[:i] {
			first += l.Holes
		}
	}
	rules, cards := w.PegsFall()
	if !tracked || first == 0 || pegs < first || pegs > h.Holes() || rules {
		return nil // more pegs than holes are a mistake of their own
	}
	n := &Never{Field: field, Why: fmt.Sprintf("it waits for peg %d, and the game begins with %s", first, english.Count(pegs, "peg")),
		Remedy: "begin with fewer than " + english.Count(first, "peg") + ", or wait for something that is still to come",
		Steps:  []string{"no rule takes pegs off the track"}}
	if cards {
		n.Maybe = "event cards take pegs off the track, after which it can come"
	} else if w.anyProse() {
		n.Maybe = "a rule is prose only and may take pegs off"
	}
	if field == "level" {
		n.Why = fmt.Sprintf("%s begins with peg %d, and the game with %s", h.Levels[w.LevelIndex(c.ID)].Title, first, english.Count(pegs, "peg"))
	}
	return n
}

// anyProse reports whether a rule is there in words alone.
func (g *Game) anyProse() bool {
	return slices.ContainsFunc(g.Mission.Rules, func(r model.Rule) bool { return !r.Simulated })
}

// LevelIndex is the place of a level on the track; -1: there is none.
func (g *Game) LevelIndex(id string) int {
	return slices.IndexFunc(g.Rules.Hostility.Levels, func(l model.HostilityLevel) bool { return l.ID == id })
}

// notDealt says that no card of a kind is ever in the deck, or nothing.
func (w *World) notDealt(kind string) *Never {
	if kind == "" || find(w.Rules.Cards, kind, cardKindID) == nil || w.Deals(kind) {
		return nil
	}
	return &Never{Field: "category", Why: "no card of the kind " + kind + " is in the deck", Remedy: "add the kind to setup.events, or wait for another",
		Steps: []string{"setup.events and the variations do not name " + kind, "no effect brings such cards in"}}
}

// nthFall looks at which of several that fall is waited for.
func (w *World) nthFall(c kinds.Cell) *Never {
	if c.Low < 2 || c.Who == nil {
		return nil
	}
	n, what := w.most(c.Who)
	if c.Low <= n {
		return nil
	}
	return &Never{Field: "nth", Why: fmt.Sprintf("it waits for number %d of %s, and there are %d at most", c.Low, what, n),
		Remedy: fmt.Sprintf("wait for number %d or lower", max(n, 1)), Steps: w.steps(c.Who)}
}

// most is how many figures of a choice there are in a whole game; endless: nobody can tell.
func (w *World) most(x *model.Who) (int, string) {
	switch {
	case x.Named != "":
		for _, m := range w.Mission.Setup.NPCs {
			if m.ID == x.Named {
				return max(m.Count, 1), x.Named
			}
		}
	case x.NPC != "":
		return w.supply(x.NPC).most, x.NPC
	}
	return kinds.Endless, ""
}

// steps say how figures of a choice come onto the board.
func (w *World) steps(x *model.Who) []string {
	if x.Named == "" && x.NPC != "" {
		return w.supply(x.NPC).steps
	}
	return nil
}
