package board

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// The margins of the full-size page: room for airlocks and entry points on all sides, and for the
// title and the rulers below.
const (
	MatMargin = scene.Inch
	matFoot   = 175 * scene.Inch / 100
)

// matWeights are true sizes: a wall as thick as the panel and its feet, a label that can be read
// from a chair.
func matWeights() weights {
	return weights{
		wall: 8 * scene.Inch / 100, post: 15 * scene.Inch / 100, thin: 450, hair: 170,
		label: 31 * scene.Inch / 100, strip: 88 * scene.Inch / 100,
	}
}

// FullSize is the mission's board at 1:1 on one page: an inch of the board is an inch of paper. The
// page is the board with MatMargin around it, and a foot with title and rulers.
func FullSize(m *model.Mission, r *model.RuleSet, set *layout.Set) *scene.Page {
	return mat(m, r, set, "", "board")
}

// FullSizes are all floors of a mission at 1:1, a page each and the mission's board first. The name of
// the page of a level or a further board is "board-" and its id.
func FullSizes(m *model.Mission, r *model.RuleSet, set *layout.Set) []*scene.Page {
	pages := []*scene.Page{FullSize(m, r, set)}
	for _, f := range m.Floors() {
		if f.ID != "" {
			pages = append(pages, mat(m, r, set, f.ID, "board-"+f.ID))
		}
	}
	return pages
}

// matLeast is the least width between the margins of a mat: a foot with title and rulers.
const matLeast = paper.RulerWidth + 4*scene.Inch

func mat(m *model.Mission, r *model.RuleSet, set *layout.Set, floor, name string) *scene.Page {
	f := frame{origin: scene.Point{X: MatMargin, Y: MatMargin}, inch: scene.Inch}
	opt := Options{Grid: true, Pieces: true, Rim: true, Labels: true, Highlights: true, Plating: true, Quiet: true, Floor: floor}
	p := newPainter(m, r, set, f, opt, matWeights())
	page := &scene.Page{Name: name, W: max(f.len(p.b.Width), matLeast) + 2*MatMargin, H: f.len(p.b.Height) + MatMargin + matFoot}
	p.paint()
	p.clip(scene.Rect{W: page.W, H: f.len(p.b.Height) + 2*MatMargin})
	p.ticks()
	p.matFoot(page)
	page.Add(scene.Bookmark{Name: name, Title: FloorTitle(m, floor)})
	page.Add(p.items...)
	return page
}

// ticks mark the inches outside the rim, longer on the post lattice.
func (p *painter) ticks() {
	var ticks scene.Path
	lattice := max(model.Inch, p.r.Board.Lattice)
	b := p.b
	off := 2*p.w.wall + scene.Millimetre/2
	tick := func(at model.Point, side model.Side, along model.Length) {
		size := scene.Millimetre
		if along%lattice == 0 {
			size *= 2
		}
		q := p.frame.at(at)
		ticks.Append(join(outward(q, side, off), outward(q, side, off+size)))
	}
	for x := model.Length(0); x <= b.Width; x += model.Inch {
		tick(model.Point{X: x}, model.North, x)
		tick(model.Point{X: x, Y: b.Height}, model.South, x)
	}
	for y := model.Length(0); y <= b.Height; y += model.Inch {
		tick(model.Point{Y: y}, model.West, y)
		tick(model.Point{X: b.Width, Y: y}, model.East, y)
	}
	// Under everything else, so that airlocks and entry points cover the ticks behind them.
	p.items = append([]scene.Item{scene.Stroke{Path: ticks, Colour: p.tones.Soft, Width: p.w.hair}}, p.items...)
}

// matTitle is the name of the floor, or of the mission on its own board.
func (p *painter) matTitle() string {
	if p.opt.Floor == "" {
		return p.m.Title
	}
	return capital(floorName(p.m, p.opt.Floor))
}

// matFoot sets the title on the left and the rulers on the right.
func (p *painter) matFoot(page *scene.Page) {
	base := page.H - 9*scene.Millimetre
	title := layout.Style{Face: layout.Title, Size: 11 * scene.Millimetre, Colour: p.tones.Ink, Tracking: 300}
	room := page.W - 2*MatMargin - paper.RulerWidth - 10*scene.Millimetre
	p.add(p.set.Line(p.fitted(title, strings.ToUpper(p.matTitle()), room)).At(MatMargin, base-5*scene.Millimetre)...)
	small := layout.Style{Face: layout.Mono, Size: 3200, Colour: p.tones.Soft, Tracking: 100}
	b := p.b
	note := fmt.Sprintf("%s · %s · %s × %s in · 1:1 · print at 100 %%", p.m.ID, p.r.Title, b.Width, b.Height)
	p.add(p.set.Line(p.fitted(small, note, room)).At(MatMargin, base)...)
	p.add(paper.Ruler(p.set, page.W-MatMargin-paper.RulerWidth, base-paper.RulerHeight, p.tones.Ink)...)
}
