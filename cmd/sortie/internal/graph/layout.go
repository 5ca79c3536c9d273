package graph

import "slices"

// Sizes of the drawing, in its own units.
const (
	NodeWidth  = 190
	NodeHeight = 46
	columnGap  = 70
	rowGap     = 16
	edge       = 20 // around everything
)

// sweeps is how often the order of the columns is mended.
const sweeps = 8

// place is a node in its column, or a point that an edge over several columns goes through.
type place struct {
	node   int // -1: of an edge
	column int
	order  int
	to     []*place
	from   []*place
}

// layOut gives every node a place: in the column behind the last of its causes, where as few edges cross as a few sweeps find.
func (g *Graph) layOut() {
	columns := g.columns()
	places := make([]*place, len(g.Nodes))
	var rows [][]*place
	put := func(p *place) {
		for len(rows) <= p.column {
			rows = append(rows, nil)
		}
		p.order = len(rows[p.column])
		rows[p.column] = append(rows[p.column], p)
	}
	for i := range g.Nodes {
		places[i] = &place{node: i, column: columns[i]}
		put(places[i])
	}
	ways := make([][]*place, len(g.Edges))
	for i, e := range g.Edges {
		from, to := places[e.From], places[e.To]
		at := from
		for c := from.column + 1; c < to.column; c++ {
			next := &place{node: -1, column: c}
			put(next)
			at.to, next.from = append(at.to, next), append(next.from, at)
			ways[i] = append(ways[i], next)
			at = next
		}
		if from.column < to.column {
			at.to, to.from = append(at.to, to), append(to.from, at)
		}
	}
	for s := range sweeps {
		for c := range rows {
			if s%2 == 1 {
				c = len(rows) - 1 - c
			}
			arrange(rows[c], s%2 == 0)
		}
	}
	g.draw(rows, places, ways)
}

// columns are those of the nodes: circles are cut where they close.
func (g *Graph) columns() []int {
	after := make([][]int, len(g.Nodes))
	for _, e := range g.Edges {
		after[e.To] = append(after[e.To], e.From)
	}
	column, state := make([]int, len(g.Nodes)), make([]int, len(g.Nodes))
	var visit func(i int) int
	visit = func(i int) int {
		if state[i] != 0 {
			return column[i]
		}
		state[i] = 1
		for _, from := range after[i] {
			if state[from] != 1 {
				column[i] = max(column[i], visit(from)+1)
			}
		}
		state[i] = 2
		return column[i]
	}
	for i := range g.Nodes {
		visit(i)
	}
	return column
}

// arrange orders a column by the middle of what each place is joined with in the column before it, or behind it.
func arrange(row []*place, before bool) {
	middle := func(p *place) int {
		near := p.from
		if !before {
			near = p.to
		}
		if len(near) == 0 {
			return p.order * 1000
		}
		sum := 0
		for _, o := range near {
			sum += o.order * 1000
		}
		return sum / len(near)
	}
	at := map[*place]int{}
	for _, p := range row {
		at[p] = middle(p)
	}
	slices.SortStableFunc(row, func(a, b *place) int { return at[a] - at[b] })
	for i, p := range row {
		p.order = i
	}
}

// draw turns places into points.
func (g *Graph) draw(rows [][]*place, places []*place, ways [][]*place) {
	tallest := 0
	height := func(row []*place) int { return len(row)*(NodeHeight+rowGap) - rowGap }
	for _, row := range rows {
		tallest = max(tallest, height(row))
	}
	x := func(p *place) int { return edge + p.column*(NodeWidth+columnGap) }
	y := func(p *place) int {
		return edge + (tallest-height(rows[p.column]))/2 + p.order*(NodeHeight+rowGap)
	}
	for i, p := range places {
		g.Nodes[i].X, g.Nodes[i].Y = x(p), y(p)
	}
	for i := range g.Edges {
		e := &g.Edges[i]
		from, to := places[e.From], places[e.To]
		e.Way = [][2]int{{x(from) + NodeWidth, y(from) + NodeHeight/2}}
		for _, p := range ways[i] {
			e.Way = append(e.Way, [2]int{x(p), y(p) + NodeHeight/2}, [2]int{x(p) + NodeWidth, y(p) + NodeHeight/2})
		}
		e.Way = append(e.Way, [2]int{x(to), y(to) + NodeHeight/2})
	}
	g.Width = 2*edge + max(len(rows), 1)*(NodeWidth+columnGap) - columnGap
	g.Height = 2*edge + tallest
}
