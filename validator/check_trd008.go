package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// trd008 finds recipes that need minerals which nothing can be turned into.
func trd008() Check {
	return Check{
		Code:     "TRD008",
		Title:    "a recipe whose minerals cannot be found",
		Severity: diag.Error,
		// seed 002:5640-5670
		Text: "The workshop asks for a mineral that no token of the edition yields: nobody can mine it, nobody sells it, and so nobody can ever " +
			"have the thing made. Where the edition does not say what its mineral tokens yield, nothing is reported.",
		Before: "recipes: \"breach-pistol\": minerals: dialena: 1 // in a house without dialena",
		After:  "recipes: \"breach-pistol\": minerals: herrilium: 1",
		Run: func(p *Pass) {
			post, ok := p.tradePost()
			if !ok || post.Crafting == nil {
				return
			}
			found := p.mined()
			for _, r := range post.Crafting.Recipes {
				for _, a := range r.Minerals {
					if n := found[a.ID]; n == 0 && len(found) > 0 { // core
						p.Report(diag.Diagnostic{
							Summary: fmt.Sprintf("the recipe for %s takes %d %s, and no token of the edition yields any", r.ID, a.Count, a.ID),
							Remedy:  "name a mineral that can be mined, or say with yields which tokens it comes from",
							Range:   p.first("crafting.recipes."+r.ID+".minerals."+a.ID+"@key", "crafting.recipes."+r.ID+".minerals."+a.ID, "crafting.recipes."+r.ID),
							Reasons: p.minedReasons(found),
						})
					}
				}
			}
		},
	}
}

// mined is how many designs of token yield each mineral; empty where the edition does not say.
func (p *Pass) mined() map[string]int {
	out := map[string]int{}
	for _, t := range p.Rules.Tokens {
		for _, a := range t.Yields {
			if a.Count > 0 {
				out[a.ID]++
			}
		}
	}
	return out
}

func (p *Pass) minedReasons(found map[string]int) []string {
	var out []string
	for _, m := range p.Rules.Minerals {
		out = append(out, fmt.Sprintf("%s comes from %s", m.ID, english.Count(found[m.ID], "design")))
	}
	return out
}

// recipeCost is what a recipe takes: assets, and its tokens at what the post sells them for or, where it
// sells none, at what it pays for them. Bought says whether everything can be bought here.
func (p *Pass) recipeCost(post *model.Post, r model.Recipe) (cost int, bought bool, reasons []string) {
	cost, bought = r.UA, len(r.Minerals) == 0
	reasons = []string{fmt.Sprintf("the workshop asks %d UA", r.UA)}
	for _, a := range r.Tokens {
		t := find(p.Rules.Tokens, a.ID, tokenID)
		if t == nil {
			return cost, false, reasons
		}
		each, from := -1, "bought here"
		for _, o := range p.offers(post, *t) {
			if each < 0 || o.price < each {
				each = o.price
			}
		}
		if each < 0 {
			each, from, bought = 0, "sold here", false
			for _, o := range p.takings(post, *t) {
				each = max(each, o.price)
			}
		}
		cost += each * a.Count
		reasons = append(reasons, fmt.Sprintf("%d of %s, %s for %d UA each: %d UA", a.Count, a.ID, from, each, each*a.Count))
	}
	return cost, bought, reasons
}
