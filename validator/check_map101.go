package validator

import (
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
)

// map101 finds pieces that stand in one another.
func map101() Check {
	return Check{
		Code:     "MAP101",
		Title:    "two pieces overlap",
		Severity: diag.Error,
		Needs:    []Capability{Mission},
		Text: "Two crates or pieces of furniture would stand in the same spot. Touching is fine, and so is an overlap " +
			"of up to " + geom.Slack.String() + " inches: no table is truer than that.",
		Before: "board: {\n\tcrates: s1: {size: \"small\", at: [5.5, 5.5]}\n\tfurniture: desk: {kind: \"table\", at: [6, 6]}\n}",
		After:  "board: {\n\tcrates: s1: {size: \"small\", at: [4.5, 5.5]}\n\tfurniture: desk: {kind: \"table\", at: [6, 6]}\n}",
		Run: func(p *Pass) {
			all := p.placed()
			for i, b := range all {
				for _, a := range all[:i] {
					if !geom.Overlap(*a.floor, *b.floor) {
						continue
					}
					p.Report(diag.Diagnostic{
						Summary: b.String() + " stands in " + a.String(),
						Details: []string{p.extent(a), p.extent(b)},
						Remedy:  "move one of them",
						Range:   p.pieceRange(b),
						Place:   p.place(b.at),
						Related: []diag.Related{{Range: p.pieceRange(a), Text: a.String() + " is placed here"}},
					})
					break // one finding a piece: the others most often go with it
				}
			}
		},
	}
}

// extent says where a piece stands and how large it is.
func (p *Pass) extent(t thing) string {
	f := t.floor
	text := t.String() + ": " + f.Width.String() + " × " + f.Depth.String() + " inches about " + point(f.Centre)
	if f.Turn != 0 {
		text += ", turned by " + count(f.Turn, "degree")
	}
	return text
}
