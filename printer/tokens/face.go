package tokens

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/impose"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// The measures of a face, and those of a tiny one.
const (
	pad    = 1000     // from the cut to what is printed
	tiny   = 20 * mm  // a piece lower or narrower than this has no room for words below its chips
	strip  = 3600     // the dark end of the band, with the mark of the category
	foot   = 2800     // the line with the price
	least  = 10 * mm  // the shortest side that takes a word in small letters
	widest = 250 * mm // the longest that common paper takes
)

// size is how large a token lies on the table. A size that the rule set does not list is an inch.
func size(r *model.RuleSet, id string) (w, h scene.Unit, s model.TokenSize) {
	for _, s = range r.TokenSizes {
		if s.ID == id {
			return length(s.Width), length(s.Height), s
		}
	}
	return scene.Inch, scene.Inch, model.TokenSize{ID: id}
}

// checkSizes is an error if the tokens of a size can hold no letters, or are larger than any paper.
func (s supply) checkSizes(r *model.RuleSet) error {
	for _, l := range s.list {
		w, h, _ := size(r, l.kind.Size)
		if min(w, h) < least || max(w, h) > widest {
			return fmt.Errorf("a token of size %q is %s × %s in; sides are from %s to %s in", l.kind.Size, decimal(w), decimal(h), decimal(least), decimal(widest))
		}
	}
	return nil
}

// canvas is a face in the making: how large it is, and where the next thing goes.
type canvas struct {
	w, h  scene.Unit
	y     scene.Unit
	items []scene.Item
}

func (c *canvas) add(items ...scene.Item) { c.items = append(c.items, items...) }

// tiny reports whether a token has no room for words under its chips.
func (c *canvas) tiny() bool { return min(c.w, c.h) < tiny }

// floor is where the line with the price begins, or the lower cut where there is none.
func (c *canvas) floor() scene.Unit {
	if c.tiny() {
		return c.h - 300
	}
	return c.h - foot - 300
}

// face is the side of a token with its title.
func (p *painter) face(k model.TokenKind) []scene.Item {
	w, h, _ := size(p.rules, k.Size)
	c := &canvas{w: w, h: h}
	c.add(ground(w, h, p.tones.Paper)...)
	p.band(c, k)
	p.chipRows(c, k)
	if c.tiny() {
		p.tinyMarks(c, k)
	} else {
		p.words(c, k)
		p.foot(c, k)
	}
	c.add(p.edge(w, h))
	return []scene.Item{scene.Group{Tag: scene.Figure, Alt: p.alt(k), Items: c.items}}
}

// ground paints a whole piece with its bleed.
func ground(w, h scene.Unit, colour scene.Colour) []scene.Item {
	r := scene.Rect{X: -impose.Bleed, Y: -impose.Bleed, W: w + 2*impose.Bleed, H: h + 2*impose.Bleed}
	return []scene.Item{scene.Fill{Path: scene.RectPath(r), Colour: colour}}
}

// edge is a thin line along the cut, for those who cut with scissors.
func (p *painter) edge(w, h scene.Unit) scene.Item {
	return scene.Stroke{Path: scene.RectPath(scene.Rect{W: w, H: h}), Colour: p.tones.Rule, Width: page.Hair}
}

// band is the head of a face: the mark of the category in its colour, the title, and a star if it is rare. A
// tiny token has a bar of the colour instead, and the mark in its corner.
func (p *painter) band(c *canvas, k model.TokenKind) {
	look, left, right := p.look(k.Category), scene.Unit(strip+700), scene.Unit(pad)
	st := p.letters(layout.BodyBold, 82, p.tones.Ink)
	if c.tiny() {
		st.Size, left, right = page.Points(66), 500, 300
	}
	if k.Rare {
		right += 2600
	}
	text := p.fit(st, k.Title, max(c.w-left-right, 1), 2)
	p.report(k, "title", "the title of token %q", text.cut)
	high, top := 2*leading(st)+900, scene.Unit(0)
	if c.tiny() {
		top = 900
		high = top + 2*leading(p.letters(layout.BodyBold, smallest, p.tones.Ink)) + 300
	}
	p.bandGround(c, look, high, top)
	p.lines(c, text, left, top+(high-top-text.height())/2)
	if k.Rare {
		c.add(p.icon("rare", scene.Point{X: c.w - pad - 900, Y: high / 2}, 2300, p.inkOf(p.tones.Ink))...)
	}
	c.y = high
}

// bandGround is the colour behind the head of a face.
func (p *painter) bandGround(c *canvas, look look, high, bar scene.Unit) {
	b := scene.Unit(impose.Bleed)
	c.add(scene.Fill{Path: scene.RectPath(scene.Rect{X: -b, Y: -b, W: c.w + 2*b, H: high + b}), Colour: look.swatch.Tint})
	if c.tiny() {
		c.add(scene.Fill{Path: scene.RectPath(scene.Rect{X: -b, Y: -b, W: c.w + 2*b, H: bar + b}), Colour: look.swatch.Line})
		return
	}
	c.add(scene.Fill{Path: scene.RectPath(scene.Rect{X: -b, Y: -b, W: strip + b, H: high + b}), Colour: look.swatch.Line})
	white := icons.Ink{Line: p.tones.Paper, Accent: p.tones.Paper, Tint: look.swatch.Line, Paper: look.swatch.Line}
	c.add(p.icon(look.mark, scene.Point{X: strip/2 + 100, Y: high / 2}, 2500, white)...)
}

func (p *painter) inkOf(c scene.Colour) icons.Ink {
	return icons.Ink{Line: c, Accent: c, Tint: p.tones.Wash, Paper: p.tones.Paper}
}

// lines draws fitted text from a place down.
func (p *painter) lines(c *canvas, f fitted, x, y scene.Unit) {
	for _, l := range f.lines {
		c.add(l.At(x, p.middle(f.style, y+f.leading/2))...)
		y += f.leading
	}
}

// foot is the price, and the word for a rare token.
func (p *painter) foot(c *canvas, k model.TokenKind) {
	st := p.letters(layout.Body, 62, p.tones.Soft)
	mid := c.h - foot/2 - 200
	c.add(scene.Stroke{Path: page.Line(pad, c.h-foot-100, c.w-pad, c.h-foot-100), Colour: p.tones.Rule, Width: page.Hair})
	right := c.w - pad
	if k.Rare {
		l := p.set.Line(p.letters(layout.BodyBold, 62, p.tones.Ink), "rare")
		c.add(l.Right(right, p.middle(st, mid))...)
		right -= l.Width + 600
	} else if k.Kept {
		l := p.set.Line(st, "kept")
		c.add(l.Right(right, p.middle(st, mid))...)
		right -= l.Width + 600
	}
	c.add(p.set.Line(st, p.set.Shorten(st, price(k), right-pad)).At(pad, p.middle(st, mid))...)
}

// report notes a text of a token that is printed with an ellipsis.
func (p *painter) report(k model.TokenKind, field, what string, letters int) {
	p.cut("tokens."+k.ID+"."+field, fmt.Sprintf(what, k.ID), "its token", letters)
}

// cut notes a text of which so many letters are left out, if any are.
func (p *painter) cut(path, what, place string, letters int) {
	if letters > 0 {
		remedy := fmt.Sprintf("shorten it by about %d letters", letters)
		p.cuts = append(p.cuts, product.Cut{Path: path, What: what, Place: place, Remedy: remedy})
	}
}

// alt says a token in words.
func (p *painter) alt(k model.TokenKind) string {
	parts := []string{k.Title}
	for _, ch := range chips(k, p.rules) {
		parts = append(parts, ch.title+" "+strings.Join(ch.values, ", "))
	}
	if d := details(k, p.rules); len(d) > 0 {
		parts = append(parts, strings.Join(d, ", "))
	}
	if k.Rare {
		parts = append(parts, "rare")
	}
	if s := price(k); s != "" {
		parts = append(parts, s)
	}
	return head(strings.Join(parts, "; "), maxRunes)
}
