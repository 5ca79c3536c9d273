package tokens

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/schema/model"
)

// The key lists all that is printed with its number, and explains what stands on it.
func TestKey(t *testing.T) {
	r := shop()
	r.Categories = []model.Category{{ID: "weapon", Title: "Weapon", Colour: "blue", Text: printertest.Text("To hit with.")}, {ID: "toy", Title: "Toy"}}
	r.Attributes = []model.Trait{{ID: "sharp", Title: "Sharp", Text: printertest.Text("Cuts.")}, {ID: "dull", Title: "Dull"}}
	r.Tokens[0].Traits, r.Tokens[0].Close, r.Tokens[0].Text = []string{"sharp"}, 2, printertest.Text("Older than the ship.")
	again := r.Tokens[0] // another of the same title is counted with it
	again.ID = "knife-2"
	r.Tokens = append(r.Tokens, again)
	r.Board.Entries = model.Range{Min: 1, Max: 3}
	var doc []string
	for _, f := range sheets(t, editionJob(t, r)) {
		if f.Name == "tokens-key" {
			for _, page := range f.Doc.Pages {
				doc = append(doc, letters(page.Items))
			}
		}
	}
	got := strings.Join(doc, "|")
	for _, want := range []string{
		"7×|knife", "3×|vest", "relic (rare)", "Small, 1 × 1 in: 19", "3×|Entry point 1, 2, 3", "6×|Airlock A, B, C, D, E, F",
		"Weapon.| To hit with.", "Close assault dice.", "Sharp.| Cuts.", "knife.| Older than the ship.",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in the key", want)
		}
	}
	for _, not := range []string{"Toy.", "Dull.", "Blast dice"} {
		if strings.Contains(got, not) {
			t.Errorf("%q is in the key, though nothing that is printed has it", not)
		}
	}
}
