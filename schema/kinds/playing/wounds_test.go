package playing_test

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// What is said of wounds tells the numbers and choices of the data, and no others.
func TestWoundsTellTheData(t *testing.T) {
	for name, c := range map[string]struct {
		field string
		play  model.PlayRules
		want  string
		not   string
	}{
		"hits":              {"play.defeat.damage", model.PlayRules{Defeat: &model.DefeatRules{Pegs: 2}}, "takes 2 health pegs from a trader", "NPC"},
		"no number of hits": {"play.defeat.damage", model.PlayRules{Defeat: &model.DefeatRules{}}, "", "health"},
		"the defeated":      {"play.defeat", model.PlayRules{Defeat: &model.DefeatRules{Counter: "help", Spared: []string{"random"}}}, "with a help counter beside it, and takes no part until it is revived. Unless a rule says so, it is never picked at random.", "target"},
		"NPCs":              {"play.defeat.npc", model.PlayRules{Defeat: &model.DefeatRules{NPC: 3}}, "An NPC is defeated by 3 damage", "carried"},
		"NPCs drop things":  {"play.defeat.npc", model.PlayRules{Defeat: &model.DefeatRules{Drops: true}}, "A defeated NPC leaves the board; what it carried stays where it fell.", "damage"},
		"skills revive":     {"play.revive", model.PlayRules{Revive: &model.ReviveRules{With: []string{"skills"}, From: []string{"patient"}, Prone: true}}, "can use a skill that gives health on a defeated one, who gets as much health back. Items come out of that of the defeated trader.", "act in this round"},
		"it stands up":      {"play.revive", model.PlayRules{Revive: &model.ReviveRules{With: []string{"items"}, From: []string{"helper"}, Acts: true}}, "Whoever is revived stands up and can act in this round if it has not yet.", "prone"},
		"three hands":       {"play.drag", model.PlayRules{Drag: &model.DragRules{Hands: 3, Together: 5 * model.Inch, Lose: 2}}, "With 3 traders of a crew in base contact all of them and the defeated one move up to 5 in in one action of one of them; the others have 2 actions less in the next turn.", "let go"},
		"one alone":         {"play.drag", model.PlayRules{Drag: &model.DragRules{Free: true, Reach: model.Inch, Drop: true}}, "that no enemy is in base contact with can move up to 1 in in one action and take it along. It can be let go at any time.", "With"},
		"robbers give back": {"play.rob", model.PlayRules{Rob: &model.RobRules{Back: "crew"}}, "its own crew gives back what it took", "action"},
		"robbers keep it":   {"play.rob", model.PlayRules{Rob: &model.RobRules{Action: "look", Left: true, Back: "never"}}, "take a look action on it as on a crate, and have what it likes out of its tray. What is not wanted lies beside it. The defeated trader does not get any of it back", "its own crew"},
		"scars":             {"play.crippled", model.PlayRules{Crippled: &model.CrippledRules{Table: "old-scars", Until: "round"}}, "rolls on the table “old scars”; the result holds until the end of the round.", "game"},
		"whose bodies":      {"play.kill", model.PlayRules{Kill: &model.KillRules{Hits: 1}}, "A trader can attack a defeated one of another player", "carried"},
		"a killing":         {"play.kill", model.PlayRules{Kill: &model.KillRules{Hits: 4}}, "As soon as cover and armour let 4 hits through, it is dead", "carried"},
	} {
		got := said(c.field, c.play)
		if !strings.Contains(got, c.want) || strings.Contains(got, c.not) {
			t.Errorf("%s: %q, want %q and not %q", name, got, c.want, c.not)
		}
	}
}

// The health that an item gives back is that of the item.
func TestReviversGiveTheHealthOfTheToken(t *testing.T) {
	r := &model.RuleSet{Tokens: []model.TokenKind{{ID: "salve", Title: "Salve", Heal: 5}}}
	r.Play.Revive = &model.ReviveRules{With: []string{"items"}, Tokens: []string{"salve"}, From: []string{"helper"}}
	got := kinds.Names{Mission: &model.Mission{}, Rules: r}.Said([]string{"play.revive"}, nil)
	if want := "can use a salve (5 health) on a defeated one"; !strings.Contains(strings.ToLower(got), want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// A note that holds by agreement alone says so.
func TestNotesByAgreementSaySo(t *testing.T) {
	r := &model.RuleSet{Play: model.PlayRules{Kill: &model.KillRules{Hits: 1}, Wounds: []model.RuleNote{{Agreed: true, Says: []string{"play.kill"}}}}}
	kinds.Word(r)
	if got := kinds.Spoken(r.Play.Wounds[0].Text.Blocks); !strings.HasPrefix(got, "Only where all players have agreed on it before the game. A trader can attack") {
		t.Errorf("%q", got)
	}
}
