package crew

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// crw005 finds crews that own more tokens of a design than there are.
func crw005() check.Check {
	return check.Check{
		Code:     "CRW005",
		Title:    "more of a token than the boxes hold",
		Severity: diag.Warning,
		// seed 000:2113: what is for sale are the tokens that are there.
		Text: "The traders of a crew and its hold have more tokens of a design than all boxes of the edition together. Two players with the same " +
			"box can make up for it.",
		Before: "traders: {a: gear: \"plasma-rifle\": 1, b: gear: \"plasma-rifle\": 1} // the boxes hold one",
		After:  "traders: {a: gear: \"plasma-rifle\": 1, b: gear: \"outland-rifle\": 1}",
		Run: func(p *check.Pass) {
			c, ok := crew(p)
			if !ok {
				return
			}
			owned := map[string]int{}
			for _, g := range gearOf(c) {
				all := kinds.Boxed(p.Rules, g.token)
				before := owned[g.token]
				owned[g.token] += g.count
				if all >= 0 && check.Find(p.Rules.Tokens, g.token, parts.TokenID) != nil && owned[g.token] > all && before <= all { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("%s would be the crew's %s of %s, and all boxes together hold %d", g.who, tokensText(owned[g.token]), g.token, all),
						Remedy:  "give that trader something else",
						Range:   p.First(g.path, "traders"),
						Reasons: gearReasons(c, g.token),
					})
				}
			}
		},
	}
}

// gearAt is tokens of a design that a trader or the hold has.
type gearAt struct {
	token, who, path string
	count            int
}

// gearOf is everything that a crew owns, in the order of the source.
func gearOf(c *model.Crew) []gearAt {
	var out []gearAt
	for _, t := range c.Traders {
		for _, a := range t.Gear {
			out = append(out, gearAt{a.ID, "that of " + t.ID, "traders." + t.ID + ".gear." + a.ID, a.Count})
		}
	}
	for _, a := range c.Ship.Hold {
		out = append(out, gearAt{a.ID, "that in the hold", "ship.hold." + a.ID, a.Count})
	}
	return out
}

func tokensText(n int) string { return english.Count(n, "token") }

func gearReasons(c *model.Crew, token string) []string {
	var out []string
	for _, g := range gearOf(c) {
		if g.token == token {
			out = append(out, fmt.Sprintf("%d: %s", g.count, g.who))
		}
	}
	return out
}
