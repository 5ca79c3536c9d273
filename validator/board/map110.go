package board

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// map110 finds zones without an inside.
func map110() check.Check {
	return check.Check{
		Code:     "MAP110",
		Title:    "a zone with nothing in it",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Text: "A zone goes from its north-west corner to its south-east corner. Here the second corner is not to the south-east of " +
			"the first: the two were swapped, or the zone is a line or a point, in which nobody can stand.",
		Before: "board: zones: vault: {from: [6, 4], to: [2, 2]}",
		After:  "board: zones: vault: {from: [2, 2], to: [6, 4]}",
		Run: func(p *check.Pass) {
			for _, f := range p.Mission.Floors() {
				for _, x := range f.Board.Zones {
					if x.From != nil && x.To != nil && (x.From.X >= x.To.X || x.From.Y >= x.To.Y) { // core
						emptyZone(p, f, x)
					}
				}
			}
		},
	}
}

// emptyZone reports a zone whose corners are swapped or on one line.
func emptyZone(p *check.Pass, f model.NamedFloor, x model.Zone) {
	path := f.Path + ".zones." + x.ID
	if x.Level != "" {
		f.ID = x.Level
	}
	nw := model.Point{X: min(x.From.X, x.To.X), Y: min(x.From.Y, x.To.Y)}
	se := model.Point{X: max(x.From.X, x.To.X), Y: max(x.From.Y, x.To.Y)}
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("zone %s has its corners swapped: %s is not south-east of %s", x.ID, parts.Point(*x.To), parts.Point(*x.From)),
		Remedy:  fmt.Sprintf("write from: [%s, %s], to: [%s, %s]", nw.X, nw.Y, se.X, se.Y),
		Range:   p.First(path+".to", path),
		Place:   p.SpotOn(f, *x.To),
		Marks:   onFloorMarks(f, diag.Mark{Kind: diag.BoxMark, At: []model.Point{nw, se}, Text: x.ID}),
	}
	if p.Where.Has(path+".from") && p.Where.Has(path+".to") {
		d.Fix = &diag.Fix{Text: "swap the corners", Edits: []diag.Edit{
			{Range: p.Where[path+".from"], New: asWritten(nw)}, {Range: p.Where[path+".to"], New: asWritten(se)},
		}}
	}
	if nw.X == se.X || nw.Y == se.Y {
		d.Fix = nil
		d.Summary = fmt.Sprintf("zone %s is %s × %s inches large", x.ID, se.X-nw.X, se.Y-nw.Y)
		d.Remedy = "move to, its south-east corner, further south and east"
	}
	p.Report(d)
}
