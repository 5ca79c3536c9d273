package crew

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// crw006 finds traders who wear what they cannot.
func crw006() check.Check {
	return check.Check{
		Code:     "CRW006",
		Title:    "armour that the trader cannot wear",
		Severity: diag.Error,
		Text:     "`worn` names the armour that the trader wears, one of the tokens in `gear`. This token is not among them, or is no armour: it stops no hits.",
		Before:   "gear: knife: 1\nworn: \"combat-vest\"",
		After:    "gear: {knife: 1, \"combat-vest\": 1}\nworn: \"combat-vest\"",
		Run: func(p *check.Pass) {
			c, ok := crew(p)
			if !ok {
				return
			}
			for _, t := range c.Traders {
				token := check.Find(p.Rules.Tokens, t.Worn, parts.TokenID)
				if token == nil {
					continue
				}
				has := slices.ContainsFunc(t.Gear, func(a model.Amount) bool { return a.ID == t.Worn })
				if !has || !protects(*token) { // core
					p.Report(diag.Diagnostic{
						Summary: wornText(t, has),
						Remedy:  "name a piece of armour that is in gear",
						Range:   p.First("traders."+t.ID+".worn", "traders."+t.ID),
						Reasons: []string{fmt.Sprintf("%s: category %s, armour %d, shield %d; among the gear: %t", token.ID, token.Category, token.Armour, token.Shield, has)},
					})
				}
			}
		},
	}
}

// protects reports whether a token can be worn: it stops hits, or is of the sort of those that do.
func protects(t model.TokenKind) bool { return t.Armour > 0 || t.Shield > 0 || t.Category == "armour" }

func wornText(t model.CrewTrader, has bool) string {
	if !has {
		return fmt.Sprintf("%s wears %s, which is not in gear: %s", t.ID, t.Worn, parts.ListOr(parts.Names(t.Gear, func(a *model.Amount) string { return a.ID }), "nothing is"))
	}
	return fmt.Sprintf("%s wears %s, which stops no hits", t.ID, t.Worn)
}
