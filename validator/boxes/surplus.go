package boxes

import (
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// moreOf is a remedy for a part that runs out: what can be done on the board, or the boxes that would help.
func moreOf(p *check.Pass, remedy string, x stock.Part) string {
	asked, _ := short(p, x)
	return stock.Or(remedy, stock.Addition(p, x, asked))
}

// surplus points a finding at the pieces beyond a number, of those that a function picks from each floor.
func surplus(p *check.Pass, d *diag.Diagnostic, have int, of func(model.NamedFloor) []parts.Thing) {
	used := 0
	for _, f := range p.Mission.Floors() {
		for _, t := range of(f) {
			if used++; used == have+1 {
				d.Range, d.Place = p.Where.At(t.Path), &diag.Place{Board: p.Mission.ID, Floor: f.ID, At: t.At}
			}
			if used > have {
				d.Marks = append(d.Marks, stock.BoxMark(f.ID, *t.Floor, "too many"))
			}
		}
	}
}
