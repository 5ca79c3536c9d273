package allocation

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// alc008 finds goals that ask for more tokens than there are.
func alc008() check.Check {
	return check.Check{
		Code:     "ALC008",
		Title:    "an objective asks for more tokens than the boxes hold",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Tokens, check.Boxes},
		Requires: []check.AnyFact{parts.Values, stock.StockFact},
		Text: "An objective asks for a number of tokens of one design to be installed, delivered, collected or carried off. The boxes that the " +
			"mission names hold fewer, so nobody can meet it.",
		Before: "done: {kind: \"collect\", token: \"data-pad\", count: 3} // the box holds 1",
		After:  "done: {kind: \"collect\", token: \"data-pad\", count: 1}",
		Run: func(p *check.Pass) {
			parts.Each(p, func(path string, g *model.Goal) {
				if kinds.Has(kinds.Wants(*g), kinds.TokenCell) {
					enoughTokens(p, g, path)
				}
			})
		},
	}
}

// enoughTokens reports a goal that asks for more tokens of a design than the boxes hold. Where more of them
// are set aside or laid out than there are, that is the cause.
func enoughTokens(p *check.Pass, g *model.Goal, path string) {
	asked, have := max(g.Count, 1), stock.StockOf(p).Boxed(g.Token)
	if check.Find(p.Rules.Tokens, g.Token, parts.TokenID) == nil || stock.StockOf(p).Reserved[g.Token] > have {
		return
	}
	if asked > have { // core
		d := diag.Diagnostic{
			Summary: fmt.Sprintf("the objective asks for %s %s, but the boxes hold %d", english.Count(asked, "token"), g.Token, have),
			Remedy:  stock.Or("ask for fewer", stock.Addition(p, stock.Part{Sort: "token", ID: g.Token}, asked)),
			Range:   p.First(path+".count", path+".token", path),
			Reasons: boxedTokens(p, func(t model.TokenKind) bool { return t.ID == g.Token }),
		}
		if have > 0 {
			d.Fix = stock.Write(p, path+".count", have)
		}
		p.Report(d)
	}
}
