package tokens

import (
	"strings"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// The icons of attributes, and the lines that they stand on; those of a tiny token.
const (
	traitIcon = 2900
	traitRow  = 3300
	tinyIcon  = 2700
	tinyStep  = 2800
)

// detail is something that a token says in words, with an icon if somebody has drawn one.
type detail struct{ icon, text string }

// iconNames are the attributes of a token that have an icon, and that its chips do not show already.
func iconNames(k model.TokenKind, r *model.RuleSet) []string {
	seen := map[string]bool{"": true}
	for _, c := range chips(k, r) {
		seen[c.icon] = true
	}
	var out []string
	for _, id := range k.Traits {
		if name := traitSymbol(r, id); !seen[name] {
			seen[name] = true
			out = append(out, name)
		}
	}
	return out
}

// traitSymbol is the icon of an attribute: what the rule set names, or one with its id; empty if there is none.
func traitSymbol(r *model.RuleSet, id string) string {
	for _, t := range r.Attributes {
		if t.ID == id && t.Symbol != "" {
			id = t.Symbol
		}
	}
	if _, drawn := icons.Find(id); drawn {
		return id
	}
	return ""
}

// spoken are the details of a token, those of its attributes with their icons.
func spoken(k model.TokenKind, r *model.RuleSet) []detail {
	var out []detail
	for i, text := range details(k, r) {
		d := detail{text: text}
		if i < len(k.Traits) {
			d.icon = traitSymbol(r, k.Traits[i])
		}
		out = append(out, d)
	}
	return out
}

// wordsNeed is the height to keep free under the chips for what a token says in words, at the least.
func (p *painter) wordsNeed(c *canvas, k model.TokenKind) scene.Unit {
	list := spoken(k, p.rules)
	switch {
	case c.tiny():
		return traitRow
	case len(list) == 0:
		return 0
	}
	if _, rows := p.rowed(list, c.w-2*pad); rows > 0 {
		return traitRow*scene.Unit(rows) + 300
	}
	return 2*leading(p.letters(layout.Body, smallest, p.tones.Ink)) + 300
}

// rowed is where each detail stands when they are set one after the other with their icons, and the number of
// rows; none if one is wider than a row.
func (p *painter) rowed(list []detail, width scene.Unit) (at []scene.Point, rows int) {
	st := p.letters(layout.Body, 66, p.tones.Ink)
	x := scene.Unit(0)
	for _, d := range list {
		need := p.set.Width(st, head(d.text, maxRunes))
		if d.icon != "" {
			need += traitIcon + 400
		}
		if need > width {
			return nil, 0
		}
		if rows == 0 || x+need > width {
			rows, x = rows+1, 0
		}
		at = append(at, scene.Point{X: x, Y: traitRow * scene.Unit(rows-1)})
		x += need + 1500
	}
	return at, rows
}

// words are the attributes of a token by icon and name, in what room there is under the chips; in letters
// alone where there is less.
func (p *painter) words(c *canvas, k model.TokenKind) {
	list := spoken(k, p.rules)
	if len(list) == 0 {
		return
	}
	at, rows := p.rowed(list, c.w-2*pad)
	if rows == 0 || c.y+300+traitRow*scene.Unit(rows) > c.floor()+200 {
		p.wordsOnly(c, k)
		return
	}
	st := p.letters(layout.Body, 66, p.tones.Ink)
	for i, d := range list {
		x, mid := pad+at[i].X, c.y+300+at[i].Y+traitRow/2
		if d.icon != "" {
			c.add(p.icon(d.icon, scene.Point{X: x + traitIcon/2, Y: mid}, traitIcon, p.tones.Plain())...)
			x += traitIcon + 400
		}
		c.add(p.set.Line(st, d.text).At(x, p.middle(st, mid))...)
	}
}

// wordsOnly are the same as running text, smaller and smaller until it fits.
func (p *painter) wordsOnly(c *canvas, k model.TokenKind) {
	text := strings.Join(details(k, p.rules), " · ")
	room := c.floor() - c.y - 300
	st := p.letters(layout.Body, 70, p.tones.Ink)
	var f fitted
	for ; st.Size >= p.letters(layout.Body, smallest, p.tones.Ink).Size; st.Size -= 100 {
		if f = p.fit(st, text, c.w-2*pad, int(room/leading(st))); f.cut == 0 && f.height() <= room {
			break
		}
	}
	p.report(k, "traits", "the attributes of token %q", f.cut)
	p.lines(c, f, pad, c.y+300)
}

// tinyMarks are the attributes of a tiny token by their icons, and the mark of its category in the corner.
// Those without room are on its back, if that is open.
func (p *painter) tinyMarks(c *canvas, k model.TokenKind) {
	look := p.look(k.Category)
	c.add(p.icon(look.mark, scene.Point{X: c.w - 1700, Y: c.h - 1700}, 2200, p.inkOf(look.swatch.Line))...)
	x := scene.Unit(500)
	for i, name := range iconNames(k, p.rules) {
		if x+tinyIcon > c.w-2900 {
			if !p.open(k) {
				p.dropped(k, len(iconNames(k, p.rules))-i, "attributes")
			}
			break
		}
		c.add(p.icon(name, scene.Point{X: x + tinyIcon/2, Y: c.h - 1900}, tinyIcon, p.tones.Plain())...)
		x += tinyStep
	}
}
