package trade

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/trade"
)

// trd002 finds tokens that one post of a campaign sells for less than another pays after the same game.
func trd002() check.Check {
	return check.Check{
		Code:     "TRD002",
		Title:    "one post pays more than another asks",
		Severity: diag.Warning,
		Requires: []check.AnyFact{trade.CampaignUnits},
		// seed 000:2105-2113, 2143-2146: one post after a game, and those that can be visited besides.
		Text: "After one game of the campaign a crew can visit two of the posts on offer: it buys a token at the one and sells it for more " +
			"at the other, and has gained assets for nothing. Posts can be visited together where the rule set sets no limit, or where " +
			"all but one of them say `visit: extra: true`. What a single post gives away is a matter of TRD001.",
		Before: "posts: [\"bargain-bin\", \"collector\"] // the first sells knives for 1 UA, the second pays 5",
		After:  "posts: [\"bargain-bin\"]",
		Run: func(p *check.Pass) {
			c := trade.Campaign(p)
			if c == nil {
				return
			}
			s := trade.CampaignUnits.Of(p)
			seen := map[[2]string]bool{}
			for _, at := range trade.Markets(c) {
				for _, pair := range pairsOf(p, s, at.Posts) {
					key := [2]string{pair[0].ID, pair[1].ID}
					if seen[key] {
						continue
					}
					seen[key] = true
					if all := swaps(p, kinds.CrewWorld{Rules: p.Rules}, pair[0], pair[1]); len(all) > 0 { // core
						p.Report(tripFinding(p, pair, at, all))
					}
				}
			}
		},
	}
}

// pairsOf are the pairs of posts that one crew can visit after one game, the one to buy at first.
func pairsOf(p *check.Pass, s campaign.Units, ids []string) [][2]*model.Post {
	var out [][2]*model.Post
	most := p.Rules.Campaign.Trade.Posts
	for _, a := range ids {
		for _, b := range ids {
			from, to := s.Post(a), s.Post(b)
			if a == b || from == nil || to == nil {
				continue
			}
			if most == 0 || most > 1 || from.Visit.Extra || to.Visit.Extra {
				out = append(out, [2]*model.Post{from, to})
			}
		}
	}
	return out
}

// tripFinding is the finding for a pair of posts.
func tripFinding(p *check.Pass, pair [2]*model.Post, at trade.Market, all []swap) diag.Diagnostic {
	worst := all[0]
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%s sells %s for %d UA, and %s pays %d for it: %d UA gained each time",
			pair[0].ID, worst.token.ID, worst.buy.price, pair[1].ID, worst.sell.price, worst.gain()),
		Remedy:  fmt.Sprintf("let %s pay %d UA at most, or do not offer both posts after the same game", pair[1].ID, worst.buy.price),
		Range:   p.Where.At(at.Path),
		Reasons: swapReasons(all),
	}
	for i, id := range at.Posts {
		if id == pair[1].ID {
			d.Range = p.First(fmt.Sprintf("%s.%d", at.Path, i), at.Path)
		}
	}
	if n := len(all) - 1; n > 0 {
		d.Details = []string{fmt.Sprintf("the same goes for %s more", english.Count(n, "token"))}
	}
	return d
}
