package corespace

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// The deck is what the set-up asks for, in every way of asking: hazard has 3 cards, help 3, extra 4.
func TestDeckOfASetUp(t *testing.T) {
	share := func(kind string, mode model.EventMode, n int) model.EventAllocation {
		return model.EventAllocation{Kind: kind, Mode: mode, Count: n}
	}
	all := share("hazard", model.AllCards, 0)
	for _, c := range []struct {
		name   string
		events []model.EventAllocation
		deck   []model.DeckChange
		want   string
	}{
		{"a number", []model.EventAllocation{all, share("help", model.CountCards, 2)}, nil, "hazard 3 help 2; "},
		{"aside", []model.EventAllocation{all, share("extra", model.AsideCards, 0)}, nil, "hazard 3; extra 4"},
		{"left open", []model.EventAllocation{all, share("help", model.RecommendedCards, 0), share("extra", model.ChoiceCards, 0)}, nil, "hazard 3; "},
		{"removed", []model.EventAllocation{all}, []model.DeckChange{{Op: "remove", Category: "hazard", Count: 2}}, "hazard 1; "},
		{"removed by name", []model.EventAllocation{all}, []model.DeckChange{{Op: "remove", Card: "noise"}}, "hazard 2; "},
		{"set aside", []model.EventAllocation{all}, []model.DeckChange{{Op: "set-aside", Category: "hazard"}}, "; hazard 3"},
		{"shuffled in", []model.EventAllocation{all, share("extra", model.AsideCards, 0)},
			[]model.DeckChange{{Op: "shuffle-in", Category: "extra", Count: 3}}, "hazard 3 extra 3; extra 1"},
		{"shuffled into the top", []model.EventAllocation{all, share("extra", model.AllCards, 0)},
			[]model.DeckChange{{Op: "shuffle-top", Category: "extra", Count: 2, Top: 1}}, "hazard 3 extra 4; "},
	} {
		m := testMission()
		m.Setup.Events, m.Setup.Deck = c.events, c.deck
		v := tableOf(t, m, 1).View()
		got := strings.Join([]string{amounts(v.Cards), amounts(v.Beside)}, "; ")
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

func amounts(list []model.Amount) string {
	var out []string
	for _, a := range list {
		out = append(out, fmt.Sprintf("%s %d", a.ID, a.Count))
	}
	return strings.Join(out, " ")
}

// Where a change puts cards they lie, also after the players have shuffled something in.
func TestCardsOnTopStayOnTop(t *testing.T) {
	m := testMission()
	m.Setup.Deck = []model.DeckChange{{Op: "shuffle-top", Category: "help", Count: 1, Top: 2}, {Op: "top", Card: "noise"}}
	for seed := range uint64(20) {
		table, err := NewTable(m, testRules(), testDecks(), 1, seed)
		if err != nil {
			t.Fatal(err)
		}
		do(t, table, Op{Kind: OpInclude, ID: "extra"})
		s := table.State()
		if len(s.Deck) != 8 || s.Deck[0] != "hazards/noise" || !strings.Contains(strings.Join(s.Deck[:4], " "), "helpers/friend") {
			t.Fatalf("seed %d: %v", seed, s.Deck)
		}
	}
}
