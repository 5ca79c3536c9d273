package allocation

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// alc007 finds key items that the boxes do not hold.
func alc007() check.Check {
	return check.Check{
		Code:     "ALC007",
		Title:    "a token set aside is not in the boxes",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Tokens, check.Boxes},
		Each:     true,
		Requires: []check.AnyFact{stock.StockFact},
		Text: "The tokens under `aside` are taken out of the pool before the crates are filled. The boxes that the " +
			"mission names hold none, or fewer than are set aside; what a variation sets aside for a number of crews counts with it.",
		Before: "setup: aside: [\"objective-3\", \"objective-3\"] // the box holds one",
		After:  "setup: aside: [\"objective-3\", \"objective-5\"]",
		Run: func(p *check.Pass) {
			taken := map[string]int{}
			for i, id := range p.Mission.Setup.Aside {
				taken[id]++
				have, all := stock.StockOf(p).Boxed(id), setAside(p, id)
				if taken[id] == have+1 && check.Find(p.Rules.Tokens, id, parts.TokenID) != nil { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("token %s is set aside %s, but the boxes hold %d", id, times(all), have),
						Remedy:  stock.Or("set another token aside", stock.Addition(p, stock.Part{Sort: "token", ID: id}, all)),
						Range:   p.Where.At(asidePath(p, i)),
						Reasons: boxedTokens(p, func(t model.TokenKind) bool { return t.ID == id }),
					})
				}
			}
		},
	}
}

// times says how often.
func times(n int) string {
	if n == 1 {
		return "once"
	}
	return fmt.Sprintf("%d times", n)
}
