package cards_test

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/cards"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/schema/model"
)

// cutOff counts the cards of a job that end in an ellipsis.
func cutOff(t *testing.T, j *product.Job) (n int) {
	t.Helper()
	own := *j
	own.Single = true
	for _, f := range made(t, &own) {
		for _, p := range f.Doc.Pages {
			for _, w := range printertest.Words(p, j.Fonts) {
				if w.Text == "…" {
					n++
				}
			}
		}
	}
	return n
}

// Cards of a size that is too small for their texts are reported, whatever they are printed from.
func TestCardsThatAreTooSmallAreReported(t *testing.T) {
	mission := missionJob(t)
	mission.Unit.(*model.Mission).Setup.Events = []model.EventAllocation{{Kind: "environment", Mode: model.AllCards}}
	deck := jobs(t)["sortie-environment"]
	deck.Card = "30x40"
	if cut, got := cutOff(t, deck), len(cards.Proof(deck)); cut == 0 || got != cut {
		t.Errorf("%d cards of a deck end in an ellipsis, %d are reported", cut, got)
	}
	for what, j := range map[string]*product.Job{"edition": jobs(t)["purge"], "mission": mission} {
		j.Card = "30x40"
		cuts := cards.Proof(j)
		if cutOff(t, j) == 0 || len(cuts) == 0 {
			t.Fatalf("%s: nothing is cut, or nothing reported", what)
		}
		if c := cuts[len(cuts)-1]; c.Path != "" || !strings.Contains(c.What, " from other units and the rule set") || c.Remedy != "print larger cards" {
			t.Errorf("%s: %+v", what, c)
		}
	}
}

// No word of a title is parted: the letters grow smaller, the symbol makes room, and then there is an ellipsis.
func TestTitlesKeepTheirWords(t *testing.T) {
	r := kinds()
	r.NPCs[0].Title = "Reconnaissance Harvester"
	r.Skills[0].Title = "Aim with care, and then once more with all the patience that a quiet corner and an empty corridor allow"
	j := &product.Job{Kind: product.Edition, ID: r.ID, Rules: r, Fonts: printertest.Fonts(t)}
	for _, size := range []string{"30x40", "34x60", "mini", "poker"} {
		j.Card, j.Single = size, true
		for _, f := range made(t, j) {
			for _, p := range f.Doc.Pages {
				for _, w := range printertest.Words(p, j.Fonts) {
					if strings.HasPrefix(w.Text, " ") {
						t.Errorf("%s, %s: %q begins with a blank", size, p.Name, w.Text)
					}
					for _, word := range strings.Fields(w.Text) {
						whole := word == "Reconnaissance" || word == "Harvester" || strings.HasSuffix(word, "…")
						if !whole && (strings.HasPrefix("Reconnaissance", word) || strings.HasPrefix("Harvester", word)) && len(word) > 2 {
							t.Errorf("%s, %s: %q", size, p.Name, w.Text)
						}
					}
				}
			}
		}
	}
}
