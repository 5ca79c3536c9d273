package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// rch014 finds objectives for which there is hardly time.
func rch014() Check {
	return Check{
		Code:     "RCH014",
		Title:    "hardly time for an objective",
		Severity: diag.Note,
		Needs:    []Capability{Whole, Walls, Airlocks, Track},
		Each:     true,
		Text: "At the usual pace, two actions a round and both of them moves, a crew is not done with this objective and home again before the game ends, " +
			"or before the hostility track stands on its last level although nobody has fired a shot. The estimate counts the way to the farthest thing that the objective " +
			"needs, with what opens the doors on it, and one action there, no fight and no search, so a real crew is later still. That may be the point of the mission: it is a note, and a warning where even the " +
			"greatest pace of the edition is too slow for the track.",
		Before: "setup: hostility: 30 // of 35, and the console is 20 inches away",
		After:  "setup: hostility: 12",
		Run: func(p *Pass) {
			pace, rise := estimate.PaceOf(p.Rules), estimate.RiseOf(p.Mission, p.Rules.Hostility, p.Players, 0)
			limit, ok := p.limit(rise)
			if !ok || !pace.Known() || limit.track && len(p.lateRounds()) > 0 {
				return // that the track is full too early is told by itself
			}
			end, ends := p.deadline(rise)
			if ends && p.someTooLate(pace, end) {
				return // what ends the game is reported by itself
			}
			for _, o := range p.Mission.Objectives {
				t, ok := p.tripOf(o.Done)
				if ok && t.far != "" && t.likely(pace) > limit.rounds { // core
					p.hasty(o, t, pace, rise, limit)
				}
			}
		},
	}
}

// someTooLate reports whether some objective cannot be met at all before the game ends.
func (p *Pass) someTooLate(pace estimate.Pace, end deadline) bool {
	return slices.ContainsFunc(p.Mission.Objectives, func(o model.Objective) bool {
		t, ok := p.tripOf(o.Done)
		return ok && t.rounds(pace) > end.rounds
	})
}

// limit is the first of the end of the game and the last level of the track, in rounds that crews have until
// then.
func (p *Pass) limit(rise estimate.Rise) (deadline, bool) {
	end, ok := p.deadline(rise)
	levels := rise.Track(p.Rules.Hostility)
	last := len(levels) - 1
	if r := levels[last].Round; r > 0 && (!ok || r-1 < end.rounds) {
		what := fmt.Sprintf("round %d brings the level %s", r, p.Rules.Hostility.Levels[last].Title)
		return deadline{rounds: r - 1, path: p.pegging(r).path, what: what, track: true}, true
	}
	return end, ok
}

// sooner says what would leave more time.
func (p *Pass) sooner(limit deadline) string {
	nearer := "move what the objective needs nearer to an airlock"
	if limit.track {
		return p.pegging(limit.rounds + 1).or(nearer)
	}
	return "let the game last longer, or " + nearer
}

// hasty reports an objective that a crew hardly meets in time.
func (p *Pass) hasty(o model.Objective, t trip, pace estimate.Pace, rise estimate.Rise, limit deadline) {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("objective %s takes about %s at the usual pace, and %s", o.ID, english.Count(t.likely(pace), "round"), limit.what),
		Details: []string{fmt.Sprintf("that leaves %s in which traders act", english.Count(limit.rounds, "round"))},
		Remedy:  p.sooner(limit),
		Range:   p.Where.At("objectives." + o.ID + ".done"),
		Related: []diag.Related{{Range: p.Where.At(limit.path), Text: limit.what}},
		Reasons: p.journey(t, pace),
	}
	if limit.track {
		d.Reasons = append(d.Reasons, fmt.Sprintf("the track starts with %s of %d and gets %d a round from %s: %d after round %d",
			english.Count(rise.Start, "peg"), p.Rules.Hostility.Holes(), rise.Round, english.Count(p.Players, "crew"), rise.After(limit.rounds+1, p.Rules.Hostility.Holes()), limit.rounds+1))
	}
	if t.rounds(pace) > limit.rounds {
		d.Severity = diag.Warning
	}
	p.showTrip(&d, t)
	p.Report(d)
}
