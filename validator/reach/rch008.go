package reach

import (
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// rch008 finds places that objectives and rules want reached and nobody reaches.
func rch008() check.Check {
	return check.Check{
		Code:     "RCH008",
		Title:    "the place of an objective, a rule or a token cannot be reached",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Whole, check.Walls, check.Airlocks},
		Requires: []check.AnyFact{parts.Placed, deadlocks, walks.CrateWants, walks.CutOff, walks.PlaceWants, walks.SealedRooms, walks.TouchWants},
		Text: "An objective is met in a zone, at a marker or at a point; a rule waits for a trader to enter a zone; a token lies on the floor; a figure that an objective " +
			"names stands somewhere. No crew can walk there from any airlock. Doors, locks and links count as for [RCH001](RCH001.md). " +
			"Of a zone one square inch is enough. Figures count as met where crews get to any square that they can walk to themselves.",
		Before: "board: {\n\tpanels: \"4,0-4,4\": state: \"locked\"\n\tzones: vault: {from: [0, 0], to: [4, 4]}\n}\nobjectives: primary: done: {kind: \"reach\", to: zone: \"vault\"}",
		After:  "board: {\n\tpanels: \"4,0-4,4\": state: \"closed\"\n\tzones: vault: {from: [0, 0], to: [4, 4]}\n}\nobjectives: primary: done: {kind: \"reach\", to: zone: \"vault\"}",
		Run: func(p *check.Pass) {
			for _, g := range unreached(p, walks.PlaceWants.Of(p)) {
				if beyondEvery(p, g) { // core
					unreachedArea(p, g, titles(g.wants))
				}
			}
		},
	}
}
