package board

import (
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
	"pgregory.net/rapid"
)

// between is a panel between two points in inches.
func between(x1, y1, x2, y2 float64) model.Panel {
	at := func(x, y float64) model.Point {
		return model.Point{X: model.Length(x * float64(model.Inch)), Y: model.Length(y * float64(model.Inch))}
	}
	return model.Panel{From: at(x1, y1), To: at(x2, y2)}
}

func TestPanelsThatCross(t *testing.T) {
	for name, c := range map[string]struct {
		a, b model.Panel
		want bool
	}{
		"through each other":       {between(0, 2, 4, 2), between(2, 0, 2, 4), true},
		"aslant":                   {between(4, 2, 1, 5), between(1, 3, 4, 6), true},
		"corner":                   {between(0, 2, 4, 2), between(4, 2, 4, 6), false},
		"T in the middle":          {between(0, 2, 4, 2), between(2, 2, 2, 6), false},
		"T a little over the line": {between(0, 2, 4, 2), between(2, 1.75, 2, 6), false},
		"side by side":             {between(0, 2, 4, 2), between(0, 3, 4, 3), false},
		"on one line":              {between(0, 2, 4, 2), between(2, 2, 6, 2), false},
		"nothing":                  {between(0, 2, 0, 2), between(0, 0, 0, 4), false},
	} {
		if got := crossing(c.a, c.b); got != c.want {
			t.Errorf("%s: %v", name, got)
		}
	}
}

func TestCrossingDoesNotAskWhichPanelIsWhich(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(0, 16)
		draw := func() model.Panel {
			return between(float64(n.Draw(t, "x")), float64(n.Draw(t, "y")), float64(n.Draw(t, "x")), float64(n.Draw(t, "y")))
		}
		a, b := draw(), draw()
		turned := model.Panel{From: b.To, To: b.From}
		if crossing(a, b) != crossing(b, a) || crossing(a, b) != crossing(a, turned) {
			t.Fatalf("%v and %v", a, b)
		}
	})
}

func TestPlacesAlongAPanel(t *testing.T) {
	level, flipped := between(0, 4, 4, 4), between(0, 4, 4, 4)
	flipped.Flipped = true
	for name, c := range map[string]struct {
		x    model.Panel
		at   model.Point
		off  model.Length
		does bool
	}{
		"on it":         {level, model.Point{X: 100, Y: 400}, 100, true},
		"from its end":  {flipped, model.Point{X: 100, Y: 400}, 300, true},
		"a hair beside": {level, model.Point{X: 100, Y: 404}, 100, true},
		"beside":        {level, model.Point{X: 100, Y: 410}, 100, false},
		"beyond":        {level, model.Point{X: 500, Y: 400}, 500, false},
		"no panel":      {model.Panel{}, model.Point{}, 0, false},
	} {
		if off, on := alongPanel(c.x, 4*model.Inch, c.at); off != c.off || on != c.does {
			t.Errorf("%s: %s inches, %v", name, off, on)
		}
	}
}
