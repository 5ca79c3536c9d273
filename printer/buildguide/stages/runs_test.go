package stages

import (
	"reflect"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// Panels that follow each other count as one run from the very first panel of a board on: together these two
// are longer than the one that is longer than each.
func TestARunIsAsLongAsItsPanelsTogether(t *testing.T) {
	b := &model.Board{Width: 24 * in, Height: 24 * in, Panels: []model.Panel{
		{To: model.Point{X: 2 * in}},
		{From: model.Point{X: 2 * in}, To: model.Point{X: 4 * in}},
		{From: model.Point{Y: 20 * in}, To: model.Point{X: 3 * in, Y: 20 * in}},
	}}
	if got, want := Of(b, never), [][]int{{0, 1, 2}}; !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	b.Panels[1].From, b.Panels[1].To = model.Point{X: 2 * in}, model.Point{X: 2 * in, Y: 2 * in}
	if got, want := Of(b, never), [][]int{{2, 0, 1}}; !reflect.DeepEqual(got, want) {
		t.Errorf("around a corner: %v, want %v", got, want)
	}
}

// A panel may be written from either end: what touches it in between touches it all the same.
func TestPanelsWrittenBackwards(t *testing.T) {
	cross := model.Panel{From: model.Point{X: 2 * in, Y: 4 * in}, To: model.Point{X: 2 * in, Y: 8 * in}}
	for _, wall := range []model.Panel{
		{From: model.Point{Y: 4 * in}, To: model.Point{X: 4 * in, Y: 4 * in}},
		{From: model.Point{X: 4 * in, Y: 4 * in}, To: model.Point{Y: 4 * in}},
	} {
		if got, want := touching([]model.Panel{wall, cross}), [][]int{{1}, {0}}; !reflect.DeepEqual(got, want) {
			t.Errorf("a wall from %v to %v touches %v, want %v", wall.From, wall.To, got, want)
		}
	}
}
