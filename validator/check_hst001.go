package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
)

// hst001 finds starting hostilities above the track.
func hst001() Check {
	return Check{
		Code:     "HST001",
		Title:    "the starting hostility is above the track",
		Severity: diag.Error,
		Needs:    []Capability{Track},
		Text: "The hostility track has a fixed number of holes. A game that begins with more pegs than that cannot " +
			"be set up; one that begins with all of them begins at the last level.",
		Before: "setup: hostility: 40 // the track has 35 holes",
		After:  "setup: hostility: 4",
		Run: func(p *Pass) {
			p.startingPegs(p.Mission.Setup.Hostility, "setup.hostility")
			for i, v := range p.Mission.Variations {
				if v.Hostility != nil {
					p.startingPegs(*v.Hostility, fmt.Sprintf("variations.%d.hostility", i))
				}
			}
		},
	}
}

// startingPegs reports more pegs at the start than the track has holes.
func (p *Pass) startingPegs(pegs int, path string) {
	if holes := p.Rules.Hostility.Holes(); pegs > holes {
		p.Report(diag.Diagnostic{
			Summary: fmt.Sprintf("the game starts with %s, but the track has %s", count(pegs, "peg"), count(holes, "hole")),
			Remedy:  fmt.Sprintf("start with %d at most; the first level ends at %d", holes, p.Rules.Hostility.Levels[0].Holes),
			Range:   p.Where.At(path),
		})
	}
}
