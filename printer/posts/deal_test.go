package posts

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// said is deals as a list shows them: the number, the line behind it, "?" for a roll.
func said(p *model.Post, deals []deal) string {
	var out []string
	for _, d := range deals {
		s := fmt.Sprint(d.ua)
		if d.roll {
			s = "?"
		}
		if d.line >= 0 {
			s += p.Prices[d.line].ID
		}
		out = append(out, s)
	}
	return strings.Join(out, " ")
}

// The bonus of a UA for what a post trades in, and for rare finds: seed 000:2158-2204. Raw Blue is rolled for
// (2, 5 or 9 UA), and a bonus does not change that.
func TestPricesAreThoseOfTheBook(t *testing.T) {
	r := printertest.Edition(t, "purge")
	blades := &model.Post{Prices: []model.PriceLine{{ID: "+", On: "sell", Add: 1, Goods: &model.Goods{
		Categories: []string{"weapon"}, Dice: []string{"close", "heavy"}, Buy: &model.PriceRange{Min: 5, Max: 9}}}}}
	for _, c := range []struct {
		post        *model.Post
		token, want string
	}{
		{blades, "short-sword", "4+"}, {blades, "short-sword-crafted", "4+"}, {blades, "combat-axe", "2"}, {blades, "combat-vest", "3"},
		{salon(), "line-rifle", "7fine"}, {salon(), "combat-jacket-custom", "9fine"}, {salon(), "antique-revolver", "10rare"},
		{salon(), "combat-axe", "2"}, {salon(), "energy-flask", "?rare"}, {&model.Post{}, "energy-flask", "?"}, {&model.Post{}, "knife", ""},
		{barge(), "energy-flask", "4blue"}, {barge(), "combat-vest", "6dead 3"}, {barge(), "combat-vest-shiny", "4"},
		{barge(), "data-pad", "?papers"}, {barge(), "objective-5", ""},
	} {
		if got := said(c.post, takes(c.post, r, token(t, r, c.token))); got != c.want {
			t.Errorf("%s at %s: %q, want %q", c.token, c.post.ID, got, c.want)
		}
	}
	flask := token(t, r, "energy-flask")
	var bands []string
	for _, row := range rolledFor(r, flask).Rows {
		price, _ := kinds.PriceSet(row, "selling")
		bands = append(bands, fmt.Sprintf("%s:%d", english.Span(row.From, row.To), price))
	}
	if got := strings.Join(bands, " "); got != "1-2:2 3-5:5 6:9" && got != "1–2:2 3–5:5 6:9" {
		t.Errorf("Raw Blue is rolled for as %s", got)
	}
}

func TestADealThatComesToTheSameIsNotListed(t *testing.T) {
	won := &model.CrewFact{Kind: "won"}
	p := &model.Post{Prices: []model.PriceLine{
		{ID: "a", On: "buy", Needs: won, Add: -1}, {ID: "b", On: "buy", Limit: 1, Set: pointer(3)}, {ID: "c", On: "buy", Set: pointer(3)}, {ID: "d", On: "buy", Set: pointer(1)},
	}}
	if got := said(p, deals(p, "buy", &model.TokenKind{}, base{ua: 9})); got != "8a 3c" {
		t.Errorf("deals %q", got)
	}
	if got := said(p, deals(p, "sell", &model.TokenKind{}, base{none: true})); got != "" {
		t.Errorf("what has no price is dealt in at %q", got)
	}
}

// Trading Post 5 keeps what costs more than 20 UA for its best customers, and what takes minerals comes out of
// the workshop: seed 002:5611-5669.
func TestShelvesAndWorkshopOfTheBook(t *testing.T) {
	r := printertest.Edition(t, "firstborn")
	plain, crafted := pointer(false), pointer(true)
	p := &model.Post{
		Stock: []model.Shelf{
			{ID: "bazaar", Goods: model.Goods{Buy: &model.PriceRange{Max: 20}, Crafted: plain}},
			{ID: "vip", Goods: model.Goods{Buy: &model.PriceRange{Min: 21, Max: 1000}, Crafted: plain}},
		},
		Crafting: &model.Crafting{Goods: &model.Goods{Crafted: crafted}},
	}
	on := func(shelf int) map[string]bool {
		out := map[string]bool{}
		for _, o := range held(p, r, shelf) {
			out[o.token.ID] = true
		}
		return out
	}
	bazaar, vip := on(0), on(1)
	for id, want := range map[string][2]bool{
		"ranged-re-roll": {true, false}, "tactical-rifle": {false, true}, "breach-rifle": {false, true}, "breach-pistol": {false, false},
		"caaligorn-hunt-rifle": {false, false}, "mantle-armour": {false, false}, "outland-pistol": {true, false},
	} {
		if got := [2]bool{bazaar[id], vip[id]}; got != want {
			t.Errorf("%s: on the shelves %v, want %v", id, got, want)
		}
	}
	for _, x := range recipes(p, r) {
		if x.token.ID != "breach-pistol" {
			continue
		}
		want := []model.Amount{{ID: "herrilium", Count: 2}, {ID: "kalamite", Count: 1}}
		if x.usual.ua != 45 || fmt.Sprint(x.minerals) != fmt.Sprint(want) || x.makes != 1 {
			t.Errorf("the breach pistol costs %d UA and %v", x.usual.ua, x.minerals)
		}
		return
	}
	t.Error("the workshop makes no breach pistol")
}

func TestAShelfLeavesWhatAnEarlierOneSells(t *testing.T) {
	r := &model.RuleSet{Tokens: []model.TokenKind{{ID: "rope", Buy: pointer(1)}, {ID: "gem", Buy: pointer(9)}, {ID: "found"}}}
	p := &model.Post{Stock: []model.Shelf{{Goods: model.Goods{Tokens: []string{"rope"}}}, {}}}
	if got := held(p, r, 1); len(got) != 1 || got[0].token.ID != "gem" {
		t.Errorf("the second shelf holds %v", got)
	}
	p.Stock[0].Needs = &model.CrewFact{Kind: "won"}
	if got := held(p, r, 1); len(got) != 2 {
		t.Errorf("with a first shelf for some only, the second holds %v", got)
	}
}
