package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// cam006 finds branches that are never taken.
func cam006() Check {
	return Check{
		Code:     "CAM006",
		Title:    "a branch that is never taken",
		Severity: diag.Warning,
		Text: "From a stage the campaign takes the first branch whose condition holds. Whenever that of this branch holds, one before it holds " +
			"as well: it has no condition at all, or the same, or a wider one. The campaign never goes this way.",
		Before: "next: [{to: \"over\"}, {when: kind: \"won\", to: \"raid\"}]",
		After:  "next: [{when: kind: \"won\", to: \"raid\"}, {to: \"over\"}]",
		Run: func(p *Pass) {
			c := p.tradeCampaign()
			if c == nil {
				return
			}
			w := p.campaignWorld(c)
			for _, n := range c.Nodes {
				for i, b := range n.Next {
					if w.never(b.When) != "" {
						continue // CAM005 says so
					}
					if why := w.passedBy(n.Next[:i], b); why != "" { // core
						path := fmt.Sprintf("nodes.%s.next.%d", n.ID, i)
						p.Report(diag.Diagnostic{
							Summary: fmt.Sprintf("branch %d of stage %s, to %s, is never taken: the branches before it leave nothing to it", i+1, n.ID, b.To),
							Remedy:  "put it before them, or take it out",
							Range:   p.first(path+".to", path),
							Related: []diag.Related{{Range: p.first(fmt.Sprintf("nodes.%s.next.%d.to", n.ID, i-1), path), Text: "taken before it"}},
							Reasons: []string{why},
						})
					}
				}
			}
		},
	}
}

// passedBy says why a branch is never taken after those before it.
func (w tradeWorld) passedBy(before []model.Branch, b model.Branch) string {
	facts := []*model.CrewFact{b.When}
	for i, e := range before {
		if e.When == nil {
			return fmt.Sprintf("branch %d has no condition", i+1)
		}
		facts = append(facts, noneOf(e.When))
	}
	if b.When == nil {
		return "" // a last resort does no harm
	}
	if why := w.never(facts...); len(before) > 0 && why != "" {
		return "once the branches before it are ruled out: " + why
	}
	return ""
}

// noneOf is the contrary of a fact.
func noneOf(f *model.CrewFact) *model.CrewFact {
	return &model.CrewFact{Kind: "none", Of: []model.CrewFact{*f}}
}
