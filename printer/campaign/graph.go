package campaign

import "slices"

// graph is the stages and endings of a campaign in layers, so that every way but those that lead back runs
// from a layer to a later one.
type graph struct {
	ids    []string
	ways   map[string][]string // ways on, by stage
	back   map[[2]string]bool  // of these, those that lead back
	layers [][]string
}

// newGraph lays stages out from the first one. What no way leads to stands in the last layer.
func newGraph(ids []string, start string, ways map[string][]string) *graph {
	g := &graph{ids: ids, ways: ways, back: map[[2]string]bool{}}
	depth := g.depths(start)
	g.sink(start, depth)
	for _, id := range ids {
		for len(g.layers) <= depth[id] {
			g.layers = append(g.layers, nil)
		}
		g.layers[depth[id]] = append(g.layers[depth[id]], id)
	}
	return g
}

// depths is how many ways the longest walk to each stage has.
func (g *graph) depths(start string) map[string]int {
	order := g.order(start)
	depth := map[string]int{}
	for _, id := range order {
		for _, to := range g.ways[id] {
			if !g.back[[2]string{id, to}] {
				depth[to] = max(depth[to], depth[id]+1)
			}
		}
	}
	return depth
}

// sink moves what has no ways, from it or to it, into the last layer.
func (g *graph) sink(start string, depth map[string]int) {
	last, reached := 0, map[string]bool{start: true}
	for _, id := range g.ids {
		last = max(last, depth[id])
		for _, to := range g.ways[id] {
			reached[to] = true
		}
	}
	for _, id := range g.ids {
		if !reached[id] && len(g.ways[id]) == 0 {
			depth[id] = last
		}
	}
}

// order is all stages, each before those that it leads to; ways that would break this are found to lead back.
func (g *graph) order(start string) []string {
	const unseen, open, done = 0, 1, 2
	state := map[string]int{}
	var out []string
	var walk func(id string)
	walk = func(id string) {
		state[id] = open
		for _, to := range g.ways[id] {
			switch state[to] {
			case unseen:
				walk(to)
			case open:
				g.back[[2]string{id, to}] = true
			}
		}
		state[id] = done
		out = append(out, id)
	}
	for _, id := range append([]string{start}, g.ids...) {
		if state[id] == unseen && slices.Contains(g.ids, id) {
			walk(id)
		}
	}
	slices.Reverse(out)
	return out
}

// narrow parts layers that have more stages than fit beside each other.
func (g *graph) narrow(most int) {
	var out [][]string
	for _, layer := range g.layers {
		for len(layer) > most {
			out = append(out, layer[:most])
			layer = layer[most:]
		}
		out = append(out, layer)
	}
	g.layers = out
}

// joint is a place in a layer: a stage, or a line's way through it.
type joint struct {
	id   string // of a stage; empty for a joint of a line
	line int    // which line, for a joint
}

// line is a way from a stage to another.
type line struct {
	from, to string
	port     int // which of the stage's ways
}

// woven is the layers with the joints of all lines, ordered so that few lines cross.
func (g *graph) woven(lines []line) [][]joint {
	at := map[string]int{}
	rows := make([][]joint, len(g.layers))
	for i, layer := range g.layers {
		for _, id := range layer {
			at[id] = i
			rows[i] = append(rows[i], joint{id: id})
		}
	}
	for n, l := range lines {
		for i := at[l.from] + 1; i < at[l.to]; i++ {
			rows[i] = append(rows[i], joint{line: n})
		}
	}
	for range 4 {
		for i := 1; i < len(rows); i++ {
			g.sort(rows[i], rows[i-1], lines, true)
		}
		for i := len(rows) - 2; i >= 0; i-- {
			g.sort(rows[i], rows[i+1], lines, false)
		}
	}
	return rows
}

// sort orders a row by where its neighbours in another row stand.
func (g *graph) sort(row, other []joint, lines []line, above bool) {
	place := map[joint]int{}
	for i, j := range other {
		place[j] = i
	}
	// Places are compared in thousandths, shared by the width of the row: rows have different numbers.
	weight := map[joint]int{}
	for i, j := range row {
		sum, n := 0, 0
		add := func(k joint) {
			if p, ok := place[k]; ok {
				sum, n = sum+(2*p+1)*1000/(2*len(other)), n+1
			}
		}
		for x, l := range lines {
			switch {
			case j.id == "" && j.line != x:
			case above && (j.id == "" || l.to == j.id):
				add(joint{line: x})
				add(joint{id: l.from})
			case !above && (j.id == "" || l.from == j.id):
				add(joint{line: x})
				add(joint{id: l.to})
			}
		}
		weight[j] = (2*i + 1) * 1000 / (2 * len(row))
		if n > 0 {
			weight[j] = sum / n
		}
	}
	slices.SortStableFunc(row, func(a, b joint) int { return weight[a] - weight[b] })
}
