package boxes

import (
	"slices"

	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// holdAll reports whether some boxes meet all demands. Tokens, which take longest to count, come last.
func holdAll(p *check.Pass, boxes []string) bool {
	return !slices.ContainsFunc(stock.Demands(p), func(n stock.Demand) bool { return stock.Have(p, boxes, n.Part) < n.Count })
}

// short is by how much the mission's boxes fall short of a part, with what it asks for and what they hold.
func short(p *check.Pass, x stock.Part) (asked, have int) {
	for _, n := range stock.Demands(p) {
		if n.Part == x {
			return n.Count, stock.Have(p, stock.StockOf(p).Boxes, x)
		}
	}
	return 0, 0
}
