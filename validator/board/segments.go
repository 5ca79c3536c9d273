package board

import (
	"github.com/sortie-tools/sortie/schema/model"
)

// alongPanel is how far along a panel a point lies, as its openings are measured, and whether the point
// lies on the panel at all, give or take a twentieth of an inch.
func alongPanel(x model.Panel, length model.Length, at model.Point) (off model.Length, on bool) {
	dx, dy := int64(x.To.X-x.From.X), int64(x.To.Y-x.From.Y)
	px, py := int64(at.X-x.From.X), int64(at.Y-x.From.Y)
	square := dx*dx + dy*dy
	if square == 0 {
		return 0, false
	}
	off = model.Length((dx*px + dy*py) * int64(length) / square)
	beside := dx*py - dy*px
	const thin = 5 // hundredths of an inch
	on = off >= 0 && off <= length && beside*beside <= thin*thin*square
	if x.Flipped {
		off = length - off
	}
	return off, on
}

// crossing reports whether two panels run through each other, both away from their ends: a panel may end
// at another, and panels meet at posts.
func crossing(a, b model.Panel) bool {
	a, b = trimmed(a), trimmed(b)
	return apartBy(a, b) && apartBy(b, a)
}

// apartBy reports whether the ends of b lie strictly on two sides of the line through a.
func apartBy(a, b model.Panel) bool {
	from, to := turnAt(a, b.From), turnAt(a, b.To)
	return from < 0 && to > 0 || from > 0 && to < 0
}

// turnAt is twice the signed area of a panel and a point.
func turnAt(a model.Panel, at model.Point) int64 {
	return int64(a.To.X-a.From.X)*int64(at.Y-a.From.Y) - int64(a.To.Y-a.From.Y)*int64(at.X-a.From.X)
}

// trimmed is a panel without the stretch at either end that may belong to a post.
func trimmed(x model.Panel) model.Panel {
	long := max(x.To.X-x.From.X, x.From.X-x.To.X, x.To.Y-x.From.Y, x.From.Y-x.To.Y)
	if long <= 2*joint {
		return model.Panel{}
	}
	cutX, cutY := (x.To.X-x.From.X)*joint/long, (x.To.Y-x.From.Y)*joint/long
	x.From.X, x.From.Y = x.From.X+cutX, x.From.Y+cutY
	x.To.X, x.To.Y = x.To.X-cutX, x.To.Y-cutY
	return x
}
