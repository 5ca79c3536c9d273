package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
)

// alc007 finds key items that the boxes do not hold.
func alc007() Check {
	return Check{
		Code:     "ALC007",
		Title:    "a token set aside is not in the boxes",
		Severity: diag.Error,
		Needs:    []Capability{Tokens, Boxes},
		Text: "The tokens under `aside` are taken out of the pool before the crates are filled. The boxes that the " +
			"mission names hold none, or fewer than are set aside.",
		Before: "setup: aside: [\"objective-3\", \"objective-3\"] // the box holds one",
		After:  "setup: aside: [\"objective-3\", \"objective-5\"]",
		Run: func(p *Pass) {
			taken := map[string]int{}
			for i, id := range p.Mission.Setup.Aside {
				taken[id]++
				have := p.stock().Boxed(id)
				if taken[id] <= have || find(p.Rules.Tokens, id, tokenID) == nil {
					continue
				}
				p.Report(diag.Diagnostic{
					Summary: fmt.Sprintf("token %s is set aside %s, but the boxes hold %d", id, times(taken[id]), have),
					Remedy:  "set another token aside, or name a box that holds this one",
					Range:   p.Where.At(fmt.Sprintf("setup.aside.%d", i)),
				})
			}
		},
	}
}

// times says how often.
func times(n int) string {
	if n == 1 {
		return "once"
	}
	return fmt.Sprintf("%d times", n)
}
