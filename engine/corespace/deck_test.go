package corespace

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// allCards lists every card of the game, wherever it is, sorted.
func allCards(s State) []string {
	out := slices.Concat(s.Deck, s.Discard)
	for _, open := range []*Drawn{s.Drawn, s.Played} {
		if open != nil {
			out = append(out, open.Card)
		}
	}
	for _, h := range s.Held {
		out = append(out, h.Card)
	}
	slices.Sort(out)
	return out
}

func inRound(t *testing.T, seed uint64) *Table {
	t.Helper()
	table := newTable(t, 2, seed)
	do(t, table, Op{Kind: OpFill})
	toPhase(t, table, "hostility")
	return table
}

func TestDeckIsTheMissionsAllocation(t *testing.T) {
	got := allCards(newTable(t, 1, 4).State())
	if want := "hazards/leak hazards/leak hazards/noise helpers/friend"; strings.Join(got, " ") != want {
		t.Errorf("deck: %v, want %s", got, want)
	}
}

func TestInclude(t *testing.T) {
	table := newTable(t, 1, 4)
	do(t, table, Op{Kind: OpInclude, ID: "extra", N: 3})
	if got := len(table.State().Deck); got != 7 {
		t.Errorf("%d cards, want 7", got)
	}
	for _, op := range []Op{{Kind: OpInclude, ID: "extra"}, {Kind: OpInclude, ID: "hazard"}, {Kind: OpInclude, ID: "nope"}} {
		if _, err := table.Do(op); err == nil {
			t.Errorf("%+v went through", op)
		}
	}
}

// Every card of the deck comes once before any comes again, and none is ever lost.
func TestDrawingReshuffles(t *testing.T) {
	for seed := range uint64(30) {
		table := inRound(t, seed)
		all, seen := allCards(table.State()), []string(nil)
		for range all {
			before := len(table.State().Held)
			for _, e := range do(t, table, Op{Kind: OpDraw}) {
				if e.Kind == CardDrawn {
					seen = append(seen, e.Card)
				}
			}
			if h := table.State().Held; len(h) > before {
				seen = append(seen, h[before].Card)
			}
		}
		slices.Sort(seen)
		if !slices.Equal(seen, all) {
			t.Fatalf("seed %d: drew %v of %v", seed, seen, all)
		}
		if !has(do(t, table, Op{Kind: OpDraw}), Reshuffled) {
			t.Fatalf("seed %d: an empty deck was not made anew", seed)
		}
		if got := allCards(table.State()); !slices.Equal(got, all) {
			t.Fatalf("seed %d: cards %v became %v", seed, all, got)
		}
	}
}

// drawn goes on drawing until the card comes.
func drawn(t *testing.T, table *Table, card string) []Event {
	t.Helper()
	for range 50 {
		events := do(t, table, Op{Kind: OpDraw})
		if d := table.state.Drawn; d != nil && d.Card == card {
			return events
		}
	}
	t.Fatalf("%s never came", card)
	return nil
}

func TestBandFollowsTheHostility(t *testing.T) {
	table := inRound(t, 1)
	drawn(t, table, "hazards/leak")
	if got := table.View().Drawn.Band; got != 0 {
		t.Errorf("relaxed: band %d, want 0", got)
	}
	do(t, table, Op{Kind: OpPegs, N: 8})
	if got := table.View().Drawn; got.Band != 0 || got.Level != "relaxed" {
		t.Errorf("the open card became another as the hostility rose: %+v", got)
	}
	if e := drawn(t, table, "hazards/leak"); e[len(e)-1].Band != 2 || table.View().Drawn.Band != 1 {
		t.Errorf("cover: %+v", e)
	}
	do(t, table, Op{Kind: OpPegs, N: 15})
	drawn(t, table, "hazards/noise")
	if got := table.View().Drawn.Band; got != -1 {
		t.Errorf("a level that no band names: band %d, want -1", got)
	}
}

func TestCardEffects(t *testing.T) {
	table := inRound(t, 1)
	drawn(t, table, "hazards/noise")
	if table.state.Pegs != 2 {
		t.Errorf("%d pegs after a card that adds one, want 2", table.state.Pegs)
	}
	if _, err := table.Do(Op{Kind: OpUnresolvable}); err == nil {
		t.Error("a card that was carried out went back as unresolvable")
	}
}

func TestUnresolvable(t *testing.T) {
	table := inRound(t, 2)
	drawn(t, table, "hazards/leak")
	all := allCards(table.State())
	events := do(t, table, Op{Kind: OpUnresolvable})
	if !has(events, CardBack) || !has(events, Arrival) || table.figure("civilian").Board != 1 {
		t.Errorf("unresolvable: %+v", events)
	}
	if got := allCards(table.State()); !slices.Equal(got, all) {
		t.Errorf("cards %v became %v", all, got)
	}
}

// holding draws until a crew keeps a card.
func holding(t *testing.T, seed uint64) *Table {
	t.Helper()
	table := inRound(t, seed)
	for len(table.state.Held) == 0 {
		do(t, table, Op{Kind: OpDraw})
	}
	return table
}

// A kept card names no levels, so it counts at every one; only its keeper sees it until it is played.
func TestKeptCards(t *testing.T) {
	for seed := range uint64(20) {
		table := holding(t, seed)
		v := table.View()
		if len(v.Held) != 1 || v.Held[0].Kind != "help" || v.Held[0].Crew != v.Turn {
			t.Fatalf("seed %d: kept %+v, turn %d", seed, v.Held, v.Turn)
		}
		do(t, table, Op{Kind: OpPegs, N: int(seed%15) + 1})
		want := CardView{Card: "helpers/friend", Level: table.level()}
		if seen, err := table.Peek(1); err != nil || *seen != want {
			t.Fatalf("seed %d: a look at the card shows %+v (%v), want %+v", seed, seen, err, want)
		}
		pegs := table.state.Pegs
		events := do(t, table, Op{Kind: OpPlay, N: 1})
		want.Acted = pegs < 15
		if played := table.View().Played; !has(events, CardPlayed) || played == nil || *played != want || want.Acted != (table.state.Pegs > pegs) {
			t.Fatalf("seed %d: playing gave %+v, %d pegs", seed, events, table.state.Pegs)
		}
		if _, err := table.Do(Op{Kind: OpPlay, N: 1}); err == nil {
			t.Fatal("a card was played twice")
		}
		if _, err := table.Peek(1); err == nil {
			t.Fatal("a card was looked at that nobody keeps")
		}
	}
}

// Only events that were drawn go back into the deck: seed 000:681, 687-693.
func TestPlayedCardsAreNotUnresolvable(t *testing.T) {
	for seed := range uint64(20) {
		table := holding(t, seed)
		drawn(t, table, "hazards/leak")
		all := allCards(table.State())
		do(t, table, Op{Kind: OpPlay, N: 1})
		if d := table.View().Drawn; d == nil || d.Card != "hazards/leak" {
			t.Fatalf("seed %d: playing a card put the event away, now %+v", seed, d)
		}
		do(t, table, Op{Kind: OpUnresolvable}) // the leak
		if slices.Contains(table.state.Deck, "helpers/friend") {
			t.Fatalf("seed %d: the played card is in the deck: %v", seed, table.state.Deck)
		}
		if got := allCards(table.State()); !slices.Equal(got, all) {
			t.Fatalf("seed %d: cards %v became %v", seed, all, got)
		}
	}
	table := holding(t, 1)
	toPhase(t, table, "trader")
	do(t, table, Op{Kind: OpPlay, N: 1})
	if _, err := table.Do(Op{Kind: OpUnresolvable}); err == nil {
		t.Error("a played card went back as unresolvable")
	}
}

func TestDue(t *testing.T) {
	table := inRound(t, 1)
	if got := table.View().Due; !slices.Equal(got, []string{DueEvent}) {
		t.Errorf("due in the hostility phase: %v", got)
	}
	do(t, table, Op{Kind: OpDraw})
	if got := table.View().Due; len(got) != 0 {
		t.Errorf("due after drawing: %v", got)
	}
	over := inRound(t, 1)
	do(t, over, Op{Kind: OpOver})
	if got := over.View().Due; len(got) != 0 {
		t.Errorf("due after the end of the game: %v", got)
	}
}

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
