package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// cam012 finds trading posts on offer that nobody ever visits.
func cam012() Check {
	return Check{
		Code:     "CAM012",
		Title:    "a trading post that nobody visits",
		Severity: diag.Warning,
		Text: "The campaign names a post as open after its games, and no crew ever gets there: every stage that is played has posts of its " +
			"own, or its mission leaves trade out or sends everybody elsewhere; or what the post asks of its visitors cannot come " +
			"about in this campaign.",
		Before: "posts: [\"bs-mart\"]\nnodes: raid: {mission: \"crossfire\", posts: [\"the-undertow\"]} // the only stage",
		After:  "posts: [\"the-undertow\"]\nnodes: raid: mission: \"crossfire\"",
		Run: func(p *Pass) {
			c := p.tradeCampaign()
			if c == nil || c.Form != "free" && p.campaign() == nil {
				return
			}
			s := campaignScope.Of(p)
			if !s.whole {
				return
			}
			for _, l := range campaignMarkets(c) {
				for i, id := range l.posts {
					if why := p.shunned(c, s, l.path, id); why != "" { // core
						p.Report(diag.Diagnostic{
							Summary: fmt.Sprintf("nobody ever visits %s: %s", id, why),
							Remedy:  "take it out, or leave it on offer after a stage",
							Range:   p.first(fmt.Sprintf("%s.%d", l.path, i), l.path),
							Reasons: visitReasons(c, s),
						})
					}
				}
			}
		},
	}
}

// shunned says why nobody visits a post of one of the lists of a campaign.
func (p *Pass) shunned(c *model.Campaign, s tradeScope, list, id string) string {
	games, there := 0, 0
	for _, n := range c.Nodes {
		if n.Mission == "" || list != "posts" && list != "nodes."+n.ID+".posts" {
			continue
		}
		games++
		if slices.Contains(openAfter(c, s, n), id) && (list != "posts" || len(n.Posts) == 0) {
			there++
		}
	}
	switch {
	case games > 0 && there == 0 && list == "posts":
		return fmt.Sprintf("other posts are on offer after %s, or none", campaignGames(games))
	case games > 0 && there == 0:
		return "its mission leaves trade out, or sends everybody elsewhere"
	}
	post := s.post(id)
	if post == nil || (tradeWorld{rules: p.Rules}).never(post.Visit.Needs) != "" {
		return "" // the post itself is to blame
	}
	w := p.campaignWorld(c)
	w.boons = s.boons()
	if why := w.never(post.Visit.Needs); why != "" {
		return why
	}
	return ""
}

// openAfter are the posts on offer after the game of a stage.
func openAfter(c *model.Campaign, s tradeScope, n model.CampaignNode) []string {
	if m := s.mission(n.Mission); m != nil && m.Aftermath != nil {
		switch {
		case m.Aftermath.Trade == "none":
			return nil
		case m.Aftermath.Post != "" && len(n.Posts) == 0:
			return []string{m.Aftermath.Post}
		}
	}
	if len(n.Posts) > 0 {
		return n.Posts
	}
	return c.Posts
}

// campaignGames says after which games something is so that is so after all of them.
func campaignGames(n int) string {
	if n == 1 {
		return "the only game"
	}
	return fmt.Sprintf("all %d games", n)
}

func visitReasons(c *model.Campaign, s tradeScope) []string {
	var out []string
	for _, n := range c.Nodes {
		if n.Mission != "" && len(out) < fewNames {
			out = append(out, fmt.Sprintf("after stage %s: %s", n.ID, tradeListOr(openAfter(c, s, n), "none")))
		}
	}
	return out
}
