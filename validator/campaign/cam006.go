package campaign

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/trade"
)

// cam006 finds branches that are never taken.
func cam006() check.Check {
	return check.Check{
		Code:     "CAM006",
		Title:    "a branch that is never taken",
		Severity: diag.Warning,
		Requires: []check.AnyFact{course},
		Text: "From a stage the campaign takes the first branch whose condition holds. Whenever that of this branch holds, one before it holds " +
			"as well: it has no condition at all, or the same, or a wider one. The campaign never goes this way.",
		Before: "next: [{to: \"over\"}, {when: kind: \"won\", to: \"raid\"}]",
		After:  "next: [{when: kind: \"won\", to: \"raid\"}, {to: \"over\"}]",
		Run: func(p *check.Pass) {
			c := trade.Campaign(p)
			if c == nil {
				return
			}
			w := course.Of(p).World
			for _, n := range c.Nodes {
				for i, b := range n.Next {
					if campaign.Never(w, b.When) != "" {
						continue // CAM005 says so
					}
					if why := passedBy(w, n.Next[:i], b); why != "" { // core
						path := fmt.Sprintf("nodes.%s.next.%d", n.ID, i)
						p.Report(diag.Diagnostic{
							Summary: fmt.Sprintf("branch %d of stage %s, to %s, is never taken: the branches before it leave nothing to it", i+1, n.ID, b.To),
							Remedy:  "put it before them, or take it out",
							Range:   p.First(path+".to", path),
							Related: []diag.Related{{Range: p.First(fmt.Sprintf("nodes.%s.next.%d.to", n.ID, i-1), path), Text: "taken before it"}},
							Reasons: []string{why},
						})
					}
				}
			}
		},
	}
}

// passedBy says why a branch is never taken after those before it.
func passedBy(w kinds.CrewWorld, before []model.Branch, b model.Branch) string {
	facts := []*model.CrewFact{b.When}
	for i, e := range before {
		if e.When == nil {
			return fmt.Sprintf("branch %d has no condition", i+1)
		}
		facts = append(facts, kinds.Contrary(e.When))
	}
	if b.When == nil {
		return "" // a last resort does no harm
	}
	if why := campaign.Never(w, facts...); len(before) > 0 && why != "" {
		return "once the branches before it are ruled out: " + why
	}
	return ""
}
