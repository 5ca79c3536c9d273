package model

import "testing"

// A quarter of a circle goes from its first end to its last, at one distance from its centre, to the side that it says.
func TestWayOfABend(t *testing.T) {
	for _, c := range []struct {
		panel  Panel
		centre Point
	}{
		{Panel{From: Point{X: 400, Y: 400}, To: Point{X: 800, Y: 800}, Bend: BendRight}, Point{X: 400, Y: 800}},
		{Panel{From: Point{X: 400, Y: 400}, To: Point{X: 800, Y: 800}, Bend: BendLeft}, Point{X: 800, Y: 400}},
		{Panel{From: Point{X: 800, Y: 400}, To: Point{X: 400, Y: 800}, Bend: BendRight}, Point{X: 400, Y: 400}},
		{Panel{From: Point{X: 0, Y: 0}, To: Point{X: 560, Y: 0}, Bend: BendRight}, Point{X: 280, Y: 280}},
	} {
		way, at := c.panel.Way(), c.panel.Centre()
		if at != c.centre || way[0] != c.panel.From || way[len(way)-1] != c.panel.To {
			t.Errorf("%+v leads through %v around %v", c.panel, way, at)
		}
		square := func(p Point) int64 { x, y := int64(p.X-at.X), int64(p.Y-at.Y); return x*x + y*y }
		r := square(way[0])
		for i, p := range way {
			if off := square(p) - r; off > r/200 || off < -r/200 {
				t.Errorf("%+v: %v is not on the circle", c.panel, p)
			}
			if i > 0 && c.panel.Straight()[i-1].To != p {
				t.Errorf("%+v: its parts are %v", c.panel, c.panel.Straight())
			}
		}
	}
	if p := (Panel{To: Point{X: 400}}); len(p.Straight()) != 1 || p.Straight()[0] != p || OtherBend("") != "" || OtherBend(BendLeft) != BendRight {
		t.Error("a straight panel is more than one part")
	}
}
