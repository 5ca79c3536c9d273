package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// alc008 finds goals that ask for more tokens than there are.
func alc008() Check {
	return Check{
		Code:     "ALC008",
		Title:    "an objective asks for more tokens than the boxes hold",
		Severity: diag.Error,
		Needs:    []Capability{Tokens, Boxes},
		Text: "An objective asks for a number of tokens of one design to be installed, delivered or collected. The boxes that the " +
			"mission names hold fewer, so nobody can meet it.",
		Before: "done: {kind: \"collect\", token: \"data-pad\", count: 3} // the box holds 1",
		After:  "done: {kind: \"collect\", token: \"data-pad\", count: 1}",
		Run: func(p *Pass) {
			each(p, func(path string, g *model.Goal) {
				switch g.Kind {
				case "install", "deliver", "collect":
					p.enoughTokens(g, path)
				}
			})
		},
	}
}

// enoughTokens reports a goal that asks for more tokens of a design than the boxes hold.
func (p *Pass) enoughTokens(g *model.Goal, path string) {
	have := p.stock().Boxed(g.Token)
	if find(p.Rules.Tokens, g.Token, tokenID) == nil || max(g.Count, 1) <= have {
		return
	}
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("the objective asks for %s %s, but the boxes hold %d", count(max(g.Count, 1), "token"), g.Token, have),
		Remedy:  "ask for fewer, or name a box that holds more of them",
		Range:   p.first(path+".count", path+".token", path),
	})
}
