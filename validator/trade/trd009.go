package trade

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// trd009 finds recipes that nobody would use.
func trd009() check.Check {
	return check.Check{
		Code:     "TRD009",
		Title:    "a recipe dearer than the shelf",
		Severity: diag.Warning,
		Text: "What the workshop makes stands on a shelf of the same post, for everybody, and costs no more there than the assets that " +
			"the recipe takes and what its tokens would sell for. Nobody has it made. Minerals are not counted: they only make it " +
			"dearer.",
		Before: "stock: rack: goods: tokens: [\"knife\"]\ncrafting: recipes: knife: ua: 9",
		After:  "stock: rack: goods: tokens: [\"knife\"]\ncrafting: recipes: knife: ua: 1",
		Run: func(p *check.Pass) {
			post, ok := tradePost(p)
			if !ok || post.Crafting == nil {
				return
			}
			for _, r := range post.Crafting.Recipes {
				shelf, ua := onShelf(p, post, r.ID)
				if shelf == nil {
					continue
				}
				worth, _, reasons := recipeWorth(p, post, r)
				if made := ua * max(r.Makes, 1); worth >= made && worth > 0 { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("making %s costs %d UA, and shelf %s sells as much for %d", r.ID, worth, shelf.ID, made),
						Remedy:  "make the recipe cheaper, or take what it makes off the shelf",
						Range:   p.First("crafting.recipes."+r.ID+"@key", "crafting.recipes."+r.ID),
						Related: []diag.Related{{Range: p.First("stock."+shelf.ID+".goods", "stock."+shelf.ID), Text: fmt.Sprintf("%d UA here", ua)}},
						Reasons: append(reasons, fmt.Sprintf("together %d UA for %d of %s; on the shelf they cost %d UA", worth, max(r.Makes, 1), r.ID, made)),
					})
				}
			}
		},
	}
}

// onShelf is the shelf on which everybody can buy a design, and the price there; nil where none is.
func onShelf(p *check.Pass, post *model.Post, token string) (*model.Shelf, int) {
	t := check.Find(p.Rules.Tokens, token, parts.TokenID)
	if t == nil {
		return nil, 0
	}
	for _, o := range offers(p, post, *t) {
		if o.shelf.Needs == nil && o.shelf.From == "supply" && (o.line == nil || o.line.Needs == nil && o.line.Limit == 0) {
			return o.shelf, o.price
		}
	}
	return nil, 0
}

// recipeWorth is what a recipe takes in assets and in what its tokens would sell for.
func recipeWorth(p *check.Pass, post *model.Post, r model.Recipe) (int, bool, []string) {
	nothing := *post
	nothing.Stock = nil
	return recipeCost(p, &nothing, r)
}
