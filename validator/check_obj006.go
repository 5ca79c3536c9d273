package validator

import (
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// obj006 finds choices of figures that nobody ever fits.
func obj006() Check {
	return Check{
		Code:     "OBJ006",
		Title:    "figures that are never on the board",
		Severity: diag.Error,
		Needs:    []Capability{Mission, Whole},
		Text: "A trigger, a condition, a goal or an effect speaks of figures that no game of this mission ever has: NPCs of a kind that no box " +
			"holds or that nothing brings in, of a group that the mission does without, carriers of a token that nobody gets, traders of a " +
			"class where there are no classes; or the fields exclude one another. What waits for them waits for ever; an effect on nobody is a warning.",
		Before: "boxes: [\"core-space\"]\nobjectives: primary: done: {kind: \"defeat\", who: npc: \"annihilator\"}",
		After:  "boxes: [\"core-space\"]\nobjectives: primary: done: {kind: \"defeat\", who: npc: \"live-one\"}",
		Run: func(p *Pass) {
			w := p.world()
			each(p, func(path string, x *model.Who) {
				n := w.Figures(x)
				if n != nil && !n.Elsewhere { // core
					d := p.never(n, path, "nobody is ever meant: ")
					if !strings.HasPrefix(path, "objectives.") && strings.Contains(path, ".do.") || strings.HasPrefix(path, "aftermath.") {
						d.Severity = diag.Warning
					}
					p.Report(d)
				}
			})
		},
	}
}
