package board

import (
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

func matPage(t *testing.T) *scene.Page {
	t.Helper()
	return Mat{}.Page(printertest.Mission(), printertest.Rules(), printertest.Fonts(t), "board")
}

func TestFullSizeIsTrueToScale(t *testing.T) {
	page := matPage(t)
	if got := page.W - 2*MatMargin; got != 609600 {
		t.Errorf("24 inches are %d µm wide", got)
	}
	// The rim's inner edge is the board's edge.
	want := scene.Rect{X: 25400, Y: 25400, W: 609600, H: 609600}
	found := false
	printertest.Walk(page.Items, func(it scene.Item, _ scene.Point) {
		s, ok := it.(scene.Stroke)
		if !ok || len(s.Path.Points) != 4 {
			return
		}
		a, c, half := s.Path.Points[0], s.Path.Points[2], s.Width/2
		inner := scene.Rect{X: a.X + half, Y: a.Y + half, W: c.X - a.X - s.Width, H: c.Y - a.Y - s.Width}
		found = found || inner == want
	})
	if !found {
		t.Errorf("no rim around %v", want)
	}
}

func TestFullSizePostsStandOnTheirInches(t *testing.T) {
	m := printertest.Mission()
	m.Board.Posts = []model.Point{{X: 800, Y: 400}}
	page := Mat{}.Page(m, printertest.Rules(), printertest.Fonts(t), "board")
	want := scene.CirclePath(scene.Point{X: 9 * scene.Inch, Y: 5 * scene.Inch}, matWeights().post).String()
	found := false
	printertest.Walk(page.Items, func(it scene.Item, _ scene.Point) {
		f, ok := it.(scene.Fill)
		found = found || ok && f.Path.String() == want
	})
	if !found {
		t.Error("the post at 8, 4 is not 9 and 5 inches from the page's corner")
	}
}

func TestFullSizeTextIsWhole(t *testing.T) {
	for _, fault := range printertest.Faults(matPage(t), printertest.Fonts(t), 0) {
		t.Error(fault)
	}
}

// A page with a handful of long paths is small as a PDF and quick as a picture.
func TestFullSizeStaysLight(t *testing.T) {
	items, points := 0, 0
	printertest.Walk(matPage(t).Items, func(it scene.Item, _ scene.Point) {
		items++
		switch it := it.(type) {
		case scene.Fill:
			points += len(it.Path.Points)
		case scene.Stroke:
			points += len(it.Path.Points)
		}
	})
	if items > 600 || points > 30_000 {
		t.Errorf("%d items, %d points", items, points)
	}
}
