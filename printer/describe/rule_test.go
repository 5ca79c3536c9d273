package describe_test

import (
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/schema/model"
)

func TestRuleSaysItsRollAndLimits(t *testing.T) {
	m, r := printertest.Mission(), printertest.Rules()
	r.Classes = []model.Class{{ID: "tech", Title: "Tech"}}
	r.Skills = []model.Skill{{ID: "hack", Title: "Hack"}}
	check := &model.Check{Dice: 1, Hits: 2, Bonus: []model.Bonus{{Class: "tech", Dice: 1}, {Skill: "hack", Level: 2, Dice: 2}, {Token: "schedule", Dice: 1}}}
	for want, rule := range map[string]model.Rule{
		"": {Text: printertest.Text("Run."), When: &model.Trigger{Kind: "start"}, Optional: true},
		"Roll: 1 die, +1 for a Tech, +2 with Hack 2, +1 with a Cargo ledger, 3 UA; 2 hits needed. Once a round. You may leave it.": {
			When: &model.Trigger{Kind: "interact", Check: check}, PerRound: 1, Optional: true},
		"Roll: 2 chance dice; 1 hit needed.": {When: &model.Trigger{Kind: "any", Triggers: []model.Trigger{{Kind: "start"},
			{Kind: "repair", Check: &model.Check{Dice: 2, Die: "chance", Hits: 1}}}}},
		"It takes 2 actions of one turn.":                   {Text: printertest.Text("Pull."), When: &model.Trigger{Kind: "interact", Actions: 2}},
		"It is effortless. Once a game.":                    {When: &model.Trigger{Kind: "any", Triggers: []model.Trigger{{Kind: "interact", NoEffort: true}}}, Times: 1},
		"Once for each piece.":                              {PerPiece: 1, Text: printertest.Text("An effortless pull."), When: &model.Trigger{Kind: "interact", NoEffort: true}},
		"Only with up to 2 crews. Once a game.":             {Crews: &model.CrewCount{Max: 2}, Times: 1},
		"Only with 3–4 crews.":                              {Crews: &model.CrewCount{Min: 3, Max: 4}},
		"Only with 1 crew.":                                 {Crews: &model.CrewCount{Min: 1, Max: 1}},
		"Only with 5 crews or more.":                        {Crews: &model.CrewCount{Min: 5}},
		"Once for each piece. At most twice for each crew.": {PerPiece: 1, PerCrew: 2},
		"At most twice a round. At most 4 times a game.":    {PerRound: 2, Times: 4},
		"Once a game.":                                      {PerRound: 1, Times: 1, Text: printertest.Text("Once a\nround, try.")},
	} {
		if got := describe.Rule(m, r, rule); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// Crates on all floors take what their size takes, but for those with a deal of their own.
func TestDealtCrates(t *testing.T) {
	m := printertest.Wide() // four large crates, two of them with a deal, and one in the loft
	n, apart := describe.Dealt(m, "large")
	if n != 3 || !slices.Equal(apart, []string{"L3", "L4"}) {
		t.Errorf("%d, apart %v", n, apart)
	}
	if got := describe.Except(m, "large") + describe.Except(m, "small"); got != ", but not L3 and L4" {
		t.Error(got)
	}
}

// The house rules of the mission's edition are said, and those of another are not.
func TestHouse(t *testing.T) {
	m, r := printertest.Mission(), printertest.Rules()
	house := []model.HouseRules{{Edition: "other", Title: "Theirs"}, {Edition: m.Edition, Title: "Ours", Text: printertest.Text("Twice the pegs.")}}
	notes := describe.House(m, r, house)
	if len(notes) != 1 || notes[0].Title != "House rules: Ours" || len(notes[0].Text.Blocks) != 2 {
		t.Errorf("%+v", notes)
	}
	rim := append(house, model.HouseRules{Edition: m.Edition, Title: "Rim", Base: "Core", Text: printertest.Text("Louder.")})
	if notes := describe.House(m, r, rim); len(notes) != 2 || notes[1].Title != "Edition: Rim" {
		t.Errorf("%+v", notes)
	}
	if p := describe.HousePassages(m, house); len(p) != 2 || p[0].Line != "Ours" || p[1].Path != "house.sample.text" {
		t.Errorf("%+v", p)
	}
}
