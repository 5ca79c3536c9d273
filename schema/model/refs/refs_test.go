package refs

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/sortie-tools/sortie/schema/model"
)

func TestNamesAreFoundWithTheirPlaces(t *testing.T) {
	m := &model.Mission{
		Boxes: []string{"core"},
		Setup: model.Setup{NPCs: []model.StartNPC{{ID: "ilsa", Kind: "civilian"}}},
		Objectives: []model.Objective{{ID: "primary", Reward: model.Reward{
			Levels: []model.LevelPay{{Level: "relaxed", UA: 2}},
		}, Done: model.Goal{Kind: "rescue", Who: &model.Who{Named: "ilsa"}}}},
		Rules: []model.Rule{{ID: "thaw", Do: []model.Effect{
			{Kind: "door", Of: "bulkhead"}, {Kind: "entry", Of: "6"}, {Kind: "heal", Of: "ignored"},
		}}},
	}
	inList := func(path string) bool { return path == "setup.npcs.0" }
	got := map[string][]string{}
	for _, r := range Of(m, inList) {
		got[r.Path+"="+r.ID] = r.Domains
	}
	want := map[string][]string{
		"boxes.0=core":                                         {"boxes"},
		"setup.npcs.0.kind=civilian":                           {"npcs"},
		"objectives.primary.done.who.named=ilsa":               {"@npc", "@hidden"},
		"objectives.primary.reward.levels.relaxed@key=relaxed": {"hostility.levels"},
		"rules.thaw.do.0.of=bulkhead":                          {"@panel"},
		"rules.thaw.do.1.of=6":                                 {"@entry"},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestDomainsOfARuleSet(t *testing.T) {
	rules := &model.RuleSet{
		Tokens:    []model.TokenKind{{ID: "knife", Category: "weapon"}, {ID: "vest", Category: "armour"}},
		Hostility: model.Hostility{Levels: []model.HostilityLevel{{ID: "calm"}}},
		Dice:      []model.Die{{ID: "chance", Faces: []model.Face{{Symbol: "move"}, {}, {Symbol: "hide"}}}},
	}
	for domain, want := range map[string][]string{
		"tokens": {"knife", "vest"}, "tokens/category": {"weapon", "armour"}, "hostility.levels": {"calm"}, "dice/faces.symbol": {"move", "hide"}, "npcs": nil,
	} {
		if got, err := InRuleSet(rules, domain); err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: %v, %v, want %v", domain, got, err, want)
		}
	}
}

func TestADomainThatIsNoListIsAnError(t *testing.T) {
	rules := &model.RuleSet{Tokens: []model.TokenKind{{ID: "knife"}}}
	for _, domain := range []string{"tokns", "tokens/colour", "hostility.bands"} {
		if _, err := InRuleSet(rules, domain); err == nil {
			t.Errorf("%s is taken for a list", domain)
		}
	}
}
