package rulebook

import (
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/schema/model"
)

// The worked examples of the draft edition, told with the numbers of its rule set.

// TestDraftCareerFillsTheDashboard follows the trader of seed 004:454-526 through her career: one row
// makes the numbers her board shows, the second fills health, and the last one adds an action.
func TestDraftCareerFillsTheDashboard(t *testing.T) {
	rules := draftRules(t)
	if len(rules.Traders) != 1 || len(rules.Campaign.Career.Levels) != 3 {
		t.Fatalf("%d traders and %d rows", len(rules.Traders), len(rules.Campaign.Career.Levels))
	}
	board := rules.Traders[0]
	health, skill, actions := board.Health.Start, board.Skill.Start, board.Actions.Start
	for i, want := range [][3]int{{6, 5, 2}, {7, 6, 2}, {7, 6, 3}} {
		rise := rules.Campaign.Career.Levels[i]
		health, skill, actions = health+rise.Health, skill+rise.Skill, actions+rise.Actions
		if got := [3]int{health, skill, actions}; got != want {
			t.Errorf("after row %d health, skill and actions are %v, want %v", i+1, got, want)
		}
	}
	if health != board.Health.Most || actions != board.Actions.Most {
		t.Errorf("a full career ends at %d health and %d actions, the board's most are %d and %d",
			health, actions, board.Health.Most, board.Actions.Most)
	}
}

// TestDraftCoverAndArmourExamples are the shots and blows at seed 004:168-176 and 186-193.
func TestDraftCoverAndArmourExamples(t *testing.T) {
	rules := draftRules(t)
	hit, misfire := 0, 0
	for _, d := range rules.Dice {
		for _, f := range d.Faces {
			if d.ID == "blue" && f.Count == 1 {
				hit = f.Count
			}
			if f.Symbol == "misfire" {
				misfire = 1
			}
		}
	}
	for _, c := range rules.Play.Cover {
		if c.ID == "partial" && hit-c.Hits != 0 {
			t.Errorf("a single hit on partial cover leaves %d, want 0", hit-c.Hits)
		}
	}
	if misfire >= rules.Play.Assault.Jam {
		t.Errorf("one misfire jams; it takes %d", rules.Play.Assault.Jam)
	}
}

// TestDraftDoubleMoveIsShorterThanTwo is the rule at seed 004:145-147: both actions of a turn take a
// character 9 inches, not 10.
func TestDraftDoubleMoveIsShorterThanTwo(t *testing.T) {
	move := draftRules(t).Play.Move
	for _, g := range move.Gaits {
		if g.Actions == 2 && g.Reach != model.Length(900) {
			t.Errorf("two actions reach %v, want 9 inches", g.Reach)
		}
		if g.Reach > move.Most || g.Actions > 1 && g.Reach >= move.Step*model.Length(g.Actions) {
			t.Errorf("%s reaches %v: more than %v, or no less than its single steps", g.ID, g.Reach, move.Most)
		}
	}
	if len(move.Gaits) != 3 {
		t.Errorf("%d gaits, want 3", len(move.Gaits))
	}
}

func draftRules(t *testing.T) *model.RuleSet {
	t.Helper()
	rules, err := compiler.Rules("draft")
	if err != nil {
		t.Fatal(err)
	}
	return rules
}
