package reach

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/errands"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
	"github.com/sortie-tools/sortie/validator/facts/worlds"
)

// rch014 finds objectives for which there is hardly time.
func rch014() check.Check {
	return check.Check{
		Code:     "RCH014",
		Title:    "hardly time for an objective",
		Severity: diag.Note,
		Needs:    []check.Capability{check.Whole, check.Walls, check.Airlocks, check.Track},
		Each:     true,
		Requires: []check.AnyFact{parts.Values, errands.Guides, walks.CrateWants, worlds.WorldFact},
		Text: "At the usual pace, two actions a round and both of them moves, a crew is not done with this objective and home again before the game ends, " +
			"or before the hostility track stands on its last level although nobody has fired a shot. The estimate counts the way to the farthest thing that the objective " +
			"needs, with what opens the doors on it, and one action there, no fight and no search, so a real crew is later still. That may be the point of the mission: it is a note, and a warning where even the " +
			"greatest pace of the edition is too slow for the track.",
		Before: "setup: hostility: 30 // of 35, and the console is 20 inches away",
		After:  "setup: hostility: 12",
		Run: func(p *check.Pass) {
			pace, rise := estimate.PaceOf(p.Rules), estimate.RiseOf(p.Mission, p.Rules.Hostility, p.Players, 0)
			limit, ok := limit(p, rise)
			if !ok || !pace.Known() || limit.Track && len(worlds.LateRounds(p)) > 0 {
				return // that the track is full too early is told by itself
			}
			end, ends := worlds.DeadlineOf(p, rise)
			if ends && someTooLate(p, pace, end) {
				return // what ends the game is reported by itself
			}
			for _, o := range p.Mission.Objectives {
				t, ok := tripOf(p, o.Done)
				if ok && t.far != "" && t.likely(pace) > limit.Rounds { // core
					hasty(p, o, t, pace, rise, limit)
				}
			}
		},
	}
}

// someTooLate reports whether some objective cannot be met at all before the game ends.
func someTooLate(p *check.Pass, pace estimate.Pace, end worlds.Deadline) bool {
	return slices.ContainsFunc(p.Mission.Objectives, func(o model.Objective) bool {
		t, ok := tripOf(p, o.Done)
		return ok && t.rounds(pace) > end.Rounds
	})
}

// limit is the first of the end of the game and the last level of the track, in rounds that crews have until
// then.
func limit(p *check.Pass, rise estimate.Rise) (worlds.Deadline, bool) {
	end, ok := worlds.DeadlineOf(p, rise)
	levels := rise.Track(p.Rules.Hostility)
	last := len(levels) - 1
	if r := levels[last].Round; r > 0 && (!ok || r-1 < end.Rounds) {
		what := fmt.Sprintf("round %d brings the level %s", r, p.Rules.Hostility.Levels[last].Title)
		return worlds.Deadline{Rounds: r - 1, Path: arrivals.PeggingOf(p, r).Path, What: what, Track: true}, true
	}
	return end, ok
}

// sooner says what would leave more time.
func sooner(p *check.Pass, limit worlds.Deadline) string {
	nearer := "move what the objective needs nearer to an airlock"
	if limit.Track {
		return arrivals.PeggingOf(p, limit.Rounds+1).Or(nearer)
	}
	return "let the game last longer, or " + nearer
}

// hasty reports an objective that a crew hardly meets in time.
func hasty(p *check.Pass, o model.Objective, t trip, pace estimate.Pace, rise estimate.Rise, limit worlds.Deadline) {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("objective %s takes about %s at the usual pace, and %s", o.ID, english.Count(t.likely(pace), "round"), limit.What),
		Details: []string{fmt.Sprintf("that leaves %s in which traders act", english.Count(limit.Rounds, "round"))},
		Remedy:  sooner(p, limit),
		Range:   p.Where.At("objectives." + o.ID + ".done"),
		Related: []diag.Related{{Range: p.Where.At(limit.Path), Text: limit.What}},
		Reasons: journey(p, t, pace),
	}
	if limit.Track {
		d.Reasons = append(d.Reasons, fmt.Sprintf("the track starts with %s of %d and gets %d a round from %s: %d after round %d",
			english.Count(rise.Start, "peg"), p.Rules.Hostility.Holes(), rise.Round, english.Count(p.Players, "crew"), rise.After(limit.Rounds+1, p.Rules.Hostility.Holes()), limit.Rounds+1))
	}
	if t.rounds(pace) > limit.Rounds {
		d.Severity = diag.Warning
	}
	showTrip(p, &d, t)
	p.Report(d)
}
