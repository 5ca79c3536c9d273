package hostility

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/worlds"
)

// hst005 finds missions that go on after the track is full (seed 000:667-671, 1244).
func hst005() check.Check {
	return check.Check{
		Code:     "HST005",
		Title:    "the track is full before the mission is over",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Track},
		Each:     true,
		Requires: []check.AnyFact{parts.Values, worlds.WorldFact},
		Text: "The mission names a round: it lasts until then, or something happens or is asked for then. By then the hostility track " +
			"is full, with nothing but the pegs of the start and those that every round adds: no shot, no card and no rule is " +
			"counted, and with them it fills sooner. For more than a third of the rounds nothing can grow any more; a shorter stretch at " +
			"the last level is taken for the finish of the game, and the third is an assumption. Name an " +
			"earlier round, or begin with fewer pegs. A mission that takes pegs off the track is not looked at.",
		Before: "setup: hostility: 30 // of 35 holes\nends: [{kind: \"round\", at: 12}]",
		After:  "setup: hostility: 10\nends: [{kind: \"round\", at: 12}]",
		Run: func(p *check.Pass) {
			late := worlds.LateRounds(p)
			if len(late) > 0 { // core
				for _, r := range late {
					fullBefore(p, r)
				}
			}
		},
	}
}

// fullBefore reports a round that comes long after the track is full.
func fullBefore(p *check.Pass, r worlds.NamedRound) {
	h := p.Rules.Hostility
	rise := estimate.RiseOf(p.Mission, h, p.Players, 0)
	full := rise.Full(h)
	pegs := arrivals.PeggingOf(p, full)
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%s round %d, and the track is full in round %d", r.What, r.Round, full),
		Remedy:  fmt.Sprintf("name round %d or an earlier one", full),
		Range:   p.Where.At(r.Path),
		Reasons: []string{
			fmt.Sprintf("with %s: %d pegs at the start and %d more each round, without a shot", english.Count(p.Players, "crew"), rise.Start, rise.Round),
			fmt.Sprintf("(%d - %d) / %d: the last of %d holes is filled in round %d", h.Holes(), rise.Start, rise.Round, h.Holes(), full),
			fmt.Sprintf("rounds at the last level until then: %d of %d; up to a third of them is taken for a finish, which is an assumption", r.Round-full, r.Round),
		},
	}
	if pegs.Remedy != "" {
		d.Remedy = pegs.Or(d.Remedy)
		d.Related = []diag.Related{pegs.Related(p)}
	}
	p.Report(d)
}
