package words_test

import (
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/words"
	"github.com/sortie-tools/sortie/schema/model"
)

// Careers advance, nobody begins with so many points; the money is on top of the usual (seed
// 002:6910-6913). Traders who advance alike are named together.
func TestASingleMissionAdvancesCareers(t *testing.T) {
	m, r := printertest.Mission(), printertest.Rules()
	m.Single = &model.Single{UA: 65, Traders: []model.TraderCount{{ID: "ada", Count: 6}, {ID: "tock", Count: 1}, {ID: "rig", Count: 6}}}
	const want = "The career tracks of Ada and Rig advance by 6 points. The career track of Tock advances by 1 point. " +
		"Each crew spends 65 UA more on equipment than usual."
	for _, n := range words.Briefing(m, r, nil) {
		if n.Title == "As a game of its own" {
			if got := n.Text.Blocks[0].Inlines[0].Text; got != want {
				t.Errorf("got %q", got)
			}
			return
		}
	}
	t.Error("nothing is said of a game of its own")
}
