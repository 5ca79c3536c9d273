package bundle

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// hostile is a text that would do harm if it ever were taken for markup.
const hostile = `</script><img src=x onerror=alert(1)>&"'`

// testInput is a small mission with everything that the page shows.
func testInput() Input {
	return Input{
		Mission: testMission(), Rules: testRules(), Decks: testDecks(),
		MapSVG:  []byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#dde"/></svg>`),
		MapSize: scene.Point{X: 100, Y: 100},
		Places: map[string]scene.Rect{"l1": {X: 10, Y: 10, W: 12, H: 8}, "console": {X: 50, Y: 50, W: 8, H: 8},
			"1": {X: 0, Y: 40, W: 6, H: 6}},
	}
}

func text(s string) model.Text {
	return model.Text{Source: s, Blocks: []model.Block{{Kind: model.Paragraph, Inlines: []model.Inline{{Text: s}}}}}
}

func testMission() *model.Mission {
	return &model.Mission{
		ID: "dry-dock", Title: "Dry Dock " + hostile, Edition: "test", Players: model.Players{Min: 1, Max: 4}, Boxes: []string{"core"},
		Story: text("The dock is dry. " + hostile),
		Board: model.Board{
			Width: 24 * model.Inch, Height: 24 * model.Inch,
			Crates:    []model.Crate{{ID: "l1", Size: "large", Colour: "green"}, {ID: "s1", Size: "small"}, {ID: "s2", Size: "small"}},
			Furniture: []model.Furniture{{ID: "console", Kind: "console"}},
			Entries:   []model.Entry{{ID: "1", Number: 1}, {ID: "2", Number: 2}},
		},
		Setup: model.Setup{
			Crew: 4, Hostility: 3, Aside: []string{"file"},
			Allocation: []model.Allocation{
				{Crate: "large", Tokens: []model.TokenCount{{Size: "large", Count: 1}, {Size: "small", Count: 2}}},
				{Crate: "small", Tokens: []model.TokenCount{{Size: "small", Count: 2}}},
			},
			Events: []model.EventAllocation{{Kind: "hazard", Mode: model.AllCards}, {Kind: "help", Mode: model.OptionalCards}},
		},
		Objectives: []model.Objective{{ID: "primary", Text: text("Get out."), Reward: model.Reward{UA: 3}}},
		Rules: []model.Rule{{ID: "hack", Title: "The file", Simulated: true,
			Text: model.Text{Blocks: []model.Block{{Kind: model.Paragraph, Inlines: []model.Inline{
				{Text: "Use the "}, {Text: "console", Ref: "console"}, {Text: "."}}}}},
			When: &model.Trigger{Kind: "interact", With: "console"}, Times: 1,
			Do: []model.Effect{{Kind: "give", Token: "file"}}}},
	}
}

func testRules() *model.RuleSet {
	arrivals := []model.Arrival{{NPC: "drone", Phase: "purge", Count: 1}}
	chance := model.Die{ID: "chance", Title: "Chance die", Colour: "white"}
	for i := 1; i <= 6; i++ {
		chance.Faces = append(chance.Faces, model.Face{Title: fmt.Sprintf("%d %s", i, hostile), Number: i})
	}
	return &model.RuleSet{
		ID: "test", Title: "Test rules", Board: model.BoardRules{Entries: model.Range{Min: 1, Max: 6}},
		Phases: []model.Phase{
			{ID: "hostility", Title: "Hostility", Steps: []string{"Add pegs.", "Draw."}}, {ID: "trader", Title: "Trader", Steps: []string{"Act."}},
			{ID: "purge", Title: "Purge", Steps: []string{"Arrive.", "Attack."}}, {ID: "assessment", Title: "Assessment", Steps: []string{"Tidy."}},
		},
		Hostility: model.Hostility{CrewsPerPeg: 3, ShotPegs: 1, ShotsPerRound: 1, Levels: []model.HostilityLevel{
			{ID: "calm", Title: "Calm", Holes: 4}, {ID: "loud", Title: "Loud", Holes: 8, Arrivals: arrivals, Charged: true},
		}},
		Dice: []model.Die{
			{ID: "blue", Title: "Blue die", Colour: "blue", Then: "red", Faces: []model.Face{{Title: "Hit", Count: 1}}},
			{ID: "red", Title: "Red die", Colour: "red", Faces: []model.Face{{Title: "Double", Count: 2}}}, chance,
		},
		NPCs:       []model.NPCKind{{ID: "drone", Title: "Drone", Group: "purge", Rank: 1}},
		TokenSizes: []model.TokenSize{{ID: "small", Title: "small", Pouch: true}, {ID: "large", Title: "large"}},
		Tokens: []model.TokenKind{
			{ID: "knife", Title: "Knife " + hostile, Size: "small", Close: 1, Sell: 1}, {ID: "rifle", Title: "Rifle", Size: "large"},
			{ID: "file", Title: "The file", Size: "small", Category: "objective", Sell: 3},
		},
		Crates: []model.CrateSize{{ID: "small", Title: "small crate"}, {ID: "large", Title: "large crate"}},
		Cards:  []model.CardKind{{ID: "hazard", Title: "Hazard"}, {ID: "help", Title: "Help", Hidden: true}},
		Boxes: []model.Box{{ID: "core", NPCs: []model.BoxCount{{ID: "drone", Count: 4}},
			Tokens: []model.BoxCount{{ID: "knife", Count: 20}, {ID: "rifle", Count: 3}, {ID: "file", Count: 1}}}},
	}
}

func testDecks() []*model.Deck {
	always := []model.CardBand{{Title: "Friend", Text: text("Somebody helps.")}} // at every level
	band := func(title string) []model.CardBand {
		return []model.CardBand{{Levels: []string{"calm", "loud"}, Title: title, Text: text("Something happens. " + hostile)}}
	}
	return []*model.Deck{
		{ID: "hazards", Title: "Hazards", Edition: "test", Kind: "hazard", Cards: []model.Card{
			{ID: "leak", Copies: 4, Bands: band("Leak " + hostile)}, {ID: "spark", Copies: 2, Bands: band("Spark")}}},
		{ID: "helpers", Title: "Helpers", Edition: "test", Kind: "help", Cards: []model.Card{{ID: "friend", Copies: 3, Bands: always}}},
	}
}
