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

// cmp002 finds boards that need more crates than the boxes hold.
func cmp002() check.Check {
	return check.Check{
		Code:     "CMP002",
		Title:    "more crates of a size and colour than the boxes hold",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Crates, check.Boxes},
		Requires: []check.AnyFact{stock.StockFact},
		Text: "Crates come in sizes and colours, and the boxes hold a certain number of each. A crate without a " +
			"colour may be of any, as long as one of its size is left.",
		Before: "boxes: [\"core-space\"] // 2 large green crates\nboard: crates: {\n\tl1: {size: \"large\", colour: \"green\"}\n\tl2: {size: \"large\", colour: \"green\"}\n\tl3: {size: \"large\", colour: \"green\"}\n}",
		After:  "boxes: [\"core-space\"]\nboard: crates: {\n\tl1: {size: \"large\", colour: \"green\"}\n\tl2: {size: \"large\", colour: \"green\"}\n\tl3: {size: \"large\", colour: \"orange\"}\n}",
		Run: func(p *check.Pass) {
			for _, size := range p.Rules.Crates {
				short := false
				for _, colour := range size.Colours {
					short = shortOfCrates(p, stock.Part{Sort: "crate", ID: size.ID, Colour: colour}) || short
				}
				if !short {
					shortOfCrates(p, stock.Part{Sort: "crate", ID: size.ID})
				}
			}
		},
	}
}

// shortOfCrates reports a sort of crate that runs out, at the first crate too many.
func shortOfCrates(p *check.Pass, x stock.Part) bool {
	asked, have := short(p, x)
	if asked > have { // core
		reportCrates(p, x, asked, have)
		return true
	}
	return false
}

// reportCrates reports a sort of crate of which the boxes hold too few.
func reportCrates(p *check.Pass, x stock.Part, asked, have int) {
	sort := strings.TrimSpace(x.ID + " " + x.Colour)
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("the board uses %s, the boxes hold %d", english.Count(asked, sort+" crate"), have),
		Remedy:  moreOf(p, fmt.Sprintf("take %d away, choose another colour", asked-have), x),
		Label:   "the first too many",
		Reasons: stock.Boxed(p, x),
	}
	surplus(p, &d, have, func(f model.NamedFloor) []parts.Thing {
		var out []parts.Thing
		for t := range f.Things(parts.CrateThing) {
			if t.Kind == x.ID && (x.Colour == "" || t.Colour == x.Colour) {
				out = append(out, parts.ThingOf(t))
			}
		}
		return out
	})
	p.Report(d)
}
