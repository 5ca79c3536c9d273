package board

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// Mat says how a floor is drawn to play on, or to plan with.
type Mat struct {
	Floor   string  // the level or further board; empty: the mission's board
	Scale   int     // inches of the board to an inch of paper; 0 is 1
	NoGrid  bool    // leave the inch grid out
	Overlay Overlay // what of the things that stand on the board is drawn
	List    bool    // with SetupOverlay: the list of things beside the board
	GM      bool    // show what players are not to know
}

// Overlay is what a mat shows of the things that stand on it.
type Overlay string

// The overlays.
const (
	FaintOverlay Overlay = ""      // outlines, on which the real ones will stand
	SetupOverlay Overlay = "setup" // everything as it stands at the start, numbered in building order
	BareOverlay  Overlay = "bare"  // nothing but the floor and its rim, for terrain that needs no print
)

// MaxScale is the smallest scale of a mat: at 1:24 a board of two feet is an inch wide.
const MaxScale = 24

// The scales up to which a mat shows what needs room.
const (
	platingScale    = 3 // the pattern of the floor
	tickScale       = 6
	secretScale     = 5  // what only the game master knows
	numberScale     = 5  // the numbers of the set-up overlay
	labelScale      = 8  // ids and words
	coordinateScale = 12 // inches along the edges
)

// Pages are all floors of a mission, or the one that the mat names, a page each and the mission's board
// first. The name of the page of another floor is that of the board with its id behind it.
func (t Mat) Pages(m *model.Mission, r *model.RuleSet, set *layout.Set, name string) []*scene.Page {
	var pages []*scene.Page
	for _, f := range m.Floors() {
		t.Floor = f.ID
		pages = append(pages, t.Page(m, r, set, pageName(name, f.ID)))
	}
	return pages
}

func pageName(name, floor string) string {
	if floor == "" {
		return name
	}
	return name + "-" + floor
}

// Page is the floor on one page.
func (t Mat) Page(m *model.Mission, r *model.RuleSet, set *layout.Set, name string) *scene.Page {
	t.Scale = min(max(1, t.Scale), MaxScale)
	p := t.painter(m, r, set)
	f := p.frame
	page := &scene.Page{Name: name, W: p.matWidth() + 2*p.matLeft(), H: f.origin.Y + f.len(p.b.Height) + p.matMargin() + p.footHeight()}
	p.paint()
	p.clip(scene.Rect{W: page.W, H: f.origin.Y + f.len(p.b.Height) + p.matMargin()})
	if t.Scale <= tickScale {
		p.ticks()
	}
	figure := scene.Group{Tag: scene.Figure, Alt: p.spoken(), Items: p.items}
	p.items = nil
	p.matFoot(page)
	page.Add(scene.Bookmark{Name: name, Title: FloorTitle(m, t.Floor)}, figure)
	page.Add(p.items...)
	if t.Overlay == SetupOverlay && t.List {
		p.listBeside(page)
	}
	return page
}

// spokenMost bounds the things that are read out: nobody listens to more.
const spokenMost = 300

// spoken is what the mat shows, for those who listen to it: everything that stands on it and where, in
// building order.
func (p *painter) spoken() string {
	size := fmt.Sprintf("The board, %s by %s inches, north at the top; E is inches east, S inches south of the north-west corner.", p.b.Width, p.b.Height)
	if p.opt.Bare || Many(p.m) > MaxThings {
		return size
	}
	parts := []string{size}
	for _, t := range Things(p.m, p.r, p.opt.Floor) {
		if t.Number > spokenMost {
			parts = append(parts, "And more")
			break
		}
		parts = append(parts, p.thingWords(t)+".")
	}
	return strings.Join(parts, " ")
}

// painter is the painter of a mat.
func (t Mat) painter(m *model.Mission, r *model.RuleSet, set *layout.Set) *painter {
	small := t.Scale > 1
	opt := Options{
		Floor: t.Floor, Scaled: t.Scale, Layers: true, GM: t.GM && t.Scale <= secretScale,
		Grid: !t.NoGrid, Rim: true, Plating: t.Scale <= platingScale, Coordinates: small && t.Scale <= coordinateScale,
		Labels: t.Scale <= labelScale, Highlights: t.Scale <= labelScale, Pieces: true, Quiet: t.Overlay != SetupOverlay,
		Numbers: t.Overlay == SetupOverlay,
	}
	if t.Overlay == BareOverlay {
		opt.Bare, opt.Pieces, opt.Highlights = true, false, false
	}
	f, w := frame{inch: scene.Inch / scene.Unit(t.Scale)}, matWeights()
	if small {
		w = mapWeights(f.inch)
	}
	p := newPainter(m, r, set, f, opt, w)
	p.frame.origin = scene.Point{X: p.matLeft(), Y: p.matMargin()}
	if opt.Coordinates {
		p.frame.origin.X += f.len(coordStrip)
		p.frame.origin.Y += f.len(coordStrip)
	}
	return p
}

// matMargin is the room around the board for what stands at its rim.
func (p *painter) matMargin() scene.Unit {
	if p.opt.Scaled <= 1 {
		return MatMargin
	}
	return p.frame.len(rimStrip) + 3*scene.Millimetre
}

// matLeft is where the left edge of what stands in the foot lies.
func (p *painter) matLeft() scene.Unit { return p.matMargin() }

// matWidth is the width between the margins: of the board, or of the foot if that is wider.
func (p *painter) matWidth() scene.Unit {
	least := matLeast
	if p.opt.Scaled > 1 {
		least = paper.RulerWidth
	}
	return max(p.frame.origin.X-p.matLeft()+p.frame.len(p.b.Width), least)
}

// footHeight is the height of the foot below the margin, or in place of it at full size.
func (p *painter) footHeight() scene.Unit {
	if p.opt.Scaled <= 1 {
		return matFoot - MatMargin
	}
	return paper.RulerHeight + 20*scene.Millimetre
}

// matLeast is the least width between the margins of a mat: a foot with title and rulers.
const matLeast = paper.RulerWidth + 4*scene.Inch
