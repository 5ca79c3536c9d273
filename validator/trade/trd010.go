package trade

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// trd010 finds recipes that pay for themselves.
func trd010() check.Check {
	return check.Check{
		Code:     "TRD010",
		Title:    "a recipe that pays for itself",
		Severity: diag.Warning,
		Requires: []check.AnyFact{packUnits},
		Text: "Everything that goes into this recipe can be bought at the post, and what comes out sells there for more than all of it. " +
			"A crew can turn assets into more assets without flying a mission, as often as the workshop's limit lets it.",
		Before: "crafting: recipes: \"ammo-loose\": {tokens: \"ammo-mag\": 1, makes: 9}",
		After:  "crafting: recipes: \"ammo-loose\": {tokens: \"ammo-mag\": 1, makes: 2}",
		Run: func(p *check.Pass) {
			post, ok := tradePost(p)
			if !ok || post.Crafting == nil {
				return
			}
			w := postWorld(p, post)
			for _, r := range post.Crafting.Recipes {
				cost, bought, reasons := recipeCost(p, post, r)
				pays := bestPrice(p, w, post, r) * max(r.Makes, 1)
				if bought && pays > cost { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("%s costs %d UA to make and sells for %d: %d UA gained each time", r.ID, cost, pays, pays-cost),
						Remedy:  fmt.Sprintf("ask %d UA more, or make fewer of them", pays-cost),
						Range:   p.First("crafting.recipes."+r.ID+"@key", "crafting.recipes."+r.ID),
						Reasons: append(reasons, fmt.Sprintf("together %d UA; %d of %s sell for %d UA", cost, max(r.Makes, 1), r.ID, pays)),
					})
				}
			}
		},
	}
}

// bestPrice is the most that a post pays for what a recipe makes, to a crew that can have it made.
func bestPrice(p *check.Pass, w kinds.CrewWorld, post *model.Post, r model.Recipe) int {
	t := check.Find(p.Rules.Tokens, r.ID, parts.TokenID)
	if t == nil {
		return 0
	}
	best := 0
	for _, d := range takings(p, post, *t) {
		if d.price > best && campaign.Never(w, append(slices.Clone(d.facts), r.Needs, post.Crafting.Needs)...) == "" {
			best = d.price
		}
	}
	return best
}
