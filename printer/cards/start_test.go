package cards_test

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/schema/model"
)

// missionCard is what the card of a mission says, its icons' words with it.
func missionCard(t *testing.T, j *product.Job) string {
	t.Helper()
	j.Single = true
	for _, f := range made(t, j) {
		for _, p := range f.Doc.Pages {
			if strings.HasPrefix(p.Name, f.Name+"-mission-") && strings.Contains(p.Name, "-face") {
				return text(t, p)
			}
		}
	}
	t.Fatal("the mission has no card")
	return ""
}

// A mission that begins without a peg on the track says at which level that is, as any other does.
func TestAMissionCardSaysWhereTheTrackBegins(t *testing.T) {
	r := printertest.Rules()
	for _, pegs := range []int{0, 1, 5} {
		j := missionJob(t)
		j.Unit.(*model.Mission).Setup.Hostility = pegs
		if got, want := missionCard(t, j), r.Hostility.Levels[r.Hostility.Level(pegs)].Title; !strings.Contains(got, want) {
			t.Errorf("%d pegs: no %q in %q", pegs, want, got)
		}
	}
}

// A trader's card names the class, and no class where there is none.
func TestTheClassOfATrader(t *testing.T) {
	r := ruleSet(t, "firstborn")
	for i := range r.Traders {
		r.Traders[i].Locked = true
	}
	bare := r.Traders[0].ID
	r.Traders[0].Class = ""
	j := &product.Job{Kind: product.Edition, ID: r.ID, Title: r.Title, Rules: r, Fonts: printertest.Fonts(t)}
	j.Single = true
	named := 0
	for _, f := range made(t, j) {
		for _, p := range f.Doc.Pages {
			if strings.HasPrefix(p.Name, f.Name+"-"+bare+"-face") && strings.Contains(text(t, p), " only") {
				t.Errorf("%s without a class: %s", bare, text(t, p))
			}
			for _, x := range r.Traders[1:] {
				if x.Class != "" && strings.HasPrefix(p.Name, f.Name+"-"+x.ID+"-face") && strings.Contains(text(t, p), " only") {
					named++
				}
			}
		}
	}
	if named == 0 {
		t.Error("no card names a class")
	}
}
