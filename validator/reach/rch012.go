package reach

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/errands"
	"github.com/sortie-tools/sortie/validator/facts/walks"
	"github.com/sortie-tools/sortie/validator/facts/worlds"
)

// rch012 finds objectives that no crew can meet before the game is over.
func rch012() check.Check {
	return check.Check{
		Code:     "RCH012",
		Title:    "the game ends before an objective can be met",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Walls, check.Airlocks},
		Each:     true,
		Requires: []check.AnyFact{errands.Guides, walks.CrateWants},
		Text: "A round that the mission ends with, or a level of hostility that a quiet track comes to by then, leaves fewer rounds than the objective takes. " +
			"What it takes is a lower bound: the way to the farthest thing that it needs, and home again where it is met aboard a ship, as straight as it can be walked, " +
			"at the greatest distance that the edition lets a trader go in a round; no fight, no search. Behind a locked door it is no shorter than the way to what opens it, with the token that takes, and on from the door. A goal that must be held adds its rounds; what asks for more rounds than the game has by itself is another check's. " +
			"No trader can do that, whatever the dice say; only a crew that hands the thing from one to the next may still manage, which is why it is a warning. What is only too hasty is [RCH014](RCH014.md).",
		Before: "// the console is 40 inches away, and back\nends: [{kind: \"round\", at: 4}]",
		After:  "ends: [{kind: \"round\", at: 12}]",
		Run: func(p *check.Pass) {
			pace, rise := estimate.PaceOf(p.Rules), estimate.RiseOf(p.Mission, p.Rules.Hostility, p.Players, 0)
			end, ok := worlds.DeadlineOf(p, rise)
			if !ok || !pace.Known() {
				return
			}
			for _, o := range p.Mission.Objectives {
				t, ok := tripOf(p, o.Done)
				if ok && t.waits < end.Rounds && t.rounds(pace) > end.Rounds { // core
					tooLate(p, o, t, pace, end)
				}
			}
		},
	}
}

// tooLate reports an objective that cannot be met in time.
func tooLate(p *check.Pass, o model.Objective, t trip, pace estimate.Pace, end worlds.Deadline) {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("objective %s takes at least %s, and the game has %d", o.ID, english.Count(t.rounds(pace), "round"), end.Rounds),
		Details: []string{fmt.Sprintf("%s: %s in which traders act", end.What, english.Count(end.Rounds, "round"))},
		Remedy:  fmt.Sprintf("let the game last %s longer, or move what the objective needs nearer to an airlock", english.Count(t.rounds(pace)-end.Rounds, "round")),
		Range:   p.Where.At("objectives." + o.ID + ".done"),
		Related: []diag.Related{{Range: p.Where.At(end.Path), Text: end.What}},
		Reasons: journey(p, t, pace),
	}
	showTrip(p, &d, t)
	p.Report(d)
}
