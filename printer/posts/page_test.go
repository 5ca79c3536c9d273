package posts

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/proctime"
)

func TestAListSaysAllThatThePostHas(t *testing.T) {
	j := job(t, barge(), printertest.Edition(t, "purge"), nil)
	doc := made(t, j)[0].Doc
	got := printertest.Said(doc.Pages...)
	for _, want := range []string{
		"On top of", "1 UA for coming in.", "For 2 crews at a time.", "A crew buys at most 3 tokens in one visit.", "Objective tokens.", "Crews make no deals with each other here.",
		"3 and as many as the chance die says.", "New goods come in every round.", "DRAWER†", "Of one design, 1 at most.",
		"2 if the crew won the last game.", "3 × Ammo loose", "1 × Ammo mag", "A repair of the ship: 1 UA more.", "4–6", "5 UA",
		"A word · Mother Sable", "3 UA and 2 × Medi pack", "Once a campaign.", "3 boards on offer, drawn from those of all who are in no crew.", "No names. Nobody fights here.", dagger.Note,
	} {
		if !strings.Contains(strings.ReplaceAll(got, "on top of", "On top of"), want) {
			t.Errorf("the list does not say %q", want)
		}
	}
	if t.Failed() {
		t.Log(got)
	}
}

// Where a post says nothing about its dearest goods, the rules of the edition hold: seed 002:5611-5624.
func TestTheDearestGoodsAreForTheBestCustomers(t *testing.T) {
	want := "What costs more than 20 UA only if the crew has a trader at career level 2 or above who came back alive from the last game, and 1 a visit, or 2 with one of level 3."
	open := &model.Post{ID: "open", Stock: []model.Shelf{{ID: "all"}}}
	cheap := &model.Post{ID: "cheap", Stock: []model.Shelf{{ID: "all", Goods: model.Goods{Buy: &model.PriceRange{Max: 20}}}}}
	own := &model.Post{ID: "own", Stock: []model.Shelf{{ID: "all", Limits: []model.ShelfLimit{{Tokens: 5}}}}}
	for p, says := range map[*model.Post]bool{open: true, cheap: false, own: false} {
		if got := strings.Contains(printertest.Said(made(t, job(t, p, printertest.Edition(t, "firstborn"), nil))[0].Doc.Pages...), want); got != says {
			t.Errorf("%s says so: %v, want %v", p.ID, got, says)
		}
	}
}

func TestAShelfThatNeverSellsShowsNoGoods(t *testing.T) {
	r := printertest.Edition(t, "purge")
	for name, p := range map[string]*model.Post{
		"by its limit":  {ID: "x", Stock: []model.Shelf{{ID: "all", Limits: []model.ShelfLimit{{Tokens: 0}}}}},
		"by the post’s": {ID: "x", Buys: pointer(0), Stock: []model.Shelf{{ID: "all"}}},
	} {
		got := printertest.Said(made(t, job(t, p, r, nil))[0].Doc.Pages...)
		if strings.Contains(got, "Combat axe") || !strings.Contains(got, "A crew buys nothing") {
			t.Errorf("%s: %s", name, got)
		}
	}
}

// What one crew hires for half the price is shown so: 22 points cost 2 UA after a mission, 1 here.
func TestPricesOfHiringAndRepairsAreThePosts(t *testing.T) {
	doc := made(t, job(t, barge(), printertest.Edition(t, "purge"), nil))[0].Doc
	var alts []string
	for _, p := range doc.Pages {
		figures(p.Items, &alts)
	}
	all := strings.Join(alts, "|")
	for _, want := range []string{"1 UA instead of 2 by price e", "3 UA instead of 2 by price c", "first 2: 6 UA instead of 3 by price b; then: 3 UA", "as rolled by price d", "4 UA by price a"} {
		if !strings.Contains(all, want) {
			t.Errorf("no price is read out as %q", want)
		}
	}
}

func figures(items []scene.Item, out *[]string) {
	for _, it := range items {
		if g, ok := it.(scene.Group); ok {
			if g.Tag == scene.Figure {
				*out = append(*out, g.Alt)
			}
			figures(g.Items, out)
		}
	}
}

func TestEverySectionHasABookmarkOfItsOwn(t *testing.T) {
	seen, titles := map[string]bool{}, ""
	for _, p := range made(t, job(t, barge(), printertest.Edition(t, "purge"), nil))[0].Doc.Pages {
		printertest.Walk(p.Items, func(it scene.Item, _ scene.Point) {
			if b, ok := it.(scene.Bookmark); ok {
				if seen[b.Name] || !strings.HasPrefix(b.Name, "post-barge") {
					t.Errorf("bookmark %q", b.Name)
				}
				seen[b.Name], titles = true, titles+"|"+b.Title
			}
		})
	}
	if want := "|The Barge|Washed up|Drawer†|Workshop|Special prices|Services|Also bought from crews|Hiring|Ship|Notes"; titles != want {
		t.Errorf("sections %s, want %s", titles, want)
	}
}

func TestPagesAreSoundOnEveryPaper(t *testing.T) {
	for _, r := range []*model.RuleSet{printertest.Edition(t, "purge"), printertest.Edition(t, "firstborn"), printertest.Edition(t, "draft"), printertest.Rules(), {}} {
		for _, p := range []*model.Post{barge(), salon(), {ID: "bare"}, {ID: "all", Stock: []model.Shelf{{}}, Barter: true}} {
			for _, size := range papers() {
				j := job(t, p, r, nil)
				j.Paper = size
				printertest.Sound(t, r.ID+" "+p.ID+" "+size.Name, made(t, j)[0].Doc)
			}
		}
	}
}

// Titles of 120 letters without a blank, texts of thousands, dozens of everything.
func TestHostilePostsArePrinted(t *testing.T) {
	long := strings.Repeat("Wðrm", 30)
	prose := printertest.Text(strings.Repeat("words and more of them ", 400))
	p := barge()
	p.Title, p.Text = long, prose
	for i := range MostPrices - len(p.Prices) {
		p.Prices = append(p.Prices, model.PriceLine{ID: fmt.Sprint("line", i), On: "sell", Needs: &model.CrewFact{Kind: "text", Text: long}, Add: i})
	}
	for range 8 {
		p.Stock = append(p.Stock, model.Shelf{ID: "more", Title: long, Needs: &model.CrewFact{Kind: "text", Text: long}, Restock: "visit"})
		p.Services = append(p.Services, model.Service{Title: long, Who: long, Text: prose, UA: 123456789, Needs: &model.CrewFact{Kind: "choice", Text: long}})
		p.Notes = append(p.Notes, model.Remark{Title: long, Text: prose})
	}
	roll := &model.PriceRoll{Die: long}
	for i := range 300 {
		roll.Bands = append(roll.Bands, model.PriceBand{From: i, To: i, UA: i})
	}
	p.Prices[3].Roll = roll
	p.Prices = p.Prices[:60]
	r := printertest.Edition(t, "purge")
	r.Tokens[5].Title = long
	start := proctime.Start()
	for _, size := range []paper.Paper{papers()[0], papers()[2]} {
		j := job(t, p, r, nil)
		j.Paper = size
		doc := made(t, j)[0].Doc
		if n := len(doc.Pages); n > 400 {
			t.Errorf("%s: %d pages", size.Name, n)
		}
		for _, page := range doc.Pages {
			for _, f := range printertest.Faults(page, j.Fonts, 5*scene.Millimetre) {
				t.Errorf("%s %s: %s", size.Name, page.Name, f)
			}
		}
		if t.Failed() {
			break
		}
	}
	t.Log(start.Used())
}

func TestLimitsAreNamed(t *testing.T) {
	r := printertest.Edition(t, "purge")
	p := &model.Post{ID: "mall", Stock: make([]model.Shelf, MostShelves+1)}
	c := rivals()
	c.Nodes = make([]model.CampaignNode, MostStages+1)
	for want, unit := range map[string]any{"61 shelves; the limit is 60": p, "401 stages; the limit is 400": c} {
		if _, err := Make(job(t, unit, r, nil)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want %q", err, want)
		}
	}
}

func TestTheListOfASmallPost(t *testing.T) {
	r := printertest.Rules()
	r.Tokens = append(r.Tokens, model.TokenKind{ID: "saw", Title: "Saw", Size: "large", Category: "weapon", Buy: pointer(4), Sell: 2, Close: 2})
	p := &model.Post{ID: "hut", Title: "The Hut", Barter: true, Stock: []model.Shelf{{ID: "wall", Title: "The wall"}}, Prices: []model.PriceLine{{On: "buy", Add: -1}}}
	j := job(t, p, r, nil)
	doc := made(t, j)[0].Doc
	if len(doc.Pages) != 1 {
		t.Fatalf("%d pages", len(doc.Pages))
	}
	printertest.Golden(t, "list.txt", scene.Dump(doc.Pages[0]))
}
