package geom

import "github.com/sortie-tools/sortie/schema/model"

// line is a panel's floor line in canonical direction: southwards, or eastwards when level. The
// direction matters to the tie rule of side.
type line struct {
	from, to model.Point
	reversed bool // the panel's own From is the line's to
}

func lineOf(p model.Panel) line {
	if p.To.Y < p.From.Y || p.To.Y == p.From.Y && p.To.X < p.From.X {
		return line{from: p.To, to: p.From, reversed: true}
	}
	return line{from: p.From, to: p.To}
}

func (l line) delta() (dx, dy int64) {
	return int64(l.to.X - l.from.X), int64(l.to.Y - l.from.Y)
}

// cross is twice the signed area of the triangle of the line and p: 0 when p lies on it.
func (l line) cross(p model.Point) int64 {
	dx, dy := l.delta()
	return dx*int64(p.Y-l.from.Y) - dy*int64(p.X-l.from.X)
}

// side reports on which side of the line the centre of a cell lies. A centre exactly on it counts as
// lying a hair to the west and a hair of that hair to the south, for every line alike: no step can
// slip through where two panels meet, and none is stopped twice.
func (l line) side(centre model.Point) bool { return l.cross(centre) >= 0 }

// spans reports whether the line reaches across the level (or upright) line that a step runs along,
// with centres displaced as in side.
func (l line) spans(a, b model.Point) bool {
	if a.Y == b.Y {
		return (l.from.Y > a.Y) != (l.to.Y > a.Y)
	}
	return (l.from.X >= a.X) != (l.to.X >= a.X)
}

// crosses reports whether the step from centre a to centre b meets the line.
func (l line) crosses(a, b model.Point) bool {
	return l.side(a) != l.side(b) && l.spans(a, b)
}

// along is where the step a-b meets the line, as the fraction num/den of the panel counted from the
// end its openings are measured from.
func (l line) along(a, b model.Point, fromFar bool) (num, den int64) {
	dx, dy := l.delta()
	if a.Y == b.Y {
		num, den = int64(a.Y-l.from.Y), dy
	} else {
		num, den = int64(a.X-l.from.X), dx
	}
	if den < 0 {
		num, den = -num, -den
	}
	if fromFar != l.reversed {
		num = den - num
	}
	return num, den
}
