package objective

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/worlds"
)

// obj016 finds goals that are met before the game begins.
func obj016() check.Check {
	return check.Check{
		Code:     "OBJ016",
		Title:    "a goal that is met from the start",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Each:     true,
		Requires: []check.AnyFact{worlds.WorldFact},
		Text: "A goal asks for a counter to come to a number, and the counter stands at that number when the game begins; or for somebody to reach an airlock " +
			"that a crew begins at. It is met before anybody has done anything; most often the start, the number or the place is a slip.",
		Before: "setup: counters: charges: start: 3\nobjectives: primary: done: {kind: \"counter\", of: \"charges\", reaches: 3}",
		After:  "setup: counters: charges: start: 0\nobjectives: primary: done: {kind: \"counter\", of: \"charges\", reaches: 3}",
		Run: func(p *check.Pass) {
			w := worlds.World(p)
			parts.EachGoal(p, func(g parts.GoalAt) {
				d := metCounter(p, w, g)
				if d.Summary == "" {
					d = metAirlock(p, g)
				}
				if d.Summary != "" { // core
					d.Summary = "objective " + g.Objective.ID + " is met from the start: " + d.Summary
					p.Report(d)
				}
			})
		},
	}
}

// metCounter says that a counter begins at the number that a goal asks for; without a summary it does not. A counter
// that nothing changes, or that begins too high, is reported by itself.
func metCounter(p *check.Pass, w *infer.World, g parts.GoalAt) diag.Diagnostic {
	c := check.Find(p.Mission.Setup.Counters, g.Of, parts.CounterID)
	if !kinds.Has(kinds.Wants(g.Goal), kinds.CounterCell) || c == nil || !w.Counter(c.ID).Changed || w.BeyondMost(*c) || c.Start != g.Reaches {
		return diag.Diagnostic{}
	}
	return diag.Diagnostic{
		Summary: fmt.Sprintf("counter %s begins at %d", c.ID, c.Start),
		Remedy:  "ask for another number, or let the counter begin elsewhere",
		Range:   p.First(g.Path+".reaches", g.Path),
		Related: []diag.Related{{Range: p.First("setup.counters."+c.ID+".start", "setup.counters."+c.ID), Text: "the start"}},
	}
}

// metAirlock says that a crew begins at the airlock that a goal asks somebody to reach, whoever that is; without a
// summary none does. Which airlocks are taken is known where there is a crew for each.
func metAirlock(p *check.Pass, g parts.GoalAt) diag.Diagnostic {
	locks := p.Mission.Board.Airlocks
	if !kinds.Has(kinds.Wants(g.Goal), kinds.PlaceCell) || g.To == nil || g.To.Airlock == "" || g.To.Board != "" || g.Who != nil || len(g.Requires) > 0 || g.Token != "" ||
		len(locks) != p.Players || len(p.Mission.Setup.Deploy) > 0 || p.Rules.Board.Airlock == 0 || len(g.Objective.After) > 0 {
		return diag.Diagnostic{}
	}
	at := check.Find(locks, g.To.Airlock, func(a *model.Airlock) string { return a.ID })
	if at == nil {
		return diag.Diagnostic{} // REF001 says so
	}
	return diag.Diagnostic{
		Summary: fmt.Sprintf("one of %s begins at airlock %s", english.Count(p.Players, "crew"), at.ID),
		Remedy:  "name a place to get to, say who is to reach it, or say with requires what must have been done before",
		Range:   p.First(g.Path+".to.airlock", g.Path),
		Place:   p.Place(at.At),
		Related: []diag.Related{{Range: p.First("board.airlocks."+at.ID+"@key", "board.airlocks."+at.ID), Text: "the airlock"}},
	}
}
