package boxes

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// cmp006 finds boards that need more furniture than the boxes hold.
func cmp006() check.Check {
	return check.Check{
		Code:     "CMP006",
		Title:    "more furniture of a kind than the boxes hold",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Boxes},
		Requires: []check.AnyFact{stock.StockFact},
		Text: "Consoles, reactors, pillars and the like come out of the mission's boxes. The board uses more pieces of this kind " +
			"than they hold together. Kinds that the edition counts in no box are not looked at: every group has its own.",
		Before: "boxes: [\"first-born\"] // one reactor\nboard: furniture: {\n\tr1: {kind: \"reactor\", at: [6, 6]}\n\tr2: {kind: \"reactor\", at: [18, 18]}\n}",
		After:  "boxes: [\"first-born\"]\nboard: furniture: r1: {kind: \"reactor\", at: [6, 6]}",
		Run: func(p *check.Pass) {
			for _, k := range p.Rules.Furniture {
				asked, have := short(p, stock.Part{Sort: "furniture", ID: k.ID})
				if asked > have { // core
					p.Report(fewPiecesOf(p, k, asked, have))
				}
			}
		},
	}
}

func fewPiecesOf(p *check.Pass, k model.FurnitureKind, asked, have int) diag.Diagnostic {
	x := stock.Part{Sort: "furniture", ID: k.ID}
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("the board uses %s, the boxes hold %d", english.Count(asked, strings.ToLower(k.Title)), have),
		Remedy:  moreOf(p, fmt.Sprintf("take %d away", asked-have), x),
		Label:   "the first too many",
		Reasons: stock.Boxed(p, x),
	}
	surplus(p, &d, have, func(f model.NamedFloor) []parts.Thing {
		var out []parts.Thing
		for t := range f.Things(parts.FurnitureThing) {
			if t.Kind == k.ID {
				out = append(out, parts.ThingOf(t))
			}
		}
		return out
	})
	return d
}
