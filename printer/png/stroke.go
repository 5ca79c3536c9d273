package png

import (
	"math"

	"github.com/sortie-tools/sortie/printer/scene"
)

// miterLimit is how far a pointed corner may reach, in line widths: the same as in PDF.
const miterLimit = 10

// stroker builds the outline of a line as pieces that overlap and all turn the same way, so that
// filling them by the non-zero rule paints each pixel once.
type stroker struct {
	half  float64
	cap   scene.Cap
	join  scene.Join
	parts []contour
}

// outline is the shape of lines that are 2·half wide.
func outline(lines []contour, half float64, lineCap scene.Cap, join scene.Join) []contour {
	s := stroker{half: half, cap: lineCap, join: join}
	for _, c := range lines {
		s.line(distinct(c))
	}
	return s.parts
}

// distinct drops points that repeat the one before.
func distinct(c contour) contour {
	out := contour{closed: c.closed}
	for _, p := range c.pts {
		if n := len(out.pts); n == 0 || out.pts[n-1] != p {
			out.pts = append(out.pts, p)
		}
	}
	if n := len(out.pts); c.closed && n > 1 && out.pts[0] == out.pts[n-1] {
		out.pts = out.pts[:n-1]
	}
	return out
}

func (s *stroker) line(c contour) {
	n := len(c.pts)
	if n == 1 {
		s.dot(c.pts[0])
		return
	}
	for i := 0; i+1 < n; i++ {
		s.segment(c.pts[i], c.pts[i+1])
	}
	for i := 1; i+1 < n; i++ {
		s.corner(c.pts[i-1], c.pts[i], c.pts[i+1])
	}
	switch {
	case c.closed && n > 2:
		s.segment(c.pts[n-1], c.pts[0])
		s.corner(c.pts[n-2], c.pts[n-1], c.pts[0])
		s.corner(c.pts[n-1], c.pts[0], c.pts[1])
	case n > 1:
		s.end(c.pts[1], c.pts[0])
		s.end(c.pts[n-2], c.pts[n-1])
	}
}

// dot is what a line without length leaves: nothing, unless its ends are round or square.
func (s *stroker) dot(p pt) {
	switch s.cap {
	case scene.RoundCap:
		s.disc(p)
	case scene.SquareCap:
		h := s.half
		s.polygon(pt{p.x - h, p.y - h}, pt{p.x + h, p.y - h}, pt{p.x + h, p.y + h}, pt{p.x - h, p.y + h})
	}
}

// side is the vector from a line to its left edge.
func (s *stroker) side(a, b pt) pt {
	dx, dy := b.x-a.x, b.y-a.y
	l := math.Hypot(dx, dy)
	return pt{dy / l * s.half, -dx / l * s.half}
}

func (s *stroker) segment(a, b pt) {
	v := s.side(a, b)
	s.polygon(pt{a.x + v.x, a.y + v.y}, pt{b.x + v.x, b.y + v.y}, pt{b.x - v.x, b.y - v.y}, pt{a.x - v.x, a.y - v.y})
}

// corner fills the wedge that two segments leave open on the outside of their corner.
func (s *stroker) corner(a, b, c pt) {
	u, v := s.side(a, b), s.side(b, c)
	cross, dot := u.x*v.y-u.y*v.x, u.x*v.x+u.y*v.y
	if cross == 0 && dot > 0 {
		return
	}
	if s.join == scene.RoundJoin {
		s.disc(b)
		return
	}
	if cross < 0 { // a turn to the left leaves the gap on the right
		u, v = pt{-u.x, -u.y}, pt{-v.x, -v.y}
	}
	p, q := pt{b.x + u.x, b.y + u.y}, pt{b.x + v.x, b.y + v.y}
	// The tip lies along u+v; its distance from the corner is half / cos(angle/2).
	h2 := s.half * s.half
	cosHalf2 := (1 + dot/h2) / 2
	if cosHalf2*miterLimit*miterLimit < 1 {
		s.polygon(b, p, q)
		return
	}
	k := 1 / (2 * cosHalf2)
	s.polygon(b, p, pt{b.x + (u.x+v.x)*k, b.y + (u.y+v.y)*k}, q)
}

// end caps a line that comes from a and stops at b.
func (s *stroker) end(a, b pt) {
	switch s.cap {
	case scene.RoundCap:
		s.disc(b)
	case scene.SquareCap:
		v := s.side(a, b)
		s.segment(b, pt{b.x - v.y, b.y + v.x})
	}
}

func (s *stroker) disc(c pt) {
	n := min(max(int(math.Ceil(math.Pi*math.Sqrt(s.half/tolerance))), 8), 256)
	pts := make([]pt, n)
	for i := range pts {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		pts[i] = pt{c.x + s.half*cos, c.y + s.half*sin}
	}
	s.polygon(pts...)
}

// polygon adds a piece, turned the way all pieces are.
func (s *stroker) polygon(pts ...pt) {
	var area float64
	for i, p := range pts {
		q := pts[(i+1)%len(pts)]
		area += p.x*q.y - q.x*p.y
	}
	if area < 0 {
		for i, j := 0, len(pts)-1; i < j; i, j = i+1, j-1 {
			pts[i], pts[j] = pts[j], pts[i]
		}
	}
	s.parts = append(s.parts, contour{pts: pts, closed: true})
}
