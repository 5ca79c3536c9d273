package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// hst002 finds pegs that the hostility track has no hole for.
func hst002() Check {
	return Check{
		Code:     "HST002",
		Title:    "a hole beyond the end of the track",
		Severity: diag.Error,
		Needs:    []Capability{Track},
		Text: "A mark beside the hostility track, or a rule that waits for a number of pegs, names a hole that the track of the " +
			"edition does not have: it would never be filled. Or a rule puts more pegs onto the track at once than it has holes, or takes as many off, " +
			"which is a warning.",
		Before: "rules: wave: when: {kind: \"hostility\", peg: 40} // the track has 35 holes",
		After:  "rules: wave: when: {kind: \"hostility\", peg: 20}",
		Run: func(p *Pass) {
			for _, w := range p.waits() {
				if holes := p.Rules.Hostility.Holes(); w.peg > holes { // core
					p.Report(diag.Diagnostic{
						Severity: w.severity,
						Summary:  fmt.Sprintf("%s %d, but the track has %s", w.what, w.peg, english.Count(holes, "hole")),
						Remedy:   fmt.Sprintf("%s 1 to %d", w.choose(), holes),
						Range:    p.Where.At(w.path),
						Reasons:  append(p.holesByLevel(), fmt.Sprintf("%d is %d more than the holes", w.peg, w.peg-holes)),
					})
				}
			}
		},
	}
}

// wait is something that happens when a hole of the track is filled.
type wait struct {
	what, path string
	peg        int
	severity   diag.Severity // 0: the check's own
}

// choose begins the remedy.
func (w wait) choose() string {
	if w.severity == diag.Warning {
		return "move from"
	}
	return "choose a peg from"
}

// marks are the marks beside the track.
func (p *Pass) marks() []wait {
	var out []wait
	for _, x := range p.Mission.Setup.Marks {
		out = append(out, wait{what: "mark " + x.ID + " stands at hole", peg: x.Peg, path: "setup.marks." + x.ID + ".peg"})
	}
	return out
}

// waits are the marks beside the track, and the triggers that name a peg, in order.
func (p *Pass) waits() []wait {
	out := p.marks()
	each(p, func(path string, t *model.Trigger) {
		if kinds.Has(kinds.Reads(*t), kinds.TrackCell) && t.Peg > 0 {
			out = append(out, wait{what: "the rule waits for hole", peg: t.Peg, path: path + ".peg"})
		}
	})
	each(p, func(path string, e *model.Effect) {
		if kinds.Changes(*e, kinds.TrackCell) {
			out = append(out, wait{what: "the effect moves", peg: max(e.Add, -e.Add), path: path + ".add", severity: diag.Warning})
		}
	})
	return out
}
