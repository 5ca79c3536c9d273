package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
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
				open := p.undealt(size.ID)
				if len(open) > 0 && !p.filled(size.ID) { // core
					d := diag.Diagnostic{
						Summary: fmt.Sprintf("the search table has no row for the %s on the board", english.Count(len(open), size.ID+" crate")),
						Remedy:  fmt.Sprintf("add a row %q under setup.search, with zeros if they are empty", size.ID),
						Range:   p.Where.At("setup.search"),
						Place:   p.holderPlace(open[0]),
						Related: []diag.Related{{Range: p.holderRange(open[0]), Text: "such as crate " + open[0].ID}},
					}
					for _, h := range open {
						d.Marks = append(d.Marks, boxMark(h.Floor.ID, h.At, "not filled"))
					}
					p.Report(d)
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

// undealt are the crates of a size without a deal of their own.
func (p *Pass) undealt(size string) []dealing.Holder {
	var out []dealing.Holder
	for _, h := range p.stock().holders {
		if h.Crate && h.Sort == size && !h.Own {
			out = append(out, h)
		}
	}
	return out
}

// holderRange is the source of a piece's place: its coordinates, or its label in the drawing.
func (p *Pass) holderRange(h dealing.Holder) diag.Range {
	return p.first(h.Path+".at", h.Floor.Path+".plan#"+h.ID, h.Path)
}
