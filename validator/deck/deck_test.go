package deck

import (
	"reflect"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/piles"
)

// cardGame is a small edition: two groups of NPCs, a track of three levels, one kind of card.
func cardGame() *model.RuleSet {
	return &model.RuleSet{
		Hostility: model.Hostility{
			Levels: []model.HostilityLevel{
				{ID: "calm", Holes: 4, Arrivals: []model.Arrival{{NPC: "brute"}}}, {ID: "wary", Holes: 3}, {ID: "war", Holes: 1},
			},
			CrewsPerPeg: 3, ShotPegs: 1, ShotsPerRound: 1,
		},
		Groups: []model.NPCGroup{{ID: "gang", Cards: []string{"gang"}}, {ID: "crowd"}, {ID: "traders"}},
		NPCs: []model.NPCKind{
			{ID: "thug", Group: "gang", Rank: 1}, {ID: "brute", Group: "gang", Rank: 2}, {ID: "boss", Group: "gang", Rank: 3},
			{ID: "stray", Group: "crowd", Rank: 1},
		},
		Boxes: []model.Box{{ID: "box", NPCs: []model.BoxCount{{ID: "thug", Count: 3}, {ID: "stray", Count: 2}}}},
		Cards: []model.CardKind{{ID: "weather"}, {ID: "favour", Hidden: true}},
	}
}

// cardPass is a pass over a mission for two crews with one deck of weather cards.
func cardPass(m *model.Mission, cards ...model.Card) *check.Pass {
	m.Edition, m.Boxes = "e", []string{"box"}
	if m.Setup.Events == nil {
		m.Setup.Events = []model.EventAllocation{{Kind: "weather", Mode: model.AllCards}}
	}
	p := check.Look(check.Subject{Mission: m, Rules: cardGame(), Decks: []*model.Deck{{ID: "d", Edition: "e", Kind: "weather", Cards: cards}}})
	p.Players = 2
	return p
}

func card(id string, copies int, do ...model.Effect) model.Card {
	return model.Card{ID: id, Copies: copies, Bands: []model.CardBand{{Do: do}}}
}

func TestWhoCanBeOnTheBoard(t *testing.T) {
	start := []model.StartNPC{{Kind: "boss"}}
	tests := []struct {
		name, kind string
		setup      model.Setup
		cards      []model.Card
		want       string
	}{
		{"a lower rank stands in for what the track brings", "thug", model.Setup{}, nil, ""},
		{"what the track brings is not in the boxes", "brute", model.Setup{}, nil, "the boxes hold no brute"},
		{"a higher rank is called by nothing", "boss", model.Setup{}, nil, "nothing brings"},
		{"on the board from the start", "boss", model.Setup{NPCs: start}, nil, ""},
		{"left out, although the track calls it", "thug", model.Setup{Without: []string{"gang"}}, nil, "without the group gang"},
		{"arrivals are called off", "thug", model.Setup{Arrivals: &model.Arrivals{None: true}}, nil, "nothing brings"},
		{"one comes in place of another", "stray", model.Setup{Arrivals: &model.Arrivals{Map: []model.ArrivalMap{{NPC: "brute", By: "stray"}}}}, nil, ""},
		{"nothing brings it", "stray", model.Setup{}, nil, "nothing brings a stray"},
		{"a card brings it", "stray", model.Setup{}, []model.Card{card("c", 1, model.Effect{Kind: "spawn", NPC: "stray"})}, ""},
		{"an unknown name is told elsewhere", "ghost", model.Setup{}, nil, ""},
	}
	for _, tt := range tests {
		got := piles.CastOf(cardPass(&model.Mission{Setup: tt.setup}, tt.cards...)).Absence(tt.kind)
		if tt.want == "" && got != "" || !strings.Contains(got, tt.want) {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}

func TestAGroupIsAbsentOnlyAsAWhole(t *testing.T) {
	c := piles.CastOf(cardPass(&model.Mission{}))
	if got := c.GroupAbsence("gang"); got != "" {
		t.Errorf("the gang has thugs: %q", got)
	}
	if got := c.GroupAbsence("crowd"); !strings.Contains(got, "nothing brings the group crowd") {
		t.Errorf("the crowd: %q", got)
	}
	if got := c.GroupAbsence("traders"); got != "" {
		t.Errorf("traders are no NPCs: %q", got)
	}
}

func TestAnEffectIsIdleOnlyIfAllOfItIs(t *testing.T) {
	stray, thug := &model.Who{NPC: "stray"}, &model.Who{NPC: "thug"}
	nothing := model.Effect{Kind: "prone", Who: stray}
	something := model.Effect{Kind: "pegs", Add: 1}
	tests := []struct {
		name string
		e    model.Effect
		idle bool
	}{
		{"nobody to fall", nothing, true},
		{"somebody to fall", model.Effect{Kind: "prone", Who: thug}, false},
		{"a peg", something, false},
		{"no figure, but a lower rank", model.Effect{Kind: "spawn", NPC: "boss", At: &model.Place{At: &model.Point{}}}, false},
		{"no crate to come out of", model.Effect{Kind: "spawn", NPC: "thug", At: &model.Place{Any: "crate"}}, true},
		{"traders near a marker that is not there", model.Effect{Kind: "prone", Who: &model.Who{Traders: "all", In: &model.Place{Sort: "hole"}}}, true},
		{"a choice of nothing", model.Effect{Kind: "choose", Options: []model.Option{{Do: []model.Effect{nothing}}, {Do: []model.Effect{nothing}}}}, true},
		{"a choice of something", model.Effect{Kind: "choose", Options: []model.Option{{Do: []model.Effect{nothing}}, {Do: []model.Effect{something}}}}, false},
		{"a roll with words", model.Effect{Kind: "roll", Rows: []model.RollRow{{Text: model.Text{Blocks: []model.Block{{}}}}, {Do: []model.Effect{nothing}}}}, false},
		{"a choice without options", model.Effect{Kind: "choose"}, false},
	}
	for _, tt := range tests {
		if got := idle(cardPass(&model.Mission{}), tt.e); (got != "") != tt.idle {
			t.Errorf("%s: %q", tt.name, got)
		}
	}
	p := cardPass(&model.Mission{})
	c := card("c", 1, nothing, something)
	if got := unresolved(p, &c, "calm"); got != "" {
		t.Errorf("a card of which a part can be resolved: %q", got)
	}
}

func TestTheLevelsOfAGameBeginWithItsPegsAndEndWithItsRounds(t *testing.T) {
	limit := []model.Trigger{{Kind: "round", At: 3}}
	tests := []struct {
		name  string
		m     model.Mission
		cards []model.Card
		want  []string
	}{
		{"from the start to the end of the track", model.Mission{Setup: model.Setup{Hostility: 1}}, nil, []string{"calm", "wary", "war"}},
		{"begins higher", model.Mission{Setup: model.Setup{Hostility: 5}}, nil, []string{"wary", "war"}},
		{"a card takes pegs off", model.Mission{Setup: model.Setup{Hostility: 5}}, []model.Card{card("c", 1, model.Effect{Kind: "pegs", Add: -1})}, []string{"calm", "wary", "war"}},
		{"two rounds: two pegs and two shots", model.Mission{Ends: limit}, nil, []string{"calm"}},
		{"two rounds from three pegs", model.Mission{Setup: model.Setup{Hostility: 3}, Ends: limit}, nil, []string{"calm", "wary"}},
		{"two rounds, and a card that adds pegs", model.Mission{Ends: limit}, []model.Card{card("c", 1, model.Effect{Kind: "pegs", Add: 2})}, []string{"calm", "wary", "war"}},
		{"more pegs than the track has", model.Mission{Setup: model.Setup{Hostility: 99}}, nil, []string{"war"}},
	}
	for _, tt := range tests {
		if got := gameLevels.Of(cardPass(&tt.m, tt.cards...)); !reflect.DeepEqual(got, tt.want) {
			t.Errorf("%s: %v, want %v", tt.name, got, tt.want)
		}
	}
}

func TestAHiddenCardEndsTheDrawing(t *testing.T) {
	nothing := model.Effect{Kind: "prone", Who: &model.Who{NPC: "stray"}}
	p := cardPass(&model.Mission{}, card("c", 2, nothing))
	if got := stuckLevels(p); len(got) != 3 {
		t.Fatalf("stuck at %v, want all three levels", got)
	}
	m := &model.Mission{Setup: model.Setup{Events: []model.EventAllocation{{Kind: "weather", Mode: model.AllCards}, {Kind: "favour", Mode: model.AllCards}}}}
	p = cardPass(m, card("c", 2, nothing))
	p.Decks = append(p.Decks, &model.Deck{ID: "f", Edition: "e", Kind: "favour", Cards: []model.Card{card("f", 1, nothing)}})
	if got := stuckLevels(p); len(got) > 0 {
		t.Errorf("stuck at %v although a card can be kept", got)
	}
}

// A change of the deck is judged by what each number of crews takes.
func TestAFindingAboutTheDeckSaysForWhichCrewsItHolds(t *testing.T) {
	p := cardPass(&model.Mission{
		Players:    model.Players{Min: 1, Max: 3},
		Variations: []model.Variation{{Min: 2, Events: []model.EventAllocation{{Kind: "weather", Mode: model.CountCards, Count: 1}}}},
		Setup:      model.Setup{Deck: []model.DeckChange{{Op: "remove", Category: "weather", Count: 2}}},
	}, card("c", 3))
	found := check.Run([]check.Check{dck012()}, *p.Subject)
	if len(found) != 1 || !reflect.DeepEqual(found[0].Players, []int{2}) {
		t.Errorf("found %v, want one for two crews", found)
	}
}
