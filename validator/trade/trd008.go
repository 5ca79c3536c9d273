package trade

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
)

// trd008 finds recipes that need minerals which nothing can be turned into.
func trd008() check.Check {
	return check.Check{
		Code:     "TRD008",
		Title:    "a recipe whose minerals cannot be found",
		Severity: diag.Error,
		// seed 002:5640-5670
		Text: "The workshop asks for a mineral that no token of the edition yields: nobody can mine it, nobody sells it, and so nobody can ever " +
			"have the thing made. Where the edition does not say what its mineral tokens yield, nothing is reported.",
		Before: "recipes: \"breach-pistol\": minerals: dialena: 1 // in a house without dialena",
		After:  "recipes: \"breach-pistol\": minerals: herrilium: 1",
		Run: func(p *check.Pass) {
			post, ok := tradePost(p)
			if !ok || post.Crafting == nil {
				return
			}
			found := mined(p)
			for _, r := range post.Crafting.Recipes {
				for _, a := range r.Minerals {
					if n := found[a.ID]; n == 0 && len(found) > 0 { // core
						p.Report(diag.Diagnostic{
							Summary: fmt.Sprintf("the recipe for %s takes %d %s, and no token of the edition yields any", r.ID, a.Count, a.ID),
							Remedy:  "name a mineral that can be mined, or say with yields which tokens it comes from",
							Range:   p.First("crafting.recipes."+r.ID+".minerals."+a.ID+"@key", "crafting.recipes."+r.ID+".minerals."+a.ID, "crafting.recipes."+r.ID),
							Reasons: minedReasons(p, found),
						})
					}
				}
			}
		},
	}
}

// mined is how many designs of token yield each mineral; empty where the edition does not say.
func mined(p *check.Pass) map[string]int {
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

func minedReasons(p *check.Pass, found map[string]int) []string {
	var out []string
	for _, m := range p.Rules.Minerals {
		out = append(out, fmt.Sprintf("%s comes from %s", m.ID, english.Count(found[m.ID], "design")))
	}
	return out
}
