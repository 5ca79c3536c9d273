package audit

import (
	"testing"

	"github.com/sortie-tools/sortie/printer/scene"
)

// What is inside an outline does not hang on how its sides lean, which way it turns, or how often.
func TestInsideOfSlantedOutlines(t *testing.T) {
	var lean, back scene.Path
	lean.Move(0, 0).Line(10, 0).Line(30, 20).Line(20, 20).Close()
	back.Move(20, 20).Line(30, 20).Line(10, 0).Line(0, 0).Close()
	twice := lean
	twice.Append(lean)
	hollow := lean
	hollow.Append(back)
	for _, c := range []struct {
		name   string
		path   scene.Path
		x, y   float64
		inside bool
	}{
		{"left of it", lean, 3, 10, false}, {"by its left side", lean, 11, 10, true}, {"by its right side", lean, 19, 10, true},
		{"right of it", lean, 21, 10, false}, {"above it", lean, 5, -1, false}, {"below it", lean, 25, 21, false}, {"far off", lean, 300, 10, false},
		{"turned the other way", back, 11, 10, true}, {"beside that", back, 3, 10, false}, {"beside that on the right", back, 27, 10, false},
		{"painted twice", twice, 15, 10, true}, {"taken out again", hollow, 15, 10, false},
	} {
		if got := flat(c.path, scene.Point{}).inside(spot{c.x, c.y}); got != c.inside {
			t.Errorf("%s: inside %v", c.name, got)
		}
	}
}

// What a group moves from far off hides letters as well as what is painted beside them.
func TestWhatIsMovedFarHides(t *testing.T) {
	cover := scene.Fill{Path: rect(60, 66, 20, 5), Colour: red}
	for name, c := range map[string]struct {
		item scene.Item
		want string
	}{
		"an area":       {moved(-50, -60, cover), "covered word / #ff0000"},
		"in two groups": {moved(-50, 0, moved(0, -60, cover)), "covered word / #ff0000"},
		"a line":        {moved(0, -50, line(0, 59, 90, 59)), "struck word / #ff0000"},
		"moved away":    {moved(50, 60, scene.Fill{Path: rect(10, 6, 20, 5), Colour: red}), ""},
	} {
		if got := kinds(Options{}, say("word", 12, 10), c.item); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}
