package campaign

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// games is how many games after a stage each other is played, on the way with the fewest of them, and what it comes
// from on that way. What no way leads to is not among them.
func (g *Graph) games(first int) (games map[int]int, came map[int]int) {
	games, came = map[int]int{first: 0}, map[int]int{}
	for more := true; more; {
		more = false
		for i := range g.c.Nodes {
			at, reached := games[i]
			if !reached {
				continue
			}
			for _, to := range g.on[i] {
				next := at
				if to < len(g.c.Nodes) && g.c.Nodes[to].Mission != "" {
					next++
				}
				if old, have := games[to]; !have || next < old {
					games[to], came[to], more = next, i, true
				}
			}
		}
	}
	return games, came
}

// Games is how many games after one stage another is played, on the way with the fewest; the next one is 1. It is -1
// where no way leads there.
func (g *Graph) Games(first, last string) int {
	ends := g.places(first, last)
	if len(ends) < 2 || first == last {
		return -1
	}
	games, _ := g.games(ends[0])
	if n, ok := games[ends[1]]; ok {
		return n
	}
	return -1
}

// Shortest is the games that a crew plays on the way with the fewest to an ending; in a league the first stage of each
// turn.
func (g *Graph) Shortest() []model.CampaignNode {
	var out []model.CampaignNode
	if g.c.League != nil {
		for _, t := range g.c.League.Calendar {
			if len(t.Nodes) > 0 {
				if n := g.Stage(t.Nodes[0]); n != nil {
					out = append(out, *n)
				}
			}
		}
		return out
	}
	first, known := g.place[g.c.Start.Node]
	if !known {
		return nil
	}
	games, came := g.games(first)
	best := -1
	for i := range g.ids[len(g.c.Nodes):] {
		end := len(g.c.Nodes) + i
		if n, ok := games[end]; ok && (best < 0 || n < games[best]) {
			best = end
		}
	}
	for i, ok := came[best]; ok; i, ok = came[i] {
		if g.c.Nodes[i].Mission != "" {
			out = append(out, g.c.Nodes[i])
		}
	}
	slices.Reverse(out)
	return out
}

// LastMissions are the missions that can have been the last one played when a stage begins: those of the stages that
// lead to it, past passages of story.
func (g *Graph) LastMissions(id string) []string {
	if !Ordered(g.c) {
		return Missions(g.c)
	}
	var out []string
	seen := map[int]bool{}
	for todo := g.places(id); len(todo) > 0; todo = todo[1:] {
		for _, i := range g.from[todo[0]] {
			switch n := g.c.Nodes[i]; {
			case seen[i]:
			case n.Mission != "":
				out = once(out, n.Mission)
			default:
				seen[i] = true
				todo = append(todo, i)
			}
		}
	}
	return out
}
