package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// alc007 finds key items that the boxes do not hold.
func alc007() Check {
	return Check{
		Code:     "ALC007",
		Title:    "a token set aside is not in the boxes",
		Severity: diag.Error,
		Needs:    []Capability{Tokens, Boxes},
		Each:     true,
		Text: "The tokens under `aside` are taken out of the pool before the crates are filled. The boxes that the " +
			"mission names hold none, or fewer than are set aside; what a variation sets aside for a number of crews counts with it.",
		Before: "setup: aside: [\"objective-3\", \"objective-3\"] // the box holds one",
		After:  "setup: aside: [\"objective-3\", \"objective-5\"]",
		Run: func(p *Pass) {
			taken := map[string]int{}
			for i, id := range p.Mission.Setup.Aside {
				taken[id]++
				have, all := p.stock().Boxed(id), p.setAside(id)
				if taken[id] == have+1 && find(p.Rules.Tokens, id, tokenID) != nil { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("token %s is set aside %s, but the boxes hold %d", id, times(all), have),
						Remedy:  or("set another token aside", p.addition(part{sort: "token", id: id}, all)),
						Range:   p.Where.At(p.asidePath(i)),
						Reasons: p.boxedTokens(func(t model.TokenKind) bool { return t.ID == id }),
					})
				}
			}
		},
	}
}

// setAside is how often the mission sets a token aside.
func (p *Pass) setAside(token string) int {
	n := 0
	for _, id := range p.Mission.Setup.Aside {
		if id == token {
			n++
		}
	}
	return n
}

// times says how often.
func times(n int) string {
	if n == 1 {
		return "once"
	}
	return fmt.Sprintf("%d times", n)
}
