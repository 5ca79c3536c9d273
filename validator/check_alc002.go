package validator

import (
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// alc002 finds more tokens dealt than there are, for sizes that stay in the pouch.
func alc002() Check {
	return Check{
		Code:     "ALC002",
		Title:    "more small tokens are dealt than the boxes hold",
		Severity: diag.Error,
		Needs:    []Capability{Tokens, Crates, Boxes},
		Each:     true,
		Text: "As [ALC001](ALC001.md), for the sizes that stay in the pouch after dealing (small tokens): whoever " +
			"searches a room draws from what is left, so it is wise to leave a good number.",
		Before: "setup: search: small: small: 20 // 4 crates: 80 tokens, the box holds 78",
		After:  "setup: search: small: small: 3",
		Run: func(p *Pass) {
			p.eachSize(func(s model.TokenSize) {
				if s.Pouch { // core
					p.overdealt(s, ", and leave some in the pouch for general searches")
				}
			})
		},
	}
}
