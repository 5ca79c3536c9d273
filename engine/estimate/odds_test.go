package estimate

import (
	"math/big"
	"math/bits"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// By hand: of 5 cards 2 are wanted. After one draw 2/5; after two 1 - 3/5·2/4 = 7/10; after three
// 1 - 3/5·2/4·1/3 = 9/10; then the two others are gone and it is certain.
func TestAtLeastOneByHand(t *testing.T) {
	for drawn, want := range []string{"0/1", "2/5", "7/10", "9/10", "1/1", "1/1", "1/1"} {
		if got := AtLeastOne(5, 2, drawn).Fraction(); got != want {
			t.Errorf("after %d draws %s, want %s", drawn, got, want)
		}
	}
}

// By hand: two of 24 cards in six draws: 1 - (18·17)/(24·23) = 1 - 306/552 = 41/92, which is 44.6%.
func TestASmallShareOfAFullDeckByHand(t *testing.T) {
	o := AtLeastOne(24, 2, 6)
	if o.Fraction() != "41/92" || o.PerMille() != 446 || o.String() != "44.6%" {
		t.Errorf("%s, %d, %s", o.Fraction(), o.PerMille(), o)
	}
}

func TestTheDistributionSumsToOne(t *testing.T) {
	for _, c := range [][3]int{{1, 1, 1}, {8, 3, 4}, {24, 8, 10}, {40, 0, 7}, {12, 12, 5}} {
		sum := new(big.Rat)
		for k := 0; k <= c[2]; k++ {
			sum.Add(sum, Exactly(c[0], c[1], c[2], k).rat)
		}
		if sum.Cmp(big.NewRat(1, 1)) != 0 {
			t.Errorf("%v: the chances of 0 to %d sum to %s", c, c[2], sum)
		}
	}
}

// The slow reference looks at every hand that can be drawn.
func TestExactlyEqualsTheCountOfAllHands(t *testing.T) {
	const deck = 9
	for kind := 0; kind <= deck; kind++ {
		for drawn := 0; drawn <= deck; drawn++ {
			hands, with := 0, make([]int, deck+1)
			for hand := range 1 << deck {
				if bits.OnesCount(uint(hand)) == drawn {
					hands++
					with[bits.OnesCount(uint(hand)&(1<<kind-1))]++
				}
			}
			for wanted, n := range with {
				if got := Exactly(deck, kind, drawn, wanted).rat; got.Cmp(big.NewRat(int64(n), int64(hands))) != 0 {
					t.Errorf("%d of %d drawn, %d of the %d wanted: %s, want %d/%d", drawn, deck, wanted, kind, got, n, hands)
				}
			}
		}
	}
}

func TestOddsGrowWithEveryDrawAndEveryCard(t *testing.T) {
	for kind := 1; kind < 12; kind++ {
		for drawn := 1; drawn < 12; drawn++ {
			o := AtLeastOne(12, kind, drawn).rat
			if o.Cmp(AtLeastOne(12, kind, drawn-1).rat) <= 0 && drawn+kind <= 12 {
				t.Errorf("%d of 12: draw %d does not help", kind, drawn)
			}
			if o.Cmp(AtLeastOne(12, kind+1, drawn).rat) > 0 {
				t.Errorf("draw %d: %d cards are likelier than %d", drawn, kind, kind+1)
			}
		}
	}
}

func TestOddsOfWhatMakesNoSense(t *testing.T) {
	for _, c := range [][3]int{{-1, 2, 1}, {5, -2, 1}, {0, 0, 3}, {5, 2, -1}} {
		if o := AtLeastOne(c[0], c[1], c[2]); o.PerMille() != 0 {
			t.Errorf("%v: %s", c, o)
		}
	}
	if o := AtLeastOne(1<<40, 1, 1<<30); o.PerMille() != 0 || o.String() != "0.1%" {
		t.Errorf("one of a million million cards: %s", o)
	}
	if o := (Odds{}); o.PerMille() != 0 || o.Fraction() != "0/1" || o.String() != "0.0%" {
		t.Error("the zero odds")
	}
}

func TestNearlyCertainDoesNotReadAsCertain(t *testing.T) {
	if o := AtLeastOne(40, 38, 2); o.String() != "99.9%" {
		t.Errorf("%s for %s", o, o.Fraction())
	}
	if o := AtLeastOne(40, 40, 1); o.String() != "100.0%" {
		t.Errorf("%s for certain", o)
	}
}

func TestKindOddsCountsTheDeckAsItIsBuilt(t *testing.T) {
	m := &model.Mission{Edition: "e", Setup: model.Setup{
		Events: []model.EventAllocation{
			{Kind: "storm", Mode: model.AllCards}, {Kind: "crowd", Mode: model.RandomCards, Count: 2},
			{Kind: "favour", Mode: model.OptionalCards}, {Kind: "late", Mode: model.AsideCards},
		},
		Deck: []model.DeckChange{{Op: "remove", Category: "storm", Count: 1}, {Op: "shuffle-top", Category: "crowd", Count: 1}},
	}}
	deck := func(edition, kind string, copies int) *model.Deck {
		return &model.Deck{Edition: edition, Kind: kind, Cards: []model.Card{{ID: "a", Copies: copies}, {ID: "b", Copies: 1}}}
	}
	decks := []*model.Deck{deck("e", "storm", 3), deck("e", "crowd", 3), deck("other", "storm", 9), deck("e", "favour", 2), deck("e", "late", 2)}
	got := KindOdds(m, decks, 2)
	if len(got) != 2 || got[0].KindCount != (KindCount{"storm", 3}) || got[1].KindCount != (KindCount{"crowd", 2}) {
		t.Fatalf("%v, want 3 storm and 2 crowd cards", got)
	}
	if got[1].By[0].Fraction() != "2/5" || got[1].By[1].Fraction() != "7/10" || len(got[1].By) != 2 {
		t.Errorf("crowd: %v", got[1].By)
	}
}
