package corespace

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/model"
)

// testRules is a small rule set with the shape of a real one: seven levels, five phases, four
// ranks, large and small tokens.
func testRules() *model.RuleSet {
	return &model.RuleSet{
		ID:    "test",
		Board: model.BoardRules{Entries: model.Range{Min: 1, Max: 6}},
		Phases: []model.Phase{
			{ID: "hostility", Steps: []string{"peg", "event"}}, {ID: "trader"},
			{ID: "purge", Steps: []string{"arrive", "act"}}, {ID: "npc"}, {ID: "assessment", Steps: []string{"tidy"}},
		},
		Hostility: testTrack(),
		Dice:      testDice(),
		NPCs: []model.NPCKind{
			{ID: "harvester", Group: "purge", Rank: 1}, {ID: "devastator", Group: "purge", Rank: 2},
			{ID: "assassin", Group: "purge", Rank: 3}, {ID: "live-one", Group: "purge", Rank: 4, Unique: true},
			{ID: "civilian", Group: "civilian"},
		},
		TokenSizes: []model.TokenSize{{ID: "small", Pouch: true}, {ID: "large"}},
		Tokens: []model.TokenKind{
			{ID: "knife", Size: "small", Category: "weapon"}, {ID: "ammo", Size: "small", Category: "special"},
			{ID: "belt", Size: "small", Category: "armour"}, {ID: "relic", Size: "small", Category: "weapon", Rare: true},
			{ID: "rifle", Size: "large", Category: "weapon"}, {ID: "sword", Size: "large", Category: "weapon"},
			{ID: "cannon", Size: "large", Category: "weapon", Rare: true}, {ID: "schedule", Size: "small", Category: "objective"},
		},
		Cards: []model.CardKind{{ID: "hazard"}, {ID: "help", Hidden: true}, {ID: "extra"}},
		Boxes: []model.Box{{ID: "core", NPCs: []model.BoxCount{
			{ID: "harvester", Count: 5}, {ID: "devastator", Count: 2}, {ID: "assassin", Count: 1},
			{ID: "live-one", Count: 1}, {ID: "civilian", Count: 2},
		}, Tokens: []model.BoxCount{
			{ID: "knife", Count: 8}, {ID: "ammo", Count: 9}, {ID: "belt", Count: 7}, {ID: "relic", Count: 3},
			{ID: "rifle", Count: 4}, {ID: "sword", Count: 3}, {ID: "cannon", Count: 2}, {ID: "schedule", Count: 1},
		}}},
	}
}

func testTrack() model.Hostility {
	cover := []model.Arrival{
		{NPC: "harvester", Phase: "purge", Count: 2}, {NPC: "devastator", Phase: "purge", Die: "purge"},
		{NPC: "assassin", Phase: "purge", Die: "purge"}, {NPC: "live-one", Phase: "purge", Die: "chance", Face: "live-one"},
		{NPC: "civilian", Phase: "npc", Die: "chance", Face: "civilian"},
	}
	return model.Hostility{CrewsPerPeg: 3, ShotPegs: 1, ShotsPerRound: 1, Levels: []model.HostilityLevel{
		{ID: "relaxed", Holes: 4}, {ID: "guarded", Holes: 3}, {ID: "cover", Holes: 7, Arrivals: cover},
		{ID: "purge", Holes: 1, Charged: true, Arrivals: cover},
	}}
}

func testDice() []model.Die {
	chance := model.Die{ID: "chance"}
	for i := 1; i <= 6; i++ {
		f := model.Face{Title: fmt.Sprint(i), Number: i}
		switch i {
		case 4:
			f.Symbol = "civilian"
		case 6:
			f.Symbol = "live-one"
		}
		chance.Faces = append(chance.Faces, f)
	}
	return []model.Die{
		{ID: "blue", Then: "red", Faces: []model.Face{{Title: "blank"}, {Title: "hit", Count: 1}, {Title: "double", Count: 2}}},
		{ID: "red", Faces: []model.Face{{Title: "blank"}, {Title: "hit", Count: 1}}},
		{ID: "purge", Faces: []model.Face{{Title: "0"}, {Title: "1", Count: 1}, {Title: "2", Count: 2}}},
		chance,
	}
}

func testMission() *model.Mission {
	return &model.Mission{
		ID: "test", Edition: "test", Players: model.Players{Min: 1, Max: 6}, Boxes: []string{"core"},
		Board: model.Board{
			Crates: []model.Crate{{ID: "l1", Size: "large"}, {ID: "c1", Size: "small"}, {ID: "c2", Size: "small"},
				{ID: "l2", Size: "large"}},
			Furniture: []model.Furniture{{ID: "console"}},
			Panels:    []model.Panel{{ID: "gate", Name: "0,0-4,0", To: model.Point{X: 4 * model.Inch}, State: model.Locked}},
			Entries:   []model.Entry{{ID: "1", Number: 1}, {ID: "5", Number: 5, Sealed: true}},
		},
		Setup: model.Setup{
			Allocation: []model.Allocation{
				{Crate: "large", Tokens: []model.TokenCount{{Size: "large", Count: 2}, {Size: "small", Count: 1}}},
				{Crate: "small", Tokens: []model.TokenCount{{Size: "small", Count: 3}}},
			},
			Rare: []model.TokenCount{{Size: "small", Count: 2}, {Size: "large", Count: 1}},
			Events: []model.EventAllocation{{Kind: "hazard", Mode: model.AllCards}, {Kind: "help", Mode: model.RandomCards, Count: 1},
				{Kind: "extra", Mode: model.OptionalCards}},
			Aside: []string{"schedule"},
		},
		Rules: []model.Rule{
			{ID: "hack", When: &model.Trigger{Kind: "interact", With: "console"}, Times: 1,
				Do: []model.Effect{{Kind: "give", Token: "schedule"}, {Kind: "door", Of: "gate", Set: "open"}}},
			{ID: "alarm", When: &model.Trigger{Kind: "search", With: "c1"}, Do: []model.Effect{{Kind: "pegs", Add: 1}}},
			{ID: "late", When: &model.Trigger{Kind: "round", At: 3}, Do: []model.Effect{{Kind: "pegs", Add: 2}}},
			{ID: "awake", When: &model.Trigger{Kind: "hostility", Level: "guarded"}, Do: []model.Effect{{Kind: "pegs", Add: 1}}},
		},
	}
}

func testDecks() []*model.Deck {
	low, high := []string{"relaxed", "guarded"}, []string{"cover"}
	return []*model.Deck{
		{ID: "hazards", Edition: "test", Kind: "hazard", Cards: []model.Card{
			{ID: "leak", Copies: 2, Fallback: "civilian", Bands: []model.CardBand{{Levels: low}, {Levels: high}}},
			{ID: "noise", Copies: 1, Bands: []model.CardBand{
				{Levels: low, Do: []model.Effect{{Kind: "pegs", Add: 1}}}, {Levels: high}}},
		}},
		{ID: "helpers", Edition: "test", Kind: "help", Cards: []model.Card{
			{ID: "friend", Copies: 3, Bands: []model.CardBand{{Do: []model.Effect{{Kind: "pegs", Add: 1}}}}},
		}},
		{ID: "extras", Edition: "test", Kind: "extra", Cards: []model.Card{{ID: "more", Copies: 4}}},
		{ID: "foreign", Edition: "other", Kind: "hazard", Cards: []model.Card{{ID: "alien", Copies: 9}}},
	}
}
