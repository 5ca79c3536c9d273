package reach

import (
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// rch013 finds pieces worth touching that nobody can touch.
func rch013() check.Check {
	return check.Check{
		Code:     "RCH013",
		Title:    "a piece that can be searched or used cannot be reached",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Walls, check.Airlocks},
		Requires: []check.AnyFact{parts.Placed, deadlocks, walks.CrateWants, walks.CutOff, walks.SealedRooms, walks.TouchWants},
		Text: "By the rules of the edition, or because the set-up deals tokens into it, this piece can be searched or worked, and no crew can walk up to it. " +
			"Nothing in the mission hangs on it, or [RCH002](RCH002.md) would say so. Pieces in one area are one finding.",
		Before: "board: {\n\tpanels: \"4,0-4,4\": state: \"locked\"\n\tfurniture: locker: {kind: \"locker\", at: [2, 1]} // behind it\n}\nsetup: deals: [{into: [\"locker\"], tokens: small: 1}]",
		After:  "board: {\n\tpanels: \"4,0-4,4\": state: \"closed\"\n\tfurniture: locker: {kind: \"locker\", at: [2, 1]}\n}\nsetup: deals: [{into: [\"locker\"], tokens: small: 1}]",
		Run: func(p *check.Pass) {
			for _, g := range unreached(p, walks.SearchWants(p)) {
				if beyondEvery(p, g) { // core
					unreachedArea(p, g, titles(g.wants))
				}
			}
		},
	}
}
