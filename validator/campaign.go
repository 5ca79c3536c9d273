package validator

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// campaign is the subject, if it is a campaign in which one can tell what leads where: not a free one, nor
// one that names stages which are not there, a mistake of its own.
func (p *Pass) campaign() *model.Campaign {
	c, ok := p.Subject.Value.(*model.Campaign)
	if !ok || p.Subject.Partial || c.Form == "free" {
		return nil
	}
	all := append(c.Names("node"), c.Names("ending")...)
	for id := range from(c, append(starts(c), c.Names("node")...)) {
		if !slices.Contains(all, id) {
			return nil
		}
	}
	return c
}

// league reports whether a calendar says which stage comes when.
func league(c *model.Campaign) bool { return c.Form == "league" || c.League != nil }

// from are all stages and endings that some stages lead to, those stages with them, whatever is asked for
// on the way.
func from(c *model.Campaign, starts []string) map[string]bool {
	seen := map[string]bool{}
	for len(starts) > 0 {
		id := starts[0]
		starts = starts[1:]
		if seen[id] {
			continue
		}
		seen[id] = true
		if n := find(c.Nodes, id, func(n *model.CampaignNode) string { return n.ID }); n != nil {
			for _, b := range n.Next {
				starts = append(starts, b.To)
			}
		}
	}
	return seen
}

// starts are the stages that a campaign begins with, and those of a league's calendar.
func starts(c *model.Campaign) []string {
	out := []string{c.Start.Node}
	if c.League != nil {
		for _, turn := range c.League.Calendar {
			out = append(out, turn.Nodes...)
		}
	}
	return out
}
