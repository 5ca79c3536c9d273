package icons_test

import (
	"testing"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/internal/backdrop"
	"github.com/sortie-tools/sortie/printer/scene"
)

// TestShapesDoNotCancel sees that where two outlines of one layer overlap, no hole appears: by the non-zero
// rule one does if they run in opposite directions.
func TestShapesDoNotCancel(t *testing.T) {
	const box = 100 * scene.Millimetre
	for _, name := range icons.Names() {
		s, _ := icons.Find(name)
		for _, it := range s.Draw(scene.Rect{W: box, H: box}, icons.Tones().Plain()) {
			f, ok := it.(scene.Fill)
			if !ok {
				continue
			}
			if n := holes(f.Path, box); n > 0 {
				t.Errorf("%s has holes where its shapes overlap, %d of 10000 places", name, n)
			}
		}
	}
}

// holes counts places of a grid that a contour of the path covers and the whole path does not.
func holes(p scene.Path, box scene.Unit) (n int) {
	parts := contours(p)
	if len(parts) < 2 {
		return 0
	}
	step := box / 100
	for y := step / 2; y < box; y += step {
		for x := step / 2; x < box; x += step {
			at := scene.Point{X: x, Y: y}
			for _, c := range parts {
				if backdrop.Inside(c, at) && !backdrop.Inside(p, at) {
					n++
				}
			}
		}
	}
	return n
}

func contours(p scene.Path) (out []scene.Path) {
	pts := p.Points
	for _, v := range p.Verbs {
		n := [...]int{scene.MoveTo: 1, scene.LineTo: 1, scene.CurveTo: 3, scene.Close: 0}[v]
		if v == scene.MoveTo {
			out = append(out, scene.Path{})
		}
		c := &out[len(out)-1]
		c.Verbs, c.Points, pts = append(c.Verbs, v), append(c.Points, pts[:n]...), pts[n:]
	}
	return out
}
