package kinds_test

import (
	"testing"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

func crewNames() kinds.CrewNames {
	return kinds.CrewNames{
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
		if got := crewNames().Fact(fact); got != want {
			t.Errorf("said as\n %q, want\n %q", got, want)
		}
	}
	deep := f("won")
	for range 10000 {
		deep = f("none", of(deep))
	}
	if got := crewNames().Fact(deep); len(got) > 200 {
		t.Errorf("facts in facts are said at length: %d letters", len(got))
	}
}

// A boon is called by what grants it, not by its id.
func TestBoonsAreCalledByWhatGrantsThem(t *testing.T) {
	c := &model.Campaign{Nodes: []model.CampaignNode{
		{ID: "one", Mission: "depot", After: []model.Outcome{{Do: []model.CrewEffect{{Kind: "boon", Boon: "times", Text: model.Text{Blocks: []model.Block{{Inlines: []model.Inline{{Text: "You know the times."}}}}}}}}}},
	}}
	m := &model.Mission{ID: "depot", Title: "Depot", Objectives: []model.Objective{{ID: "main", Title: "Get in", Reward: model.Reward{Boons: []model.Boon{{ID: "key"}}}}}}
	barge := &model.Post{Services: []model.Service{{Title: "A word", Do: []model.CrewEffect{{Kind: "boon", Boon: "trust"}}}}}
	s := kinds.CrewNames{Rules: &model.RuleSet{}, Campaign: c, Here: barge, Mission: func(string) *model.Mission { return m }}
	for id, want := range map[string]string{
		"trust": "the boon of “A word”", "times": "the boon “You know the times”", "key": "the boon for “Get in” of “Depot”", "old-debt": "the boon “Old debt”",
	} {
		if got := s.Fact(&model.CrewFact{Kind: "boon", Boon: id}); got != "the crew has "+want {
			t.Errorf("%s is called %q, want %q", id, got, want)
		}
	}
}

func pointer[T any](v T) *T { return &v }

// Every kind of fact has words for what is so and for what is not, and every effect on crews has words.
func TestEveryKindBetweenGamesHasWords(t *testing.T) {
	between := crewNames()
	for _, f := range kinds.Facts() {
		so, not := model.CrewFact{Kind: f.Kind}, model.CrewFact{Kind: "none", Of: []model.CrewFact{{Kind: f.Kind}}}
		said, denied := between.Fact(&so), between.Fact(&not)
		if said == "" || said == f.Kind || f.Joins == kinds.Alone && said == denied {
			t.Errorf("fact %s: %q, and if it is not so %q", f.Kind, said, denied)
		}
	}
	text := model.Text{Blocks: []model.Block{{Inlines: []model.Inline{{Text: "Read it out"}}}}}
	for _, e := range kinds.CrewEffects() {
		if words := between.Effect(model.CrewEffect{Kind: e.Kind, Trader: "ada", Text: text}); words == "" || words == e.Kind {
			t.Errorf("effect on crews %s: %q", e.Kind, words)
		}
	}
}
