package validator

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
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
		words = append(words, count(left, "further piece"))
	}
	return joined(words, word)
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
	for _, t := range pieces[:min(len(pieces), mostNamed)] {
		out = append(out, diag.Related{Range: p.pieceRange(t), Text: t.String()})
	}
	return out
}

// misplaced reports whether a piece is off the board, in a wall or in another piece. Each has a check of
// its own, and what follows from it need not be said. Nor need a crate on another: whoever gets to that
// one gets to both.
func (p *Pass) misplaced(t thing) bool {
	b := p.Mission.Board
	if t.on != "" || !geom.Inside(*t.floor, b.Width, b.Height) || len(p.Grid().InWall(*t.floor)) > 0 {
		return true
	}
	return slices.ContainsFunc(p.placed(), func(o thing) bool {
		return o.path != t.path && geom.Overlap(*o.floor, *t.floor) && !standsOn(o, t, p.placed())
	})
}

// inTheWay are the pieces between the part of the board that a crew reaches and an area that it does
// not. When no single piece touches both, they are all that the crew comes up against.
func (p *Pass) inTheWay(w access, area *geom.CellSet) []thing {
	if w.stuck() {
		return p.inFrontOf(w.airlock)
	}
	var near, both []thing
	for _, t := range p.placed() {
		cells := p.Grid().Contact(*t.floor)
		if w.has(cells) {
			near = append(near, t)
			if area.Any(cells) {
				both = append(both, t)
			}
		}
	}
	if len(both) > 0 {
		return both
	}
	return near
}

// mostWalls is how many walls are named that a doorway could replace: one will do, two are a choice.
const mostWalls = 2

// wallsBetween are panels with what a crew reaches on one side and an area that it does not reach on the
// other, by index on the board.
func (p *Pass) wallsBetween(w access, area *geom.CellSet) []int {
	var out []int
	for _, c := range w.reach.Cells() {
		for _, n := range [...]geom.Cell{{Col: c.Col, Row: c.Row - 1}, {Col: c.Col - 1, Row: c.Row}, {Col: c.Col + 1, Row: c.Row}, {Col: c.Col, Row: c.Row + 1}} {
			if !area.Has(n) || w.reach.Has(n) {
				continue
			}
			if x := p.Grid().Crossed(c, n); len(x) == 1 && !slices.Contains(out, x[0]) {
				out = append(out, x[0])
			}
		}
		if len(out) >= mostWalls {
			return out[:mostWalls]
		}
	}
	return out
}
