package posts

import (
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

func pointer[T any](v T) *T { return &v }

func token(t testing.TB, r *model.RuleSet, id string) model.TokenKind {
	t.Helper()
	for _, k := range r.Tokens {
		if k.ID == id {
			return k
		}
	}
	t.Fatalf("no token %s", id)
	return model.TokenKind{}
}

// salon sells dear things and pays more for them and for rare ones, as the last post of seed 000:2196-2204.
func salon() *model.Post {
	return &model.Post{
		ID: "salon", Title: "The Salon", Edition: "purge", Barter: true, Text: printertest.Text("Velvet and a price on request."),
		Visit: model.Visit{Needs: &model.CrewFact{Kind: "trader", Level: 3, Survived: pointer(true)}},
		Stock: []model.Shelf{{ID: "salon", Title: "On velvet", From: "supply", Restock: "visit", Goods: model.Goods{Buy: &model.PriceRange{Min: 10, Max: 1000}}, Limits: []model.ShelfLimit{{Tokens: 1}}}},
		Prices: []model.PriceLine{
			{ID: "rare", On: "sell", Goods: &model.Goods{Rare: pointer(true)}, Add: 1},
			{ID: "fine", On: "sell", Goods: &model.Goods{Buy: &model.PriceRange{Min: 10, Max: 1000}}, Add: 1},
		},
	}
}

// barge has one of everything that a post can have.
func barge() *model.Post {
	return &model.Post{
		ID: "barge", Title: "The Barge", Edition: "purge", Text: printertest.Text("Scrap on a slow orbit."),
		Visit: model.Visit{Extra: true, Fee: 1, Crews: 2}, Assumed: []string{"stock.drawer"},
		Stock: []model.Shelf{
			{ID: "wash-up", Title: "Washed up", From: "pouch", Draw: 3, Die: "chance", Restock: "round", Goods: model.Goods{Except: []string{"objective"}}, Limits: []model.ShelfLimit{{Tokens: 2}}},
			{ID: "drawer", Goods: model.Goods{Buy: &model.PriceRange{Min: 10, Max: 14}}, From: "supply", Copies: 1, Restock: "never",
				Needs:  &model.CrewFact{Kind: "any", Of: []model.CrewFact{{Kind: "boon", Boon: "trust"}, {Kind: "trader", Level: 2}}},
				Limits: []model.ShelfLimit{{Tokens: 1}, {Tokens: 2, Needs: &model.CrewFact{Kind: "won"}}}},
		},
		Buys: pointer(3), Refuses: &model.Goods{Categories: []string{"objective"}},
		Prices: []model.PriceLine{
			{ID: "blue", On: "sell", Goods: &model.Goods{Tokens: []string{"energy-flask"}}, Set: pointer(4)},
			{ID: "dead", On: "sell", Goods: &model.Goods{Categories: []string{"armour"}, Sell: &model.PriceRange{Max: 3}}, Percent: pointer(200), Limit: 2},
			{ID: "patch", On: "repair", Add: 1},
			{ID: "papers", On: "sell", Goods: &model.Goods{Tokens: []string{"data-pad"}}, Roll: &model.PriceRoll{Die: "chance", Keep: true, Bands: []model.PriceBand{{From: 1, To: 3, UA: 1}, {From: 4, To: 6, UA: 5}}}},
			{ID: "hands", On: "hire", Percent: pointer(50)},
		},
		Services: []model.Service{
			{ID: "word", Title: "A word", Who: "Mother Sable", Text: printertest.Text("She writes a name down."), UA: 3, Limit: &model.ServiceLimit{Times: 1, Per: "campaign"},
				Tokens: []model.Amount{{ID: "medi-pack", Count: 2}}, Needs: &model.CrewFact{Kind: "none", Of: []model.CrewFact{{Kind: "boon", Boon: "trust"}}},
				Do: []model.CrewEffect{{Kind: "boon", Boon: "trust", Uses: -1}}},
		},
		Crafting: &model.Crafting{Text: printertest.Text("A vice and a torch."), Limit: 1, Store: true, Recipes: []model.Recipe{
			{ID: "common-pistol-custom", UA: 1, Tokens: []model.Amount{{ID: "common-pistol", Count: 1}}, Makes: 1},
			{ID: "ammo-loose", Tokens: []model.Amount{{ID: "ammo-mag", Count: 1}}, Makes: 3, Needs: &model.CrewFact{Kind: "ua", AtLeast: pointer(2)}},
		}},
		Hiring: &model.PostHiring{Open: true, Draw: 3, Ways: []string{"mission", "temporary"}, Needs: &model.CrewFact{Kind: "crew", AtMost: pointer(5)}},
		Notes:  []model.Remark{{ID: "names", Title: "No names", Text: printertest.Text("Nobody fights here.")}},
	}
}

// job prints a unit with some others around it.
func job(t testing.TB, unit any, r *model.RuleSet, others map[string]any) *product.Job {
	t.Helper()
	j := &product.Job{Unit: unit, ID: "unit", Title: "Unit", Rules: r, Fonts: printertest.SharedFonts(t), Peer: func(kind, id string) any { return others[kind+" "+id] }}
	switch u := unit.(type) {
	case *model.Post:
		j.Kind, j.ID, j.Title = "post", u.ID, u.Title
	case *model.Campaign:
		j.Kind, j.ID, j.Title = "campaign", u.ID, u.Title
	case *model.Mission:
		j.Kind, j.ID, j.Title = "mission", u.ID, u.Title
	}
	return j
}

func made(t testing.TB, j *product.Job) []product.File {
	t.Helper()
	files, err := Make(j)
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// papers are those that every page is measured on; the last is small.
func papers() []paper.Paper {
	return []paper.Paper{paper.A4, paper.Letter, {Name: "A5", W: 148 * scene.Millimetre, H: 210 * scene.Millimetre}}
}
