package hostility

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/worlds"
)

// hst001 finds starting hostilities above the track (seed 000:1666, 002:4289-4293).
func hst001() check.Check {
	return check.Check{
		Code:     "HST001",
		Title:    "the starting hostility is above the track",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Track},
		Text: "The hostility track has a fixed number of holes. A game that begins with more pegs than that cannot " +
			"be set up; one that begins with all of them begins at the last level. The pegs of each variation are looked at, too.",
		Before: "setup: hostility: 40 // the track has 35 holes",
		After:  "setup: hostility: 4",
		Run: func(p *check.Pass) {
			for _, s := range starts(p) {
				if holes := p.Rules.Hostility.Holes(); s.pegs > holes { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("the game starts with %s, but the track has %s", english.Count(s.pegs, "peg"), english.Count(holes, "hole")),
						Remedy:  fmt.Sprintf("start with %d at most; the first level ends at %d", holes, p.Rules.Hostility.Levels[0].Holes),
						Range:   p.Where.At(s.path),
						Players: s.crews,
						Reasons: append(worlds.HolesByLevel(p), fmt.Sprintf("pegs at the start: %d, which is %d too many", s.pegs, s.pegs-holes)),
					})
				}
			}
		},
	}
}

// start is a number of pegs that a game begins with.
type start struct {
	pegs  int
	path  string
	crews []int // that it is for; nil: all that have no other
}

// starts are the pegs of the set-up, and those of the variations.
func starts(p *check.Pass) []start {
	out := []start{{pegs: p.Mission.Setup.Hostility, path: "setup.hostility"}}
	for i, v := range p.Mission.Variations {
		if v.Hostility == nil {
			continue
		}
		s := start{pegs: *v.Hostility, path: fmt.Sprintf("variations.%d.hostility", i)}
		for n := max(v.Min, 1); n <= max(v.Min, v.Max) && n <= check.MaxTables; n++ {
			s.crews = append(s.crews, n)
		}
		out = append(out, s)
	}
	return out
}
