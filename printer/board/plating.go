package board

import (
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// plate is the side of a floor plate.
const plate = 2 * model.Inch

// deck collects the lines of a plated floor: two items for the whole board.
type deck struct{ lines, dots scene.Path }

// plating draws a floor of metal plates in thin pale lines: light on ink, and never as dark as the
// grid that figures move on.
func (p *painter) plating() {
	var d deck
	for y := model.Length(0); y < p.b.Height; y += plate {
		for x := model.Length(0); x < p.b.Width; x += plate {
			a := p.frame.at(model.Point{X: x, Y: y})
			b := p.frame.at(model.Point{X: min(x+plate, p.b.Width), Y: min(y+plate, p.b.Height)})
			d.plate(scene.Rect{X: a.X, Y: a.Y, W: b.X - a.X, H: b.Y - a.Y}, int(x/plate), int(y/plate))
		}
	}
	p.add(scene.Stroke{Path: d.lines, Colour: p.tones.Plate, Width: p.w.hair})
	p.add(scene.Fill{Path: d.dots, Colour: p.tones.Grid})
}

// plate draws one plate: its outline, its rivets, and on some a pattern. Which one follows from the
// plate's place alone, so that a board always looks the same.
func (d *deck) plate(r scene.Rect, i, j int) {
	in := min(r.W, r.H) / 24
	r = scene.Rect{X: r.X + in, Y: r.Y + in, W: r.W - 2*in, H: r.H - 2*in}
	d.lines.Append(icons.Chamfered(r, 4*in))
	d.rivets(r, 2*in)
	const patterns = 13
	switch (i*7 + j*5 + i*j*3) % patterns {
	case 1, 8:
		d.grille(r, in)
	case 4:
		d.hatch(r, in)
	case 6, 11:
		d.seam(r, in)
	case 9:
		d.lines.Append(icons.Chamfered(scene.Rect{X: r.X + 4*in, Y: r.Y + 4*in, W: r.W - 8*in, H: r.H - 8*in}, 3*in))
	}
}

func (d *deck) rivets(r scene.Rect, off scene.Unit) {
	size := off / 5
	for _, x := range []scene.Unit{r.X + 2*off, r.X + r.W - 2*off} {
		for _, y := range []scene.Unit{r.Y + off*3/4, r.Y + r.H - off*3/4} {
			d.dots.Move(x-size, y).Line(x, y-size).Line(x+size, y).Line(x, y+size).Close()
		}
	}
}

// grille is a row of slots.
func (d *deck) grille(r scene.Rect, in scene.Unit) {
	for y := r.Y + 6*in; y <= r.Y+r.H-6*in; y += 2 * in {
		d.lines.Append(scene.RoundedPath(scene.Rect{X: r.X + 4*in, Y: y, W: r.W - 8*in, H: in * 7 / 10}, in))
	}
}

// hatch fills one corner with slanted lines.
func (d *deck) hatch(r scene.Rect, in scene.Unit) {
	for k := 6 * in; k <= r.W-2*in; k += 2 * in {
		d.lines.Append(join(scene.Point{X: r.X + k, Y: r.Y + 2*in}, scene.Point{X: r.X + 2*in, Y: r.Y + k}))
	}
}

// seam parts a plate in two, with a step in the middle.
func (d *deck) seam(r scene.Rect, in scene.Unit) {
	x, y := r.X+r.W/2, r.Y+r.H/2
	d.lines.Move(x-3*in, r.Y).Line(x-3*in, y-3*in).Line(x+3*in, y+3*in).Line(x+3*in, r.Y+r.H)
}
