package trade

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/trade"
)

// trd014 finds tokens that are asked for and cannot be had.
func trd014() check.Check {
	return check.Check{
		Code:     "TRD014",
		Title:    "an item nothing sells and nothing yields",
		Severity: diag.Error,
		Requires: []check.AnyFact{trade.CampaignUnits, packUnits},
		Text: "A service, a recipe, a condition or a campaign asks a crew for a token. No mission at hand deals it, lays it out or pays it, " +
			"no post sells or makes it, no crew begins with it. For a campaign its own missions, posts and crews count; for a post, all " +
			"of the pack.",
		Before: "services: fence: tokens: \"objective-3\": 1 // no mission of the pack has it",
		After:  "services: fence: tokens: \"data-pad\": 1",
		Run: func(p *check.Pass) {
			all, scope := wants(p)
			told := map[string]bool{}
			for _, w := range all {
				if !told[w.token] && !yielded(p, scope(), w.token) { // core
					told[w.token] = true
					s := scope()
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("%s asks for %s, which nothing sells and nothing yields", w.what, w.token),
						Remedy:  "ask for a token that can be come by, let a post sell it, or lay it out in a mission",
						Range:   p.First(w.path+"@key", w.path),
						Reasons: []string{fmt.Sprintf("looked through: %s, %s, %s", english.Count(len(s.Missions), "mission"), english.Count(len(s.Posts), "post"), english.Count(len(s.Crews), "crew"))},
					})
				}
			}
		},
	}
}

// wants are the tokens that the subject asks for, and the units that might have them, looked up when somebody
// asks.
func wants(p *check.Pass) ([]wanted, func() campaign.Units) {
	if c := trade.Campaign(p); c != nil {
		return wantedIn(c), func() campaign.Units { return trade.CampaignUnits.Of(p) }
	}
	post, ok := tradePost(p)
	if !ok {
		return nil, nil
	}
	return wantedAt(post), func() campaign.Units { return packUnits.Of(p) }
}

// wantedIn are the tokens that a campaign asks for: in its facts, and those that it says must be kept.
func wantedIn(c *model.Campaign) []wanted {
	var out []wanted
	if c.Keep != nil {
		for i, id := range c.Keep.Tokens {
			out = append(out, wanted{id, fmt.Sprintf("keep.tokens.%d", i), "keep"})
		}
	}
	for _, f := range trade.Facts(c) {
		out = append(out, wantedBy(f.Fact, f.Path, f.What, 0)...)
	}
	return out
}
