package service

import (
	"path/filepath"
	"strings"
	"testing"
)

// An objective that campaigns ask about has another name in them as well, even where nobody has saved that the mission has one; what
// they ask about of other missions is left alone.
func TestObjectivesAreRenamedInCampaigns(t *testing.T) {
	w, root := shipped(t, "salvage-run", "crossfire", "hold-out", "campaigns/cold-ledger")
	mission, campaign := filepath.Join(root, "salvage-run", "mission.cue"), filepath.Join(root, "campaigns", "cold-ledger", "campaign.cue")
	for _, step := range []struct{ before, after, name string }{
		{`id:      "`, `salvage-run"`, "first-run"}, {"\t\t", "secondary: {", "freight"},
	} {
		edits, err := w.Rename(mission, spotOf(t, w, mission, step.before+"|"+step.after), step.name)
		must(t, err)
		for file, text := range apply(t, w, edits) {
			w.Lay(file, []byte(text))
		}
	}
	now := w.Text(filepath.ToSlash(campaign)).Src
	if n := strings.Count(now, `objective: "freight"`); n != 2 || strings.Contains(now, `objective: "secondary"`) {
		t.Errorf("%d facts ask about the objective by its new name:\n%s", n, now)
	}
	if !strings.Contains(now, `objective: "primary"`) {
		t.Error("objectives of the other missions are called otherwise, too")
	}
	if at := w.Definition(campaign, spotOf(t, w, campaign, `objective: "|freight`)); len(at) != 1 || at[0].File != filepath.ToSlash(mission) {
		t.Errorf("the objective is defined at %v", at)
	}
}
