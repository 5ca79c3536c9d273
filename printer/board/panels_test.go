package board

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// An opening is a gap in the wall exactly where the kind says, from whichever end, at any angle of
// the lattice; beside it there is wall.
func TestOpeningIsAGapAtItsPlace(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		length := model.Length(rapid.IntRange(2, 8).Draw(t, "inches")) * model.Inch
		from := model.Length(rapid.IntRange(20, int(length)-80).Draw(t, "from"))
		to := model.Length(rapid.IntRange(int(from)+40, int(length)-20).Draw(t, "to"))
		o := model.Opening{From: from, To: to, Pass: model.Wide, Door: rapid.Bool().Draw(t, "door"), See: true}
		kind := model.PanelKind{ID: "any", Length: length, Openings: []model.Opening{o}}
		dir := rapid.SampledFrom([]model.Point{{X: 1}, {Y: 1}}).Draw(t, "direction")
		start := model.Point{X: 300, Y: 500}
		panel := model.Panel{Kind: "any", From: start, To: model.Point{X: start.X + dir.X*length, Y: start.Y + dir.Y*length}}
		panel.Flipped = rapid.Bool().Draw(t, "flipped")

		f := frame{inch: scene.Inch}
		p := &painter{frame: f, w: mapWeights(f.inch)}
		var s strokes
		s.panel(p.axisOf(panel), kind, model.Open, f, p.w)
		for d := model.Length(5); d < length; d += 5 {
			near := d
			if panel.Flipped {
				near = length - d
			}
			at := f.at(model.Point{X: start.X + dir.X*d, Y: start.Y + dir.Y*d})
			wall := covered(s.solid, at)
			if near > from && near < to && wall {
				t.Fatalf("wall at %d in the opening %d-%d", near, from, to)
			}
			if (near < from || near > to) && !wall {
				t.Fatalf("no wall at %d beside the opening %d-%d", near, from, to)
			}
		}
	})
}

// covered reports whether a point lies in any contour of a path of straight lines.
func covered(p scene.Path, q scene.Point) bool {
	var contour []scene.Point
	n := 0
	for _, v := range p.Verbs {
		switch v {
		case scene.Close:
			if inside(contour, q) {
				return true
			}
		case scene.MoveTo:
			contour = []scene.Point{p.Points[n]}
			n++
		default:
			contour = append(contour, p.Points[n])
			n++
		}
	}
	return false
}

func inside(c []scene.Point, q scene.Point) bool {
	in := false
	for i, a := range c {
		b := c[(i+1)%len(c)]
		if (a.Y > q.Y) != (b.Y > q.Y) && q.X < a.X+(b.X-a.X)*(q.Y-a.Y)/(b.Y-a.Y) {
			in = !in
		}
	}
	return in
}

func TestPanelsAreDrawnByTheirProperties(t *testing.T) {
	door := model.Opening{From: 100, To: 300, Pass: model.Wide, Door: true}
	glass := model.Opening{From: 100, To: 300, See: true}
	arch := model.Opening{From: 100, To: 300, Pass: model.Wide}
	shut := model.Opening{From: 100, To: 300}
	draw := func(state model.PanelState, overhead bool, o ...model.Opening) strokes {
		f := frame{inch: scene.Inch}
		var s strokes
		kind := model.PanelKind{Length: 400, Openings: o, Overhead: overhead}
		s.panel(newAxis(scene.Point{}, scene.Point{X: 4 * scene.Inch}), kind, state, f, mapWeights(f.inch))
		return s
	}
	middle := scene.Point{X: 2*scene.Inch + 2000}
	if s := draw(model.Closed, false, door); !covered(s.leaf, middle) {
		t.Error("a closed door has no leaf across the gap")
	}
	if s := draw(model.Open, false, door); covered(s.leaf, middle) || len(s.leaf.Points) == 0 {
		t.Error("an open door should leave the gap free and show its leaves")
	}
	if s := draw("", false, glass); len(s.thin.Points) == 0 || len(s.leaf.Points) > 0 {
		t.Error("glass is a double line without leaves")
	}
	if s := draw("", false, arch); len(s.lintel.Points) == 0 || len(s.leaf.Points) > 0 {
		t.Error("an arch has a lintel and no leaves")
	}
	if s := draw("", false, shut); !covered(s.solid, middle) {
		t.Error("an opening that lets nothing through is wall")
	}
	if s := draw("", true); len(s.solid.Points) > 0 || len(s.dashed.Points) == 0 {
		t.Error("what is overhead is dashed and never solid")
	}
}
