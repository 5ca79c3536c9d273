package allocation

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/stock"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// alc017 finds missions whose pouch runs dry.
func alc017() check.Check {
	return check.Check{
		Code:     "ALC017",
		Title:    "the pouch can run dry",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Tokens, check.Walls, check.Boxes},
		Each:     true,
		Requires: []check.AnyFact{stock.StockFact, walks.Building},
		// seed 000:626, 978-984, 002:2305-2320
		Text: "What is left of the small tokens stays in the pouch, and whoever searches a room draws one of them: each room " +
			"on any floor can be searched once. The mission's own draws come on top: from the set-up, from rules (as often as " +
			"they work, or once where that has no limit), from rewards and from the shelves of its shops, where each crew may " +
			"draw. When fewer tokens are left than all of these take, some searches find nothing. Large rooms that players " +
			"split by agreement count once.",
		Before: "setup: search: small: small: 19 // 4 crates: 2 of 78 are left, for 5 rooms",
		After:  "setup: search: small: small: 3",
		Run: func(p *check.Pass) {
			left, sum := leftInPouch(p), pouchTakes(p)
			if left >= 0 && left < sum { // core
				p.Report(pouchRunsDry(p, left, sum))
			}
		},
	}
}

// leftInPouch is how many tokens stay in the pouch after the dealing; less than nothing where none can, or
// where more are dealt than there are.
func leftInPouch(p *check.Pass) int {
	left, any := 0, false
	for _, s := range p.Rules.TokenSizes {
		if !s.Pouch {
			continue
		}
		x, most := stock.StockOf(p).Pool(s.ID), stock.StockOf(p).Most(s.ID)
		if most < x.Dealt {
			return -1
		}
		left, any = left+most-x.Dealt, any || most > 0
	}
	if !any {
		return -1
	}
	return left
}

func pouchRunsDry(p *check.Pass, left, sum int) diag.Diagnostic {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%s left in the pouch, and searches and draws can take %d", tokensAre(left), sum),
		Remedy:  fmt.Sprintf("deal %d fewer small tokens, or make fewer rooms", sum-left),
		Range:   p.Where.At("setup.search"),
	}
	for _, s := range p.Rules.TokenSizes {
		if s.Pouch {
			d.Reasons = append(d.Reasons, fmt.Sprintf("%s: %d in the pouch, %d dealt", s.Title, stock.StockOf(p).Most(s.ID), stock.StockOf(p).Pool(s.ID).Dealt))
		}
	}
	for _, t := range pouchDraws(p) {
		d.Reasons = append(d.Reasons, fmt.Sprintf("%s: %d", t.what, t.count))
	}
	pouchFix(p, &d, sum-left)
	return d
}

// pouchFix lowers the largest deal of a size that stays in the pouch until enough is left.
func pouchFix(p *check.Pass, d *diag.Diagnostic, over int) {
	var all []deal
	for _, s := range p.Rules.TokenSizes {
		if s.Pouch {
			all = append(all, deals(p, s.ID)...)
		}
	}
	if len(all) == 0 {
		return
	}
	most := largest(all)
	d.Range = p.Where.At(most.path)
	if most.pieces > 0 && most.total() >= over {
		d.Fix = stock.Write(p, most.path, (most.total()-over)/most.pieces)
	}
}

// tokensAre is a number of tokens as the beginning of a sentence.
func tokensAre(n int) string {
	if n == 0 {
		return "no token is"
	}
	return english.Count(n, "token") + " " + english.Are(n)
}
