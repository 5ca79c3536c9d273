package campaign

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// Graph is the stages and the endings of a campaign with the ways between them.
type Graph struct {
	c       *model.Campaign
	ids     []string // of the stages in the author's order, then of the endings
	place   map[string]int
	on      [][]int // where each leads
	from    [][]int // what leads to each
	starts  []int   // the first stage, and those of a league's calendar
	whole   bool
	reached []bool
}

// NewGraph follows the ways of a campaign.
func NewGraph(c *model.Campaign) *Graph {
	g := &Graph{c: c, ids: append(c.Names("node"), c.Names("ending")...), place: map[string]int{}, whole: true}
	for i, id := range g.ids {
		if _, taken := g.place[id]; !taken {
			g.place[id] = i
		}
	}
	g.on, g.from = make([][]int, len(g.ids)), make([][]int, len(g.ids))
	for i, n := range c.Nodes {
		for _, b := range n.Next {
			if to, ok := g.at(b.To); ok {
				g.on[i], g.from[to] = append(g.on[i], to), append(g.from[to], i)
			}
		}
	}
	for _, id := range append([]string{c.Start.Node}, calendar(c)...) {
		if i, ok := g.at(id); ok {
			g.starts = append(g.starts, i)
		}
	}
	g.reached = spread(g.on, g.starts, nil)
	return g
}

// calendar are the stages that a league plays.
func calendar(c *model.Campaign) []string {
	var out []string
	if c.League != nil {
		for _, turn := range c.League.Calendar {
			out = append(out, turn.Nodes...)
		}
	}
	return out
}

// at is the place of a stage or an ending that is named. A name that nothing has leaves the graph with a hole.
func (g *Graph) at(id string) (int, bool) {
	i, ok := g.place[id]
	g.whole = g.whole && ok
	return i, ok
}

// Whole reports whether everything is there that the campaign leads to.
func (g *Graph) Whole() bool { return g.whole }

// League reports whether a calendar says which stage comes when.
func League(c *model.Campaign) bool { return c.Form == "league" || c.League != nil }

// Ordered reports whether stages come in the order of their ways: not where a calendar or the players decide.
func Ordered(c *model.Campaign) bool { return !League(c) && c.Form != "free" }

// places are those of some stages and endings; what there is not has none.
func (g *Graph) places(ids ...string) []int {
	var out []int
	for _, id := range ids {
		if i, ok := g.place[id]; ok {
			out = append(out, i)
		}
	}
	return out
}

// Stage is a stage by its id, or nil.
func (g *Graph) Stage(id string) *model.CampaignNode {
	if i, ok := g.place[id]; ok && i < len(g.c.Nodes) {
		return &g.c.Nodes[i]
	}
	return nil
}

// spread is what can be reached from some places along ways, past those that are shut.
func spread(ways [][]int, from []int, shut []bool) []bool {
	seen := make([]bool, len(ways))
	todo := slices.Clone(from)
	for ; len(todo) > 0; todo = todo[1:] {
		i := todo[0]
		if !seen[i] && (shut == nil || !shut[i]) {
			seen[i] = true
			todo = append(todo, ways[i]...)
		}
	}
	return seen
}

// named are the ids of the places that are marked.
func (g *Graph) named(marked []bool) map[string]bool {
	out := map[string]bool{}
	for i, id := range g.ids {
		if marked[i] {
			out[id] = true
		}
	}
	return out
}

// Reached are the stages and endings that the campaign comes to.
func (g *Graph) Reached() map[string]bool { return g.named(g.reached) }

// From are the stages and endings that a stage leads to in the end, itself with them.
func (g *Graph) From(id string) map[string]bool {
	return g.named(spread(g.on, g.places(id), nil))
}

// Past are the stages and endings that the campaign comes to without playing some stages.
func (g *Graph) Past(stages ...string) map[string]bool {
	shut := make([]bool, len(g.ids))
	for _, i := range g.places(stages...) {
		shut[i] = true
	}
	return g.named(spread(g.on, g.starts, shut))
}

// Before are the stages that may have been played before one, in the author's order; where nothing says in which order
// they come, all the others. Stages that nothing leads to are a mistake of their own and count as if something did.
func (g *Graph) Before(id string) []string {
	var out []string
	var next []int
	for _, i := range g.places(id) {
		next = g.from[i]
	}
	leads := spread(g.from, next, nil)
	for i, n := range g.c.Nodes {
		if !Ordered(g.c) && (n.ID != id || n.Times > 1) || Ordered(g.c) && leads[i] {
			out = append(out, n.ID)
		}
	}
	return out
}

// may is which stages may have been played once one has, and must which have been for certain, both with itself.
func (g *Graph) may(stage int) []bool {
	if Ordered(g.c) {
		return spread(g.from, []int{stage}, nil)
	}
	all := make([]bool, len(g.ids))
	for i := range g.c.Nodes {
		all[i] = true
	}
	return all
}

func (g *Graph) must() [][]bool {
	out := make([][]bool, len(g.c.Nodes))
	for i := range out {
		out[i] = make([]bool, len(g.ids))
		out[i][i] = true
	}
	if !Ordered(g.c) {
		return out
	}
	for k := range out {
		shut := make([]bool, len(g.ids))
		shut[k] = true
		past := spread(g.on, g.starts, shut)
		for i := range out {
			out[i][k] = out[i][k] || g.reached[i] && !past[i]
		}
	}
	return out
}
