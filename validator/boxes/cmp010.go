package boxes

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// cmp010 finds missions for which one more box would do.
func cmp010() check.Check {
	return check.Check{
		Code:     "CMP010",
		Title:    "a box is missing",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Whole, check.Boxes},
		Each:     true,
		Requires: []check.AnyFact{stock.StockFact},
		Text: fmt.Sprintf("The boxes that the mission names lack %d sorts of things or more that it needs, and one more box of the edition "+
			"holds them all: then it is the box that is missing, and not a panel or a figure too many. No other check "+
			"complains of what that box would bring. The change suggested is the smallest set of boxes that holds everything. A group that needs two copies of a box is told so by naming it twice.", stock.ManyLacks),
		Before: "boxes: [\"first-born-support\"] // figures only",
		After:  "boxes: [\"first-born\"]",
		Run: func(p *check.Pass) {
			if s := stock.StockOf(p).Missing; s != nil { // core
				p.Report(boxMissing(p, *s))
			}
		},
	}
}

func boxMissing(p *check.Pass, s stock.Shortage) diag.Diagnostic {
	boxes := smallestBoxes(p, len(stock.StockOf(p).Boxes))
	if boxes == nil {
		boxes = stock.StockOf(p).Boxes
	}
	named := "[" + strings.Join(quoted(boxes), ", ") + "]"
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("the boxes lack %d sorts of things that one more box would bring: %s", len(s.Lacks), strconv.Quote(s.Box)),
		Remedy:  "write " + named,
		Range:   p.Where.At("boxes"),
	}
	if p.Where.Has("boxes") {
		d.Fix = &diag.Fix{Text: "write " + named, Edits: []diag.Edit{{Range: p.Where["boxes"], New: named}}}
	}
	for _, n := range s.Lacks {
		d.Reasons = append(d.Reasons, fmt.Sprintf("%s: %d asked for, the boxes named hold %d", n, n.Count, stock.Have(p, p.Mission.Boxes, n.Part)))
	}
	return d
}
