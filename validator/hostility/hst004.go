package hostility

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/worlds"
)

// hst004 finds marks at holes that are filled when the game begins (seed 000:1666, 002:4289-4293).
func hst004() check.Check {
	return check.Check{
		Code:     "HST004",
		Title:    "a mark is passed before the game begins",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Track},
		Each:     true,
		Requires: []check.AnyFact{parts.Values},
		Text: "A mark beside the hostility track stands at a hole that is filled before the game begins: what it is to remind the " +
			"players of never comes. This is looked at with the pegs of each number of crews. A rule that takes pegs off the track " +
			"could bring it below the mark; then nothing is reported. Begin with fewer pegs, or move the mark. Rules that wait for such " +
			"a hole, or for a level that has been reached by then, are [OBJ001](OBJ001.md).",
		Before: "setup: {\n\thostility: 6\n\tmarks: wave: peg: 5\n}",
		After:  "setup: {\n\thostility: 3\n\tmarks: wave: peg: 5\n}",
		Run: func(p *check.Pass) {
			if arrivals.TakesPegs(p) {
				return
			}
			for _, w := range marks(p) {
				if pegs := p.Mission.Setup.Hostility; pegs >= w.peg && pegs <= p.Rules.Hostility.Holes() { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("%s %d, and the game begins with %s", w.what, w.peg, english.Count(pegs, "peg")),
						Remedy:  fmt.Sprintf("move it to hole %d or later, or begin with fewer than %s", pegs+1, english.Count(w.peg, "peg")),
						Range:   p.Where.At(w.path),
						Related: []diag.Related{{Range: p.Where.At("setup.hostility"), Text: "the pegs at the start"}},
						Reasons: append(worlds.HolesByLevel(p), fmt.Sprintf("with %s: %d pegs at the start, so hole %d is filled already", english.Count(p.Players, "crew"), pegs, w.peg)),
					})
				}
			}
		},
	}
}
