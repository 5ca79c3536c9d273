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
	text := strings.ToUpper(c.ID)
	mark, gap := st.Size*68/100, st.Size*18/100
	across := r.W
	if c.Footprint.Turn%180 == 90 {
		across = r.H
	}
	if c.Colour == "" || p.set.Width(st, text)+mark+gap > across*96/100 { // the label comes first
		mark, gap = 0, 0
	}
	st = p.fitted(st, text, across*90/100-mark-gap)
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
