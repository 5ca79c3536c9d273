package png

import (
	"math"

	"github.com/sortie-tools/sortie/printer/scene"
)

// maxDashes bounds the dashes of one line: a dash far below a pixel would need millions.
const maxDashes = 100_000

// dashed cuts lines into dashes. A pattern that sums to nothing leaves them solid.
func dashed(lines []contour, pattern []scene.Unit, scale float64) []contour {
	d := dasher{}
	var sum float64
	for _, u := range pattern {
		d.pattern = append(d.pattern, max(float64(u), 0)*scale)
		sum += max(float64(u), 0) * scale
	}
	if sum <= 0 {
		return lines
	}
	if len(d.pattern)%2 == 1 {
		d.pattern = append(d.pattern, d.pattern...) // an odd pattern swaps on and off each time round
	}
	for _, c := range lines {
		if length(c)/sum*float64(len(d.pattern)) > maxDashes {
			return lines
		}
		d.line(c)
	}
	return d.out
}

func length(c contour) float64 {
	var l float64
	for i := 1; i < len(c.pts); i++ {
		l += math.Hypot(c.pts[i].x-c.pts[i-1].x, c.pts[i].y-c.pts[i-1].y)
	}
	return l
}

type dasher struct {
	pattern []float64
	out     []contour
	i       int     // which stretch of the pattern
	left    float64 // of that stretch
	cur     []pt
}

func (d *dasher) line(c contour) {
	pts := c.pts
	if c.closed && len(pts) > 0 {
		pts = append(append([]pt(nil), pts...), pts[0])
	}
	if len(pts) == 0 {
		return
	}
	d.i, d.left, d.cur = 0, d.pattern[0], []pt{pts[0]}
	for i := 1; i < len(pts); i++ {
		d.segment(pts[i-1], pts[i])
	}
	d.flush()
}

func (d *dasher) on() bool { return d.i%2 == 0 }

func (d *dasher) segment(a, b pt) {
	l := math.Hypot(b.x-a.x, b.y-a.y)
	for at := 0.0; l > 0; {
		if at+d.left > l {
			d.left -= l - at
			if d.on() {
				d.cur = append(d.cur, b)
			}
			return
		}
		at += d.left
		p := pt{a.x + (b.x-a.x)*at/l, a.y + (b.y-a.y)*at/l}
		if d.on() {
			d.cur = append(d.cur, p)
		}
		d.flush()
		d.i = (d.i + 1) % len(d.pattern)
		d.left = d.pattern[d.i]
		if d.on() {
			d.cur = []pt{p}
		}
	}
}

func (d *dasher) flush() {
	if len(d.cur) > 1 {
		d.out = append(d.out, contour{pts: d.cur})
	}
	d.cur = nil
}
