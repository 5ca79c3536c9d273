package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// goal says why a goal is never met by itself, or nothing. Goals within it are told of themselves.
func (w *world) goal(g model.Goal) *never {
	for _, look := range []func(model.Goal) *never{w.goalFigures, w.goalTokens, w.goalPieces, w.goalRounds, w.goalNumbers, w.goalAgainst, w.goalAble, w.goalShips} {
		if n := look(g); n != nil {
			return n
		}
	}
	return nil
}

// goalFigures looks at those who are to be brought down or brought home.
func (w *world) goalFigures(g model.Goal) *never {
	if w.who(g.Who) != nil {
		return toldBy("OBJ006")
	}
	switch g.Kind {
	case "defeat", "capture", "rescue":
		if g.Who == nil || g.Count < 2 {
			return nil
		}
		n, what := w.most(g.Who)
		if g.Count <= n {
			return nil
		}
		return &never{field: "count", why: fmt.Sprintf("it asks for %d of %s, and there are %d at most", g.Count, what, n),
			remedy: fmt.Sprintf("ask for %d or fewer, or bring more of them in", max(n, 1)), steps: w.steps(g.Who)}
	case "rank":
		return w.goalRank(g)
	}
	return nil
}

// goalRank looks at rankings, which need somebody to be compared with.
func (w *world) goalRank(g model.Goal) *never {
	if w.Mission.Players.Max == 1 {
		return &never{field: "kind", why: "it ranks crews, and only one plays", remedy: "let more crews play, or use a goal of a number, such as {kind: \"score\"}",
			steps: []string{"players.max is 1", "a ranking compares the crews with one another"}}
	}
	if why := w.nothingToRank(g.Metric); why != "" {
		return &never{field: "metric", why: why, remedy: "rank the crews by something else, or bring it into the mission"}
	}
	if find(w.Rules.NPCs, g.Of, npcID) != nil {
		return w.kind(g.Of).at("of")
	}
	if find(w.Rules.Tokens, g.Of, tokenID) != nil {
		return w.held(g.Of).at("of")
	}
	return nil
}

// nothingToRank says why all crews are always equal in what is compared; empty where they need not be.
func (w *world) nothingToRank(metric string) string {
	switch {
	case metric == "points" && !w.scores():
		return "it ranks crews by points, and nothing scores any"
	case metric == "zones" && len(w.ids(zoneThing)) == 0:
		return "it ranks crews by zones, and the board has none"
	}
	return ""
}

// goalTokens looks at how many tokens of any design are to be found: no more can be than all boxes hold. Those of one
// design are told of with the tokens.
func (w *world) goalTokens(g model.Goal) *never {
	if g.Kind != "collect" || g.Token != "" || !w.tokensBoxed() {
		return nil
	}
	n := 0
	for _, t := range w.Rules.Tokens {
		n += w.stock().Boxed(t.ID)
	}
	if g.Count <= n {
		return nil
	}
	return &never{field: "count", why: fmt.Sprintf("it asks for %s, and the boxes hold %d", english.Count(g.Count, "token"), n),
		remedy: fmt.Sprintf("ask for %d at most, or name another box", n), steps: []string{"boxes: " + english.And(w.Mission.Boxes), fmt.Sprintf("tokens of all designs in them: %d", n)}}
}

// goalPieces looks at what is to be destroyed.
func (w *world) goalPieces(g model.Goal) *never {
	if g.Kind != "destroy" || g.Any == "" {
		return nil
	}
	n := w.piecesOf(g.Any)
	switch {
	case n == 0:
		return w.sort(g.Any)
	case g.Count > n:
		return &never{field: "count", why: fmt.Sprintf("it asks for %d of %s, and %d stand on the board", g.Count, g.Any, n),
			remedy: fmt.Sprintf("ask for %d or fewer, or put more on the board", n), steps: []string{fmt.Sprintf("pieces of the sort %s on all floors: %d", g.Any, n)}}
	}
	return nil
}

// goalRounds looks at goals that take time: what the game ends with as a round begins leaves one round fewer.
func (w *world) goalRounds(g model.Goal) *never {
	if g.Kind != "hold" && g.Kind != "survive" || w.rounds == 0 || g.Rounds < w.rounds {
		return nil
	}
	return &never{field: "rounds", why: fmt.Sprintf("it takes %s, and the game has %d at most", english.Count(g.Rounds, "round"), w.rounds-1),
		remedy: fmt.Sprintf("ask for %d or fewer, or let the game go on for longer", max(w.rounds-1, 1)),
		steps:  []string{fmt.Sprintf("the game is over when round %d begins: %s are played", w.rounds, english.Count(w.rounds-1, "round"))}}
}

// goalNumbers looks at counters and points.
func (w *world) goalNumbers(g model.Goal) *never {
	switch g.Kind {
	case "score":
		if !w.scores() {
			return &never{field: "points", why: fmt.Sprintf("it asks for %s, and nothing scores any", english.Count(g.Points, "point")),
				remedy: "add effects {kind: \"score\"} or rewards of points", steps: []string{"no rule scores", "no reward pays points"}}
		}
	case "counter":
		c, s := find(w.Mission.Setup.Counters, g.Of, counterID), w.spans[g.Of]
		switch {
		case c == nil:
			return nil // REF001 says so
		case c.Most != nil && g.Reaches > *c.Most:
			return toldBy("CNT001")
		case !s.changed && !s.values.has(g.Reaches):
			return toldBy("OBJ008")
		case !s.values.has(g.Reaches):
			return &never{about: g.Of, field: "reaches", why: fmt.Sprintf("counter %s never comes to %d: it is %s", g.Of, g.Reaches, s.reached()),
				remedy: "choose a number that the effects can bring it to, or let one change it further", steps: s.steps}
		}
	}
	return nil
}

// scores reports whether anything in the mission scores victory points.
func (w *world) scores() bool {
	found := false
	w.effects(func(e effectAt) { found = found || e.Kind == "score" && e.Points > 0 })
	for _, o := range w.Mission.Objectives {
		found = found || paysPoints(o.Reward)
	}
	for _, r := range w.Mission.Rules {
		found = found || !r.Simulated // prose may score
	}
	return found
}

func paysPoints(r model.Reward) bool {
	return r.Points > 0 || r.Per != nil && r.Per.Points > 0 || slices.ContainsFunc(r.Tiers, func(t model.Tier) bool { return t.Points > 0 })
}

// goalAgainst finds goals that all have to be met and of which one undoes another: a figure that is to die
// and to come home.
func (w *world) goalAgainst(g model.Goal) *never {
	if g.Kind != "all" {
		return nil
	}
	for i, a := range g.Goals {
		for _, b := range g.Goals {
			if a.Kind == "defeat" && (b.Kind == "rescue" || b.Kind == "capture" || b.Kind == "survive") && w.sameOne(a.Who, b.Who) {
				return &never{field: fmt.Sprintf("goals.%d", i), why: fmt.Sprintf("%s is to be defeated and to be alive", a.Who.Named), remedy: "use kind: \"any\", or leave one of the goals out"}
			}
		}
	}
	return nil
}

// sameOne reports whether two choices are the same single figure.
func (w *world) sameOne(a, b *model.Who) bool {
	if a == nil || b == nil || a.Named == "" || a.Named != b.Named {
		return false
	}
	n, _ := w.most(a)
	return n == 1
}
