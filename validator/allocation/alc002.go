package allocation

import (
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/stock"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// alc002 finds more tokens dealt than there are, for sizes that stay in the pouch.
func alc002() check.Check {
	return check.Check{
		Code:     "ALC002",
		Title:    "more small tokens are dealt than the boxes hold",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Tokens, check.Crates, check.Boxes},
		Each:     true,
		Requires: []check.AnyFact{stock.StockFact, walks.Building},
		Text: "As [ALC001](ALC001.md), for the sizes that stay in the pouch after dealing (small tokens): whoever " +
			"searches a room draws from what is left, so it is wise to leave a good number.",
		Before: "setup: search: small: small: 20 // 4 crates: 80 tokens, the box holds 78",
		After:  "setup: search: small: small: 3",
		Run: func(p *check.Pass) {
			eachSize(p, func(s model.TokenSize) {
				if s.Pouch { // core
					overdealt(p, s, ", and leave some in the pouch for general searches")
				}
			})
		},
	}
}
