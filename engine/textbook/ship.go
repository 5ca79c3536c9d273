package textbook

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
)

// Inside are the squares inside the door of an airlock, where its crew comes from and goes aboard (seed 000:774-776).
func (b *Book) Inside(airlock string) []geom.Spot {
	for floor, x := range b.Building.Floors() {
		for _, a := range x.Board.Airlocks {
			if a.ID == airlock {
				return geom.On(floor, b.Building.Grid(floor).StartCells(a))
			}
		}
	}
	return nil
}

// Gates are the squares inside the doors by which a crew comes and goes: those of its own airlock or, where that has torn loose, of
// every other that has not.
func (b *Book) Gates(own string, torn []string) []geom.Spot {
	if !slices.Contains(torn, own) {
		return b.Inside(own)
	}
	var out []geom.Spot
	for _, x := range b.Building.Floors() {
		for _, a := range x.Board.Airlocks {
			if !slices.Contains(torn, a.ID) {
				out = append(out, b.Inside(a.ID)...)
			}
		}
	}
	return out
}

// threshold is how much of a move is left to go aboard from inside the door: half an inch, from the middle of the square to the
// rim (ruling RU-21).
const threshold = model.Inch / 2

// Boards reports whether a figure goes aboard the ship of its player by a square that it gets to with what is left of its move by then,
// past whoever is in it (ruling RU-92).
func (p *Position) Boards(at geom.Spot, inside []geom.Spot, left model.Length) bool {
	return slices.Contains(inside, at) && left >= threshold
}

// Hides reports whether a figure would be in cover from another in a square, or out of its sight.
func (p *Position) Hides(from, f int, at geom.Spot) bool {
	was := p.Figures[f].At
	p.Figures[f].At = at
	l := p.lookFrom(p.Figures[from].At, from, f, false)
	p.Figures[f].At = was
	return !l.Seen || p.Book.covered(l)
}
