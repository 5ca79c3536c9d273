package allocation

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// alc006 finds more rare tokens mixed in than are dealt at all.
func alc006() check.Check {
	return check.Check{
		Code:     "ALC006",
		Title:    "more rare tokens are mixed in than tokens are dealt",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Tokens, check.Crates},
		Requires: []check.AnyFact{stock.StockFact},
		Text: "Rare tokens join the pouch before the crates are filled from it. When more of them join than tokens " +
			"are drawn, some can never be in a crate; most often a number was written for each crate where the " +
			"sum is meant, or the other way round.",
		Before: "board: crates: l1: size: \"large\"\nsetup: search: {large: large: 1, rare: large: 2}",
		After:  "board: crates: l1: size: \"large\"\nsetup: search: {large: large: 1, rare: large: 1}",
		Run: func(p *check.Pass) {
			for _, c := range p.Mission.Setup.Rare {
				pool, title := stock.StockOf(p).Pool(c.Size), sizeTitle(p, c.Size)
				if c.Count > pool.Dealt && c.Count <= pool.Rare && knownSize(p, c.Size) && !rowMissing(p) { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("%s %s mixed in, but only %s dealt in all", english.Count(c.Count, "rare "+title+" token"), english.Are(c.Count), tokensDealt(pool.Dealt, title)),
						Remedy:  "mix in " + fewer(pool.Dealt) + ", or deal more to each crate",
						Range:   p.Where.At("setup.search.rare." + c.Size),
						Reasons: []string{fmt.Sprintf("%d %s tokens go into crates and pieces altogether", pool.Dealt, title)},
						Fix:     stock.Write(p, "setup.search.rare."+c.Size, pool.Dealt),
					})
				}
			}
		},
	}
}

// rowMissing reports whether some crates are left out of the search table: that is told by itself, and fewer tokens
// are dealt than are meant to be.
func rowMissing(p *check.Pass) bool {
	return slices.ContainsFunc(p.Rules.Crates, func(size model.CrateSize) bool {
		return len(undealt(p, size.ID)) > 0 && !filled(p, size.ID)
	})
}

// tokensDealt is a number of tokens of a size with its verb.
func tokensDealt(n int, title string) string {
	return english.Count(n, title+" token") + " " + english.Are(n)
}

// fewer is a number as the most that may be written.
func fewer(most int) string {
	if most == 0 {
		return "none"
	}
	return fmt.Sprintf("%d at most", most)
}
