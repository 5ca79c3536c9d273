package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
)

// alc006 finds more rare tokens mixed in than are dealt at all.
func alc006() Check {
	return Check{
		Code:     "ALC006",
		Title:    "more rare tokens are mixed in than tokens are dealt",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Tokens, Crates},
		Text: "Rare tokens join the pouch before the crates are filled from it. When more of them join than tokens " +
			"are drawn, some can never be in a crate; most often a number was written for each crate where the " +
			"sum is meant, or the other way round.",
		Before: "board: crates: l1: size: \"large\"\nsetup: search: {large: large: 1, rare: large: 2}",
		After:  "board: crates: l1: size: \"large\"\nsetup: search: {large: large: 1, rare: large: 1}",
		Run: func(p *Pass) {
			for _, c := range p.Mission.Setup.Rare {
				pool := p.stock().Pool(c.Size)
				dealt := pool.Dealt
				if c.Count <= dealt || !p.knownSize(c.Size) || c.Count > pool.Rare {
					continue
				}
				p.Report(diag.Diagnostic{
					Summary: fmt.Sprintf("%d rare %s tokens are mixed in, but only %d %s tokens are dealt in all", c.Count, p.sizeTitle(c.Size), dealt, p.sizeTitle(c.Size)),
					Remedy:  fmt.Sprintf("mix in %d at most, or deal more to each crate", dealt),
					Range:   p.Where.At("setup.search.rare." + c.Size),
				})
			}
		},
	}
}
