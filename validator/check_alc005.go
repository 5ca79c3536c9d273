package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// alc005 finds crates that no row of the search table fills.
func alc005() Check {
	return Check{
		Code:     "ALC005",
		Title:    "crates of a size have no row in the search table",
		Severity: diag.Error,
		Needs:    []Capability{Whole, Crates},
		Text: "Crates of this size stand on the board, and the search table does not say what is in them. Where " +
			"they are meant to be empty, say so with a row of zeros: the players fill crates by this table.",
		Before: "board: crates: s1: size: \"small\"\nsetup: search: large: {large: 1, small: 2}",
		After:  "board: crates: s1: size: \"small\"\nsetup: search: {\n\tlarge: {large: 1, small: 2}\n\tsmall: small: 3\n}",
		Run: func(p *Pass) {
			for _, size := range p.Rules.Crates {
				if n := p.crates(size.ID); n > 0 && !p.filled(size.ID) {
					t := p.firstCrate(size.ID)
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("the search table has no row for the %s on the board", count(n, size.ID+" crate")),
						Remedy:  fmt.Sprintf("add a row %q under setup.search, with zeros if they are empty", size.ID),
						Range:   p.Where.At("setup.search"),
						Place:   p.place(t.at),
						Related: []diag.Related{{Range: p.pieceRange(t), Text: "such as " + t.String()}},
					})
				}
			}
		},
	}
}

// filled reports whether the search table has a row for a crate size, or one that is misspelt and may be
// meant for it.
func (p *Pass) filled(size string) bool {
	sizes := names(p.Rules.Crates, crateSizeID)
	return slices.ContainsFunc(p.Mission.Setup.Allocation, func(a model.Allocation) bool {
		near, ok := diag.Nearest(a.Crate, sizes)
		return a.Crate == size || ok && near == size && !slices.Contains(sizes, a.Crate)
	})
}

// firstCrate is the first crate of a size that stands on the board.
func (p *Pass) firstCrate(size string) thing {
	for _, f := range p.Mission.Floors() {
		for i, c := range f.Board.Crates {
			if c.Size == size {
				return pieces(f.Board, f.Path)[i]
			}
		}
	}
	return thing{}
}
