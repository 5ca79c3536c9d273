package validator

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
)

// mostNamed is how many things one sentence names; nobody reads more.
const mostNamed = 8

// anyOf lists some pieces, joined by a word before the last.
func anyOf(pieces []thing, word string) string {
	words := make([]string, 0, mostNamed)
	for _, t := range pieces[:min(len(pieces), mostNamed)] {
		words = append(words, t.String())
	}
	if left := len(pieces) - len(words); left > 0 {
		words = append(words, english.Count(left, "further piece"))
	}
	return english.List(words, word)
}

// standing says of some pieces that they stand.
func standing(pieces []thing) string {
	if len(pieces) == 1 {
		return pieces[0].String() + " stands"
	}
	return anyOf(pieces, "and") + " stand"
}

// relatedPieces are the places of some pieces.
func (p *Pass) relatedPieces(pieces []thing) []diag.Related {
	var out []diag.Related
	for _, t := range pieces {
		out = append(out, diag.Related{Range: p.pieceRange(t), Text: t.String()})
	}
	return out
}

// misplaced reports whether a piece is off the board, in a wall or in another piece. Each has a check of
// its own, and what follows from it need not be said. Nor need a crate on another: whoever gets to that
// one gets to both.
func (p *Pass) misplaced(t thing) bool {
	i := p.building().Floor(t.board)
	if i < 0 || t.on != "" {
		return true
	}
	b := p.building().Floors()[i].Board
	if !geom.Inside(*t.floor, b.Width, b.Height) || len(p.building().Grid(i).InWall(*t.floor)) > 0 {
		return true
	}
	return slices.ContainsFunc(p.pieces(), func(o thing) bool {
		return o.path != t.path && o.board == t.board && geom.Overlap(*o.floor, *t.floor) && !p.pushed(o, t) && !standsOn(o, t, p.pieces())
	})
}

// inTheWay are the pieces between where a crew would get to with every lock open and an area that it would
// not get to even so: those that touch both or, when there is none, those on the gap of the shortest way.
func (p *Pass) inTheWay(w access, area *geom.Reached) []thing {
	if w.stuck() {
		return p.inFrontOf(w.airlock)
	}
	free := p.free(w)
	var both []thing
	for _, t := range p.pieces() {
		if spots := p.beside(t); anywhere(free, spots) && anywhere(area, spots) {
			both = append(both, t)
		}
	}
	if len(both) > 0 {
		return both
	}
	return p.piecesOn(p.gap(w, area))
}

// gap is the stretch of the shortest way to an area, were there no pieces, that pieces bar: from the last spot
// that a crew gets to with every lock open to the first of the area, with both.
func (p *Pass) gap(w access, area *geom.Reached) []geom.Spot {
	way := p.wayTo(p.bareBuilding().Reach(w.from, p.unlocked()), area.Spots())
	free, first := p.free(w), 0
	for i, s := range way {
		if free.Has(s.Floor, s.Cell) {
			first = i
		}
	}
	for i := first; i < len(way); i++ {
		if area.Has(way[i].Floor, way[i].Cell) {
			return way[first : i+1]
		}
	}
	return nil
}

// piecesOn are the pieces that stand on a way, in its order.
func (p *Pass) piecesOn(way []geom.Spot) []thing {
	var out []thing
	for _, s := range way {
		for _, t := range p.pieces() {
			i := p.building().Floor(t.board)
			on := i == s.Floor && t.floor != nil && slices.Contains(p.building().Grid(i).Occupied(*t.floor), s.Cell)
			if on && !slices.ContainsFunc(out, func(o thing) bool { return o.path == t.path }) {
				out = append(out, t)
			}
		}
	}
	return out
}

// mostWalls is how many walls are named that a doorway could replace: one will do, two are a choice.
const mostWalls = 2

// wallsBetween are panels with what a crew reaches on one side and an area that it does not reach on the
// other.
func (p *Pass) wallsBetween(w access, area *geom.Reached) []geom.Lock {
	var out []geom.Lock
	for i := range p.building().Floors() {
		out = p.wallsOn(i, w, area, out)
		if len(out) >= mostWalls {
			return out[:mostWalls]
		}
	}
	return out
}

// wallsOn adds those of one floor, as many as are named.
func (p *Pass) wallsOn(floor int, w access, area *geom.Reached, out []geom.Lock) []geom.Lock {
	for _, c := range w.reach.Cells(floor) {
		for _, n := range [...]geom.Cell{{Col: c.Col, Row: c.Row - 1}, {Col: c.Col - 1, Row: c.Row}, {Col: c.Col + 1, Row: c.Row}, {Col: c.Col, Row: c.Row + 1}} {
			if !area.Has(floor, n) || w.reach.Has(floor, n) {
				continue
			}
			if x := p.building().Grid(floor).Crossed(c, n); len(x) == 1 && !slices.Contains(out, geom.Lock{Floor: floor, Panel: x[0]}) {
				out = append(out, geom.Lock{Floor: floor, Panel: x[0]})
			}
		}
		if len(out) >= mostWalls {
			return out
		}
	}
	return out
}
