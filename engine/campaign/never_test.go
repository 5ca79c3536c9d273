package campaign

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

func num(n int) *int { return &n }

// crewRules are the numbers that facts about crews are held against.
func crewRules() *model.RuleSet {
	r := &model.RuleSet{
		Upgrades: []model.Upgrade{{ID: "scanners", Levels: make([]model.UpgradeLevel, 3)}},
		Traders:  []model.TraderKind{{ID: "unit", Class: "tech", Locked: true}},
		Boxes:    []model.Box{{Tokens: []model.BoxCount{{ID: "knife", Count: 2}}}},
	}
	r.Campaign.Career.Levels = make([]model.Rise, 3)
	r.Campaign.Hiring.Most, r.Crews.Captains = 7, 1
	r.Ship.Systems = []model.ShipSystem{{ID: "hull", Most: 5}}
	return r
}

func TestFactsThatNeverHold(t *testing.T) {
	w := kinds.CrewWorld{
		Rules: crewRules(), Boons: map[string]bool{"map": true}, Played: map[string]int{"one": 2}, Table: true,
		Tallies: map[string]kinds.Span{"heat": {Low: 0, High: 4}, "still": {Low: 3, High: 3}},
	}
	won := model.CrewFact{Kind: "won"}
	rich, poor := model.CrewFact{Kind: "ua", AtLeast: num(5)}, model.CrewFact{Kind: "ua", AtMost: num(4)}
	of := func(kind string, facts ...model.CrewFact) model.CrewFact {
		return model.CrewFact{Kind: kind, Of: facts}
	}
	for _, c := range []struct {
		name  string
		never bool
		facts []model.CrewFact
	}{
		{"nothing", false, nil},
		{"rich", false, []model.CrewFact{rich}},
		{"rich and poor", true, []model.CrewFact{rich, poor}},
		{"rich or poor", false, []model.CrewFact{of("any", rich, poor)}},
		{"rich, and neither", true, []model.CrewFact{rich, of("none", poor, rich)}},
		{"not rich and not poor", true, []model.CrewFact{of("none", rich), of("none", poor)}},
		{"won and not", true, []model.CrewFact{of("all", won, of("none", won))}},
		{"not not won, and not won", true, []model.CrewFact{of("none", of("none", won)), of("none", won)}},
		{"not all of rich and poor", false, []model.CrewFact{of("none", of("all", rich, poor))}},
		{"one of nothing", true, []model.CrewFact{of("any")}},
		{"one of two that cannot be", true, []model.CrewFact{of("any", of("all", rich, poor), of("all", won, of("none", won)))}},
		{"eight traders", true, []model.CrewFact{{Kind: "crew", AtLeast: num(8)}}},
		{"seven traders", false, []model.CrewFact{{Kind: "crew", AtLeast: num(7)}}},
		{"nobody left", false, []model.CrewFact{{Kind: "crew", AtMost: num(0)}}},
		{"two captains", true, []model.CrewFact{{Kind: "trader", Captain: flag(true), Count: 2}}},
		{"two others", false, []model.CrewFact{{Kind: "trader", Captain: flag(false), Count: 2}}},
		{"a locked class", true, []model.CrewFact{{Kind: "trader", Trader: "unit", Class: "medic", Count: 1}}},
		{"its own class", false, []model.CrewFact{{Kind: "trader", Trader: "unit", Class: "tech", Count: 1}}},
		{"level four", true, []model.CrewFact{{Kind: "trader", Level: 4}}},
		{"three knives", true, []model.CrewFact{{Kind: "holds", Token: "knife", AtLeast: num(3)}}},
		{"two knives", false, []model.CrewFact{{Kind: "holds", Token: "knife", AtLeast: num(2)}}},
		{"a hull of six", true, []model.CrewFact{{Kind: "system", System: "hull", AtLeast: num(6)}}},
		{"every system at six", true, []model.CrewFact{{Kind: "system", AtLeast: num(6)}}},
		{"not below its best", true, []model.CrewFact{of("none", model.CrewFact{Kind: "system", System: "hull", AtMost: num(5)})}},
		{"not every system at most 4", false, []model.CrewFact{of("none", model.CrewFact{Kind: "system", AtMost: num(5)})}},
		{"a boon", false, []model.CrewFact{{Kind: "boon", Boon: "map"}}},
		{"no such boon", true, []model.CrewFact{{Kind: "boon", Boon: "key"}}},
		{"played twice", false, []model.CrewFact{{Kind: "played", Node: "one", AtLeast: num(2)}}},
		{"played three times", true, []model.CrewFact{{Kind: "played", Node: "one", AtLeast: num(3)}}},
		{"heat of four", false, []model.CrewFact{{Kind: "counter", Counter: "heat", AtLeast: num(4)}}},
		{"heat of five", true, []model.CrewFact{{Kind: "counter", Counter: "heat", AtLeast: num(5)}}},
		{"no heat below nothing", true, []model.CrewFact{of("none", model.CrewFact{Kind: "counter", Counter: "heat", AtLeast: num(0)})}},
		{"a tally that stands still", true, []model.CrewFact{{Kind: "counter", Counter: "still", AtMost: num(2)}}},
		{"a place without a league", true, []model.CrewFact{{Kind: "place", AtMost: num(2)}}},
		{"scanners at four", true, []model.CrewFact{{Kind: "upgrade", Upgrade: "scanners", AtLeast: num(4)}}},
	} {
		var facts []*model.CrewFact
		for i := range c.facts {
			facts = append(facts, &c.facts[i])
		}
		if why := Never(w, facts...); (why != "") != c.never {
			t.Errorf("%s: %q", c.name, why)
		}
	}
}

func flag(b bool) *bool { return &b }

// What holds for some sum of assets is never said to be impossible, and a fact and its contrary always are.
func TestFactsAgreeWithTrying(t *testing.T) {
	w := kinds.CrewWorld{Rules: crewRules()}
	bounds := rapid.Custom(func(rt *rapid.T) model.CrewFact {
		f := model.CrewFact{Kind: "ua"}
		if n := rapid.IntRange(0, 6).Draw(rt, "n"); rapid.Bool().Draw(rt, "least") {
			f.AtLeast = &n
		} else {
			f.AtMost = &n
		}
		if rapid.Bool().Draw(rt, "not") {
			return model.CrewFact{Kind: "none", Of: []model.CrewFact{f}}
		}
		return f
	})
	holds := func(f model.CrewFact, ua int) bool {
		not := f.Kind == "none"
		if not {
			f = f.Of[0]
		}
		return not != (ua >= kinds.Bound(f.AtLeast, -kinds.NoBound) && ua <= kinds.Bound(f.AtMost, kinds.NoBound))
	}
	rapid.Check(t, func(rt *rapid.T) {
		list := rapid.SliceOfN(bounds, 1, 4).Draw(rt, "facts")
		var facts []*model.CrewFact
		for i := range list {
			facts = append(facts, &list[i])
		}
		possible := false
		for ua := -1; ua <= 8; ua++ {
			all := true
			for _, f := range list {
				all = all && holds(f, ua)
			}
			possible = possible || all
		}
		if why := Never(w, facts...); (why == "") != possible {
			rt.Errorf("possible %t, said %q", possible, why)
		}
		if Never(w, facts[0], kinds.Contrary(facts[0])) == "" {
			rt.Error("a fact and its contrary are possible")
		}
	})
}

func TestDeepFactsEnd(t *testing.T) {
	f := model.CrewFact{Kind: "won"}
	for range 1000 {
		f = model.CrewFact{Kind: "all", Of: []model.CrewFact{f, f}}
	}
	if why := Never(kinds.CrewWorld{Rules: crewRules()}, &f); why != "" {
		t.Error(why)
	}
}

// A story with a short way and a long one: a -> b -> d and a -> c (a passage) -> d -> over.
func TestWaysThroughACampaign(t *testing.T) {
	next := func(ids ...string) []model.Branch {
		var out []model.Branch
		for _, id := range ids {
			out = append(out, model.Branch{To: id})
		}
		return out
	}
	c := &model.Campaign{
		Start: model.CampaignStart{Node: "a"}, Endings: []model.CampaignEnding{{ID: "over"}},
		Nodes: []model.CampaignNode{
			{ID: "a", Mission: "m1", Next: next("b", "c")}, {ID: "b", Mission: "m2", Next: next("d")},
			{ID: "c", Next: next("d")}, {ID: "d", Mission: "m3", Next: next("over", "a")},
		},
	}
	if n := NewGraph(c).Games("a", "d"); n != 1 {
		t.Errorf("%d games from a to d, want 1", n)
	}
	if n := NewGraph(c).Games("b", "c"); n != 2 {
		t.Errorf("%d games from b to c, want 2: d and a", n)
	}
	if way := NewGraph(c).Shortest(); len(way) != 2 || way[0].ID != "a" || way[1].ID != "d" {
		t.Errorf("the way is %v", way)
	}
	if got := NewGraph(c).LastMissions("d"); len(got) != 2 || got[0] != "m2" || got[1] != "m1" {
		t.Errorf("before d comes %v", got)
	}
	if got := NewGraph(c).Before("b"); len(got) != 4 {
		t.Errorf("before b come %v, want all: the story goes round", got)
	}
	if left := NewGraph(c).Past("b"); !left["d"] {
		t.Errorf("without b: %v", left)
	}
	if left := NewGraph(c).Past("b", "c"); left["d"] {
		t.Errorf("without b and c: %v", left)
	}
}
