package rules

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
)

// ply007 finds variations that take more pegs off a round than it brings (seed 000:667-671).
func ply007() check.Check {
	return check.Check{
		Code:     "PLY007",
		Title:    "fewer than no pegs in a round",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Mission, check.Whole, check.Track},
		Each:     true,
		Text: "A variation takes pegs off those that every round brings, more than the rules put there for this number of crews: fewer than none are " +
			"to be added. A rule of the mission with the effect `pegs` takes pegs off the track.",
		Before: "players: {min: 1, max: 2}\nvariations: [{min: 1, pegs: -2}]",
		After:  "players: {min: 1, max: 2}\nvariations: [{min: 1, pegs: -1}]",
		Run: func(p *check.Pass) {
			n := estimate.RiseOf(p.Subject.Mission, p.Rules.Hostility, p.Players, 0).Round
			for i, v := range p.Mission.Variations {
				if v.Pegs < 0 && n < 0 && v.For(p.Players) { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("with %s a round brings %d pegs", english.Count(p.Players, "crew"), n),
						Remedy:  fmt.Sprintf("write %d or more", min(v.Pegs-n, 0)),
						Range:   p.First(fmt.Sprintf("variations.%d.pegs", i), fmt.Sprintf("variations.%d", i)),
						Reasons: []string{fmt.Sprintf("the rules bring %d, and the variation takes %d off", n-v.Pegs, -v.Pegs)},
					})
				}
			}
		},
	}
}
