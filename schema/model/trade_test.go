package model

import "testing"

func pointer[T any](v T) *T { return &v }

func TestGoodsMeetEveryLineThatIsSet(t *testing.T) {
	pistol := TokenKind{ID: "pistol", Category: "weapon", Size: "small", Buy: pointer(6), Sell: 3, Ranged: []int{2, 1, 0}, Traits: []string{"reliable"}}
	for name, g := range map[string]Goods{
		"everything":    {},
		"by design":     {Tokens: []string{"axe", "pistol"}},
		"by category":   {Categories: []string{"weapon"}},
		"by exclusion":  {Except: []string{"armour"}},
		"by size":       {Sizes: []string{"small"}},
		"by dice":       {Dice: []string{"close", "ranged"}},
		"at its price":  {Buy: &PriceRange{6, 6}},
		"at its worth":  {Sell: &PriceRange{0, 3}},
		"by rarity":     {Rare: pointer(false)},
		"by attribute":  {Traits: []string{"silent", "reliable"}},
		"by its making": {Crafted: pointer(false)},
	} {
		if !g.Hold(pistol) {
			t.Errorf("%s: the pistol is not among the goods", name)
		}
	}
	for name, g := range map[string]Goods{
		"other design":    {Tokens: []string{"axe"}},
		"other category":  {Categories: []string{"armour"}},
		"excluded":        {Except: []string{"weapon"}},
		"other size":      {Sizes: []string{"large"}},
		"other dice":      {Dice: []string{"close", "heavy", "throw", "blast", "armour", "shield"}},
		"cheaper":         {Buy: &PriceRange{0, 5}},
		"dearer":          {Buy: &PriceRange{7, 9}},
		"worth less":      {Sell: &PriceRange{0, 2}},
		"rare":            {Rare: pointer(true)},
		"other attribute": {Traits: []string{"silent"}},
		"crafted":         {Crafted: pointer(true)},
		"one line of two": {Categories: []string{"weapon"}, Sizes: []string{"large"}},
	} {
		if g.Hold(pistol) {
			t.Errorf("%s: the pistol is among the goods", name)
		}
	}
}

func TestGoodsKnowEverySortOfDice(t *testing.T) {
	for sort, token := range map[string]TokenKind{
		"ranged": {Ranged: []int{0, 0, 1}}, "close": {Close: 1}, "heavy": {Heavy: 1}, "throw": {Throw: 1},
		"blast": {Blast: []int{3, 1}}, "armour": {Armour: 1}, "shield": {Shield: 1},
	} {
		g := Goods{Dice: []string{sort}}
		if !g.Hold(token) || g.Hold(TokenKind{}) {
			t.Errorf("%s: with its dice %v, without %v", sort, g.Hold(token), g.Hold(TokenKind{}))
		}
	}
}

func TestWhatHasNoPriceIsNotForSale(t *testing.T) {
	cheap := Goods{Buy: &PriceRange{0, 4}}
	if cheap.Hold(TokenKind{ID: "relic", Rare: true, Sell: 9}) {
		t.Error("a relic without a price is for sale")
	}
	if !cheap.Hold(TokenKind{ID: "knife", Buy: pointer(0)}) {
		t.Error("what costs nothing cannot be had")
	}
}

func TestThePriceLineThatFitsFirstCounts(t *testing.T) {
	p := Post{
		Stock: []Shelf{
			{ID: "front", Goods: Goods{Buy: &PriceRange{1, 5}}},
			{ID: "back", Goods: Goods{Buy: &PriceRange{4, 9}}},
		},
		Prices: []PriceLine{
			{On: "sell", Goods: &Goods{Tokens: []string{"gem"}}, Set: pointer(7)},
			{On: "sell", Percent: pointer(50), Add: 1},
		},
	}
	gem, rope := TokenKind{ID: "gem", Buy: pointer(9), Sell: 4}, TokenKind{ID: "rope", Buy: pointer(4), Sell: 3}
	for _, c := range []struct {
		on    string
		token TokenKind
		usual int
		want  int
	}{{"sell", gem, 4, 7}, {"sell", rope, 3, 2}, {"buy", rope, 4, 4}} {
		if got := p.Line(c.on, c.token).Price(c.usual); got != c.want {
			t.Errorf("%s %s: %d UA, want %d", c.on, c.token.ID, got, c.want)
		}
	}
	if got := (&PriceLine{Add: -5}).Price(3); got != 0 {
		t.Errorf("3 UA less 5: %d", got)
	}
	if p.Shelf(rope).ID != "front" || p.Shelf(gem).ID != "back" || p.Shelf(TokenKind{Buy: pointer(20)}) != nil {
		t.Error("a token stands on the wrong shelf")
	}
}

func TestSkillsAddWhatCameWithTheBoard(t *testing.T) {
	c := CrewTrader{
		Home:    []Amount{{"evade", 1}, {"weapons-expert", 2}},
		Learned: []Amount{{"weapons-expert", 1}, {"marksman", 2}},
	}
	for id, want := range map[string]int{"evade": 1, "weapons-expert": 3, "marksman": 2, "kata": 0} {
		if got := c.SkillLevel(id); got != want {
			t.Errorf("%s: level %d, want %d", id, got, want)
		}
	}
	if c.Spent() != 3 {
		t.Errorf("%d career points spent, want 3", c.Spent())
	}
}

func TestACampaignNamesItsStagesAndEndings(t *testing.T) {
	c := &Campaign{
		Nodes: []CampaignNode{{ID: "start"}}, Endings: []CampaignEnding{{ID: "rich"}},
		Counters: []CampaignCounter{{ID: "heat"}},
	}
	for kind, want := range map[string][]string{
		"node": {"start"}, "ending": {"rich"}, "counter": {"heat"}, "crate": nil,
	} {
		if got := c.Names(kind); len(got) != len(want) || len(got) > 0 && got[0] != want[0] {
			t.Errorf("%s: %v, want %v", kind, got, want)
		}
	}
}
