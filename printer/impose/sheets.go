package impose

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
)

// Sheets arranges pieces on paper, as many to a sheet as it takes in either position: those of one size
// together, abutting or, with a gutter, each with its bleed. If any piece has a back and the user prints on
// both sides, every page of faces is followed by the page behind it, even where that is empty: a printer
// counts the pages.
func Sheets(pieces []Piece, fonts *layout.Set, page page.Options, opt product.Options) (*scene.Document, error) {
	if err := checkDuplex(opt.Duplex, opt.Offset); err != nil {
		return nil, err
	}
	i := &imposer{fonts: fonts, page: page, opt: opt, tones: icons.Tones(), paper: page.Paper}
	if i.paper.W == 0 {
		i.paper = paper.A4
	}
	if opt.Gutter {
		i.pad = Bleed
	}
	sheets, err := pack(pieces, i.paper, i.pad)
	if err != nil {
		return nil, err
	}
	return i.document(sheets, opt.Duplex != "off" && anyBack(pieces)), nil
}

// imposer draws sheets.
type imposer struct {
	fonts *layout.Set
	page  page.Options
	opt   product.Options
	tones icons.Theme
	paper paper.Paper
	pad   scene.Unit
}

func anyBack(pieces []Piece) bool {
	for _, p := range pieces {
		if len(p.Back) > 0 {
			return true
		}
	}
	return false
}

// document is an empty document with the titles that the caller gave.
func document(page page.Options) *scene.Document {
	if page.Language == "" {
		page.Language = "en"
	}
	return &scene.Document{Title: page.Title, Subject: page.Subject, Author: "Sortie", Language: page.Language}
}

func (i *imposer) document(sheets []*sheet, backs bool) *scene.Document {
	doc := document(i.page)
	for n, s := range sheets {
		of := fmt.Sprintf("sheet %d of %d", n+1, len(sheets))
		if !backs {
			doc.Pages = append(doc.Pages, i.faces(s, fmt.Sprint(n+1), of, backs))
			continue
		}
		doc.Pages = append(doc.Pages, i.faces(s, fmt.Sprintf("%d-faces", n+1), of, backs), i.backs(s, fmt.Sprintf("%d-backs", n+1), of))
	}
	if len(sheets) > 0 {
		i.sure(doc, sheets[len(sheets)-1].cuts(i.back(backs)))
	}
	if backs {
		doc.Flip = i.edge()
	}
	return doc
}

// title is what a sheet is, in its margin.
func (i *imposer) title(of, side string) title {
	if side != "" {
		of += ", " + side
	}
	if i.page.Subject != "" {
		of = i.page.Subject + " · " + of
	}
	return title{name: i.page.Title, of: of}
}

func (i *imposer) faces(s *sheet, name, of string, backs bool) *scene.Page {
	page := &scene.Page{Name: name, W: s.paper.W, H: s.paper.H}
	for _, b := range s.blocks {
		var trims []scene.Rect
		for n, p := range b.pieces {
			trims = append(trims, b.trim(n))
			page.Add(i.put(p.Face, b, b.trim(n), false))
			page.Add(i.outline(b, b.trim(n))...)
		}
		if !b.shape.round {
			i.marks(page, s, trims, b.area())
		}
	}
	side, note := "", "Print at 100 %, actual size"
	if backs {
		side, note = "faces", note+", on both sides: flip on the "+i.edge()+" edge"
	}
	i.finish(page, s, i.title(of, side), note)
	return page
}

func (i *imposer) backs(s *sheet, name, of string) *scene.Page {
	page := &scene.Page{Name: name, W: s.paper.W, H: s.paper.H}
	f := flipOf(s.paper, i.opt.Duplex, i.opt.Offset)
	for _, b := range s.blocks {
		var trims []scene.Rect
		for n, p := range b.pieces {
			at := f.behind(b.trim(n))
			trims = append(trims, at)
			if len(p.Back) > 0 {
				page.Add(i.put(p.Back, b, at, f.over))
			}
		}
		if !b.shape.round {
			i.marks(page, s, trims, f.behind(b.area()))
		}
	}
	note := "Behind the faces of this sheet"
	if o := i.opt.Offset; o != (scene.Point{}) {
		note += fmt.Sprintf(", moved %+.1f mm across, %+.1f mm down", float64(o.X)/float64(mm), float64(o.Y)/float64(mm))
	}
	i.finish(page, s.mirrored(f), i.title(of, "backs"), note)
	return page
}

// mirrored is the sheet as its back sees it, for the room in its margins.
func (s *sheet) mirrored(f flip) *sheet {
	out := &sheet{frame: s.frame, used: s.used}
	for _, b := range s.blocks {
		at := f.behind(b.area())
		b.at = scene.Point{X: at.X, Y: at.Y}
		out.blocks = append(out.blocks, b)
	}
	return out
}

func (i *imposer) edge() string {
	if i.opt.Duplex == "short" {
		return "short"
	}
	return "long"
}

// put draws one side of a piece at its trim, cut off where its bleed ends. A back on its head is turned about
// the middle of the trim.
func (i *imposer) put(items []scene.Item, b block, at scene.Rect, head bool) scene.Item {
	clip := b.outline(scene.Rect{X: -b.pad, Y: -b.pad, W: at.W + 2*b.pad, H: at.H + 2*b.pad})
	g := scene.Group{Shift: scene.Point{X: at.X, Y: at.Y}, Clip: &clip, Items: items}
	if !head {
		return g
	}
	g.Shift = scene.Point{}
	return scene.Group{Shift: scene.Point{X: at.X + at.W, Y: at.Y + at.H}, Items: scene.Turned([]scene.Item{g}, 2)}
}

// outline is the shape of the block's pieces in a rectangle.
func (b block) outline(r scene.Rect) scene.Path {
	if b.shape.round {
		return ellipse(r)
	}
	return scene.RectPath(r)
}

// outline is the line to cut a round piece along; straight cuts have crop marks instead.
func (i *imposer) outline(b block, at scene.Rect) []scene.Item {
	if !b.shape.round {
		return nil
	}
	return []scene.Item{scene.Stroke{Path: ellipse(at), Colour: i.tones.Soft, Width: page.Hair}}
}

func (i *imposer) marks(page *scene.Page, s *sheet, trims []scene.Rect, area scene.Rect) {
	if items := crop(trims, area, i.free(s)); len(items) > 0 {
		page.Add(scene.Group{Tag: scene.Artifact, Items: items})
	}
}

func (i *imposer) finish(page *scene.Page, s *sheet, head title, note string) {
	i.label(page, s, head, note)
	if i.page.Draft {
		icons.Draft(page, i.fonts)
	}
}

// sure says what daggers mean, once, in the upper margin of the last sheet: where it fits between the crop marks there,
// else at the right.
func (i *imposer) sure(doc *scene.Document, cuts []scene.Unit) {
	if !page.Unsure(doc.Pages...) {
		return
	}
	page := doc.Pages[len(doc.Pages)-1]
	note := i.fonts.Line(i.style(layout.Body), dagger.Note)
	at := page.W - margin
	for n := 1; n < len(cuts); n++ {
		if gap := cuts[n] - cuts[n-1]; gap >= note.Width+2*mm {
			at = cuts[n] - (gap-note.Width)/2
		}
	}
	page.Add(note.Right(at, baseline)...)
}

// back is where things lie on the side of a sheet that is printed last.
func (i *imposer) back(backs bool) func(*sheet, scene.Rect) scene.Rect {
	return func(s *sheet, r scene.Rect) scene.Rect {
		if !backs {
			return r
		}
		return flipOf(s.paper, i.opt.Duplex, i.opt.Offset).behind(r)
	}
}

// cuts are the upright cuts of a sheet's straight pieces from left to right, on the side of it that is asked for.
func (s *sheet) cuts(on func(*sheet, scene.Rect) scene.Rect) []scene.Unit {
	var trims []scene.Rect
	for _, b := range s.blocks {
		for n := range b.pieces {
			if !b.shape.round {
				trims = append(trims, on(s, b.trim(n)))
			}
		}
	}
	return cuts(trims, func(r scene.Rect) (scene.Unit, scene.Unit) { return r.X, r.X + r.W })
}
