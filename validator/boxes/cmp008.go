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
		Text: "The mission names traders who must take part, or are dealt to spots as prisoners. Their boards and figures come in boxes of the edition, but in none of " +
			"those that the mission names. Traders that no box of the edition holds come from elsewhere and are not counted.",
		Before: "boxes: [\"first-born-support\"]\nsetup: crews: traders: [\"cassie\"]",
		After:  "boxes: [\"first-born\", \"first-born-support\"]\nsetup: crews: traders: [\"cassie\"]",
		Run: func(p *check.Pass) {
			if l := p.Mission.Setup.Crews; l != nil {
				boxedTraders(p, l.Traders, "setup.crews", "must take part")
			}
			for _, g := range p.Mission.Setup.Prisoners {
				boxedTraders(p, g.Traders, "setup.prisoners."+g.ID, "is dealt to a spot")
			}
		},
	}
}

// boxedTraders reports those of some traders who are in none of the boxes.
func boxedTraders(p *check.Pass, traders []string, path, role string) {
	for i, id := range traders {
		x := stock.Part{Sort: "trader", ID: id}
		asked, have := short(p, x)
		if asked > have { // core
			p.Report(diag.Diagnostic{
				Summary: fmt.Sprintf("trader %s %s, and is in none of the boxes", id, role),
				Remedy:  moreOf(p, "name another trader", x),
				Range:   p.Where.At(fmt.Sprintf("%s.traders.%d", path, i)),
				Reasons: stock.Boxed(p, x),
			})
		}
	}
}
