package paper

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// PosterMargin is what stays white around a page on a larger sheet: what printers cannot reach.
const PosterMargin = 5 * mm

// Fits reports whether a page fits on one sheet with its margins, upright or on its side.
func Fits(page *scene.Page, p Paper) bool {
	return fits(page, p) || fits(page, p.Landscape())
}

func fits(page *scene.Page, p Paper) bool {
	return page.W+2*PosterMargin <= p.W && page.H+2*PosterMargin <= p.H
}

// Poster is a page in the middle of a larger sheet, with marks to cut it out by. It must fit.
func Poster(page *scene.Page, p Paper) *scene.Page {
	if !fits(page, p) {
		p = p.Landscape()
	}
	at := scene.Rect{X: (p.W - page.W) / 2, Y: (p.H - page.H) / 2, W: page.W, H: page.H}
	out := &scene.Page{Name: page.Name, W: p.W, H: p.H}
	out.Add(scene.Group{Shift: scene.Point{X: at.X, Y: at.Y}, Items: page.Items})
	var crop scene.Path
	const short = PosterMargin - gap // of the marks, which never reach the sheet's edge
	for _, x := range []scene.Unit{at.X, at.X + at.W} {
		crop.Move(x, at.Y-gap).Line(x, at.Y-short).Move(x, at.Y+at.H+gap).Line(x, at.Y+at.H+short)
	}
	for _, y := range []scene.Unit{at.Y, at.Y + at.H} {
		crop.Move(at.X-gap, y).Line(at.X-short, y).Move(at.X+at.W+gap, y).Line(at.X+at.W+short, y)
	}
	out.Add(scene.Group{Tag: scene.Artifact, Items: []scene.Item{scene.Stroke{Path: crop, Colour: ink, Width: 200}}})
	return out
}

// The widths of rolls that there are plotters for.
const (
	LeastRoll = 250 * mm
	MostRoll  = 1600 * mm
)

// Roll cuts a big page into strips across a roll of paper, laid so that they take the least of it. The
// length is that of all strips together.
func Roll(big *scene.Page, width scene.Unit, fonts *layout.Set, opt TileOptions) (doc *scene.Document, length scene.Unit, err error) {
	if width < LeastRoll || width > MostRoll {
		return nil, 0, fmt.Errorf("a roll cannot be %s mm wide: rolls are %d to %d mm", millimetres(width), LeastRoll/mm, MostRoll/mm)
	}
	if err := opt.check(); err != nil {
		return nil, 0, err
	}
	along, err := strips(big, width, opt)
	if err != nil {
		return nil, 0, err
	}
	turned := &scene.Page{Name: big.Name, W: big.H, H: big.W}
	if across, err := strips(turned, width, opt); err == nil && across.length() < along.length() {
		turned.Add(quarterTurned(big))
		big, along = turned, across
	}
	s := sheets{grid: along, fonts: fonts, opt: opt, items: drawable(big.Items)}
	s.note = fmt.Sprintf("%s wide, %d of %.2f m: %.2f m of paper", along.paper.Name, along.cols, metres(along.paper.H), metres(along.length()))
	doc = &scene.Document{Title: opt.Title, Language: opt.Language, Subject: s.note}
	chosen, err := along.choose(opt.Only)
	for _, t := range chosen {
		doc.Pages = append(doc.Pages, s.tile(t))
	}
	return doc, along.length(), err
}

func metres(u scene.Unit) float64 { return float64(u) / 1_000_000 }

// length is that of all sheets one after the other.
func (g grid) length() scene.Unit { return scene.Unit(g.rows*g.cols) * g.paper.H }

// strips cuts a page into columns as wide as a roll takes, each as long as the page.
func strips(big *scene.Page, width scene.Unit, opt TileOptions) (grid, error) {
	high := big.H + 2*(opt.margin()+frame) + header + footer
	p := Paper{Name: fmt.Sprintf("Roll %s mm", millimetres(width)), W: width, H: high}
	return cut(big, p, opt)
}

// quarterTurned is a page's items turned clockwise by a quarter, on a page turned with them.
func quarterTurned(page *scene.Page) scene.Item {
	return scene.Group{Shift: scene.Point{X: page.H}, Items: scene.Turned(page.Items, 1)}
}
