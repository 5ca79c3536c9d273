package allocation

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// alc021 finds objectives that ask for more tokens than ever come into play.
func alc021() check.Check {
	return check.Check{
		Code:     "ALC021",
		Title:    "an objective asks for more tokens than come into play",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Whole, check.Tokens, check.Boxes},
		Each:     true,
		Requires: []check.AnyFact{stock.StockFact},
		Text: "The boxes hold enough of a token for the objective, but the mission brings fewer of them into play: those " +
			"that it lays out, hands out by rules (as often as they work), gives to figures and traders, and those that can be " +
			"dealt or found. The rest stays in the box or lies aside, so nobody can meet the objective. Where none comes " +
			"into play at all, [RCH003](RCH003.md) says so.",
		Before: "contents: [{at: piece: \"p1\", tokens: [\"rune\"]}]\ndone: {kind: \"install\", token: \"rune\", count: 4, into: \"console\"}",
		After:  "contents: [for p in [\"p1\", \"p2\", \"p3\", \"p4\"] {at: piece: p, tokens: [\"rune\"]}]\ndone: {kind: \"install\", token: \"rune\", count: 4, into: \"console\"}",
		Run: func(p *check.Pass) {
			for _, g := range tokenGoals(p) {
				comes, endless := comes(p, g.Token)
				boxed := stock.StockOf(p).Boxed(g.Token)
				if comes > 0 && comes < g.need && !endless && g.need <= boxed { // core
					p.Report(fewCome(p, g, comes, boxed))
				}
			}
		},
	}
}

func fewCome(p *check.Pass, g tokenGoal, comes, boxed int) diag.Diagnostic {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("the objective asks for %s %s, and %d can come into play", english.Count(g.need, "token"), g.Token, comes),
		Remedy:  fmt.Sprintf("lay out %d more, or ask for %d", g.need-comes, comes),
		Range:   p.First(g.Path+".count", g.Path+".token", g.Path),
		Reasons: []string{fmt.Sprintf("the boxes hold %d", boxed)},
		Fix:     stock.Write(p, g.Path+".count", comes),
	}
	for _, h := range handouts(p) {
		if h.Token == g.Token && h.How != stock.Paid && h.How != stock.Drafted {
			d.Related = append(d.Related, diag.Related{Range: p.First(h.Path), Text: fmt.Sprintf("%d %s", h.Count, h.How)})
		}
	}
	return diagWith(d, fmt.Sprintf("%d of them can be dealt", inPool(p, g.Token)))
}

// comes is how many tokens of a design can come into play before the end, at most; endless where a rule hands
// out one after another, or where some are drawn that may be of this design.
func comes(p *check.Pass, token string) (n int, endless bool) {
	n = inPool(p, token)
	for _, h := range handouts(p) {
		if h.Token == token && h.How != stock.Paid && h.How != stock.Drafted {
			n, endless = n+h.Count, endless || h.Endless && h.How == stock.Given
		}
	}
	_, t := sizeOf(p, token)
	parts.EachEffect(p, func(e parts.EffectAt) {
		if e.Draw != nil && t != nil && e.Draw.From != "pouch" {
			endless = endless || drawn(p, *e.Draw, *t)
		}
	})
	return n, endless
}
