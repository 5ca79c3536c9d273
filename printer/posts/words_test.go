package posts

import (
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

func names() Scope {
	return Scope{
		Rules: &model.RuleSet{
			Tokens: []model.TokenKind{{ID: "gem", Title: "Gem"}}, Classes: []model.Class{{ID: "tech", Title: "Tech"}}, Skills: []model.Skill{{ID: "hack", Title: "Hack"}},
			Ship: model.ShipRules{Systems: []model.ShipSystem{{ID: "hull", Title: "Hull"}}}, Categories: []model.Category{{ID: "weapon", Title: "Weapon"}},
			Dice: []model.Die{{ID: "chance", Title: "Chance die"}},
		},
		Campaign: &model.Campaign{
			Nodes: []model.CampaignNode{{ID: "one", Title: "The first job"}}, Counters: []model.CampaignCounter{{ID: "heat", Title: "Heat"}},
		},
	}
}

func TestFactsAreClauses(t *testing.T) {
	f := func(kind string, with ...func(*model.CrewFact)) *model.CrewFact {
		x := &model.CrewFact{Kind: kind}
		for _, w := range with {
			w(x)
		}
		return x
	}
	least := func(n int) func(*model.CrewFact) { return func(x *model.CrewFact) { x.AtLeast = &n } }
	most := func(n int) func(*model.CrewFact) { return func(x *model.CrewFact) { x.AtMost = &n } }
	of := func(list ...*model.CrewFact) func(*model.CrewFact) {
		return func(x *model.CrewFact) {
			for _, y := range list {
				x.Of = append(x.Of, *y)
			}
		}
	}
	set := func(do func(*model.CrewFact)) func(*model.CrewFact) { return do }
	for want, fact := range map[string]*model.CrewFact{
		"the crew has a trader with Hack at level 2 or above at career level 3 or above who came back alive from the last game": f("trader", set(func(x *model.CrewFact) {
			x.Skill, x.Rank, x.Level, x.Survived = "hack", 2, 3, pointer(true)
		})),
		"the crew has 2 traders other than the captain of the class Tech": f("trader", set(func(x *model.CrewFact) { x.Count, x.Captain, x.Class = 2, pointer(false), "tech" })),
		"the crew does not have at least 5 UA":                            f("none", of(f("ua", least(5)))),
		"the crew has 3 to 5 traders":                                     f("crew", least(3), most(5)),
		"the crew owns 2 × Gem":                                           f("holds", least(2), set(func(x *model.CrewFact) { x.Token = "gem" })),
		"the ship’s hull is at most 1":                                    f("system", most(1), set(func(x *model.CrewFact) { x.System = "hull" })),
		"somebody met the secondary objective":                            f("objective", set(func(x *model.CrewFact) { x.Objective, x.By = "secondary", "anybody" })),
		"“The first job” has been played twice":                           f("played", least(2), set(func(x *model.CrewFact) { x.Node = "one" })),
		"“Heat” is at least 3":                                            f("counter", least(3), set(func(x *model.CrewFact) { x.Counter = "heat" })),
		"the crew is among the first 4 of the table":                      f("place", most(4)),
		"either the crew won the last game or the crew has at least 1 UA and the crew is worth at most 9 points": f("all", of(f("any", of(f("won"), f("ua", least(1)))), f("points", most(9)))),
		"the crew did not win the last game and the crew does not have the boon “The key”":                       f("none", of(f("any", of(f("won"), f("boon", set(func(x *model.CrewFact) { x.Boon = "the-key" })))))),
		"nothing is asked": f("all"), "it never is": f("any"),
	} {
		if got := names().Fact(fact); got != want {
			t.Errorf("said as\n %q, want\n %q", got, want)
		}
	}
	deep := f("won")
	for range 10000 {
		deep = f("none", of(deep))
	}
	if got := names().Fact(deep); len(got) > 200 {
		t.Errorf("facts in facts are said at length: %d letters", len(got))
	}
}

func TestPriceLinesSayWhatTheyDo(t *testing.T) {
	for want, l := range map[string]model.PriceLine{
		"selling weapon tokens, with close dice or heavy dice, priced 5 to 9 UA: 1 UA more": {On: "sell", Add: 1, Goods: &model.Goods{
			Categories: []string{"weapon"}, Dice: []string{"close", "heavy"}, Buy: &model.PriceRange{Min: 5, Max: 9}}},
		"buying every token: 2 UA less, if the crew won the last game; twice a visit": {On: "buy", Add: -2, Needs: &model.CrewFact{Kind: "won"}, Limit: 2},
		"selling Gem: 4 UA": {On: "sell", Goods: &model.Goods{Tokens: []string{"gem"}}, Set: pointer(4)},
		"a repair of the ship: 50 % of the usual price, and 1 UA more":                                {On: "repair", Percent: pointer(50), Add: 1},
		"selling every token: what the chance die says; the seller may keep the token after the roll": {On: "sell", Roll: &model.PriceRoll{Die: "chance", Keep: true}},
	} {
		if got := names().PriceLine(l); got != want {
			t.Errorf("said as\n %q, want\n %q", got, want)
		}
	}
}
