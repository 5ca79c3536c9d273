package campaign

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// cam007 finds stages that some outcome leaves without a way on.
func cam007() check.Check {
	return check.Check{
		Code:     "CAM007",
		Title:    "an outcome after which the campaign stands still",
		Severity: diag.Warning,
		Requires: []check.AnyFact{course},
		Text: "Every branch of this stage has a condition, and all of them can fail at once: then nothing says where the campaign goes. A last " +
			"branch without a condition catches what is left. Branches that the players choose or judge themselves are taken to catch it.",
		Before: "next: [{when: kind: \"won\", to: \"raid\"}]",
		After:  "next: [{when: kind: \"won\", to: \"raid\"}, {to: \"over\"}]",
		Run: func(p *check.Pass) {
			c, _ := campaignOf(p)
			if c == nil || p.Rules == nil || campaign.League(c) {
				return
			}
			w := course.Of(p).World
			for _, n := range c.Nodes {
				if len(n.Next) > 0 && mayStall(w, n) { // core
					last := len(n.Next) - 1
					path := fmt.Sprintf("nodes.%s.next.%d", n.ID, last)
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("stage %s has %s, and none of them is taken when %s", n.ID, english.Count(len(n.Next), "branch"), campaignFails(n.Next)),
						Remedy:  "add a last branch without a condition",
						Range:   p.First(path+".when", path),
						Reasons: branchReasons(n.Next),
					})
				}
			}
		},
	}
}

// mayStall reports whether all branches of a stage can fail at once.
func mayStall(w kinds.CrewWorld, n model.CampaignNode) bool {
	var facts []*model.CrewFact
	for _, b := range n.Next {
		if b.When == nil || kinds.Hangs(b.When, func(f *model.CrewFact) bool { return kinds.FactOf(f).Judged }) {
			return false
		}
		facts = append(facts, kinds.Contrary(b.When))
	}
	return campaign.Never(w, facts...) == ""
}

// campaignFails says in a few words what does not hold then.
func campaignFails(all []model.Branch) string {
	if len(all) == 1 {
		return "this does not hold: " + kinds.Called(all[0].When)
	}
	return fmt.Sprintf("none of the %d conditions holds", len(all))
}

func branchReasons(all []model.Branch) []string {
	var out []string
	for i, b := range all[:min(len(all), parts.FewNames)] {
		out = append(out, fmt.Sprintf("branch %d, to %s, asks for: %s", i+1, b.To, kinds.Called(b.When)))
	}
	return out
}
