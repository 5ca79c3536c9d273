package board

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// crates draws the crates from above: the colour as a tint and as its mark, the id beside it. A crate
// that stands on another is drawn over it.
func (p *painter) crates() {
	for _, t := range stacked(p.here) {
		c := p.b.Crates[t.Index]
		r := p.frame.footprint(c.Footprint)
		swatch := icons.Named(c.Colour)
		symbol, _ := icons.Find("crate")
		p.stamp(symbol, r, c.Footprint.Turn, p.pieceInk(swatch.Ink()))
		p.note(Feature{CrateFeature, c.Size})
		if c.Colour != "" {
			p.note(Feature{ColourFeature, c.Colour})
		}
		p.places[c.ID] = r
		p.source("crates."+c.ID, r)
		p.small = append(p.small, r)
		p.crateLabel(c, r, swatch)
	}
}

// stacked are the crates of a floor, each behind the one that it stands on.
func stacked(f model.NamedFloor) []model.Thing {
	on := map[string]string{}
	for _, c := range f.Board.Crates {
		on[c.ID] = c.On
	}
	height := func(c model.Thing) (n int) {
		for id := c.On; id != "" && n < len(f.Board.Crates); id = on[id] {
			n++
		}
		return n
	}
	return slices.SortedStableFunc(f.Things(model.CrateSort), func(a, b model.Thing) int { return height(a) - height(b) })
}

// carries reports whether another crate stands on a crate and hides its middle.
func carries(b *model.Board, id string) bool {
	return slices.ContainsFunc(b.Crates, func(c model.Crate) bool { return c.On == id })
}

// shortID is how many letters an id may have to be set beside a crate on a small map.
const shortID = 3

// beside reports whether a crate's id is set beside it: its middle is hidden, or has no room for an id
// that cannot be shorter.
func (p *painter) beside(c model.Crate) bool {
	if carries(p.b, c.ID) {
		return true
	}
	st := layout.Style{Face: layout.BodyBold, Size: smallest}
	return utf8.RuneCountInString(c.ID) <= shortID && p.labelWidth(st, c) > crateRoom(c, p.frame.footprint(c.Footprint))
}

// crateLabel puts the mark of the crate's colour and its id into its middle: the colour is never told by a tint
// alone. Where the id stands beside the crate, the mark has the middle to itself.
func (p *painter) crateLabel(c model.Crate, r scene.Rect, swatch icons.Swatch) {
	switch {
	case !p.opt.Labels || p.sketch:
		return
	case carries(p.b, c.ID):
		at, room := uncovered(r)
		p.crateMark(c, at, min(p.w.label*90/100, room))
		return
	case p.beside(c):
		p.crateMark(c, middle(r), min(r.W, r.H)*70/100)
		return
	}
	st := layout.Style{Face: layout.BodyBold, Size: p.w.label, Colour: p.letters()}
	room := crateRoom(c, r)
	st, mark, gap := p.withMark(st, c, room)
	st, text := p.fittedID(st, c.ID, room-mark-gap)
	if mark == 0 {
		p.crateMark(c, scene.Point{X: r.X, Y: r.Y}, p.w.label*90/100)
	}
	centre := scene.Point{X: r.X + r.W/2, Y: r.Y + r.H/2}
	width := p.set.Width(st, text) + mark + gap
	left := centre.X - width/2
	if c.Footprint.Turn%90 != 0 || width > across(c.Footprint, r)*betweenStraps/100 { // the straps run under the label
		plate := scene.Rect{X: left - gap, Y: centre.Y - st.Size/2, W: width + 2*gap, H: st.Size}
		p.add(scene.Fill{Path: scene.RoundedPath(plate, gap*2), Colour: p.pieceInk(swatch.Ink()).Tint})
	}
	if mark > 0 {
		symbol, _ := icons.Find(swatch.Mark)
		p.stamp(symbol, icons.Around(scene.Point{X: left + mark/2, Y: centre.Y}, mark), 0, p.pieceInk(swatch.Ink()))
	}
	p.centred(st, text, scene.Point{X: left + mark + gap + (width-mark-gap)/2, Y: centre.Y})
}

// uncovered is the middle of one end of a crate that another, a square one, stands on, and how much of it is seen.
func uncovered(r scene.Rect) (scene.Point, scene.Unit) {
	if r.W > r.H {
		room := (r.W - r.H) / 2
		return scene.Point{X: r.X + room/2, Y: r.Y + r.H/2}, room
	}
	room := max((r.H-r.W)/2, r.W/4)
	return scene.Point{X: r.X + r.W/2, Y: r.Y + r.H - room/2}, room
}

// crateMark is the mark of a crate's colour on a disc of its own.
func (p *painter) crateMark(c model.Crate, at scene.Point, side scene.Unit) {
	if c.Colour == "" {
		return
	}
	swatch := icons.Named(c.Colour)
	symbol, _ := icons.Find(swatch.Mark)
	p.add(scene.Fill{Path: scene.CirclePath(at, side*60/100), Colour: p.tones.Paper})
	p.stamp(symbol, icons.Around(at, side), 0, p.pieceInk(swatch.Ink()))
}

// betweenStraps is how much of a crate's length lies between its straps, in hundredths.
const betweenStraps = 60

// crateRoom is how wide the label of a crate may be.
func crateRoom(c model.Crate, r scene.Rect) scene.Unit { return across(c.Footprint, r) * 84 / 100 }

// across is how wide a piece is at the height of its middle, where its label stands. Less of a slanted
// piece lies beside its middle.
func across(fp model.Footprint, r scene.Rect) scene.Unit {
	switch {
	case fp.Turn%180 == 0:
		return r.W
	case fp.Turn%90 == 0:
		return r.H
	}
	return max(r.W, r.H) * 85 / 100
}

// withMark makes a crate's label small enough to leave room for the mark of its colour and the gap
// behind it. Where even the smallest letters leave none, the mark stands elsewhere.
func (p *painter) withMark(st layout.Style, c model.Crate, room scene.Unit) (smaller layout.Style, mark, gap scene.Unit) {
	smaller = st
	if n := p.labelWidth(st, c); n > room {
		smaller.Size = max(smallest, st.Size*room/n*99/100)
	}
	if c.Colour == "" || p.labelWidth(smaller, c) > room {
		return st, 0, 0
	}
	mark, gap = markSize(smaller)
	return smaller, mark, gap
}

// labelWidth is how wide a crate's label is, its mark included.
func (p *painter) labelWidth(st layout.Style, c model.Crate) scene.Unit {
	mark, gap := markSize(st)
	if c.Colour == "" {
		mark, gap = 0, 0
	}
	return p.set.Width(st, strings.ToUpper(c.ID)) + mark + gap
}

// markSize is how large a mark in front of letters is, and the gap behind it.
func markSize(st layout.Style) (mark, gap scene.Unit) { return st.Size * 68 / 100, st.Size * 18 / 100 }

// furniture draws the free-standing terrain by the symbols that the rule set names.
func (p *painter) furniture() {
	for _, piece := range p.b.Furniture {
		kind := p.furnitureKind(piece.Kind)
		r := p.frame.footprint(piece.Footprint)
		if piece.Footprint.Hollow == (model.Hollow{}) {
			p.stamp(pieceSymbol(kind.Symbol), r, piece.Footprint.Turn, p.pieceInk(p.tones.Plain()))
		} else if !p.sketch {
			p.hollow(piece.Footprint, p.frame, p.pieceInk(p.tones.Plain()))
		}
		p.note(Feature{FurnitureFeature, kind.ID})
		p.places[piece.ID] = r
		p.source("furniture."+piece.ID, r)
		p.small = append(p.small, r)
	}
}

// hollow draws a piece with a hollow, such as a counter, from above: its top along three sides, and a line along the
// edge of the top inside it.
func (p *painter) hollow(fp model.Footprint, f frame, ink icons.Ink) {
	outline, inner := hollowPath(fp, f, 0), hollowPath(fp, f, model.Inch*12/100)
	p.add(scene.Fill{Path: outline, Colour: ink.Tint}, scene.Stroke{Path: outline, Colour: ink.Line, Width: p.w.thin, Join: scene.RoundJoin},
		scene.Stroke{Path: inner, Colour: ink.Line, Width: p.w.thin * 6 / 10})
}

// hollowPath is the outline of a piece with a hollow, so far inside its edge.
func hollowPath(fp model.Footprint, f frame, inside model.Length) scene.Path {
	free := fp.Hollow
	wide, deep := fp.Width, fp.Depth
	if free.Side == model.East || free.Side == model.West {
		wide, deep = fp.Depth, fp.Width
	}
	turn := fp.Turn + map[model.Side]int{model.East: 90, model.South: 180, model.West: 270}[free.Side]
	x, y, w, d := wide/2-inside, deep/2-inside, free.Width/2+inside, deep/2-free.Depth-inside
	// As seen with the hollow to the north, clockwise from the north-west corner.
	corners := []model.Point{{X: -x, Y: -y}, {X: -w, Y: -y}, {X: -w, Y: -d}, {X: w, Y: -d}, {X: w, Y: -y}, {X: x, Y: -y}, {X: x, Y: y}, {X: -x, Y: y}}
	var path scene.Path
	c := f.at(fp.Centre)
	for i, q := range corners {
		at := scene.Point{X: c.X + f.len(q.X), Y: c.Y + f.len(q.Y)}
		if i == 0 {
			path.Move(at.X, at.Y)
			continue
		}
		path.Line(at.X, at.Y)
	}
	path.Close()
	return path.Turned(c, turn)
}

// pieceSymbol is a piece's drawing; a name without one is a plain block.
func pieceSymbol(name string) icons.Symbol {
	symbol, known := icons.Find(name)
	if !known {
		symbol, _ = icons.Find("block")
	}
	return symbol
}

func (p *painter) furnitureKind(id string) model.FurnitureKind {
	for _, k := range p.r.Furniture {
		if k.ID == id {
			return k
		}
	}
	return model.FurnitureKind{ID: id, Title: id}
}

// pieceInk is the ink as given, or outlines only.
func (p *painter) pieceInk(ink icons.Ink) icons.Ink {
	if p.pale {
		return icons.Ink{Line: p.tones.Ink, Accent: p.tones.Ink, Tint: p.tones.Paper, Paper: p.tones.Paper}
	}
	if p.opt.Quiet {
		ink.Line = p.tones.Soft
	}
	return ink
}
