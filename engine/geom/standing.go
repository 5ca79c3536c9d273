package geom

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// Near is how many inches from an entry point an arrival still counts as close to it.
const Near = 2

// Standing is how many figures with bases of the given diameter find room close to a point; it stops
// counting at want.
func (g *Grid) Standing(at model.Point, base model.Length, want int) int {
	return len(g.Stands(at, base, want))
}

// Stands are places close to a point for as many figures as there is room for, up to want: the cells
// that each covers. Each covers a cell of the point's own room at most Near steps from the point's cell,
// and none overlaps another. The rule puts arrivals in contact with the entry point, else as close as
// possible (seed 000:1252).
func (g *Grid) Stands(at model.Point, base model.Length, want int) [][]Cell {
	q := Query{Base: base}
	p := packing{span: q.span(), want: want, tries: mostTries}
	seen := map[Cell]bool{}
	for _, c := range g.vicinity(g.CellAt(at)) {
		for _, pos := range square(Cell{c.Col - p.span + 1, c.Row - p.span + 1}, p.span) {
			if !seen[pos] && g.fits(pos, q) {
				p.all = append(p.all, pos)
			}
			seen[pos] = true
		}
	}
	p.fill(0)
	var out [][]Cell
	for _, pos := range p.best {
		out = append(out, square(pos, p.span))
	}
	return out
}

// vicinity are the cells of the same room up to Near steps from a cell, nearest first; pieces are no
// obstacle to the counting.
func (g *Grid) vicinity(start Cell) []Cell {
	steps := map[Cell]int{start: 0}
	out := []Cell{start}
	for i := 0; i < len(out); i++ {
		if steps[out[i]] == Near {
			continue
		}
		for n := range g.neighbours(out[i]) {
			if _, seen := steps[n]; !seen && len(g.crossed(out[i], n)) == 0 {
				steps[n] = steps[out[i]] + 1
				out = append(out, n)
			}
		}
	}
	return out
}

// mostTries bounds the search for places that do not overlap. In the open and in rooms that could be
// built it ends long before; bases of three inches and more may then be counted short.
const mostTries = 200_000

// packing looks for as many places as possible that do not overlap. The first it tries are the nearest.
type packing struct {
	all          []Cell // where one figure could stand, nearest first
	span, want   int
	tries        int
	chosen, best []Cell
}

// fill chooses among the places from the given one on.
func (p *packing) fill(from int) {
	if len(p.chosen) > len(p.best) {
		p.best = slices.Clone(p.chosen)
	}
	for i := from; i < len(p.all) && p.tries > 0 && len(p.best) < p.want; i++ {
		if len(p.chosen)+len(p.all)-i <= len(p.best) {
			return
		}
		p.tries--
		if p.free(p.all[i]) {
			p.chosen = append(p.chosen, p.all[i])
			p.fill(i + 1)
			p.chosen = p.chosen[:len(p.chosen)-1]
		}
	}
}

// free reports whether a place overlaps none of those chosen.
func (p *packing) free(c Cell) bool {
	return !slices.ContainsFunc(p.chosen, func(o Cell) bool {
		return max(c.Col-o.Col, o.Col-c.Col) < p.span && max(c.Row-o.Row, o.Row-c.Row) < p.span
	})
}
