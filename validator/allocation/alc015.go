package allocation

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// alc015 finds objectives whose token only luck brings into play.
func alc015() check.Check {
	return check.Check{
		Code:     "ALC015",
		Title:    "the token of an objective is likely to stay in the pool",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Tokens, check.Boxes},
		Each:     true,
		Requires: []check.AnyFact{stock.StockFact},
		// seed 000:626, 1664
		Text: "An objective asks for a token that is dealt like any other, and so few are dealt that fewer of it than " +
			"asked for are to be expected on the board. Most games then cannot be won as written. Lay it out with " +
			"`contents`, hand it out by a rule, or name it under `pool: include` so that it is among those dealt.",
		Before: "objectives: primary: done: {kind: \"carry-off\", token: \"energy-rifle\"} // 1 of 14, and 2 are dealt",
		After:  "objectives: primary: done: {kind: \"carry-off\", token: \"energy-rifle\"}\nsetup: pool: include: [\"energy-rifle\"]",
		Run: func(p *check.Pass) {
			for _, g := range tokenGoals(p) {
				pool := inPool(p, g.Token)
				if pool >= g.need && !byName(p, g.Token) && unlikely(p, g, pool) { // core
					p.Report(staysAway(p, g, pool))
				}
			}
		},
	}
}

// byName reports whether a token comes into play by name.
func byName(p *check.Pass, token string) bool {
	_, t := sizeOf(p, token)
	return named(p, token).Path != "" || t != nil && p.Mission.Setup.Pool.MayPick(*t) || slices.Contains(p.Mission.Setup.Aside, token)
}

// unlikely reports whether fewer tokens than a goal asks for are to be expected among those dealt. A rare one
// is mixed in with a chance of its own.
func unlikely(p *check.Pass, g tokenGoal, pool int) bool {
	_, t := sizeOf(p, g.Token)
	x, most := stock.StockOf(p).Pool(t.Size), stock.StockOf(p).Most(t.Size)
	copies, of := pool, 1
	if t.Rare {
		copies, of = stock.StockOf(p).Boxed(g.Token)*x.Mixed, x.Rare
	}
	return copies*x.Dealt < g.need*most*of
}

func staysAway(p *check.Pass, g tokenGoal, pool int) diag.Diagnostic {
	size, t := sizeOf(p, g.Token)
	x, most := stock.StockOf(p).Pool(t.Size), stock.StockOf(p).Most(t.Size)
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("token %s of the objective is one of %d in the pool, of which %d are dealt", g.Token, most, x.Dealt),
		Remedy:  fmt.Sprintf("lay it out with setup.contents, or name %q under setup.pool.include", g.Token),
		Range:   p.First(g.Path+".token", g.Path),
		Reasons: copies(p, g.Token),
	}
	if pool > 1 {
		d.Summary = fmt.Sprintf("the %d tokens %s of the objective are among %d in the pool, of which %d are dealt", pool, g.Token, most, x.Dealt)
	}
	if t.Rare {
		d.Reasons = append(d.Reasons, fmt.Sprintf("it is rare: %d of %d rare ones are mixed in", x.Mixed, x.Rare))
	} else {
		d.Reasons = append(d.Reasons, fmt.Sprintf("the chance that one or more are dealt is %s", estimate.AtLeastOne(most, pool, x.Dealt)))
	}
	if size != nil && size.Pouch {
		d.Reasons = append(d.Reasons, "what is not dealt stays in the pouch, where a general search may find it")
	}
	return d
}
