package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
)

// alc021 finds objectives that ask for more tokens than ever come into play.
func alc021() Check {
	return Check{
		Code:     "ALC021",
		Title:    "an objective asks for more tokens than come into play",
		Severity: diag.Error,
		Needs:    []Capability{Whole, Tokens, Boxes},
		Each:     true,
		Text: "The boxes hold enough of a token for the objective, but the mission brings fewer of them into play: those " +
			"that it lays out, hands out by rules (as often as they work), gives to figures and traders, and those that can be " +
			"dealt or found. The rest stays in the box or lies aside, so nobody can meet the objective. Where none comes " +
			"into play at all, [RCH003](RCH003.md) says so.",
		Before: "contents: [{at: piece: \"p1\", tokens: [\"rune\"]}]\ndone: {kind: \"install\", token: \"rune\", count: 4, into: \"console\"}",
		After:  "contents: [for p in [\"p1\", \"p2\", \"p3\", \"p4\"] {at: piece: p, tokens: [\"rune\"]}]\ndone: {kind: \"install\", token: \"rune\", count: 4, into: \"console\"}",
		Run: func(p *Pass) {
			for _, g := range p.tokenGoals() {
				comes, endless := p.comes(g.Token)
				boxed := p.stock().Boxed(g.Token)
				if comes > 0 && comes < g.need && !endless && g.need <= boxed { // core
					p.Report(p.fewCome(g, comes, boxed))
				}
			}
		},
	}
}

func (p *Pass) fewCome(g tokenGoal, comes, boxed int) diag.Diagnostic {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("the objective asks for %s %s, and %d can come into play", english.Count(g.need, "token"), g.Token, comes),
		Remedy:  fmt.Sprintf("lay out %d more, or ask for %d", g.need-comes, comes),
		Range:   p.first(g.path+".count", g.path+".token", g.path),
		Reasons: []string{fmt.Sprintf("the boxes hold %d", boxed)},
		Fix:     p.write(g.path+".count", comes),
	}
	for _, h := range p.handouts() {
		if h.token == g.Token && h.how != paid && h.how != drafted {
			d.Related = append(d.Related, diag.Related{Range: p.first(h.path), Text: fmt.Sprintf("%d %s", h.count, h.how)})
		}
	}
	return diagWith(d, fmt.Sprintf("%d of them can be dealt", p.inPool(g.Token)))
}

// comes is how many tokens of a design can come into play before the end, at most; endless where a rule hands
// out one after another, or where some are drawn that may be of this design.
func (p *Pass) comes(token string) (n int, endless bool) {
	n = p.inPool(token)
	for _, h := range p.handouts() {
		if h.token == token && h.how != paid && h.how != drafted {
			n, endless = n+h.count, endless || h.endless && h.how == given
		}
	}
	_, t := p.sizeOf(token)
	p.eachEffect(func(e effectAt) {
		if e.Draw != nil && t != nil && e.Draw.From != "pouch" {
			endless = endless || p.drawn(*e.Draw, *t)
		}
	})
	return n, endless
}
