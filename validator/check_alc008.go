package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// alc008 finds goals that ask for more tokens than there are.
func alc008() Check {
	return Check{
		Code:     "ALC008",
		Title:    "an objective asks for more tokens than the boxes hold",
		Severity: diag.Error,
		Needs:    []Capability{Tokens, Boxes},
		Text: "An objective asks for a number of tokens of one design to be installed, delivered, collected or carried off. The boxes that the " +
			"mission names hold fewer, so nobody can meet it.",
		Before: "done: {kind: \"collect\", token: \"data-pad\", count: 3} // the box holds 1",
		After:  "done: {kind: \"collect\", token: \"data-pad\", count: 1}",
		Run: func(p *Pass) {
			each(p, func(path string, g *model.Goal) {
				if kinds.Has(kinds.Wants(*g), kinds.TokenCell) {
					p.enoughTokens(g, path)
				}
			})
		},
	}
}

// enoughTokens reports a goal that asks for more tokens of a design than the boxes hold. Where more of them
// are set aside or laid out than there are, that is the cause.
func (p *Pass) enoughTokens(g *model.Goal, path string) {
	asked, have := max(g.Count, 1), p.stock().Boxed(g.Token)
	if find(p.Rules.Tokens, g.Token, tokenID) == nil || p.stock().reserved[g.Token] > have {
		return
	}
	if asked > have { // core
		d := diag.Diagnostic{
			Summary: fmt.Sprintf("the objective asks for %s %s, but the boxes hold %d", english.Count(asked, "token"), g.Token, have),
			Remedy:  or("ask for fewer", p.addition(part{sort: "token", id: g.Token}, asked)),
			Range:   p.first(path+".count", path+".token", path),
			Reasons: p.boxedTokens(func(t model.TokenKind) bool { return t.ID == g.Token }),
		}
		if have > 0 {
			d.Fix = p.write(path+".count", have)
		}
		p.Report(d)
	}
}
