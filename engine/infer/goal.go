package infer

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Goal says why a goal is never met by itself, or nothing. Goals within it are told of themselves.
func (w *World) Goal(g model.Goal) *Never {
	if w.Figures(g.Who) != nil {
		return elsewhere()
	}
	if kinds.Joins(g) == kinds.All {
		return w.against(g)
	}
	return first(kinds.Wants(g), w.met)
}

// met says why what a goal asks for never comes about, or nothing.
func (w *World) met(c kinds.Cell) *Never {
	switch c.Sort {
	case kinds.FallCell:
		if n := w.lifeless(c); n != nil {
			return n
		}
		return w.enoughFigures(c)
	case kinds.AliveCell:
		return w.enoughFigures(c)
	case kinds.RankCell:
		return w.ranked(c)
	case kinds.TokenCell:
		return w.enoughTokens(c)
	case kinds.PieceCell:
		return w.enoughPieces(c)
	case kinds.TimeCell:
		return w.enoughTime(c)
	case kinds.ScoreCell:
		return w.scored(c)
	case kinds.CounterCell:
		return w.counterComesTo(c)
	case kinds.PersuadedCell:
		if n := w.lifeless(c); n != nil {
			return n
		}
		return w.able(c)
	case kinds.ShipCell:
		return w.noShip()
	}
	return nil
}

// enoughFigures looks at how many are to be brought down or brought home.
func (w *World) enoughFigures(c kinds.Cell) *Never {
	if c.Who == nil || c.Low < 2 {
		return nil
	}
	n, what := w.most(c.Who)
	if c.Low <= n {
		return nil
	}
	return &Never{Field: "count", Why: fmt.Sprintf("it asks for %d of %s, and there are %d at most", c.Low, what, n),
		Remedy: fmt.Sprintf("ask for %d or fewer, or bring more of them in", max(n, 1)), Steps: w.steps(c.Who)}
}

// ranked looks at rankings, which need somebody to be compared with.
func (w *World) ranked(c kinds.Cell) *Never {
	if w.Mission.Players.Max == 1 {
		return &Never{Field: "kind", Why: "it ranks crews, and only one plays", Remedy: "let more crews play, or use a goal of a number, such as {kind: \"score\"}",
			Steps: []string{"players.max is 1", "a ranking compares the crews with one another"}}
	}
	if why := w.nothingToRank(c.State); why != "" {
		return &Never{Field: "metric", Why: why, Remedy: "rank the crews by something else, or bring it into the mission"}
	}
	if find(w.Rules.NPCs, c.ID, npcID) != nil {
		return w.kind(c.ID).at("of")
	}
	return w.held(c.ID).at("of")
}

// nothingToRank says why all crews are always equal in what is compared; empty where they need not be.
func (w *World) nothingToRank(metric string) string {
	switch {
	case metric == "points" && !w.scores():
		return "it ranks crews by points, and nothing scores any"
	case metric == "zones" && !w.zoned():
		return "it ranks crews by zones, and the board has none"
	}
	return ""
}

// zoned reports whether a zone is drawn on some floor.
func (g *Game) zoned() bool {
	return slices.ContainsFunc(g.Mission.Floors(), func(f model.NamedFloor) bool { return len(f.Board.Zones) > 0 })
}

// enoughTokens looks at how many tokens of any design are to be found: no more can be than all boxes hold. Those of one
// design are told of with the tokens.
func (w *World) enoughTokens(c kinds.Cell) *Never {
	if c.ID != "" || !w.tokensBoxed() {
		return nil
	}
	n := 0
	for _, t := range w.Rules.Tokens {
		n += w.Boxed(t.ID)
	}
	if c.Low <= n {
		return nil
	}
	return &Never{Field: "count", Why: fmt.Sprintf("it asks for %s, and the boxes hold %d", english.Count(c.Low, "token"), n),
		Remedy: fmt.Sprintf("ask for %d at most, or name another box", n), Steps: []string{"boxes: " + english.And(w.Mission.Boxes), fmt.Sprintf("tokens of all designs in them: %d", n)}}
}

// enoughPieces looks at how many of a sort are asked for.
func (w *World) enoughPieces(c kinds.Cell) *Never {
	if c.Any == "" {
		return nil
	}
	n := w.piecesOf(c.Any)
	switch {
	case n == 0:
		return w.sort(c.Any)
	case c.Low > n:
		return &Never{Field: "count", Why: fmt.Sprintf("it asks for %d of %s, and %d stand on the board", c.Low, c.Any, n),
			Remedy: fmt.Sprintf("ask for %d or fewer, or put more on the board", n), Steps: []string{fmt.Sprintf("pieces of the sort %s on all floors: %d", c.Any, n)}}
	}
	return nil
}

// enoughTime looks at what takes time: what the game ends with as a round begins leaves one round fewer.
func (w *World) enoughTime(c kinds.Cell) *Never {
	if w.rounds == 0 || c.Low < w.rounds {
		return nil
	}
	return &Never{Field: "rounds", Why: fmt.Sprintf("it takes %s, and the game has %d at most", english.Count(c.Low, "round"), w.rounds-1),
		Remedy: fmt.Sprintf("ask for %d or fewer, or let the game go on for longer", max(w.rounds-1, 1)),
		Steps:  []string{fmt.Sprintf("the game is over when round %d begins: %s are played", w.rounds, english.Count(w.rounds-1, "round"))}}
}

// scored looks at victory points.
func (w *World) scored(c kinds.Cell) *Never {
	if w.scores() {
		return nil
	}
	return &Never{Field: "points", Why: fmt.Sprintf("it asks for %s, and nothing scores any", english.Count(c.Low, "point")),
		Remedy: "add effects {kind: \"score\"} or rewards of points", Steps: []string{"no rule scores", "no reward pays points"}}
}

// counterComesTo looks at the number that a counter is to stand at: it may do so from the start.
func (w *World) counterComesTo(c kinds.Cell) *Never {
	if s := w.counters[c.ID]; s != nil && !s.Changed && s.Values.Has(c.Low) && !w.aboveMost(c) {
		return nil
	}
	return w.counterReaches(c)
}

// aboveMost reports whether a counter is to stand above its most.
func (w *World) aboveMost(c kinds.Cell) bool {
	k := find(w.Mission.Setup.Counters, c.ID, counterID)
	return k != nil && k.Most != nil && c.Low > *k.Most
}

// scores reports whether anything in the mission scores victory points; prose may.
func (w *World) scores() bool {
	return w.changed(kinds.ScoreCell, func(_ Effect, c kinds.Cell) bool { return c.Move.Goes(1) }) || w.anyProse() ||
		slices.ContainsFunc(w.Mission.Objectives, func(o model.Objective) bool { return paysPoints(o.Reward) })
}

// paysPoints reports whether a reward is paid in victory points.
func paysPoints(r model.Reward) bool {
	return r.Points > 0 || r.Per != nil && r.Per.Points > 0 || slices.ContainsFunc(r.Tiers, func(t model.Tier) bool { return t.Points > 0 })
}

// against finds goals that all have to be met and of which one undoes another: a figure that is to die
// and to come home.
func (w *World) against(g model.Goal) *Never {
	for i, a := range g.Goals {
		fall, falls := kinds.Of(kinds.Wants(a), kinds.FallCell)
		for _, b := range g.Goals {
			if alive, lives := kinds.Of(kinds.Wants(b), kinds.AliveCell); falls && lives && w.sameOne(fall.Who, alive.Who) {
				return &Never{Field: fmt.Sprintf("goals.%d", i), Why: fmt.Sprintf("%s is to be defeated and to be alive", a.Who.Named), Remedy: "use kind: \"any\", or leave one of the goals out"}
			}
		}
	}
	return nil
}

// sameOne reports whether two choices are the same single figure.
func (w *World) sameOne(a, b *model.Who) bool {
	if a == nil || b == nil || a.Named == "" || a.Named != b.Named {
		return false
	}
	n, _ := w.most(a)
	return n == 1
}
