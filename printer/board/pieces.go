package board

import (
	"strings"

	"github.com/sortie-tools/sortie/printer/art"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// crates draws the crates from above: the colour as a tint and as its mark, the id beside it.
func (p *painter) crates() {
	for _, c := range p.m.Board.Crates {
		r := p.frame.footprint(c.Footprint)
		swatch := art.Named(c.Colour)
		symbol, _ := art.Find("crate")
		p.add(symbol.Turned(r, c.Footprint.Turn, p.pieceInk(swatch.Ink()))...)
		p.note(Feature{CrateFeature, c.Size})
		if c.Colour != "" {
			p.note(Feature{ColourFeature, c.Colour})
		}
		p.places[c.ID] = r
		p.crateLabel(c, r, swatch)
	}
}

// crateLabel puts the mark of the crate's colour and its id into its middle.
func (p *painter) crateLabel(c model.Crate, r scene.Rect, swatch art.Swatch) {
	if !p.opt.Labels {
		return
	}
	st := layout.Style{Face: layout.BodyBold, Size: p.w.label, Colour: p.tones.Ink}
	room := across(c.Footprint, r) * 90 / 100
	st, mark, gap := p.withMark(st, c, room)
	st, text := p.fittedID(st, c.ID, room-mark-gap)
	centre := scene.Point{X: r.X + r.W/2, Y: r.Y + r.H/2}
	width := p.set.Width(st, text) + mark + gap
	left := centre.X - width/2
	if c.Footprint.Turn%90 != 0 { // the straps run under the label
		plate := scene.Rect{X: left - gap, Y: centre.Y - st.Size/2, W: width + 2*gap, H: st.Size}
		p.add(scene.Fill{Path: scene.RoundedPath(plate, gap*2), Colour: swatch.Tint})
	}
	if mark > 0 {
		symbol, _ := art.Find(swatch.Mark)
		p.add(symbol.Draw(art.Around(scene.Point{X: left + mark/2, Y: centre.Y}, mark), swatch.Ink())...)
	}
	p.centred(st, text, scene.Point{X: left + mark + gap + (width-mark-gap)/2, Y: centre.Y})
}

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
// behind it. Where even the smallest letters leave none, there is no mark: the label comes first.
func (p *painter) withMark(st layout.Style, c model.Crate, room scene.Unit) (smaller layout.Style, mark, gap scene.Unit) {
	sizes := func(st layout.Style) (mark, gap scene.Unit) { return st.Size * 68 / 100, st.Size * 18 / 100 }
	need := func(st layout.Style) scene.Unit {
		mark, gap := sizes(st)
		return p.set.Width(st, strings.ToUpper(c.ID)) + mark + gap
	}
	smaller = st
	if n := need(st); n > room {
		smaller.Size = max(smallest, st.Size*room/n*99/100)
	}
	if c.Colour == "" || need(smaller) > room {
		return st, 0, 0
	}
	mark, gap = sizes(smaller)
	return smaller, mark, gap
}

// furniture draws the free-standing terrain by the symbols that the rule set names.
func (p *painter) furniture() {
	for _, piece := range p.m.Board.Furniture {
		kind := p.furnitureKind(piece.Kind)
		r := p.frame.footprint(piece.Footprint)
		p.add(pieceSymbol(kind.Symbol).Turned(r, piece.Footprint.Turn, p.pieceInk(p.tones.Plain()))...)
		p.note(Feature{FurnitureFeature, kind.ID})
		p.places[piece.ID] = r
	}
}

// pieceSymbol is a piece's drawing; a name without one is a plain block.
func pieceSymbol(name string) art.Symbol {
	symbol, known := art.Find(name)
	if !known {
		symbol, _ = art.Find("block")
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
func (p *painter) pieceInk(ink art.Ink) art.Ink {
	if p.opt.Quiet {
		ink.Line = p.tones.Soft
	}
	return ink
}
