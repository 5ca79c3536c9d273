package boxes

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// cmp001 finds boards that need more panels than the boxes hold.
func cmp001() check.Check {
	return check.Check{
		Code:     "CMP001",
		Title:    "more panels of a kind than the boxes hold",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Walls, check.Boxes},
		Requires: []check.AnyFact{stock.StockFact},
		Text: "A board is built from what is in the boxes that the mission names. It uses more panels of this kind " +
			"than they hold together. Another kind may do as well: two half walls for a wall, a window for a wall " +
			"that nobody passes. A group that needs two copies of a box is told so by naming it twice.",
		Before: "boxes: [\"core-space\"] // 5 wide doorways\nboard: plan: \"\"\"\n\t(a drawing with 6 wide doorways)\n\t\"\"\"",
		After:  "boxes: [\"core-space\"]\nboard: plan: \"\"\"\n\t(a drawing with 5 wide doorways and an arch)\n\t\"\"\"",
		Run: func(p *check.Pass) {
			for _, k := range p.Rules.Panels {
				shortOfPanels(p, k.ID)
			}
		},
	}
}

// shortOfPanels reports a kind of panel that runs out, at the first panel too many.
func shortOfPanels(p *check.Pass, kind string) {
	asked, have := short(p, stock.Part{Sort: "panel", ID: kind})
	if asked > have { // core
		d := diag.Diagnostic{
			Summary: fmt.Sprintf("the board uses %s, the boxes hold %d", english.Count(asked, parts.KindTitle(p, kind)+" panel"), have),
			Remedy:  moreOf(p, fmt.Sprintf("replace %d", asked-have), stock.Part{Sort: "panel", ID: kind}),
			Label:   "the first too many",
			Reasons: stock.Boxed(p, stock.Part{Sort: "panel", ID: kind}),
		}
		surplusPanels(p, &d, kind, have)
		p.Report(d)
	}
}

// surplusPanels points a finding at the panels of a kind beyond a number.
func surplusPanels(p *check.Pass, d *diag.Diagnostic, kind string, have int) {
	used := 0
	for _, f := range p.Mission.Floors() {
		for _, x := range f.Board.Panels {
			if x.Kind != kind {
				continue
			}
			if used++; used == have+1 {
				d.Range = p.Where.At(f.Path + ".plan@" + x.Name)
				d.Place = &diag.Place{Board: p.Mission.ID, Floor: f.ID, At: parts.Middle(x)}
			}
			if used > have {
				d.Marks = append(d.Marks, diag.Mark{Kind: diag.EdgeMark, Floor: f.ID, At: []model.Point{x.From, x.To}, Text: "too many"})
			}
		}
	}
}
