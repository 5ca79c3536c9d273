package play

import (
	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/schema/model"
)

// layers is how many strikes on the way a search tells apart; the last layer has so many and more.
const layers = 4

// scratch is what searches use again and again.
type scratch struct {
	cost  [layers][]uint16
	from  [layers][]origin
	queue []spot
	near  []uint64 // by cell: those who strike at whoever leaves it
	taken []uint8  // by cell
	stale []field.Cell
	seen  []field.Cell // cells of the last search, in the order in which they were found
}

// origin is where a search came from: a cell, in a layer.
type origin struct {
	cell  field.Cell
	layer uint8
}

// spot is a cell in a layer.
type spot struct {
	cell  field.Cell
	layer uint8
}

// What stands in a cell.
const (
	nobody  = iota
	passing // a figure that lets the walker through
	against // one that does not
)

// far stands for cells that a search has not found.
const far = 1<<16 - 1

// reach finds where a figure can walk to within a length, with the fewest strikes at it on the way and, of equal ways, the
// shortest. It passes friends and the fallen, and never an enemy (seed 000:758-770).
func (g *Game) reach(f int8, from field.Cell, length model.Length, shut field.Doors) {
	g.scratch.prepare(len(g.Rules.Field.Spots))
	g.fill(f)
	g.scratch.visit(spot{from, 0}, 0, origin{field.None, 0})
	g.flood(length, shut)
}

// reachIn is reach for somebody who comes out of an airlock: each square inside its door costs an inch (ruling RU-20).
func (g *Game) reachIn(f int8, starts []field.Cell, length model.Length, shut field.Doors) {
	s := &g.scratch
	s.prepare(len(g.Rules.Field.Spots))
	g.fill(f)
	for _, c := range starts {
		if g.Rules.Field.Free[c] && s.taken[c] != against && length >= model.Inch {
			s.visit(spot{c, 0}, model.Inch, origin{field.None, 0})
		}
	}
	g.flood(length, shut)
}

// flood spreads a search from where it begins.
func (g *Game) flood(length model.Length, shut field.Doors) {
	s := &g.scratch
	for head := 0; head < len(s.queue); head++ {
		at := s.queue[head]
		cost := model.Length(s.cost[at.layer][at.cell])
		for d := field.North; d < field.Dirs; d++ {
			to, ok := g.stepOver(at.cell, d, shut)
			if next := cost + g.Rules.Field.Cost(d); ok && next <= length {
				g.walkTo(at, to, next)
			}
		}
		for _, h := range g.Rules.Field.Hops(at.cell) {
			for _, to := range h.To {
				if next := cost + h.Cost; next <= length && s.taken[to] != against {
					g.walkTo(at, to, next)
				}
			}
		}
	}
}

// stepOver is where a step leads that no enemy bars: not in its cell and, across a corner, not in those beside it.
func (g *Game) stepOver(c field.Cell, d field.Dir, shut field.Doors) (field.Cell, bool) {
	to, ok := g.Rules.Field.Step(c, d, shut)
	if !ok || g.scratch.taken[to] == against {
		return to, false
	}
	if d.Across() {
		a, _ := g.Rules.Field.Step(c, d.Turn(-1), shut)
		b, _ := g.Rules.Field.Step(c, d.Turn(1), shut)
		if g.scratch.taken[a] == against || g.scratch.taken[b] == against {
			return to, false
		}
	}
	return to, true
}

// walkTo notes a step of a search, in the layer of the strikes that it draws.
func (g *Game) walkTo(at spot, to field.Cell, cost model.Length) {
	s := &g.scratch
	layer := at.layer
	for left := s.near[at.cell] &^ s.near[to]; left != 0 && layer < layers-1; left &= left - 1 {
		layer++
	}
	for l := uint8(0); l <= layer; l++ {
		if model.Length(s.cost[l][to]) <= cost {
			return // no worse with fewer strikes
		}
	}
	s.visit(spot{to, layer}, cost, origin{at.cell, at.layer})
}

// visit notes what reaching a cell costs.
func (s *scratch) visit(at spot, cost model.Length, by origin) {
	if s.lowest(at.cell) == far {
		s.seen = append(s.seen, at.cell)
	}
	s.cost[at.layer][at.cell], s.from[at.layer][at.cell] = uint16(cost), by
	s.queue = append(s.queue, at)
}

// lowest is the least that any layer says of a cell.
func (s *scratch) lowest(c field.Cell) uint16 {
	least := uint16(far)
	for l := range layers {
		least = min(least, s.cost[l][c])
	}
	return least
}

// length is how long the way to a cell is that is taken: the one with the fewest strikes.
func (s *scratch) length(c field.Cell) uint16 {
	for l := range layers {
		if s.cost[l][c] != far {
			return s.cost[l][c]
		}
	}
	return far
}

// prepare clears what the last search left.
func (s *scratch) prepare(cells int) {
	if len(s.near) != cells {
		*s = scratch{near: make([]uint64, cells), taken: make([]uint8, cells)}
		for l := range layers {
			s.cost[l], s.from[l] = make([]uint16, cells), make([]origin, cells)
			for i := range s.cost[l] {
				s.cost[l][i] = far
			}
		}
	}
	for _, c := range s.seen {
		for l := range layers {
			s.cost[l][c] = far
		}
	}
	for _, c := range s.stale {
		s.near[c], s.taken[c] = 0, nobody
	}
	s.queue, s.stale, s.seen = s.queue[:0], s.stale[:0], s.seen[:0]
}

// fill notes who stands where, and from where whom is left.
func (g *Game) fill(f int8) {
	s, shut := &g.scratch, g.shut()
	for i := range int8(g.Count) {
		e := &g.Figures[i]
		if i == f || !e.OnBoard() {
			continue
		}
		s.taken[e.At], s.stale = passing, append(s.stale, e.At)
		if !e.Stands() || !g.enemies(i, f) && !g.enemies(f, i) && g.friends(f, i) {
			continue
		}
		s.taken[e.At] = against
		if e.Flags.Has(Prone) || !g.enemies(i, f) || g.peaceful(i) {
			continue
		}
		for d := field.North; d < field.Dirs; d += 2 {
			if c, ok := g.Rules.Field.Step(e.At, d, shut); ok {
				s.near[c] |= 1 << i
				s.stale = append(s.stale, c)
			}
		}
	}
}

// friends reports whether a figure lets another through (seed 000:760).
func (g *Game) friends(a, b int8) bool {
	return g.Rules.numbers.friends && !g.enemies(a, b) && !g.enemies(b, a)
}

// ends reports whether the walker of the last search can end in a cell.
func (s *scratch) ends(c field.Cell) bool { return s.taken[c] == nobody }

// route is the way to a cell that the last search found, from where it began: the one with the fewest strikes.
func (s *scratch) route(to field.Cell, out []field.Cell) []field.Cell {
	layer := uint8(0)
	for layer < layers-1 && s.cost[layer][to] == far {
		layer++
	}
	if s.cost[layer][to] == far {
		return nil
	}
	out = out[:0]
	for at := (spot{to, layer}); at.cell != field.None; {
		out = append(out, at.cell)
		by := s.from[at.layer][at.cell]
		at = spot{by.cell, by.layer}
	}
	for i, j := 0, len(out)-1; i < j; i, j = i+1, j-1 {
		out[i], out[j] = out[j], out[i]
	}
	return out
}
