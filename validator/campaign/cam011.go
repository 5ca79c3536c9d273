package campaign

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/trade"
)

// cam011 finds linked missions of which the other knows nothing.
func cam011() check.Check {
	return check.Check{
		Code:     "CAM011",
		Title:    "a link that leads one way only",
		Severity: diag.Warning,
		Requires: []check.AnyFact{trade.CampaignUnits},
		Text: "Two missions are played without a pause: the first names the other in `linked.next`, and that one names the first in " +
			"`linked.previous`. Here the other names none, or another mission, or says otherwise whether the board stays. A campaign " +
			"plays the first of them and lets no branch of that stage lead to the second.",
		Before: "id: \"way-in\"\nlinked: next: \"way-out\" // whose linked.previous is \"detour\"",
		After:  "id: \"way-out\"\nlinked: previous: \"way-in\"",
		Run: func(p *check.Pass) {
			if p.Subject.Partial {
				return
			}
			for _, d := range append(halfLinks(p), cutLinks(p)...) {
				if d.Summary != "" { // core
					p.Report(d)
				}
			}
		},
	}
}

// halfLinks are the links of a mission that the other end does not know.
func halfLinks(p *check.Pass) []diag.Diagnostic {
	if p.Mission == nil || p.Mission.Linked == nil {
		return nil
	}
	own, id := p.Mission.Linked, p.Mission.ID
	var out []diag.Diagnostic
	look := func(other, path, back string, named func(*model.Linked) string) {
		m := tradePeer[model.Mission](p, "mission", other)
		if m == nil || m.ID == id {
			return
		}
		d := diag.Diagnostic{Range: p.Where.At(path), Remedy: fmt.Sprintf("write linked: %s: %q in %s, or take the link out here", back, id, other)}
		switch {
		case m.Linked == nil || named(m.Linked) == "":
			d.Summary = fmt.Sprintf("%s is linked with %s, and %s names no mission in linked.%s", id, other, other, back)
		case named(m.Linked) != id:
			d.Summary = fmt.Sprintf("%s is linked with %s, and %s names %s in linked.%s", id, other, other, named(m.Linked), back)
		case m.Linked.Keep != own.Keep && path == "linked.next":
			d.Summary = fmt.Sprintf("%s says that the board %s, and %s that it %s", id, campaignStays(own.Keep), other, campaignStays(m.Linked.Keep))
			d.Remedy = "write the same keep in both missions"
			d.Range = p.First("linked.keep", path)
		}
		out = append(out, d)
	}
	look(own.Next, "linked.next", "previous", func(l *model.Linked) string { return l.Previous })
	look(own.Previous, "linked.previous", "next", func(l *model.Linked) string { return l.Next })
	return out
}

func campaignStays(keep bool) string {
	if keep {
		return "stays"
	}
	return "does not stay"
}

// cutLinks are the links between missions that the branches of a campaign do not follow.
func cutLinks(p *check.Pass) []diag.Diagnostic {
	c, g := campaignOf(p)
	if c == nil || p.Rules == nil || campaign.League(c) {
		return nil
	}
	s := trade.CampaignUnits.Of(p)
	var out []diag.Diagnostic
	for _, n := range c.Nodes {
		m := s.Mission(n.Mission)
		if m == nil || m.Linked == nil || m.Linked.Next == "" || len(n.Next) == 0 {
			continue
		}
		follows := slices.ContainsFunc(n.Next, func(b model.Branch) bool {
			to := g.Stage(b.To)
			return to != nil && to.Mission == m.Linked.Next
		})
		if !follows {
			out = append(out, diag.Diagnostic{
				Summary: fmt.Sprintf("stage %s plays %s, which goes straight on to %s, and of its %s none leads there", n.ID, m.ID, m.Linked.Next, english.Count(len(n.Next), "branch")),
				Remedy:  fmt.Sprintf("let a branch lead to a stage that plays %s", m.Linked.Next),
				Range:   p.First("nodes."+n.ID+".next", "nodes."+n.ID),
			})
		}
	}
	return out
}
