package spawn

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// spn021 finds airlocks much farther from the objective than others.
func spn021() check.Check {
	return check.Check{
		Code:     "SPN021",
		Title:    "some crews begin much farther from the objective",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Airlocks, check.Walls},
		Each:     true,
		Requires: []check.AnyFact{marches},
		Text: fmt.Sprintf("Crews that play against each other dock at different airlocks, the best ones first, and walk to what the primary "+
			"objective needs. The worst off has more than %d.%d times as far to go as the best, and more than %d inches in all: it "+
			"arrives a round later through no fault of its own. Both thresholds are assumptions; no document gives one. "+
			"Distances are walked, around walls and pieces, and through no locked door: what lies behind one hangs on the way to the key "+
			"and is not compared, and where several things are needed every one of them must be as much farther. Move an "+
			"airlock or what the objective needs, or take an airlock out. Crews who win together are not compared.", unfairTenths/10, unfairTenths%10, unfairSteps),
		Before: "board: airlocks: {\n\ta: {side: \"north\", at: 3.5} // 4 inches from the console\n\tb: {side: \"south\", at: 20.5} // 30 inches from it\n}",
		After:  "board: airlocks: {\n\ta: {side: \"north\", at: 3.5}\n\tb: {side: \"north\", at: 20.5}\n}",
		Run: func(p *check.Pass) {
			if !rivals(p) || len(p.Mission.Objectives) == 0 {
				return
			}
			c, is := toObjective(p)
			if is { // core
				contestOf(p, c,
					fmt.Sprintf("airlock %s lies %s inches from %s of the objective, airlock %s %s", c.worst.airlock.ID, c.worst.mean, c.worst.names[0], c.best.airlock.ID, c.best.mean),
					"move one of the two airlocks, or what the objective needs")
			}
		},
	}
}

// toObjective compares the ways from every airlock to what the primary objective needs: to the farthest thing,
// where the same airlock has the longest way to all of them. It compares none where a thing lies behind a lock.
func toObjective(p *check.Pass) (contest, bool) {
	var farthest contest
	all := stops(p, walks.CausesOf(p).Goal(p.Mission.Objectives[0].Done), map[infer.Fact]bool{})
	if len(commonSites(p, all)) < len(all) {
		return farthest, false
	}
	for i, s := range all {
		var routes []route
		for _, m := range marches.Of(p) {
			r, _ := m.toNearest([]walks.Site{s}, 1)
			routes = append(routes, r)
		}
		c, is := contested(routes, p.Players, false)
		if !is || i > 0 && c.worst.airlock.ID != farthest.worst.airlock.ID {
			return farthest, false
		}
		if c.worst.mean >= farthest.worst.mean {
			farthest = c
		}
	}
	return farthest, len(all) > 0
}

// stops are the sites that a need comes down to, those of every way to meet it.
func stops(p *check.Pass, n infer.Need, seen map[infer.Fact]bool) []walks.Site {
	var out []walks.Site
	for _, x := range n.Parts {
		out = append(out, stops(p, x, seen)...)
	}
	if f := n.Of; f.Kind != "" && !seen[f] {
		seen[f] = true
		if f.Kind == infer.ReachFact {
			return []walks.Site{walks.CausesOf(p).Sites[f]}
		}
		out = append(out, stops(p, walks.CausesOf(p).By[f], seen)...)
	}
	return out
}
