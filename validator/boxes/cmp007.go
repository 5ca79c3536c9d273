package boxes

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// cmp007 finds boards that need more markers than the boxes hold.
func cmp007() check.Check {
	return check.Check{
		Code:     "CMP007",
		Title:    "more markers of a kind than the boxes hold",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Boxes},
		Requires: []check.AnyFact{stock.StockFact},
		// seed 002:3102, 3936
		Text: "Numbered points on the board, such as patrol points and worm holes, are printed counters out of the mission's " +
			"boxes. The board uses more of this kind than they hold together. Kinds that the edition counts in no box are " +
			"not looked at.",
		Before: "boxes: [\"first-born\"] // 6 patrol points\nboard: markers: {for i in [1, 2, 3, 4, 5, 6, 7] {\"p\\(i)\": {kind: \"patrol-point\", at: [i, 4]}}}",
		After:  "boxes: [\"first-born\"]\nboard: markers: {for i in [1, 2, 3, 4, 5, 6] {\"p\\(i)\": {kind: \"patrol-point\", at: [i, 4]}}}",
		Run: func(p *check.Pass) {
			for _, k := range p.Rules.Markers {
				asked, have := short(p, stock.Part{Sort: "marker", ID: k.ID})
				if asked > have { // core
					p.Report(fewMarkers(p, k, asked, have))
				}
			}
		},
	}
}

func fewMarkers(p *check.Pass, k model.MarkerKind, asked, have int) diag.Diagnostic {
	x := stock.Part{Sort: "marker", ID: k.ID}
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("the board uses %s, the boxes hold %d", english.Count(asked, strings.ToLower(k.Title)), have),
		Remedy:  moreOf(p, fmt.Sprintf("take %d away", asked-have), x),
		Label:   "the first too many",
		Reasons: stock.Boxed(p, x),
	}
	used := 0
	for _, f := range p.Mission.Floors() {
		for _, m := range f.Board.Markers {
			if m.Kind != k.ID {
				continue
			}
			if used++; used == have+1 {
				d.Range = p.Where.At(f.Path + ".markers." + m.ID)
				d.Place = &diag.Place{Board: p.Mission.ID, Floor: f.ID, At: m.At}
			}
			if used > have {
				d.Marks = append(d.Marks, diag.Mark{Kind: diag.SpotMark, Floor: f.ID, At: []model.Point{m.At}, Size: k.Width, Text: "too many"})
			}
		}
	}
	return d
}
