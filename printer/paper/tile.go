package paper

import (
	"fmt"
	"strconv"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// TileOptions say how a big page is cut.
type TileOptions struct {
	Title    string     // shown on every sheet
	Stamp    string     // such as DRAFT; printed in the header of every sheet
	Language string     // of the words in the big page, BCP 47
	Margin   scene.Unit // that the printer cannot reach; 0 is DefaultMargin
	Overlap  scene.Unit // by which neighbouring tiles share their drawing, or the width of flaps; 0 is DefaultOverlap
	Edge     Edge       // how neighbours are joined
	Only     []string   // labels of the tiles wanted, such as "B3"; empty: all, after the first sheets
}

// Edge is how neighbouring tiles are joined.
type Edge string

// The edges. Tiles with cut edges share their overlap: each is cut along its right and its lower edge and
// lies over its neighbours. A tile with glue edges ends where its neighbour begins, and has flaps on the
// right and below that the neighbours are glued to.
const (
	CutEdge  Edge = "cut" // what the zero value means
	GlueEdge Edge = "glue"
)

// NoOverlap as an overlap lets cut tiles meet edge to edge.
const NoOverlap scene.Unit = -1

func (o TileOptions) margin() scene.Unit {
	if o.Margin == 0 {
		return DefaultMargin
	}
	return o.Margin
}

func (o TileOptions) overlap() scene.Unit {
	switch o.Overlap {
	case 0:
		return DefaultOverlap
	case NoOverlap:
		return 0
	}
	return o.Overlap
}

// shared is the overlap of drawings, flap the width of flaps: a document has one of them.
func (o TileOptions) shared() scene.Unit {
	if o.Edge == GlueEdge {
		return 0
	}
	return o.overlap()
}

func (o TileOptions) flap() scene.Unit {
	if o.Edge == GlueEdge {
		return o.overlap()
	}
	return 0
}

// check refuses options that no sheet can follow.
func (o TileOptions) check() error {
	n := o.overlap()
	switch {
	case o.Edge != "" && o.Edge != CutEdge && o.Edge != GlueEdge:
		return fmt.Errorf("edges are %s or %s, not %q", CutEdge, GlueEdge, o.Edge)
	case n < 0 || n > MaxOverlap:
		return fmt.Errorf("tiles cannot overlap by %s mm: choose 0 to %d", millimetres(n), MaxOverlap/mm)
	case o.Edge == GlueEdge && n < leastFlap:
		return fmt.Errorf("flaps of %s mm are too narrow to glue: choose an overlap of %d to %d mm, or cut edges", millimetres(n), leastFlap/mm, MaxOverlap/mm)
	}
	return nil
}

// millimetres is a length for a reader.
func millimetres(u scene.Unit) string {
	return strconv.FormatFloat(float64(u)/float64(mm), 'f', -1, 64)
}

// The colours of everything around a tile: dark enough for a printer without colours.
var (
	ink   = scene.RGB(0x20262e)
	faint = scene.RGB(0x7c8794)
	alert = scene.RGB(0xb3261e)
)

// Tile cuts a big page into sheets: a sheet to check the printer's scale with, a plan of how the
// tiles go together, then one sheet a tile. It fails for a label that no tile has, a paper without
// room for a tile, and a page that needs too many sheets.
func Tile(big *scene.Page, p Paper, fonts *layout.Set, opt TileOptions) (*scene.Document, error) {
	g, err := newGrid(big, p, opt)
	if err != nil {
		return nil, err
	}
	chosen, err := g.choose(opt.Only)
	if err != nil {
		return nil, err
	}
	s := sheets{grid: g, fonts: fonts, opt: opt, items: drawable(big.Items)}
	doc := &scene.Document{Title: opt.Title, Language: opt.Language, Subject: fmt.Sprintf("Tiles on %s paper, true to scale", p.Name)}
	if len(opt.Only) == 0 {
		doc.Pages = append(doc.Pages, s.calibration(), s.assembly())
	}
	for _, t := range chosen {
		doc.Pages = append(doc.Pages, s.tile(t))
	}
	return doc, nil
}

// sheets draws the pages of one tiled document.
type sheets struct {
	grid  grid
	fonts *layout.Set
	opt   TileOptions
	items []scene.Item // of the big page, without links and bookmarks
	note  string       // beside the title; may be empty
}

// blank is a sheet with nothing but its header and footer.
func (s sheets) blank(name, title string, level int) *scene.Page {
	g := s.grid
	p := &scene.Page{Name: name, W: g.paper.W, H: g.paper.H}
	p.Add(scene.Bookmark{Name: "sheet-" + name, Title: title, Level: level})
	s.header(p, name)
	s.footer(p)
	return p
}

// tile is the sheet of one tile.
func (s sheets) tile(t tile) *scene.Page {
	g := s.grid
	p := s.blank(t.label(), "Tile "+t.label(), 0)
	clip := scene.RectPath(t.area)
	p.Add(scene.Group{
		Shift: scene.Point{X: g.at.X - t.area.X, Y: g.at.Y - t.area.Y},
		Clip:  &clip,
		Tag:   scene.Figure,
		Alt:   fmt.Sprintf("Tile %s: row %d of %d, sheet %d of %d in it.", t.label(), t.row+1, g.rows, t.col+1, g.cols),
		Items: cull(s.items, t.area),
	})
	s.artifact(p, func(p *scene.Page) {
		if g.flap > 0 {
			s.flaps(p, t)
		}
		s.marks(p, t)
		s.neighbours(p, t)
	})
	return p
}

// artifact draws what belongs to the sheet, which is not read out.
func (s sheets) artifact(p *scene.Page, draw func(*scene.Page)) {
	var own scene.Page
	draw(&own)
	p.Add(scene.Group{Tag: scene.Artifact, Items: own.Items})
}

// header says which sheet this is.
func (s sheets) header(p *scene.Page, name string) {
	g := s.grid
	left, right, base := g.margin+frame, p.W-g.margin-frame, g.margin+6*mm
	big := s.fonts.Line(s.style(layout.Title, 6500, ink), name)
	p.Add(big.Right(right, base)...)
	x := left
	if s.opt.Stamp != "" {
		x = s.stamp(p, left, base) + 3*mm
	}
	small := s.style(layout.Body, 3400, ink)
	note := s.fonts.Line(small, s.note)
	room := right - x - big.Width - 3*mm
	if s.note != "" {
		room -= note.Width + 4*mm
	}
	st := s.style(layout.Heading, 4000, ink)
	title := s.fonts.Line(st, s.fonts.Shorten(st, s.opt.Title, room))
	p.Add(title.At(x, base)...)
	p.Add(note.At(x+title.Width+4*mm, base)...)
}

// stamp draws a boxed word and gives its right end.
func (s sheets) stamp(p *scene.Page, x, base scene.Unit) scene.Unit {
	l := s.fonts.Line(s.style(layout.Title, 4000, alert), s.opt.Stamp)
	box := scene.Rect{X: x, Y: base - 4300, W: l.Width + 3*mm, H: 5800}
	p.Add(scene.Stroke{Path: scene.RoundedPath(box, mm), Colour: alert, Width: 400})
	p.Add(l.At(x+1500, base)...)
	return box.X + box.W
}

// footer is the ruler and the one thing to remember.
func (s sheets) footer(p *scene.Page) {
	g := s.grid
	top := p.H - g.margin - footer + mm
	p.Add(scene.Group{Tag: scene.Artifact, Items: Ruler(s.fonts, g.margin+frame, top, ink)})
	right := p.W - g.margin - frame
	p.Add(s.fonts.Line(s.style(layout.BodyBold, 3800, ink), "Print at 100 % (actual size)").Right(right, top+3600)...)
	p.Add(s.fonts.Line(s.style(layout.Body, 3000, ink), "Check the ruler before you print the rest.").Right(right, top+7600)...)
}

func (s sheets) style(face string, size scene.Unit, c scene.Colour) layout.Style {
	return layout.Style{Face: face, Size: size, Colour: c}
}
