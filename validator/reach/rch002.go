package reach

import (
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// rch002 finds pieces and panels that a rule wants touched and no crew can touch.
func rch002() check.Check {
	return check.Check{
		Code:     "RCH002",
		Title:    "the piece or panel of a rule or objective cannot be reached",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Whole, check.Walls, check.Airlocks},
		Requires: []check.AnyFact{parts.Placed, barredAreas, deadlocks},
		Text: "A rule begins when a trader interacts with a piece, a marker or a panel, repairs it or breaks it, or an objective asks for that, or a token lies there, and no crew can " +
			"walk there and touch it. When the rule hands out the token of an objective, nobody can meet the objective. Doors and locks " +
			"count as for [RCH001](RCH001.md); crates, and things in one area with a crate, are left to that check. Things in one area are one finding.",
		Before: "board: furniture: console: {kind: \"console\", at: [2, 2]} // tables on all sides\nrules: log: when: {kind: \"interact\", with: \"console\"}",
		After:  "board: furniture: console: {kind: \"console\", at: [6, 2]}\nrules: log: when: {kind: \"interact\", with: \"console\"}",
		Run: func(p *check.Pass) {
			for _, g := range barred(p, false) {
				if beyondEvery(p, g) { // core
					unreachedArea(p, g, titles(g.wants))
				}
			}
		},
	}
}
