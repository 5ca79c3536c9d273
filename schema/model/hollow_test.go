package model

import "testing"

// A hollow lies in the middle of its side, turns with the piece, and leaves three rectangles around it.
func TestHollow(t *testing.T) {
	piece := Footprint{Centre: Point{X: 400, Y: 400}, Width: 400, Depth: 300, Hollow: Hollow{Side: North, Width: 200, Depth: 100}}
	for _, c := range []struct {
		side Side
		turn int
		free Point
	}{
		{North, 0, Point{X: 400, Y: 300}}, {South, 0, Point{X: 400, Y: 500}}, {East, 0, Point{X: 550, Y: 400}}, {West, 0, Point{X: 250, Y: 400}},
		{North, 90, Point{X: 500, Y: 400}}, {North, 180, Point{X: 400, Y: 500}}, {East, 90, Point{X: 400, Y: 550}},
	} {
		f := piece
		f.Hollow.Side, f.Turn = c.side, c.turn
		if at := f.Free().Centre; at != c.free {
			t.Errorf("%s, turned by %d: it is at %v, want %v", c.side, c.turn, at, c.free)
		}
		area := Length(0)
		for _, s := range f.Solids() {
			area += s.Width * s.Depth
			if s.Hollow != (Hollow{}) {
				t.Errorf("%s: a part is hollow: %+v", c.side, s)
			}
		}
		if area != 400*300-200*100 {
			t.Errorf("%s: the rest is %d square hundredths", c.side, area)
		}
	}
	piece.Hollow.Depth = 300
	if got := piece.Solids(); len(got) != 1 || got[0].Hollow != (Hollow{}) {
		t.Errorf("a hollow as deep as the piece leaves %+v", got)
	}
}
