package corespace

import (
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// A piece that several rules wait for has one button, whether they name it or its sort.
func TestOneButtonForOneTouch(t *testing.T) {
	it := []model.Effect{{Kind: "ignore"}}
	table := playing(t,
		model.Rule{ID: "one", Title: "One", When: &model.Trigger{Kind: "interact", With: "pod-1"}, Do: it},
		model.Rule{ID: "two", Title: "Two", When: &model.Trigger{Kind: "interact", With: "pod-1", Actions: 2}, Do: it},
		model.Rule{ID: "all", Title: "All", When: &model.Trigger{Kind: "interact", Any: "pod"}, Do: it})
	deeds := table.View().Play.Deeds
	if len(deeds) != 2 || len(deeds[0].Options) != 1 || len(deeds[1].Options) != 1 || deeds[1].Options[0].Piece != "pod-2" {
		t.Fatalf("the buttons are %+v", deeds)
	}
	if got := deeds[0].Rules; !slices.Equal(got, []string{"one", "two", "all"}) {
		t.Errorf("behind the first stand the rules %v", got)
	}
}

// Crews have points where a rule scores them, money where one pays, and nothing where none does either.
func TestPointsAreShownWhereThereAreAny(t *testing.T) {
	for kind, want := range map[string]Play{"score": {Points: true, Scores: make([]Score, 2)}, "pay": {Scores: make([]Score, 2)}, "ignore": {}} {
		got := playing(t, model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "interact", With: "console"}, Do: []model.Effect{{Kind: kind}}}).View().Play
		if got.Points != want.Points || !slices.Equal(got.Scores, want.Scores) {
			t.Errorf("%s: points %v, scores %v", kind, got.Points, got.Scores)
		}
	}
}
