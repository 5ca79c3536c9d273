package allocation

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// alc003 finds more rare tokens mixed in than there are.
func alc003() check.Check {
	return check.Check{
		Code:     "ALC003",
		Title:    "more rare tokens are mixed in than the boxes hold",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Tokens, check.Boxes},
		Each:     true,
		Requires: []check.AnyFact{stock.StockFact},
		Text: "Rare tokens lie apart from the pouch; the row `rare` of the search table says how many of each size " +
			"join it before dealing. The boxes must hold that many, without those that are set aside as key items.",
		Before: "setup: search: rare: large: 5 // the box holds 3",
		After:  "setup: search: rare: large: 2",
		Run: func(p *check.Pass) {
			for _, c := range p.Mission.Setup.Rare {
				have := stock.StockOf(p).Pool(c.Size).Rare
				if c.Count > have && knownSize(p, c.Size) { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("%s %s mixed in, but the boxes hold %d", english.Count(c.Count, "rare "+sizeTitle(p, c.Size)+" token"), english.Are(c.Count), have),
						Remedy:  stock.Or(fmt.Sprintf("ask for %d at most", have), stock.Addition(p, stock.Part{Sort: "rare", ID: c.Size}, c.Count)),
						Range:   p.Where.At("setup.search.rare." + c.Size),
						Reasons: append(boxedTokens(p, func(t model.TokenKind) bool { return t.Size == c.Size && t.Rare && canDeal(p, t) }),
							fmt.Sprintf("%d of them can be mixed in, without what is set aside or laid out", have)),
						Fix: stock.Write(p, "setup.search.rare."+c.Size, have),
					})
				}
			}
		},
	}
}
