package pdf

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/scene"
)

// A line to fold along is dashed as it was drawn; one whose dashes are of no length is solid, since readers
// refuse such a pattern.
func TestDashesOfLines(t *testing.T) {
	for _, c := range []struct {
		pattern []scene.Unit
		want    string
	}{
		{nil, "[]"}, {[]scene.Unit{2000, 1000}, "[2000 1000 ]"}, {[]scene.Unit{3000}, "[3000 ]"}, {[]scene.Unit{0, 0}, "[]"}, {[]scene.Unit{-5, 900}, "[0 900 ]"},
	} {
		line := scene.Stroke{Path: scene.RectPath(scene.Rect{X: mm, Y: mm, W: 9 * mm, H: 9 * mm}), Width: 300, Colour: printertest.Ink, Dash: c.pattern}
		p := &scene.Page{Name: "p", W: 20 * mm, H: 20 * mm, Items: items(line)}
		body := contents(objects(t, write(t, &scene.Document{Title: "t", Language: "en", Pages: []*scene.Page{p}})))
		if c.want == "[]" && !strings.Contains(body, " d\n") {
			continue // solid is what lines are when nothing is said
		}
		if !strings.Contains(body, c.want+" 0 d\n") && !strings.Contains(body, strings.Replace(c.want, " ]", "]", 1)+" 0 d\n") {
			t.Errorf("%v: no pattern %s in\n%s", c.pattern, c.want, body)
		}
	}
}
