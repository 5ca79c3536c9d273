package objective

import (
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/worlds"
)

// obj006 finds choices of figures that nobody ever fits.
func obj006() check.Check {
	return check.Check{
		Code:     "OBJ006",
		Title:    "figures that are never on the board",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Requires: []check.AnyFact{parts.Values, worlds.WorldFact},
		Text: "A trigger, a condition, a goal or an effect speaks of figures that no game of this mission ever has: NPCs of a kind that no box " +
			"holds or that nothing brings in, of a group that the mission does without, carriers of a token that nobody gets, traders of a " +
			"class where there are no classes; or the fields exclude one another. What waits for them waits for ever; an effect on nobody is a warning.",
		Before: "boxes: [\"core-space\"]\nobjectives: primary: done: {kind: \"defeat\", who: npc: \"annihilator\"}",
		After:  "boxes: [\"core-space\"]\nobjectives: primary: done: {kind: \"defeat\", who: npc: \"live-one\"}",
		Run: func(p *check.Pass) {
			w := worlds.World(p)
			parts.Each(p, func(path string, x *model.Who) {
				n := w.Figures(x)
				if n != nil && !n.Elsewhere { // core
					d := never(p, n, path, "nobody is ever meant: ")
					if !strings.HasPrefix(path, "objectives.") && strings.Contains(path, ".do.") || strings.HasPrefix(path, "aftermath.") {
						d.Severity = diag.Warning
					}
					p.Report(d)
				}
			})
		},
	}
}
