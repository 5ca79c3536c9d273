package geom

import "github.com/sortie-tools/sortie/schema/model"

// refBuilding relaxes distances over all floors of a mission until nothing changes.
type refBuilding struct {
	m      *model.Mission
	floors []*refFloor
}

func newRefBuilding(m *model.Mission, r *model.RuleSet, floor func(*model.Board, *model.RuleSet) *refFloor) *refBuilding {
	b := &refBuilding{m: m}
	for _, f := range m.Floors() {
		b.floors = append(b.floors, floor(f.Board, r))
	}
	return b
}

// edge is one way to get from a cell to a cell: a figure that covers the first can come to cover the
// second, if it fits there.
type edge struct {
	from, to Spot
	cost     int
}

// links are the edges of all links, in the direction in which they are taken.
func (b *refBuilding) links(back bool, corner int) []edge {
	var out []edge
	for i, f := range b.m.Floors() {
		for _, l := range f.Board.Links {
			for j, g := range b.m.Floors() {
				if g.ID == l.Board {
					out = append(out, b.link(l, i, j, back, corner)...)
				}
			}
		}
	}
	return out
}

func (b *refBuilding) link(l model.Link, from, to int, back bool, corner int) []edge {
	var out []edge
	cost := int(l.Cost) / 100
	if int(l.Cost)%100 > 0 {
		cost++
	}
	if corner > 0 {
		cost = int(l.Cost)
	}
	for _, c := range b.floors[from].end(l.From) {
		for _, d := range b.floors[to].end(l.To) {
			up, down := edge{Spot{from, c}, Spot{to, d}, cost}, edge{Spot{to, d}, Spot{from, c}, cost}
			if !l.OneWay || !back {
				out = append(out, up)
			}
			if !l.OneWay || back {
				out = append(out, down)
			}
		}
	}
	return out
}

// end are the cells within half an inch of a point both ways that one can come to from its own cell by
// way of such cells, with no panel in between.
func (f *refFloor) end(p model.Point) []Cell {
	in := map[Cell]bool{f.g.CellAt(p): true}
	for range 4 {
		for _, c := range f.g.Cells() {
			m := c.Centre()
			if m.X < p.X-50 || m.X > p.X+50 || m.Y < p.Y-50 || m.Y > p.Y+50 {
				continue
			}
			for _, n := range around4(c) {
				if in[n] && len(f.crossings(n, c)) == 0 {
					in[c] = true
				}
			}
		}
	}
	var out []Cell
	for _, c := range f.g.Cells() {
		if in[c] {
			out = append(out, c)
		}
	}
	return out
}

// reach is the fewest steps to each position or, with a cost for corners, the shortest way.
func (b *refBuilding) reach(from Spot, n int, w Walker, back bool) map[Spot]int {
	fits := b.fits(n, w)
	edges, links := b.edges(fits, n, w), b.links(back, int(w.Corner))
	dist, changed := map[Spot]int{}, true
	relax := func(to Spot, d int) {
		if old, ok := dist[to]; fits[to] && (!ok || old > d) {
			dist[to], changed = d, true
		}
	}
	for _, p := range covering(from, n) {
		relax(p, 0)
	}
	for changed {
		changed = false
		for p, d := range dist {
			for _, e := range edges[p] {
				relax(e.to, d+e.cost)
			}
			for _, e := range links {
				if !covers(p, e.from, n) {
					continue
				}
				for _, to := range covering(e.to, n) {
					relax(to, d+e.cost)
				}
			}
		}
	}
	return dist
}

// fits are the positions that an n by n figure can stand on.
func (b *refBuilding) fits(n int, w Walker) map[Spot]bool {
	out := map[Spot]bool{}
	for i, f := range b.floors {
		for _, c := range f.g.Cells() {
			out[Spot{i, c}] = f.fits(c, n, func(panel int) bool { return w.Open(Lock{i, panel}) })
		}
	}
	return out
}

// edges are the steps from each position, those across corners last.
func (b *refBuilding) edges(fits map[Spot]bool, n int, w Walker) map[Spot][]edge {
	straight := 1
	if w.Corner > 0 {
		straight = 100
	}
	steps := func(p, q Spot) bool {
		unlocked := func(panel int) bool { return w.Open(Lock{p.Floor, panel}) }
		return fits[p] && fits[q] && (n > 1 || b.floors[p.Floor].step(p.Cell, q.Cell, n, unlocked))
	}
	out := map[Spot][]edge{}
	for p := range fits {
		for _, d := range [][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}} {
			level, upright := Spot{p.Floor, Cell{p.Col + d[0], p.Row}}, Spot{p.Floor, Cell{p.Col, p.Row + d[1]}}
			to := Spot{p.Floor, Cell{p.Col + d[0], p.Row + d[1]}}
			switch {
			case d[0] == 0 || d[1] == 0:
				if steps(p, to) {
					out[p] = append(out[p], edge{p, to, straight})
				}
			case w.Corner > 0 && steps(p, level) && steps(level, to) && steps(p, upright) && steps(upright, to):
				out[p] = append(out[p], edge{p, to, int(w.Corner)})
			}
		}
	}
	return out
}

// covering are the positions of an n by n figure that cover a cell.
func covering(s Spot, n int) []Spot {
	var out []Spot
	for dr := range n {
		for dc := range n {
			out = append(out, Spot{s.Floor, Cell{s.Col - dc, s.Row - dr}})
		}
	}
	return out
}

func covers(p, s Spot, n int) bool {
	return p.Floor == s.Floor && s.Col >= p.Col && s.Col < p.Col+n && s.Row >= p.Row && s.Row < p.Row+n
}
