package posts

import "github.com/sortie-tools/sortie/schema/model"

// graph is the ways between the stages of a campaign, by their places in it.
type graph struct {
	open bool    // a calendar or the players decide: every stage may come before every other
	from [][]int // the stages that lead to each
	// sure is, for each stage, those that are played on every way from the start to it, its own included.
	sure [][]bool
}

func newGraph(c *model.Campaign) *graph {
	g := &graph{open: true, from: make([][]int, len(c.Nodes)), sure: make([][]bool, len(c.Nodes))}
	place := map[string]int{}
	for i, n := range c.Nodes {
		place[n.ID] = i
		g.sure[i] = make([]bool, len(c.Nodes))
		g.sure[i][i] = true
	}
	for i, n := range c.Nodes {
		for _, b := range n.Next {
			g.open = false
			if to, stage := place[b.To]; stage {
				g.from[to] = append(g.from[to], i)
			}
		}
	}
	if start, known := place[c.Start.Node]; known && !g.open {
		g.settle(start)
	}
	return g
}

// before is which stages may have been played when one has, its own included.
func (g *graph) before(i int) []bool {
	seen := make([]bool, len(g.from))
	if g.open {
		for k := range seen {
			seen[k] = true
		}
		return seen
	}
	seen[i] = true
	for queue := []int{i}; len(queue) > 0; queue = queue[1:] {
		for _, k := range g.from[queue[0]] {
			if !seen[k] {
				seen[k] = true
				queue = append(queue, k)
			}
		}
	}
	return seen
}

// settle finds what is sure: a stage is played for certain before another if it is before all that lead to
// that one. It begins with too much and takes away until nothing changes.
func (g *graph) settle(start int) {
	reached := g.reached(start)
	for i := range g.sure {
		for k := range g.sure[i] {
			g.sure[i][k] = k == i || reached[i] && i != start
		}
	}
	for changed := true; changed; {
		changed = false
		for i, from := range g.from {
			if i != start && reached[i] && g.narrow(i, from, reached) {
				changed = true
			}
		}
	}
}

// narrow leaves what is sure of a stage that some lead to, and reports whether that was less than before.
func (g *graph) narrow(i int, from []int, reached []bool) (less bool) {
	for k, was := range g.sure[i] {
		if !was || k == i {
			continue
		}
		for _, f := range from {
			if reached[f] && !g.sure[f][k] {
				g.sure[i][k], less = false, true
				break
			}
		}
	}
	return less
}

// reached is which stages can be reached from one.
func (g *graph) reached(start int) []bool {
	ways := make([][]int, len(g.from))
	for to, from := range g.from {
		for _, f := range from {
			ways[f] = append(ways[f], to)
		}
	}
	seen := make([]bool, len(g.from))
	seen[start] = true
	for queue := []int{start}; len(queue) > 0; queue = queue[1:] {
		for _, to := range ways[queue[0]] {
			if !seen[to] {
				seen[to] = true
				queue = append(queue, to)
			}
		}
	}
	return seen
}
