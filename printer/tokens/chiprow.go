package tokens

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// gauge is the measures of chips: the height of a row, the icon, a box, the gap to the next chip, the digits in
// tenths of a point, and the line with what several boxes are for.
type gauge struct {
	row, icon, box, gap, size, label scene.Unit
}

// gauges are the ways to set chips, the most handsome first.
func gauges() []gauge {
	return []gauge{
		{row: 6500, icon: 5200, box: 4900, gap: 1600, size: 128, label: 2300},
		{row: 6000, icon: 5000, box: 4700, gap: 1400, size: 124},
		{row: 4300, icon: 3700, box: 3500, gap: 1100, size: 92},
		{row: 3500, icon: 3000, box: 2700, gap: 500, size: 78},
	}
}

// width is that of a chip in a gauge.
func (g gauge) width(c chip) scene.Unit {
	return g.icon + 400 + g.box*scene.Unit(len(c.values))
}

// widest is the width of the widest of some chips.
func (g gauge) widest(list []chip) scene.Unit {
	wide := scene.Unit(0)
	for _, c := range list {
		wide = max(wide, g.width(c))
	}
	return wide
}

// high is the height of rows of chips in a width.
func (g gauge) high(list []chip, width scene.Unit) scene.Unit {
	high := g.row * scene.Unit(rowsOf(list, g, width))
	for _, c := range list {
		if len(c.labels) > 0 {
			return high + g.label
		}
	}
	return high
}

// gaugeFor is the first gauge in which chips fit, or the smallest. Labels need a single row.
func gaugeFor(list []chip, width, high scene.Unit) gauge {
	all := gauges()
	for _, g := range all {
		if (g.label == 0 || rowsOf(list, g, width) == 1) && g.high(list, width) <= high && g.widest(list) <= width {
			return g
		}
	}
	return all[len(all)-1]
}

// chipRows sets the chips of a token in rows.
func (p *painter) chipRows(c *canvas, k model.TokenKind) {
	list := chips(k, p.rules)
	if len(list) == 0 {
		return
	}
	left, gap := scene.Unit(pad), scene.Unit(600)
	if c.tiny() {
		left, gap = 500, 350
	}
	floor := c.floor() - p.wordsNeed(c, k)
	g := gaugeFor(list, c.w-2*left, floor-c.y-gap)
	x, y := left, c.y+gap
	for i, ch := range list {
		if x > left && x+g.width(ch) > c.w-left {
			x, y = left, y+g.row
		}
		if y+g.row > c.floor()+200 || g.width(ch) > c.w-2*left {
			p.dropped(k, len(list)-i, "numbers")
			break
		}
		c.add(p.chip(ch, g, x, y+g.row/2)...)
		x += g.width(ch) + g.gap
	}
	c.y += gap + g.high(list, c.w-2*left)
}

// dropped notes numbers or icons that a token has no room for.
func (p *painter) dropped(k model.TokenKind, n int, what string) {
	p.cuts = append(p.cuts, product.Cut{
		Path: "tokens." + k.ID, What: fmt.Sprintf("%d of the %s of token %q", n, what, k.ID), Place: "its token",
		Remedy: "give it a larger size",
	})
}

// rowsOf is how many rows chips take in a width.
func rowsOf(list []chip, g gauge, width scene.Unit) int {
	rows, x := 0, scene.Unit(0)
	for _, c := range list {
		if rows == 0 || x > 0 && x+g.width(c) > width {
			rows, x = rows+1, 0
		}
		x += g.width(c) + g.gap
	}
	return rows
}

// chip draws an icon and its boxes from x to the right, centred on y.
func (p *painter) chip(c chip, g gauge, x, y scene.Unit) []scene.Item {
	items := p.icon(c.icon, scene.Point{X: x + g.icon/2, Y: y}, g.icon, p.tones.Plain())
	x += g.icon + 400
	st, small := p.letters(layout.BodyBold, g.size, p.tones.Ink), p.letters(layout.Body, smallest, p.tones.Soft)
	for i, v := range c.values {
		r := scene.Rect{X: x + 150, Y: y - g.box/2 + 150, W: g.box - 300, H: g.box - 300}
		path := scene.RoundedPath(r, 500)
		items = append(items, scene.Fill{Path: path, Colour: p.tones.Wash}, scene.Stroke{Path: path, Colour: p.tones.Rule, Width: page.Hair})
		fit := p.fit(st, v, g.box-300, 1)
		for _, l := range fit.lines {
			items = append(items, l.Centre(x+g.box/2, p.middle(fit.style, y))...)
		}
		if g.label > 0 && i < len(c.labels) {
			items = append(items, p.set.Line(small, c.labels[i]).Centre(x+g.box/2, p.middle(small, y+g.box/2+1300))...)
		}
		x += g.box
	}
	return items
}
