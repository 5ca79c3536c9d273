package allocation

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// leastLoot is how many UA each crew should expect from the board. No document has a number: it is what the
// cheapest trader costs for good (seed 000:2242), so that a crew that lost one can make up for it. Assumed.
const leastLoot = 5

// alc019 notes boards that hold little for each of many crews.
func alc019() check.Check {
	return check.Check{
		Code:     "ALC019",
		Title:    "little loot for each crew",
		Severity: diag.Note,
		Needs:    []check.Capability{check.Whole, check.Tokens, check.Boxes},
		Each:     true,
		Requires: []check.AnyFact{stock.StockFact},
		Text: fmt.Sprintf("What lies on the board is shared by all crews. This adds up what it is likely to sell for: for each size "+
			"the mean price of a token in the pool, rare ones as they are mixed in, times the tokens that are dealt, and what "+
			"is laid out besides. It is a note where that comes to less than %d UA for each of three crews or more: a static "+
			"estimate that leaves out what a token does in play, what tables roll for it, and what rooms yield.", leastLoot),
		Before: "players: {min: 1, max: 6}\nsetup: search: small: small: 1 // 6 crates",
		After:  "players: {min: 1, max: 6}\nsetup: search: small: small: 3",
		Run: func(p *check.Pass) {
			if p.Players < manyCrews {
				return
			}
			l := estimate.LootOf(p.Mission, p.Rules)
			each := l.Board().Over(int64(p.Players))
			some := estimate.Share{}.Less(l.Board())
			if some && each.Less(estimate.ShareOf(leastLoot, 1)) { // core
				p.Report(littleLoot(p, l, each))
			}
		},
	}
}

func littleLoot(p *check.Pass, l estimate.Loot, each estimate.Share) diag.Diagnostic {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%s UA are to be expected on the board, %s for each of %d crews", l.Board(), each, p.Players),
		Remedy:  fmt.Sprintf("deal more, lay something out, or expect fewer crews: %d UA for each is a sensible least", leastLoot),
		Range:   p.Where.At("setup.search"),
		Related: []diag.Related{{Range: p.First("players.max", "players"), Text: "the number of crews"}},
	}
	for _, s := range p.Rules.TokenSizes {
		if n := stock.StockOf(p).Pool(s.ID).Dealt; n > 0 {
			d.Reasons = append(d.Reasons, fmt.Sprintf("%s at %s UA on average (%d/%d)", english.Count(n, strings.ToLower(s.Title)+" token"), l.Drawn[s.ID], l.Drawn[s.ID].Num(), l.Drawn[s.ID].Den()))
		}
	}
	return diagWith(d, fmt.Sprintf("%s UA dealt, %s UA laid out", l.Dealt, l.Laid))
}
