package hostility

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/worlds"
)

// hst002 finds pegs that the hostility track has no hole for.
func hst002() check.Check {
	return check.Check{
		Code:     "HST002",
		Title:    "a hole beyond the end of the track",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Track},
		Requires: []check.AnyFact{parts.Values},
		Text: "A mark beside the hostility track, or a rule that waits for a number of pegs, names a hole that the track of the " +
			"edition does not have: it would never be filled. Or a rule puts more pegs onto the track at once than it has holes, or takes as many off, " +
			"which is a warning.",
		Before: "rules: wave: when: {kind: \"hostility\", peg: 40} // the track has 35 holes",
		After:  "rules: wave: when: {kind: \"hostility\", peg: 20}",
		Run: func(p *check.Pass) {
			for _, w := range waits(p) {
				if holes := p.Rules.Hostility.Holes(); w.peg > holes { // core
					p.Report(diag.Diagnostic{
						Severity: w.severity,
						Summary:  fmt.Sprintf("%s %d, but the track has %s", w.what, w.peg, english.Count(holes, "hole")),
						Remedy:   fmt.Sprintf("%s 1 to %d", w.choose(), holes),
						Range:    p.Where.At(w.path),
						Reasons:  append(worlds.HolesByLevel(p), fmt.Sprintf("%d is %d more than the holes", w.peg, w.peg-holes)),
					})
				}
			}
		},
	}
}

// waits are the marks beside the track, and the triggers that name a peg, in order.
func waits(p *check.Pass) []wait {
	out := marks(p)
	parts.Each(p, func(path string, t *model.Trigger) {
		if kinds.Has(kinds.Reads(*t), kinds.TrackCell) && t.Peg > 0 {
			out = append(out, wait{what: "the rule waits for hole", peg: t.Peg, path: path + ".peg"})
		}
	})
	parts.Each(p, func(path string, e *model.Effect) {
		if c, moves := kinds.Of(kinds.Writes(*e), kinds.TrackCell); moves {
			out = append(out, wait{what: "the effect moves", peg: c.Move.Least(), path: path + "." + c.Move.Field, severity: diag.Warning})
		}
	})
	return out
}
