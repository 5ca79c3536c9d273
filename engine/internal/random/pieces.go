package random

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/model"
)

// pieces draws crates and furniture at odd places and turns. They do not stand in one another, but they may stand in a doorway
// or in a wall.
func (d *draft) pieces(b *model.Board, mark string) {
	most := int(b.Width/model.Inch*b.Height/model.Inch) / 40
	for i := range d.luck.IntN(most + 1) {
		size := one(d, d.rules.Crates)
		c := model.Crate{ID: fmt.Sprintf("%scrate-%d", mark, i+1), Size: size.ID}
		if len(size.Colours) > 0 {
			c.Colour = one(d, size.Colours)
		}
		if under := len(b.Crates) - 1; under >= 0 && d.chance(5) {
			c.Footprint, c.On = b.Crates[under].Footprint, b.Crates[under].ID
			c.Footprint.Width, c.Footprint.Depth = min(size.Width, c.Footprint.Width), min(size.Depth, c.Footprint.Depth)
			b.Crates = append(b.Crates, c)
		} else if d.stand(b, &c.Footprint, size.Width, size.Depth) {
			b.Crates = append(b.Crates, c)
		}
	}
	for i := range d.luck.IntN(most + 1) {
		k := one(d, d.rules.Furniture)
		f := model.Furniture{ID: fmt.Sprintf("%sthing-%d", mark, i+1), Kind: k.ID}
		if k.Recess != nil {
			f.Footprint.Hollow = model.Hollow{Side: k.Recess.Side, Width: k.Recess.Width, Depth: k.Recess.Depth}
		}
		if d.stand(b, &f.Footprint, k.Width, k.Depth) {
			b.Furniture = append(b.Furniture, f)
		}
	}
}

// stand finds a place for a piece. It reports whether there is one.
func (d *draft) stand(b *model.Board, f *model.Footprint, width, depth model.Length) bool {
	f.Width, f.Depth = width, depth
	reach := (width + depth) / 2
	if 2*reach >= min(b.Width, b.Height) {
		return false
	}
	for range 10 {
		f.Turn = one(d, []int{0, 90, 180, 270, d.luck.IntN(360)})
		f.Centre = model.Point{X: reach + model.Length(d.luck.IntN(int(b.Width-2*reach))), Y: reach + model.Length(d.luck.IntN(int(b.Height-2*reach)))}
		if d.chance(50) { // most pieces stand straight on their squares
			f.Centre.X, f.Centre.Y = f.Centre.X/50*50, f.Centre.Y/50*50
		}
		if apart(b, f) {
			return true
		}
	}
	return false
}

// apart reports whether a piece stands clear of all others.
func apart(b *model.Board, f *model.Footprint) bool {
	for _, o := range footprints(b) {
		far := (f.Width + f.Depth + o.Width + o.Depth) / 2
		if max(f.Centre.X-o.Centre.X, o.Centre.X-f.Centre.X) < far && max(f.Centre.Y-o.Centre.Y, o.Centre.Y-f.Centre.Y) < far {
			return false
		}
	}
	return true
}
