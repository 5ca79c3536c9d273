package corespace

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// What an author calls a piece or a door is what the table calls it, as the set-up sheet does.
func TestPiecesGoByTheirTitles(t *testing.T) {
	table := playing(t)
	table.mission.Board.Furniture = append(table.mission.Board.Furniture, model.Furniture{ID: "lamp", Title: "The arc lamp"})
	table.mission.Board.Panels = append(table.mission.Board.Panels, model.Panel{ID: "sluice", Title: "The north sluice"})
	if got := table.pieceTitle("lamp") + ", " + table.pieceTitle("sluice"); got != "the arc lamp, the north sluice" {
		t.Errorf("they are called %s", got)
	}
	if got := "Interact with " + table.pieceName("lamp"); !strings.HasSuffix(got, "the arc lamp") {
		t.Errorf("a button says %q", got)
	}
}
