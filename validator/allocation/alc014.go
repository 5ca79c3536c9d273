package allocation

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// alc014 finds key items of which further copies can be dealt.
func alc014() check.Check {
	return check.Check{
		Code:     "ALC014",
		Title:    "a key item can turn up twice",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Tokens, check.Boxes},
		Each:     true,
		Requires: []check.AnyFact{stock.StockFact},
		// seed 000:1662
		Text: "The mission puts the token of an objective into a place of its own, or into somebody's hands, and further " +
			"copies of it are in the pool that the crates are filled from. Whoever finds one of those has what the " +
			"objective asks for without having been where it should be found. Set the others aside, leave them out " +
			"with `pool: exclude`, or choose a token that is never dealt.",
		Before: "contents: [{at: piece: \"safe\", tokens: [\"ammo-box\"]}] // the box holds two",
		After:  "contents: [{at: piece: \"safe\", tokens: [\"ammo-box\"]}]\npool: exclude: [\"ammo-box\"]",
		Run: func(p *check.Pass) {
			told := map[string]bool{}
			for _, g := range tokenGoals(p) {
				h := named(p, g.Token)
				spare := inPool(p, g.Token) - max(0, h.Count-stock.StockOf(p).Reserved[g.Token])
				if h.Path != "" && spare > 0 && h.Count >= g.need && len(kinds.Wants(g.Goal)) > 1 && !told[g.Token] { // core
					told[g.Token] = true
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("token %s of the objective is %s, and %d more can be dealt", g.Token, h.How, spare),
						Remedy:  fmt.Sprintf("leave %q out with setup.pool.exclude, or set every copy aside", g.Token),
						Range:   p.First(g.Path+".token", g.Path),
						Related: []diag.Related{{Range: p.First(h.Path), Text: "where it should come from"}},
						Reasons: copies(p, g.Token),
					})
				}
			}
		},
	}
}
