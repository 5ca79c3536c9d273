package allocation

import (
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/stock"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// alc001 finds more tokens dealt than there are, for sizes whose leftovers go back into the box.
func alc001() check.Check {
	return check.Check{
		Code:     "ALC001",
		Title:    "more large tokens are dealt than the boxes hold",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Tokens, check.Crates, check.Boxes},
		Each:     true,
		Requires: []check.AnyFact{stock.StockFact, walks.Building},
		Text: "The search table says how many tokens go into each crate. Times the crates on the board, that " +
			"must not be more than the ordinary tokens of that size in the mission's boxes, plus the rare ones " +
			"that are mixed in, minus the key items that are set aside and what lies in a place of its own. This code speaks of the sizes whose " +
			"leftovers return to the box after dealing (large tokens); [ALC002](ALC002.md) of those that stay in the pouch.",
		Before: "setup: search: large: large: 4 // 4 crates: 16 tokens, the box holds 14",
		After:  "setup: search: large: large: 3",
		Run: func(p *check.Pass) {
			eachSize(p, func(s model.TokenSize) {
				if !s.Pouch { // core
					overdealt(p, s, "")
				}
			})
		},
	}
}
