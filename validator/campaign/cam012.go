package campaign

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/trade"
)

// cam012 finds trading posts on offer that nobody ever visits.
func cam012() check.Check {
	return check.Check{
		Code:     "CAM012",
		Title:    "a trading post that nobody visits",
		Severity: diag.Warning,
		Requires: []check.AnyFact{course},
		Text: "The campaign names a post as open after its games, and no crew ever gets there: every stage that is played has posts of its " +
			"own, or its mission leaves trade out or sends everybody elsewhere; or what the post asks of its visitors cannot come " +
			"about in this campaign.",
		Before: "posts: [\"bs-mart\"]\nnodes: raid: {mission: \"crossfire\", posts: [\"the-undertow\"]} // the only stage",
		After:  "posts: [\"the-undertow\"]\nnodes: raid: mission: \"crossfire\"",
		Run: func(p *check.Pass) {
			c := trade.Campaign(p)
			if c == nil || c.Form != "free" && !campaign.NewGraph(c).Whole() {
				return
			}
			s := course.Of(p)
			if !s.Units.Whole {
				return
			}
			for _, l := range trade.Markets(c) {
				for i, id := range l.Posts {
					if why := shunned(c, s, l.Path, id); why != "" { // core
						p.Report(diag.Diagnostic{
							Summary: fmt.Sprintf("nobody ever visits %s: %s", id, why),
							Remedy:  "take it out, or leave it on offer after a stage",
							Range:   p.First(fmt.Sprintf("%s.%d", l.Path, i), l.Path),
							Reasons: visitReasons(c, s),
						})
					}
				}
			}
		},
	}
}

// shunned says why nobody visits a post of one of the lists of a campaign.
func shunned(c *model.Campaign, s *campaign.Course, list, id string) string {
	games, there := 0, 0
	for _, n := range c.Nodes {
		if n.Mission == "" || list != "posts" && list != "nodes."+n.ID+".posts" {
			continue
		}
		games++
		if slices.Contains(s.Offered(n), id) && (list != "posts" || len(n.Posts) == 0) {
			there++
		}
	}
	switch {
	case games > 0 && there == 0 && list == "posts":
		return fmt.Sprintf("other posts are on offer after %s, or none", campaignGames(games))
	case games > 0 && there == 0:
		return "its mission leaves trade out, or sends everybody elsewhere"
	}
	post := s.Units.Post(id)
	if post == nil || campaign.Never(kinds.CrewWorld{Rules: s.World.Rules}, post.Visit.Needs) != "" {
		return "" // the post itself is to blame
	}
	return campaign.Never(s.World, post.Visit.Needs)
}

// campaignGames says after which games something is so that is so after all of them.
func campaignGames(n int) string {
	if n == 1 {
		return "the only game"
	}
	return fmt.Sprintf("all %d games", n)
}

func visitReasons(c *model.Campaign, s *campaign.Course) []string {
	var out []string
	for _, n := range c.Nodes {
		if n.Mission != "" && len(out) < parts.FewNames {
			out = append(out, fmt.Sprintf("after stage %s: %s", n.ID, parts.ListOr(s.Offered(n), "none")))
		}
	}
	return out
}
