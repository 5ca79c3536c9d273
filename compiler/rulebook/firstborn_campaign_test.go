package rulebook

import (
	"reflect"
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/schema/model"
)

// The other missions of the campaign play what their document says.
func TestTheRestOfTheCampaignHoldsItsDocument(t *testing.T) {
	var ids []string
	facts := slices.Concat(huntFacts, hopperFacts, captiveFacts, engramFacts, turncoatFacts, tunnelFacts, tabletFacts)
	for _, f := range facts {
		if !slices.Contains(ids, f.mission) {
			ids = append(ids, f.mission)
		}
	}
	missions := compileFirstBorn(t, ids...)
	for _, f := range facts {
		t.Run(f.mission+"/"+f.what, func(t *testing.T) {
			if got := f.got(missions[f.mission]); !reflect.DeepEqual(got, f.want) {
				t.Errorf("the mission has %v, but the document %v (seed %s)", got, f.want, f.source)
			}
		})
	}
}

var huntFacts = []documentedFact{
	{"fb-mission-3", "002:6294", "who has to speak to them", func(m *model.Mission) any { return rule(m, "how-do-you-do").When.Who.Captain }, true},
	{"fb-mission-3", "002:6298", "where they leave", func(m *model.Mission) any { return effect(m, "way-out", "behaviour").Toward.Airlock }, "a"},
	{"fb-mission-3", "002:6301", "for each trophy", func(m *model.Mission) any { return objective(m, "primary").Reward.Per.UA }, 10},
	{"fb-mission-3", "002:6281", "in all", func(m *model.Mission) any { return objective(m, "primary").Reward.Per.Most }, 20},
	{"fb-mission-3", "002:6271", "how long they bear a grudge", func(m *model.Mission) any {
		return effect(m, "grudge", "campaign").Changes[0].Uses
	}, -1},
	{"fb-mission-3", "002:6321", "cards on top", func(m *model.Mission) any { return m.Setup.Deck[1].Top }, 6},
	{"fb-mission-3", "002:6277", "single: career", func(m *model.Mission) any { return m.Single.Career }, 2},
	{"fb-mission-3", "002:6278", "single: equipment", func(m *model.Mission) any { return m.Single.UA }, 25},
}

var hopperFacts = []documentedFact{
	{"fb-mission-4", "002:6392", "devices", func(m *model.Mission) any { return effect(m, "devices", "place").Count }, 2},
	{"fb-mission-4", "002:6395", "what one sells for", func(m *model.Mission) any { return *objective(m, "secondary").Reward.Prices[0].UA }, 7},
	{"fb-mission-4", "002:6401", "a worm is out", func(m *model.Mission) any {
		n := m.Setup.NPCs[0]
		return []any{n.Kind, n.Place.Piece}
	}, []any{"rock-worm", "hole-6"}},
	{"fb-mission-4", "002:6382", "who joins for good", func(m *model.Mission) any {
		return effect(m, "aboard", "campaign").Changes[0].Trader
	}, "hopper"},
	{"fb-mission-4", "002:6416", "single: career", func(m *model.Mission) any { return m.Single.Traders }, []model.TraderCount{
		{ID: "cassie", Count: 3}, {ID: "wade", Count: 3}, {ID: "balcor", Count: 3},
	}},
	{"fb-mission-4", "002:6418", "single: equipment", func(m *model.Mission) any { return m.Single.UA }, 35},
}

var captiveFacts = []documentedFact{
	{"fb-mission-5", "002:6632", "generators", func(m *model.Mission) any { return len(rule(m, "lent").Do) }, 2},
	{"fb-mission-5", "002:6631", "least rank", func(m *model.Mission) any { return *objective(m, "primary").Done.Who.Min }, 2},
	{"fb-mission-5", "002:6651", "what a field takes", func(m *model.Mission) any { return rule(m, "field").When.Actions }, 1},
	{"fb-mission-5", "002:6657", "moved once a turn", func(m *model.Mission) any { return rule(m, "haul").Cost.Once }, "turn"},
	{"fb-mission-5", "002:6672", "what captives sell for", func(m *model.Mission) any {
		var pay []int
		for _, e := range m.Aftermath.Do {
			pay = append(pay, e.Do[0].UA)
		}
		return pay
	}, []int{10, 16, 20}},
	{"fb-mission-5", "002:6640", "double price for ore", oreAtTwice, true},
	{"fb-mission-5", "002:6647", "single: career", func(m *model.Mission) any { return m.Single.Traders }, []model.TraderCount{
		{ID: "cassie", Count: 4}, {ID: "wade", Count: 4}, {ID: "balcor", Count: 4}, {ID: "hopper", Count: 1},
	}},
	{"fb-mission-5", "002:6649", "single: equipment", func(m *model.Mission) any { return m.Single.UA }, 45},
}

var engramFacts = []documentedFact{
	{"fb-mission-6", "002:6728", "engrams at four times their price", func(m *model.Mission) any {
		return pricedAt(m, objective(m, "primary").Reward.Prices, 4)
	}, true},
	{"fb-mission-6", "002:6742", "a portion of worm", func(m *model.Mission) any { return *objective(m, "secondary").Reward.Prices[0].UA }, 6},
	{"fb-mission-6", "002:6747", "where the drone stands", func(m *model.Mission) any { return m.Setup.NPCs[0].Place.Piece }, "patrol-4"},
	{"fb-mission-6", "002:6751", "no keys", func(m *model.Mission) any { return m.Setup.Pool.Exclude }, []string{"crystal-key"}},
	{"fb-mission-6", "002:6766", "where they begin", func(m *model.Mission) any {
		var at []string
		for _, d := range m.Setup.Deploy {
			at = append(at, d.At.Entry)
		}
		return at
	}, []string{"1", "3", "5", "6"}},
	{"fb-mission-6", "002:6776", "single: career", func(m *model.Mission) any { return m.Single.Traders }, []model.TraderCount{
		{ID: "cassie", Count: 5}, {ID: "wade", Count: 5}, {ID: "balcor", Count: 5}, {ID: "hopper", Count: 2},
	}},
	{"fb-mission-6", "002:6778", "single: equipment", func(m *model.Mission) any { return m.Single.UA }, 55},
}

var turncoatFacts = []documentedFact{
	{"fb-mission-8", "002:6958", "generators", func(m *model.Mission) any { return len(rule(m, "lent").Do) }, 2},
	{"fb-mission-8", "002:6986", "in its pod, alive, dead", func(m *model.Mission) any {
		var pay []int
		for _, e := range m.Aftermath.Do {
			pay = append(pay, e.Do[0].UA)
		}
		return pay
	}, []int{25, 20, 15}},
	{"fb-mission-8", "002:7011", "who stands there", func(m *model.Mission) any {
		n := map[string]int{}
		for _, x := range m.Setup.NPCs {
			n[x.Kind] += x.Count
		}
		return n
	}, map[string]int{"liege": 1, "drone": 3}},
	{"fb-mission-8", "002:7031", "when the pod comes", func(m *model.Mission) any { return rule(m, "pod").When.Level }, "wake-protocols"},
	{"fb-mission-8", "002:7033", "counters on it", func(m *model.Mission) any { return *effect(m, "pod", "counter").Becomes }, 3},
	{"fb-mission-8", "002:7036", "counters a round", func(m *model.Mission) any { return changes(m, "stirring") }, []int{-1}},
	{"fb-mission-8", "002:7046", "goes on from", func(m *model.Mission) any { return m.Linked.Previous }, "fb-mission-7"},
}

var tunnelFacts = []documentedFact{
	{"fb-mission-9", "002:7094", "First Born in play", func(m *model.Mission) any { return len(m.Setup.NPCs) }, 3},
	{"fb-mission-9", "002:7099", "where the fragment lies", func(m *model.Mission) any {
		c := m.Setup.Contents[0]
		return []any{c.At.Sort, c.At.Pick}
	}, []any{"pod", "random"}},
	{"fb-mission-9", "002:7135", "one for each open hole", func(m *model.Mission) any { return effect(m, "climb-in", "repeat").Of }, "open"},
	{"fb-mission-9", "002:7139", "the die says how long", func(m *model.Mission) any { return effect(m, "climb-in", "roll").Die }, "knowledge"},
	{"fb-mission-9", "002:7144", "counters a round", func(m *model.Mission) any { return effect(m, "gleaning", "mark").Add }, -1},
	{"fb-mission-9", "002:7104", "no True Born", func(m *model.Mission) any { return m.Setup.Arrivals.Map }, []model.ArrivalMap{{NPC: "true-born", By: "iconoclast"}}},
	{"fb-mission-9", "002:7112", "single: career", func(m *model.Mission) any { return m.Single.Traders }, []model.TraderCount{
		{ID: "cassie", Count: 8}, {ID: "wade", Count: 8}, {ID: "balcor", Count: 8}, {ID: "hopper", Count: 5},
	}},
	{"fb-mission-9", "002:7114", "single: equipment", func(m *model.Mission) any { return m.Single.UA }, 85},
}

var tabletFacts = []documentedFact{
	{"fb-mission-10", "002:7214", "fragments that are needed", func(m *model.Mission) any { return *rule(m, "away").If.Min }, 4},
	{"fb-mission-10", "002:7217", "one to a pillar", func(m *model.Mission) any { return rule(m, "pillars").PerPiece }, 1},
	{"fb-mission-10", "002:7217", "pillars", func(m *model.Mission) any {
		n := 0
		for _, f := range m.Board.Furniture {
			if f.Kind == "pillar" {
				n++
			}
		}
		return n
	}, 4},
	{"fb-mission-10", "002:7230", "what an Iconoclast drops", func(m *model.Mission) any {
		d := effect(m, "gifts", "draw").Draw
		return []string{d.Size, d.Category}
	}, []string{"nano", "first-born"}},
	{"fb-mission-10", "002:7242", "what the True Born holds", func(m *model.Mission) any { return effect(m, "on-a-cord", "give").Token }, "artifact-6"},
	{"fb-mission-10", "002:7249", "single: career", func(m *model.Mission) any { return m.Single.Traders }, []model.TraderCount{
		{ID: "cassie", Count: 9}, {ID: "wade", Count: 9}, {ID: "balcor", Count: 9}, {ID: "hopper", Count: 6},
	}},
	{"fb-mission-10", "002:7252", "single: equipment", func(m *model.Mission) any { return m.Single.UA }, 95},
}

// The eighth mission is played on what the seventh leaves behind.
func TestTheEighthMissionKeepsTheBoard(t *testing.T) {
	missions := compileFirstBorn(t, "fb-mission-7", "fb-mission-8")
	before, after := missions["fb-mission-7"].Board, missions["fb-mission-8"].Board
	kinds := func(list []model.Furniture) (out []string) {
		for _, f := range list {
			out = append(out, f.ID+" "+f.Kind)
		}
		return out
	}
	for what, same := range map[string]bool{
		"panels": reflect.DeepEqual(before.Panels, after.Panels), "crates": reflect.DeepEqual(before.Crates, after.Crates),
		"markers": reflect.DeepEqual(before.Markers, after.Markers), "entry points": reflect.DeepEqual(before.Entries, after.Entries),
		"furniture": reflect.DeepEqual(kinds(before.Furniture), kinds(after.Furniture)),
	} {
		if !same {
			t.Errorf("other %s", what)
		}
	}
}

// oreAtTwice says whether each mineral that has a price sells for twice of it.
func oreAtTwice(m *model.Mission) any {
	prices := objective(m, "secondary").Reward.Prices
	for _, tok := range firstBornTokens(m) {
		known := slices.ContainsFunc(prices, func(p model.Price) bool { return p.Token == tok.ID })
		if tok.Category == "mineral" && tok.Sell > 0 && !known {
			return tok.ID
		}
	}
	return pricedAt(m, prices, 2)
}

// pricedAt says whether each of some tokens sells for so many times what it says; or else which does not.
func pricedAt(m *model.Mission, prices []model.Price, times int) any {
	tokens := firstBornTokens(m)
	for _, p := range prices {
		i := slices.IndexFunc(tokens, func(x model.TokenKind) bool { return x.ID == p.Token })
		if *p.UA != times*tokens[i].Sell {
			return p.Token
		}
	}
	return true
}

func firstBornTokens(m *model.Mission) []model.TokenKind {
	rules, err := compiler.Rules(m.Edition)
	if err != nil {
		panic(err)
	}
	return rules.Tokens
}
