package buildguide

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/schema/model"
)

// Every guide shows the finished board: where the lists leave room, else as its last picture.
func TestTheFinishedBoardIsShownOnce(t *testing.T) {
	long := printertest.Mission()
	long.Board.Height *= 2
	for name, c := range map[string]struct {
		m    *model.Mission
		on   paper.Paper
		last bool
	}{
		"with room": {printertest.Mission(), paper.A3, false}, "without": {long, paper.A4, true},
	} {
		var on []int
		doc := guide(t, c.m, c.on)
		for i, p := range doc.Pages {
			if strings.Contains(printertest.Said(p), "THE FINISHED BOARD") {
				on = append(on, i)
			}
		}
		if len(on) != 1 || (on[0] == len(doc.Pages)-1) != c.last {
			t.Errorf("%s: on pages %v of %d", name, on, len(doc.Pages))
		}
		printertest.Sound(t, name, doc)
	}
}
