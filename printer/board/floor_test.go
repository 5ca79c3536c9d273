package board

import (
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// On a small map letters cannot shrink with the board: a number that an airlock would cover is left out,
// and on a large one all are there.
func TestNumbersStandClearOfAirlocks(t *testing.T) {
	set, m, r := printertest.Fonts(t), printertest.Mission(), printertest.Rules()
	m.Board.Airlocks = []model.Airlock{{ID: "a", Side: model.North, At: model.Point{X: 12 * model.Inch}}}
	for width, want := range map[scene.Unit]int{60 * scene.Millimetre: 1, 180 * scene.Millimetre: 2} {
		page := &scene.Page{W: width, H: width, Items: Map(m, r, set, Full(width)).Items}
		n := 0
		for _, w := range printertest.Words(page, set) {
			if w.Text == "12" {
				n++
			}
		}
		if n != want {
			t.Errorf("%v wide: 12 stands there %d times, want %d", width, n, want)
		}
	}
}
