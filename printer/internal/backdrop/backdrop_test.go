package backdrop

import (
	"math"
	"testing"

	"github.com/sortie-tools/sortie/printer/scene"
)

func fill(x, y, w, h scene.Unit, c scene.Colour) Fill {
	r := scene.Rect{X: x, Y: y, W: w, H: h}
	return Fill{Path: scene.RectPath(r), Box: r, Colour: c}
}

func TestColourIsWhatOneSees(t *testing.T) {
	black, white := scene.RGB(0), scene.RGB(0xFFFFFF)
	var s Stack
	s.Add(fill(0, 0, 100, 100, black))
	s.Add(fill(50, 0, 100, 100, white.Alpha(51)))
	s.Add(fill(0, 50, 100, 10, white).Moved(scene.Point{Y: 20}))
	for at, want := range map[scene.Point]scene.Colour{
		{X: 10, Y: 10}:   black,
		{X: 60, Y: 10}:   scene.RGB(0x333333),
		{X: 10, Y: 75}:   white,
		{X: 140, Y: 10}:  white,
		{X: 500, Y: 500}: white,
	} {
		if got := s.Colour(at); got != want {
			t.Errorf("at %v one sees %v, want %v", at, got, want)
		}
	}
	if top, ok := s.Top(scene.Point{X: 60, Y: 10}); !ok || top.Colour != black {
		t.Errorf("a thin wash hides what is under it: %v", top.Colour)
	}
}

func TestInsideAndAreaKnowCurvesAndHoles(t *testing.T) {
	ring := scene.CirclePath(scene.Point{X: 500, Y: 500}, 400)
	hole := scene.CirclePath(scene.Point{X: 500, Y: 500}, 200)
	for i := range hole.Points { // the other way round
		hole.Points[i].X = 1000 - hole.Points[i].X
	}
	ring.Append(hole)
	for at, want := range map[scene.Point]bool{{X: 500, Y: 500}: false, {X: 500, Y: 200}: true, {X: 120, Y: 120}: false, {X: 790, Y: 500}: true} {
		if Inside(ring, at) != want {
			t.Errorf("inside at %v is %v", at, !want)
		}
	}
	want := math.Pi * (400*400 - 200*200)
	if got := Area(ring); math.Abs(got-want) > want/50 {
		t.Errorf("the area is %.0f, want about %.0f", got, want)
	}
}
