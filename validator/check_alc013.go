package validator

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
)

// alc013 finds tokens that a rule hands out and that may have been dealt by then.
func alc013() Check {
	return Check{
		Code:     "ALC013",
		Title:    "a key item is left in the pool",
		Severity: diag.Warning,
		Needs:    []Capability{Tokens, Boxes},
		Each:     true,
		// seed 000:1662
		Text: "A rule or an objective hands out a token by name, and nothing takes it out of the pool before the crates " +
			"are filled. By then it may lie in a crate, or somebody may have found it: then there is none to hand out. " +
			"Name it under `aside`. Tokens that are there to spare, and objective tokens, which are never dealt, need no such care.",
		Before: "rules: find: do: [{kind: \"give\", token: \"data-pad\"}]\nsetup: aside: []",
		After:  "rules: find: do: [{kind: \"give\", token: \"data-pad\"}]\nsetup: aside: [\"data-pad\"]",
		Run: func(p *Pass) {
			sums := map[string]int{}
			for _, h := range p.handouts() {
				if h.before() || h.how == issued {
					continue
				}
				sums[h.token] += h.count
				pool, kept := p.inPool(h.token), p.stock().reserved[h.token]
				if pool > 0 && kept < sums[h.token] && kept+pool <= sums[h.token] { // core
					p.Report(p.leftInPool(h, pool))
				}
			}
		},
	}
}

// leftInPool is the finding for a token that should be set aside.
func (p *Pass) leftInPool(h handout, pool int) diag.Diagnostic {
	size, _ := p.sizeOf(h.token)
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("token %s is %s, but may be dealt before", h.token, h.how),
		Remedy:  fmt.Sprintf("name %q under setup.aside, so that it is there when it is wanted", h.token),
		Range:   p.first(h.path),
		Label:   fmt.Sprintf("%s in the pool", english.Count(pool, "such token")),
	}
	if size != nil {
		x := p.stock().Pool(size.ID)
		d.Reasons = []string{fmt.Sprintf("%d of the %d %s tokens in the pool are dealt", x.Dealt, p.stock().most(size.ID), strings.ToLower(size.Title)),
			fmt.Sprintf("%d of them can be this one, and none more is set aside or laid out than the mission hands out", pool)}
	}
	return d
}
