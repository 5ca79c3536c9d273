package describe_test

import (
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/schema/model"
)

// What a level brings depends on the mission: others in place of some, groups that are not in play.
func TestArrivalsOfAMission(t *testing.T) {
	r, m := printertest.Rules(), printertest.Mission()
	kind := r.NPCs[0]
	kind.Group = "first"
	r.NPCs = []model.NPCKind{kind, {ID: "other", Title: "Other"}}
	level := model.HostilityLevel{Arrivals: []model.Arrival{{NPC: kind.ID, Die: "d", Face: "f"}, {NPC: "other", Count: 1, Holes: []int{3, 6, 3}, At: "patrol-point"}}}
	ids := func() (out []string) {
		for _, a := range describe.Arrivals(m, r, level) {
			out = append(out, a.NPC+"<"+a.For)
		}
		return out
	}
	if got := ids(); !slices.Equal(got, []string{kind.ID + "<", "other<"}) {
		t.Errorf("as ever: %q", got)
	}
	m.Setup.Arrivals = &model.Arrivals{Map: []model.ArrivalMap{{NPC: kind.ID, By: "other"}}}
	if got := ids(); !slices.Equal(got, []string{"other<" + kind.ID, "other<"}) {
		t.Errorf("with another in its place: %q", got)
	}
	list := describe.Arrivals(m, r, level)
	if got, want := list[0].Apart(r, 4), []string{"in place of " + kind.Title}; list[0].Read() != "one on the other’s symbol" || !slices.Equal(got, want) {
		t.Errorf("%q, %q", list[0].Read(), got)
	}
	if got, want := list[1].Apart(r, 4), []string{"at pegs 7 and 10", "at a patrol point"}; list[1].Read() != "" || !slices.Equal(got, want) {
		t.Errorf("%q, %q", list[1].Read(), got)
	}
	m.Setup.Without = []string{"first"}
	if got := ids(); !slices.Equal(got, []string{"other<"}) {
		t.Errorf("without a group: %q", got)
	}
	m.Setup.Arrivals.None = true
	if got := ids(); got != nil {
		t.Errorf("nobody arrives, but %q", got)
	}
}
