package boxes

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// cmp008 finds traders who must take part and are not in the boxes.
func cmp008() check.Check {
	return check.Check{
		Code:     "CMP008",
		Title:    "a trader who must take part is not in the boxes",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Boxes},
		Requires: []check.AnyFact{stock.StockFact},
		Text: "The mission names traders who must take part. Their boards and figures come in boxes of the edition, but in none of " +
			"those that the mission names. Traders that no box of the edition holds come from elsewhere and are not counted.",
		Before: "boxes: [\"first-born-support\"]\nsetup: crews: traders: [\"cassie\"]",
		After:  "boxes: [\"first-born\", \"first-born-support\"]\nsetup: crews: traders: [\"cassie\"]",
		Run: func(p *check.Pass) {
			l := p.Mission.Setup.Crews
			if l == nil {
				return
			}
			for i, id := range l.Traders {
				x := stock.Part{Sort: "trader", ID: id}
				asked, have := short(p, x)
				if asked > have { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("trader %s must take part, and is in none of the boxes", id),
						Remedy:  moreOf(p, "name another trader", x),
						Range:   p.Where.At(fmt.Sprintf("setup.crews.traders.%d", i)),
						Reasons: stock.Boxed(p, x),
					})
				}
			}
		},
	}
}
