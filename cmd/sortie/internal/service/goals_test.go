package service

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
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

// twoWays is a campaign that asks about objectives behind several missions: those before a stage with a passage of story between
// them, those of its other stages for an ending, and those of a league.
const twoWays = `package campaign

import "sortie.tools/corespace"

corespace.#Campaign & {
	id:         "two-ways"
	title:      "Two Ways"
	edition:    "purge"
	provenance: "assumed"
	players: {min: 1, max: 2}
	story: "Two ways lead to one place."
	start: {node: "fork"}
	nodes: {
		fork: {
			mission: "first-contact"
			next: [{when: {kind: "won"}, to: "depot"}, {to: "wait"}]
		}
		wait: {
			title: "A wait"
			text:  "Nothing comes by."
			next: [{when: {kind: "objective", objective: "secondary", by: "anybody"}, to: "last"}, {to: "depot"}]
		}
		depot: {mission: "salvage-run", next: [{to: "last"}]}
		last: {
			mission: "crossfire"
			needs: {kind: "objective", objective: "NEEDED"}
			next: [{to: "over"}]
		}
	}
	endings: over: {title: "Over", text: "It is over."}
}
`

// What a campaign asks about behind several missions leads to the objective of each that has it. It is renamed with it where one has
// it; where several have, in all of them from the campaign, and from none of the missions alone.
func TestObjectivesBehindSeveralMissions(t *testing.T) {
	w, root := shipped(t, "salvage-run", "crossfire", "hold-out", "first-contact", "campaigns/dockside-league")
	campaign := filepath.Join(root, "campaigns", "two-ways", "campaign.cue")
	depot, contact := filepath.Join(root, "salvage-run", "mission.cue"), filepath.Join(root, "first-contact", "mission.cue")
	must(t, os.MkdirAll(filepath.Dir(campaign), 0o777))
	must(t, os.WriteFile(campaign, []byte(strings.Replace(twoWays, "NEEDED", "secondary", 1)), 0o666))
	needed := func() int { return strings.Index(w.Text(campaign).Src, `needs: {kind: "objective", objective: "`) + 39 }
	if at := w.Definition(campaign, needed()); len(at) != 2 || at[0].File == at[1].File {
		t.Errorf("what is asked about the objective of either mission is defined at %v", at)
	}
	if at := w.Definition(campaign, spotOf(t, w, campaign, `when: {kind: "objective", objective: "|secondary`)); len(at) != 1 || at[0].File != filepath.ToSlash(contact) {
		t.Errorf("behind a passage of story, the objective is defined at %v", at)
	}
	for _, mission := range []string{depot, contact} {
		if _, err := w.Rename(mission, spotOf(t, w, mission, "\t\t|secondary: {"), "freight"); err == nil || !strings.Contains(err.Error(), "Two Ways asks about secondary of any of") {
			t.Errorf("an objective that is asked about with that of another mission is renamed: %v", err)
		}
	}
	before, _ := w.Findings("", nil)
	edits, err := w.Rename(campaign, needed(), "freight")
	must(t, err)
	texts := apply(t, w, edits)
	for file, text := range texts {
		w.Lay(file, []byte(text))
	}
	league := filepath.ToSlash(filepath.Join(root, "campaigns", "dockside-league", "campaign.cue"))
	if len(texts) != 4 || strings.Count(texts[filepath.ToSlash(campaign)], `"freight"`) != 2 || !strings.Contains(texts[league], `{for: "objective", objective: "freight", points: 1}`) {
		t.Errorf("renamed are %v", texts)
	}
	after, _ := w.Findings("", nil)
	if d := cmp.Diff(tally(before, "freight", "secondary"), tally(after, "freight", "secondary")); d != "" {
		t.Errorf("the findings change:\n%s", d)
	}
	for file := range texts {
		w.Lift(file)
	}
}

// An objective that a campaign asks about behind several missions has no name by which the campaign would ask about another mission's.
func TestAnObjectiveTakesNoOtherMissionsName(t *testing.T) {
	w, root := shipped(t, "salvage-run", "crossfire", "first-contact")
	campaign := filepath.Join(root, "campaigns", "two-ways", "campaign.cue")
	must(t, os.MkdirAll(filepath.Dir(campaign), 0o777))
	mission := filepath.Join(root, "salvage-run", "mission.cue")
	w.Lay(mission, []byte(strings.Replace(w.Text(mission).Src, "\t\tsecondary: {", "\t\tfreight: {", 1)))
	at := spotOf(t, w, mission, "\t\t|freight: {")
	for needed, want := range map[string]string{
		"freight":   "Two Ways asks about this objective, and would ask about secondary of First Contact as well",
		"secondary": "Two Ways asks about secondary of First Contact already, and would mean this one as well",
	} {
		must(t, os.WriteFile(campaign, []byte(strings.Replace(twoWays, "NEEDED", needed, 1)), 0o666))
		if needed == "freight" {
			if edits, err := w.Rename(mission, at, "cargo"); err != nil || !strings.Contains(apply(t, w, edits)[filepath.ToSlash(campaign)], `needs: {kind: "objective", objective: "cargo"}`) {
				t.Errorf("the objective of one of the missions is not renamed where the campaign needs it: %v", err)
			}
		}
		if _, err := w.Rename(mission, at, "secondary"); err == nil || err.Error() != want {
			t.Errorf("with %s needed, it is renamed: %v; want %q", needed, err, want)
		}
	}
}

// The points of a league lead to the objective of whichever of its missions has it, and have its new name.
func TestPointsOfALeagueFollowTheirObjective(t *testing.T) {
	w, root := shipped(t, "salvage-run", "crossfire", "hold-out", "campaigns/dockside-league")
	mission, league := filepath.Join(root, "salvage-run", "mission.cue"), filepath.Join(root, "campaigns", "dockside-league", "campaign.cue")
	if at := w.Definition(league, spotOf(t, w, league, `objective: "|secondary`)); len(at) != 1 || at[0].File != filepath.ToSlash(mission) {
		t.Errorf("the objective is defined at %v", at)
	}
	edits, err := w.Rename(mission, spotOf(t, w, mission, "\t\t|secondary: {"), "freight")
	must(t, err)
	if !strings.Contains(apply(t, w, edits)[filepath.ToSlash(league)], `objective: "freight"`) {
		t.Error("the league gives points for an objective that no mission has")
	}
}
