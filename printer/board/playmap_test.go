package board

import (
	"bytes"
	"image"
	"image/color"
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/png"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// A map for play shows a door in each state as the map of a mission that is set up so shows it: seen through the
// door's window, the leaves of that state over the map make up the same picture.
func TestDoorsOfAMapForPlayLookAsOnTheMap(t *testing.T) {
	fonts, rules := printertest.Fonts(t), printertest.Rules()
	m := printertest.Wide()
	chart := MapForPlay(m, rules, fonts)
	if len(chart.Doors) < 2 {
		t.Fatalf("the sample has only %d doors", len(chart.Doors))
	}
	for _, state := range doorStates {
		if n := setDoors(m, state); n != len(chart.Doors) {
			t.Fatalf("%d windows for %d doors", len(chart.Doors), n)
		}
		page, _ := MapPage(m, rules, fonts)
		want := pictured(t, page, fonts)
		for _, other := range doorStates {
			played := *chart.Page
			played.Items = slices.Concat(chart.Page.Items, chart.Leaves[other].Items)
			got := pictured(t, &played, fonts)
			for _, door := range chart.Doors {
				if n := unlike(want, got, door); (n < 2) != (state == other) { // the edges of its jambs are there twice
					t.Errorf("a door at %v that is %s, drawn %s: %d%% differ", door, state, other, n)
				}
			}
		}
	}
}

// setDoors sets all doors of a mission, and tells how many there are.
func setDoors(m *model.Mission, state model.PanelState) int {
	n := 0
	for _, f := range m.Floors() {
		for i := range f.Board.Panels {
			if f.Board.Panels[i].State != "" {
				f.Board.Panels[i].State = state
				n++
			}
		}
	}
	return n
}

// pictured is a page at 150 dots per inch.
func pictured(t *testing.T, page *scene.Page, fonts *layout.Set) image.Image {
	t.Helper()
	var b bytes.Buffer
	if err := png.Write(&b, page, fonts, png.Options{DPI: testDPI}); err != nil {
		t.Fatal(err)
	}
	im, _, err := image.Decode(&b)
	if err != nil {
		t.Fatal(err)
	}
	return im
}

const testDPI = 150

// unlike is how many of a hundred dots in a part of a page are another grey in two pictures of it.
func unlike(a, b image.Image, part scene.Rect) int {
	n, all := 0, 0
	for y := part.Y * testDPI / scene.Inch; y < (part.Y+part.H)*testDPI/scene.Inch; y++ {
		for x := part.X * testDPI / scene.Inch; x < (part.X+part.W)*testDPI/scene.Inch; x++ {
			one, other := grey(a.At(int(x), int(y))), grey(b.At(int(x), int(y)))
			if max(one, other)-min(one, other) > 40 {
				n++
			}
			all++
		}
	}
	return n * 100 / max(1, all)
}

func grey(c color.Color) uint8 { return color.GrayModel.Convert(c).(color.Gray).Y }
