package play

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Metric is what a crew has come to by something that games are decided by; false: the engine does not count it.
func (g *Game) Metric(crew int8, metric string) (int, bool) {
	switch metric {
	case "survivors":
		return g.aboard(crew), true
	case "item-value":
		return g.cargo(crew, false), true
	case "new-item-value":
		return g.cargo(crew, true), true
	case "points":
		return g.scored(crew), true
	case "health":
		return g.vigour(crew), true
	case "rounds":
		return int(g.Round), true
	}
	return 0, false
}

// scored is how many points a crew has: those of rules, and those of the objectives that it has done.
func (g *Game) scored(crew int8) int {
	n := int(g.Points[crew])
	for i := range g.Rules.Mission.Objectives {
		if p := g.Rules.Mission.Objectives[i].Reward.Points; p != 0 && g.Done(crew, i) {
			n += p
		}
	}
	return n
}

// aboard is how many traders of a crew are back on their ship.
func (g *Game) aboard(crew int8) int {
	n := 0
	for i := range int8(g.Count) {
		if x := &g.Figures[i]; x.Crew == crew && g.isTrader(i) && x.Flags.Has(Aboard) {
			n++
		}
	}
	return n
}

// vigour is how many pegs of health the traders of a crew have between them.
func (g *Game) vigour(crew int8) int {
	n := 0
	for i := range int8(g.Count) {
		if g.Figures[i].Crew == crew && g.isTrader(i) {
			n += int(g.Figures[i].Health)
		}
	}
	return n
}

// cargo is what the gear sells for that a crew has brought home; fresh: without what it began with (seed 000:651, 1763).
func (g *Game) cargo(crew int8, fresh bool) int {
	n := 0
	for i, d := range g.Rules.tokens {
		t := &g.Tokens[i]
		if t.Where != InTray || fresh && t.Flags.has(Starting) {
			continue
		}
		if x := &g.Figures[t.At]; x.Crew == crew && x.Flags.Has(Aboard) {
			n += int(g.Rules.designs[d].sell)
		}
	}
	return n
}

// Winners are the crews that have won, a bit each: those who have done the objective that decides; where nobody has, those
// who come first by what the rule set compares (seed 000:649-651). A crew that has nobody left has lost.
func (g *Game) Winners() uint8 {
	in, _, _ := g.decide()
	return in
}

// WonBy is what the game was decided by: an objective, by its number, or something that crews are compared by; -1 and nothing: it
// had to be decided by nothing, as one crew alone was left, or none.
func (g *Game) WonBy() (objective int, metric string) {
	_, objective, metric = g.decide()
	return objective, metric
}

// decide is who has won, and by what.
func (g *Game) decide() (in uint8, objective int, metric string) {
	objective = -1
	for crew := range int8(g.Crews) {
		if !g.lost(crew) {
			in |= 1 << crew
		}
	}
	if i := g.Rules.Deciding(); i >= 0 && in != 0 {
		if by, ok := ranked(g.Rules.Mission.Objectives[i].Done); ok {
			if best := g.best(in, by); best != 0 {
				return best, i, ""
			}
		}
		if did := g.doers(in, i); did != 0 {
			in, objective = did, i
		}
	}
	for _, d := range g.Rules.Set.Ending.Rank {
		if d.Metric != "" && in&(in-1) != 0 {
			in, metric = g.best(in, d.Metric), d.Metric
		}
	}
	return in, objective, metric
}

// Deciding is the objective that the ending of the rule set decides games by, by its number; -1: the mission has none such.
func (x *Rules) Deciding() int {
	return slices.IndexFunc(x.Mission.Objectives, func(o model.Objective) bool { return o.ID == x.Set.Ending.Objective })
}

// Earned reports whether a crew has done an objective with nobody to be compared with: of what crews are ranked by, it has any.
func (g *Game) Earned(crew int8, objective int) bool {
	if by, ok := ranked(g.Rules.Mission.Objectives[objective].Done); ok {
		n, known := g.Metric(crew, by)
		return known && n > 0
	}
	return !g.lost(crew) && g.Done(crew, objective)
}

// doers are those of some crews who have done an objective.
func (g *Game) doers(in uint8, objective int) uint8 {
	var out uint8
	for crew := range int8(g.Crews) {
		if in>>crew&1 == 1 && g.Done(crew, objective) {
			out |= 1 << crew
		}
	}
	return out
}

// ranked is what a goal compares crews by.
func ranked(goal model.Goal) (metric string, ok bool) {
	return goal.Metric, kinds.GoalKindOf(goal.Kind) == kinds.RankGoal && goal.Metric != ""
}

// lost reports whether a crew has lost whatever else it has done.
func (g *Game) lost(crew int8) bool {
	s := g.Rules.Set.Ending.Lost
	if s == nil {
		return false
	}
	n, ok := g.Metric(crew, s.Metric)
	return ok && n <= s.Most
}

// best are those of some crews who have most of something.
func (g *Game) best(in uint8, metric string) uint8 {
	var out uint8
	most := -1 << 30
	for crew := range int8(g.Crews) {
		n, ok := g.Metric(crew, metric)
		switch {
		case in>>crew&1 == 0 || !ok || n < most:
		case n > most:
			most, out = n, 1<<crew
		default:
			out |= 1 << crew
		}
	}
	if out == 0 {
		return in
	}
	return out
}
