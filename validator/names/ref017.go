package names

import (
	"fmt"
	"maps"
	"slices"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/trade"
)

// ref017 finds boons that a mission requires and that nothing in the pack grants.
func ref017() check.Check {
	return check.Check{
		Code:     "REF017",
		Title:    "a required boon that nothing grants",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Text: "A mission `requires` a boon, and no mission, post or campaign of the pack grants one of that name: no crew can ever have it, but from another " +
			"pack. Most often the name is misspelt, or what should grant the boon has none.",
		Before: "requires: boons: [\"dock-fre\"]",
		After:  "requires: boons: [\"dock-free\"]",
		Run: func(p *check.Pass) {
			if p.Mission.Requires == nil || len(p.Mission.Requires.Boons) == 0 {
				return
			}
			have := granted(p)
			for i, id := range p.Mission.Requires.Boons {
				if have != nil && id != "" && !have[id] { // core
					all := slices.Sorted(maps.Keys(have))
					at := p.Where.At(fmt.Sprintf("requires.boons.%d", i))
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("nothing in the pack grants the boon %q", id),
						Remedy:  parts.DidYouMean(id, all),
						Range:   at,
						Fix:     parts.Renamed(at, id, all),
						Reasons: []string{"boons that the pack grants: " + parts.ListOr(all, "none")},
					})
				}
			}
		},
	}
}

// granted are the boons that units of the pack grant; nil where not all of them are at hand.
func granted(p *check.Pass) map[string]bool {
	u := campaign.Units{Whole: p.Subject.Peer != nil && p.Subject.Siblings != nil, Missions: []*model.Mission{p.Subject.Mission}}
	for _, n := range p.Subject.Siblings[:min(len(p.Subject.Siblings), parts.MostParts)] {
		if u.Whole && trade.Trades(n.Kind) && n.Kind != "crew" && (n.Kind != "mission" || n.ID != p.Subject.Mission.ID) && (n.Edition == "" || n.Edition == p.Subject.Mission.Edition) {
			u.Add(trade.Peer(p, n.Kind, n.ID))
		}
	}
	return u.Granted()
}
