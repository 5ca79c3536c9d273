package geom

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// fine is the number of parts that a hundredth of an inch is cut into for turned rectangles.
const fine = 1024

// Slack is how far two things may run into each other before it counts: a twentieth of an inch, half
// the thickness of a panel in its clips. Drawings are no truer than that, and neither are tables.
const Slack model.Length = 5

// vec is a point or a direction in 1/1024 of a hundredth of an inch.
type vec struct{ x, y int64 }

func vecOf(p model.Point) vec { return vec{int64(p.X) * fine, int64(p.Y) * fine} }

// corners are the corners of a footprint in order around it.
func corners(f model.Footprint) [4]vec {
	u, v := axes(f)
	w, d := int64(f.Width)*fine/2, int64(f.Depth)*fine/2
	c := vecOf(f.Centre)
	at := func(sw, sd int64) vec {
		return vec{
			c.x + rounded(sw*w*u.x+sd*d*v.x, model.One),
			c.y + rounded(sw*w*u.y+sd*d*v.y, model.One),
		}
	}
	return [4]vec{at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)}
}

// axes are the directions of a footprint's width and depth, of length one (65,536).
func axes(f model.Footprint) (u, v vec) {
	sin, cos := model.Sincos(f.Turn)
	return vec{cos, sin}, vec{-sin, cos}
}

// rounded is n/by to the nearest whole number, halves away from zero.
func rounded(n, by int64) int64 {
	if n < 0 {
		return -((-n + by/2) / by)
	}
	return (n + by/2) / by
}

// Overlap reports whether two pieces stand in each other by more than Slack.
func Overlap(a, b model.Footprint) bool {
	if a.Hollow != (model.Hollow{}) {
		return slices.ContainsFunc(a.Solids(), func(s model.Footprint) bool { return Overlap(s, b) })
	}
	if b.Hollow != (model.Hollow{}) {
		return Overlap(b, a)
	}
	ca, cb := corners(a), corners(b)
	for _, f := range [...]model.Footprint{a, b} {
		u, v := axes(f)
		if apart(u, model.One, ca[:], cb[:]) || apart(v, model.One, ca[:], cb[:]) {
			return false
		}
	}
	return true
}

// Crosses reports whether a panel runs through a piece by more than Slack, openings or not.
func Crosses(f model.Footprint, p model.Panel) bool {
	if p.Bend != "" {
		return slices.ContainsFunc(p.Straight(), func(s model.Panel) bool { return Crosses(f, s) })
	}
	if f.Hollow != (model.Hollow{}) {
		return slices.ContainsFunc(f.Solids(), func(s model.Footprint) bool { return Crosses(s, p) })
	}
	cf, cp := corners(f), [...]vec{vecOf(p.From), vecOf(p.To)}
	u, v := axes(f)
	dx, dy := lineOf(p).delta()
	normal := vec{-dy, dx}
	return !apart(u, model.One, cf[:], cp[:]) && !apart(v, model.One, cf[:], cp[:]) &&
		!apart(normal, root(dx*dx+dy*dy), cf[:], cp[:])
}

// apart reports whether two shapes, seen along an axis of the given length, share no more than Slack.
func apart(axis vec, length int64, a, b []vec) bool {
	loA, hiA := extent(axis, a)
	loB, hiB := extent(axis, b)
	return min(hiA-loB, hiB-loA) <= int64(Slack)*fine*length
}

func extent(axis vec, pts []vec) (lo, hi int64) {
	for i, p := range pts {
		d := p.x*axis.x + p.y*axis.y
		if i == 0 {
			lo, hi = d, d
		}
		lo, hi = min(lo, d), max(hi, d)
	}
	return lo, hi
}

// root is the whole part of a square root, by Newton's method in integers.
func root(n int64) int64 {
	if n < 2 {
		return n
	}
	r := n
	for next := (r + 1) / 2; next < r; next = (r + n/r) / 2 {
		r = next
	}
	return r
}

// Inside reports whether a piece lies on a board of the given size, give or take Slack.
func Inside(f model.Footprint, width, height model.Length) bool {
	for _, c := range corners(f) {
		if min(c.x, c.y) < -int64(Slack)*fine ||
			c.x > int64(width+Slack)*fine || c.y > int64(height+Slack)*fine {
			return false
		}
	}
	return true
}
