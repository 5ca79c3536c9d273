package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
)

// cmp001 finds boards that need more panels than the boxes hold.
func cmp001() Check {
	return Check{
		Code:     "CMP001",
		Title:    "more panels of a kind than the boxes hold",
		Severity: diag.Error,
		Needs:    []Capability{Walls, Boxes},
		Text: "A board is built from what is in the boxes that the mission names. It uses more panels of this kind " +
			"than they hold together. Another kind may do as well: two half walls for a wall, a window for a wall " +
			"that nobody passes. A group that needs two copies of a box is told so by naming it twice.",
		Before: "boxes: [\"core-space\"] // 5 wide doorways\nboard: plan: \"\"\"\n\t(a drawing with 6 wide doorways)\n\t\"\"\"",
		After:  "boxes: [\"core-space\"]\nboard: plan: \"\"\"\n\t(a drawing with 5 wide doorways and an arch)\n\t\"\"\"",
		Run: func(p *Pass) {
			for _, k := range p.Rules.Panels {
				p.shortOfPanels(k.ID)
			}
		},
	}
}

// shortOfPanels reports a kind of panel that runs out, at the first panel too many.
func (p *Pass) shortOfPanels(kind string) {
	have, used := p.stock().panels[kind], 0
	where := diag.Range{}
	var place *diag.Place
	for _, f := range p.Mission.Floors() {
		for _, panel := range f.Board.Panels {
			if panel.Kind != kind {
				continue
			}
			if used++; used == have+1 {
				where, place = p.Where.At(f.Path+".plan@"+panel.Name), p.placeOn(f, middle(panel))
			}
		}
	}
	if used <= have {
		return
	}
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("the board uses %s, the boxes hold %d", count(used, p.kindTitle(kind)+" panel"), have),
		Remedy:  fmt.Sprintf("replace %d, or name a box that holds more", used-have),
		Range:   where,
		Label:   "the first too many",
		Place:   place,
	})
}
