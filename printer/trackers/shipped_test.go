package trackers

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// Every track and board of the editions that ship fits on every paper.
func TestAllThatShipsFits(t *testing.T) {
	for _, id := range printertest.Editions() {
		docs := drawn(t, job(t, nil, printertest.Edition(t, id)), allPapers()...)
		for _, name := range []string{"hostility-track", "npc-boards", "crew-dashboards", "class-boards", "ship-board"} {
			if docs[name] == nil {
				t.Errorf("%s: no %s", id, name)
			}
		}
	}
}

// So do those of missions and crews, sensible or not.
func TestUnitsFit(t *testing.T) {
	for name, m := range map[string]*model.Mission{"plain": printertest.Mission(), "wide": printertest.Wide(), "bare": {}} {
		docs := drawn(t, job(t, m, printertest.Rules()), allPapers()...)
		if docs["hostility-track"] == nil || docs["npc-boards"] == nil || docs["crew-dashboards"] != nil {
			t.Errorf("%s: %d documents", name, len(docs))
		}
		if cuts := proof(job(t, m, printertest.Rules())); len(cuts) > 0 {
			t.Errorf("%s: %v", name, cuts)
		}
	}
	for name, c := range map[string]*model.Crew{"crew": crew(), "nobody": {}} {
		docs := drawn(t, job(t, c, printertest.Edition(t, "firstborn")), allPapers()...)
		if docs["ship-board"] == nil || (docs["crew-dashboards"] != nil) != (name == "crew") {
			t.Errorf("%s: %d documents", name, len(docs))
		}
	}
}

// A rule set without anything makes no file.
func TestNothingMakesNothing(t *testing.T) {
	empty := &model.RuleSet{ID: "empty"}
	for name, unit := range map[string]any{"mission": &model.Mission{}, "crew": &model.Crew{}, "no mission": (*model.Mission)(nil)} {
		if docs := drawn(t, job(t, unit, empty)); len(docs) > 0 {
			t.Errorf("%s: %d documents of nothing", name, len(docs))
		}
	}
}

// Pegs, cubes and tokens have to fit: every page says how to print it, with a line to measure.
func TestEveryPageSaysHowToPrintIt(t *testing.T) {
	for name, doc := range drawn(t, job(t, crew(), printertest.Edition(t, "firstborn"))) {
		for _, page := range doc.Pages {
			if all := scene.Dump(page); !strings.Contains(all, `"Print at 100 %, actual size"`) || !strings.Contains(all, `"50 mm"`) {
				t.Errorf("%s, page %s does not", name, page.Name)
			}
		}
	}
}

// The chart of an NPC board names its die.
func TestChartsNameTheirDie(t *testing.T) {
	docs := drawn(t, job(t, nil, printertest.Edition(t, "purge")))
	if all := strings.ToLower(text(docs["npc-boards"])); !strings.Contains(all, "civilian actions, once a turn: chance die") {
		t.Error("the civilians' chart has no die")
	}
}
