package aftermath

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// game is a rule set with what its campaign names.
func game() *model.RuleSet {
	return &model.RuleSet{
		Dice: []model.Die{{ID: "chance", Title: "Chance die"}},
		NPCs: []model.NPCKind{{ID: "ogre", Title: "Ogre", Kill: 2}, {ID: "imp", Title: "Imp"},
			{ID: "giant", Title: "Giant", Stats: &model.Stats{Title: "Asleep"}, Charged: &model.Stats{Title: "Awake", Kill: 3}}},
		Groups:   []model.NPCGroup{{ID: "guild", Title: "The Guild"}},
		Tables:   []model.RollTable{{ID: "fate", Title: "Fate"}, {ID: "cost", Title: "Cost"}},
		Campaign: model.CampaignRules{Career: model.CareerRules{Promoted: 3}},
	}
}

// What the fields of a rule set hold about the time between games is said, with their numbers, and nothing where they hold
// nothing.
func TestWhatFieldsHoldIsSaid(t *testing.T) {
	zero := 0
	for _, c := range []struct {
		name string
		part any
		want []Rule
	}{
		{"nothing", model.TradeRules{}, nil},
		{"a phase", model.CampaignPhase{ID: "market", Steps: []string{"sell", "buy", "repair"}}, []Rule{{"", "Sell, buy and mend the ship."}}},
		{"extraction", model.Extraction{Fate: "fate", Leave: true, Captain: []string{"hire", "promote"}}, []Rule{
			{"First", "For each trader who was left behind, roll on “Fate” first; a trader can be given up instead, and is out of the campaign then."},
			{"A lost captain", "A crew that has lost its captain for good hires one who is on offer after this game or promotes a trader, who gains 3 career points."},
		}},
		{"careers", model.CareerRules{Survived: 2, Kills: "each", Levels: []model.Rise{{Health: 1}, {Actions: 1, Earn: "deeds"}}}, []Rule{
			{"Coming back", "A trader who is back on the ship alive before the game ends, even if dragged there, gains 2 career points, and one who has to be fetched gains none."},
			{"What earns points", "Points are earned on the first row by coming back and on the second row by deeds alone."},
			{"Full rows", "Once it is full and for all games to come, the first row brings 1 health point and the second row brings 1 action."},
			{"Kill points", "A trader gains 2 career points each time it brings down an Ogre; a trader gains 3 career points each time it brings down a Giant (awake)."},
		}},
		{"hiring", model.HiringRules{Draw: 4, Never: []string{"guild"}, Joined: true, Costs: []model.HireCost{{To: 9, Mission: 1, Permanent: 2, Temporary: 3}, {From: 10, Mission: 4, Permanent: 5, Temporary: 6}}}, []Rule{
			{"On offer", "After a game, shuffle the boards of all traders and of all NPCs with a trader’s side who are in no crew and draw 4; any of them can be hired."},
			{"Costs", "By points, in UA after a mission together, for good, and for a while: 0–9: 1/2/3, 10 and more: 4/5/6."},
			{"Those who came along", "An NPC with a trader’s side that joined in the game and was brought aboard can be hired for good, at the price after a mission; but nobody of the Guild."},
		}},
		{"wear", model.WearRules{Roll: "cost", Wrecked: &zero, Mended: "next-phase"}, []Rule{
			{"Repairs", "A repair fills 1 box of any system and costs what a roll on “Cost” says, a roll for each; there may be any number of them, of the same system or of others."},
			{"Beyond repair", "A ship with a system at 0 is lost, and its crew is out of the campaign, unless it is mended by the end of the next repair phase."},
		}},
		{"a result that can be left", model.RollTable{About: "trader", Until: "game", Refuse: &model.Refusal{Again: "game", Do: []model.Effect{{Kind: "miss", Games: 2}}}}, []Rule{
			{"How long", "What it brings lasts until the end of the game."},
			{"Leaving the result", "Whoever does not like the result can leave it, and rolls again for the same thing only after another game: the trader sits out 2 games then."},
		}},
		{"who lags", model.CampaignRules{CatchUp: 7}, []Rule{
			{"Catching up", "A crew that lags 7 UA or more behind another in traders and equipment is advised to play extra games until it has caught up."},
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, Of(kinds.Names{Mission: &model.Mission{}, Rules: game()}, c.part)); diff != "" {
				t.Error(diff)
			}
		})
	}
}
