package board

import (
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// On a small map letters cannot shrink with the board: a number that an airlock would cover steps out of its way
// as long as there is room, on the tiniest it is left out, and on a large one all stand in line.
func TestNumbersStandClearOfAirlocks(t *testing.T) {
	set, m, r := printertest.Fonts(t), printertest.Mission(), printertest.Rules()
	for _, lock := range []model.Airlock{
		{ID: "a", Side: model.North, At: model.Point{X: 12 * model.Inch}}, {ID: "a", Side: model.West, At: model.Point{Y: 12 * model.Inch}},
	} {
		m.Board.Airlocks = []model.Airlock{lock}
		for width, want := range map[scene.Unit]int{60 * scene.Millimetre: 1, 107 * scene.Millimetre: 2, 180 * scene.Millimetre: 2} {
			page := &scene.Page{W: width, H: width, Items: Map(m, r, set, Full(width)).Items}
			n := 0
			for _, w := range printertest.Words(page, set) {
				if w.Text == "12" {
					n++
				}
			}
			if n != want {
				t.Errorf("%s, %v wide: 12 stands there %d times, want %d", lock.Side, width, n, want)
			}
		}
	}
}
