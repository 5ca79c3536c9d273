package posts

import (
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// What has too much to print is refused in whatever unit it is named.
func TestLimitsHoldInMissionsAndCampaigns(t *testing.T) {
	r := printertest.Edition(t, "purge")
	mall := &model.Post{ID: "salon", Edition: "purge", Services: make([]model.Service, MostServices+1)}
	others := map[string]any{"post quay-side": mall, "post salon": mall}
	for name, unit := range map[string]any{"a mission": printertest.Wide(), "a campaign": rivals()} {
		if _, err := Make(job(t, unit, r, others)); err == nil || !strings.Contains(err.Error(), "post salon has") {
			t.Errorf("%s: error %v", name, err)
		}
	}
	for what, p := range map[string]*model.Post{
		"price lines": {Prices: make([]model.PriceLine, MostPrices+1)},
		"services":    mall,
		"recipes":     {Crafting: &model.Crafting{Recipes: make([]model.Recipe, MostRecipes+1)}},
	} {
		if err := fits(p); err == nil || !strings.Contains(err.Error(), what) {
			t.Errorf("too many %s: error %v", what, err)
		}
	}
	just := &model.Post{
		Stock: make([]model.Shelf, MostShelves), Prices: make([]model.PriceLine, MostPrices), Services: make([]model.Service, MostServices),
		Crafting: &model.Crafting{Recipes: make([]model.Recipe, MostRecipes)},
	}
	if err := fits(just); err != nil {
		t.Errorf("as much as fits: %v", err)
	}
}

// The workshop says how many a recipe makes only where it is more than one, and what can be kept for later.
func TestTermsOfTheWorkshop(t *testing.T) {
	r := printertest.Edition(t, "purge")
	said := func(p *model.Post) string { return printertest.Said(made(t, job(t, p, r, nil))[0].Doc.Pages...) }
	p := barge()
	p.Crafting.Recipes[0].ID, p.Crafting.Recipes[0].Tokens = "combat-axe", []model.Amount{{ID: "common-pistol", Count: 2}}
	got := said(p)
	if !strings.Contains(got, "3 × Ammo loose") || strings.Contains(got, "1 × Combat axe") || !strings.Contains(got, "Combat axe") {
		t.Errorf("what recipes make: %s", got)
	}
	const kept, limit = "written down for a later visit", "1 thing for a crew in one visit"
	if !strings.Contains(got, kept) || !strings.Contains(got, limit) {
		t.Errorf("the terms are missing: %s", got)
	}
	p.Crafting.Store, p.Crafting.Limit = false, 0
	if got := said(p); strings.Contains(got, kept) || strings.Contains(got, "thing for a crew in one visit") {
		t.Errorf("terms that do not hold: %s", got)
	}
}

// Terms of hiring are those that hold: nobody is named where nobody is picked out.
func TestTermsOfHiring(t *testing.T) {
	r := printertest.Edition(t, "purge")
	w := priceWriter(t, barge())
	for _, c := range []struct {
		name  string
		rules model.HiringRules
		own   *model.PostHiring
		want  string
	}{
		{"none", model.HiringRules{}, nil, ""},
		{"an open post", model.HiringRules{}, &model.PostHiring{Open: true}, ""},
		{"the rule set's", model.HiringRules{Draw: 2, Most: 5}, &model.PostHiring{}, "2 boards on offer; a crew has 5 members at most"},
		{"the post's before them", model.HiringRules{Draw: 2}, &model.PostHiring{Draw: 1}, "1 board on offer, drawn from those of all who are in no crew"},
		{"for some", model.HiringRules{}, &model.PostHiring{Only: []string{r.Traders[0].ID}}, "only " + r.Traders[0].Title},
		{"not for one", model.HiringRules{}, &model.PostHiring{Never: []string{r.Traders[0].ID}}, "not for hire: " + r.Traders[0].Title},
	} {
		if got := strings.Join(w.hiringTerms(c.rules, c.own), "; "); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// A list has no rule that the post does otherwise, and none about another sort of post.
func TestRulesAreThoseOfThePost(t *testing.T) {
	w := priceWriter(t, barge())
	w.r = printertest.Edition(t, "purge")
	w.Hires = true
	titles := func() string {
		return strings.Join(english.Each(w.rulesHere(), func(n model.RuleNote) string { return n.Title }), ", ")
	}
	for want, own := range map[string]*model.PostHiring{
		"Stock, Room, Barter, On offer, Captains, Those who came along, Hired for a while": {Open: true},
		"Stock, Room, Barter, On offer, Captains":                                          {Open: true, Ways: []string{"permanent"}},
		"Stock, Room, Barter": {},
	} {
		w.p.Hiring, w.p.Barter = own, true
		if got := titles(); got != want {
			t.Errorf("%+v: %s, want %s", *own, got, want)
		}
	}
	if w.p.Barter = false; strings.Contains(titles(), "Barter") {
		t.Errorf("without barter: %s", titles())
	}
	w.p.Hiring = &model.PostHiring{Open: true, Draw: 2}
	if i := slices.IndexFunc(w.rulesHere(), func(n model.RuleNote) bool { return n.Title == "On offer" }); i < 0 || !strings.Contains(kinds.Spoken(w.rulesHere()[i].Text.Blocks), "draw 2;") {
		t.Errorf("a post that has 2 boards drawn: %+v", w.rulesHere())
	}
}

// What a crew can have twice has two boxes for each crew.
func TestBoxesForEachTime(t *testing.T) {
	w := priceWriter(t, barge())
	w.Crews = 3
	one, two := w.crewBoxesFor(1), w.crewBoxesFor(2)
	if 2*len(one.Mark.Items) != len(two.Mark.Items) {
		t.Errorf("%d things are drawn for once, %d for twice", len(one.Mark.Items), len(two.Mark.Items))
	}
}

func TestPriceLinesSayWhatTheyDo(t *testing.T) {
	names := Scope{CrewNames: kinds.CrewNames{Rules: &model.RuleSet{
		Tokens: []model.TokenKind{{ID: "gem", Title: "Gem"}}, Categories: []model.Category{{ID: "weapon", Title: "Weapon"}}, Dice: []model.Die{{ID: "chance", Title: "Chance die"}},
	}}}
	for want, l := range map[string]model.PriceLine{
		"selling weapon tokens, with close dice or heavy dice, priced 5 to 9 UA: 1 UA more": {On: "sell", Add: 1, Goods: &model.Goods{
			Categories: []string{"weapon"}, Dice: []string{"close", "heavy"}, Buy: &model.PriceRange{Min: 5, Max: 9}}},
		"buying every token: 2 UA less, if the crew won the last game; twice a visit": {On: "buy", Add: -2, Needs: &model.CrewFact{Kind: "won"}, Limit: 2},
		"selling Gem: 4 UA": {On: "sell", Goods: &model.Goods{Tokens: []string{"gem"}}, Set: pointer(4)},
		"a repair of the ship: 50 % of the usual price, and 1 UA more":                                {On: "repair", Percent: pointer(50), Add: 1},
		"selling every token: what the chance die says; the seller may keep the token after the roll": {On: "sell", Roll: &model.PriceRoll{Die: "chance", Keep: true}},
	} {
		if got := names.PriceLine(l); got != want {
			t.Errorf("said as\n %q, want\n %q", got, want)
		}
	}
}
