package tokens

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/sortie-tools/sortie/schema/model"
)

// shop is a rule set with one token of each sort, and a box that holds three of each.
func shop() *model.RuleSet {
	r := &model.RuleSet{TokenSizes: []model.TokenSize{{ID: "small", Width: 100, Height: 100, Pouch: true}}}
	add := func(id, category string, rare, kept bool) {
		r.Tokens = append(r.Tokens, model.TokenKind{ID: id, Title: id, Size: "small", Category: category, Rare: rare, Kept: kept})
	}
	add("knife", "weapon", false, false)
	add("vest", "armour", false, false)
	add("relic", "weapon", true, false)
	add("pistol", "weapon", false, true)
	add("ledger", "objective", false, false)
	var held []model.BoxCount
	for _, k := range r.Tokens {
		held = append(held, model.BoxCount{ID: k.ID, Count: 3})
	}
	r.Boxes = []model.Box{{ID: "starter", Tokens: held}, {ID: "more", Tokens: held[:1]}}
	return r
}

// counts are the copies of each design.
func (s supply) counts() map[string]int {
	out := map[string]int{}
	for _, l := range s.list {
		out[l.kind.ID] = l.copies()
	}
	return out
}

func TestSupplyOfAMission(t *testing.T) {
	starter := []string{"starter"}
	rare := []model.TokenCount{{Size: "small", Count: 1}}
	for name, c := range map[string]struct {
		boxes []string
		setup model.Setup
		goals []model.Objective
		want  map[string]int
	}{
		"the pool":           {starter, model.Setup{}, nil, map[string]int{"knife": 3, "vest": 3}},
		"two boxes":          {[]string{"starter", "more"}, model.Setup{}, nil, map[string]int{"knife": 6, "vest": 3}},
		"no box":             {nil, model.Setup{}, nil, map[string]int{}},
		"an unknown box":     {[]string{"other"}, model.Setup{}, nil, map[string]int{}},
		"rare ones mixed in": {starter, model.Setup{Rare: rare}, nil, map[string]int{"knife": 3, "vest": 3, "relic": 3}},
		"a design left out": {starter, model.Setup{Pool: &model.PoolRule{Exclude: []string{"knife"}}}, nil,
			map[string]int{"vest": 3}},
		"a category left out": {starter, model.Setup{Pool: &model.PoolRule{ExcludeCategories: []string{"weapon"}}, Rare: rare}, nil,
			map[string]int{"vest": 3}},
		"asked for by name": {starter, model.Setup{Pool: &model.PoolRule{Include: []string{"ledger", "ledger", "knife"}}}, nil,
			map[string]int{"knife": 3, "vest": 3, "ledger": 2}},
		"picked by hand": {starter, model.Setup{Pool: &model.PoolRule{Picked: []model.Picked{{Count: 1, Category: "objective"}}}}, nil,
			map[string]int{"knife": 3, "vest": 3, "ledger": 3}},
		"set aside": {starter, model.Setup{Aside: []string{"ledger", "knife"}}, nil,
			map[string]int{"knife": 3, "vest": 3, "ledger": 1}},
		"set aside and laid out is one": {starter, model.Setup{Aside: []string{"ledger"}, Contents: []model.Content{{Tokens: []string{"ledger"}}}}, nil,
			map[string]int{"knife": 3, "vest": 3, "ledger": 1}},
		"carried by figures": {starter, model.Setup{NPCs: []model.StartNPC{{Count: 2, Tokens: []string{"ledger"}}}}, nil,
			map[string]int{"knife": 3, "vest": 3, "ledger": 2}},
		"issued": {starter, model.Setup{Crew: 2, Crews: &model.CrewLimit{Issue: []string{"pistol"}}}, nil,
			map[string]int{"knife": 3, "vest": 3, "pistol": 4}},
		"a rare reward": {starter, model.Setup{}, []model.Objective{{Reward: model.Reward{Draw: &model.Draw{From: "rare", Count: 1}, Token: "ledger"}}},
			map[string]int{"knife": 3, "vest": 3, "relic": 3, "ledger": 1}},
	} {
		m := &model.Mission{Boxes: c.boxes, Setup: c.setup, Objectives: c.goals, Players: model.Players{Min: 1, Max: 2}}
		if diff := cmp.Diff(c.want, drawn(m, shop()).counts()); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

func TestSupplyOfARuleSetIsEverything(t *testing.T) {
	want := map[string]int{"knife": 6, "vest": 3, "relic": 3, "pistol": 3, "ledger": 3}
	if diff := cmp.Diff(want, boxed(shop()).counts()); diff != "" {
		t.Error(diff)
	}
	r := shop()
	r.Boxes = nil
	if n := boxed(r).total(); n != len(r.Tokens) {
		t.Errorf("%d tokens without a box, want one of each", n)
	}
}

func TestMoreTokensThanAnybodyPrintsAreAnError(t *testing.T) {
	r := shop()
	r.Boxes[0].Tokens[0].Count = 1 << 40
	if _, err := Product().Make(editionJob(t, r)); err == nil {
		t.Error("a box of a trillion knives was printed")
	}
}
