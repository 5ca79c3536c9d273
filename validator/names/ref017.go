package names

import (
	"fmt"
	"maps"
	"slices"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/trade"
)

// ref017 finds boons that a mission requires and that nothing in the pack grants, and tallies that it changes and nobody keeps.
func ref017() check.Check {
	return check.Check{
		Code:     "REF017",
		Title:    "a boon that nothing grants, or a tally that nobody keeps",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Requires: []check.AnyFact{parts.Values},
		Text: "A mission `requires` a boon, and no mission, post or campaign of the pack grants one of that name: no crew can ever have it, but from another " +
			"pack. Most often the name is misspelt, or what should grant the boon has none. " +
			"Or an effect of the mission changes a tally of a campaign, and no campaign of the pack that plays the mission keeps one of that name.",
		Before: "requires: boons: [\"dock-fre\"]",
		After:  "requires: boons: [\"dock-free\"]",
		Run: func(p *check.Pass) {
			for _, d := range slices.Concat(lostBoons(p), unkeptTallies(p)) {
				if d.Summary != "" { // core
					p.Report(d)
				}
			}
		},
	}
}

// lostBoons finds boons that the mission requires and that nothing grants.
func lostBoons(p *check.Pass) []diag.Diagnostic {
	if p.Mission.Requires == nil || len(p.Mission.Requires.Boons) == 0 {
		return nil
	}
	var out []diag.Diagnostic
	have := granted(p)
	for i, id := range p.Mission.Requires.Boons {
		if have != nil && id != "" && !have[id] {
			at := p.Where.At(fmt.Sprintf("requires.boons.%d", i))
			out = append(out, misnamed(fmt.Sprintf("nothing in the pack grants the boon %q", id), "boons that the pack grants: ", id, at, have))
		}
	}
	return out
}

// misnamed is a finding at a name that is none of some.
func misnamed(summary, reason, id string, at diag.Range, known map[string]bool) diag.Diagnostic {
	all := slices.Sorted(maps.Keys(known))
	return diag.Diagnostic{
		Summary: summary,
		Remedy:  parts.DidYouMean(id, all),
		Range:   at,
		Fix:     parts.Renamed(at, id, all),
		Reasons: []string{reason + parts.ListOr(all, "none")},
	}
}

// unkeptTallies finds tallies that a mission changes and that no campaign of the pack which plays it keeps.
func unkeptTallies(p *check.Pass) []diag.Diagnostic {
	if len(campaign.Tallies(campaign.MissionEffects(p.Mission))) == 0 {
		return nil
	}
	u, kept := packUnits(p), map[string]bool{}
	for _, c := range u.Campaigns {
		if slices.Contains(campaign.Missions(c), p.Mission.ID) {
			for _, k := range c.Counters {
				kept[k.ID] = true
			}
		}
	}
	var out []diag.Diagnostic
	parts.Each(p, func(path string, e *model.CrewEffect) {
		c, changes := kinds.Of(kinds.CrewWrites(*e), kinds.CounterCell)
		if u.Whole && changes && !kept[c.ID] {
			at := p.First(path+".counter", path)
			out = append(out, misnamed(fmt.Sprintf("no campaign of the pack that plays the mission keeps the tally %q", c.ID), "tallies of campaigns that play it: ", c.ID, at, kept))
		}
	})
	return out
}

// granted are the boons that units of the pack grant; nil where not all of them are at hand.
func granted(p *check.Pass) map[string]bool { return packUnits(p).Granted() }

// overEditions are the sorts of unit that may have to do with units of another edition.
var overEditions = []string{"campaign"}

// packUnits are the units of the pack that have to do with what crews have between games. A campaign may play missions of
// several editions.
func packUnits(p *check.Pass) campaign.Units {
	u := campaign.Units{Whole: p.Subject.Peer != nil && p.Subject.Siblings != nil, Missions: []*model.Mission{p.Subject.Mission}}
	for _, n := range p.Subject.Siblings[:min(len(p.Subject.Siblings), parts.MostParts)] {
		if u.Whole && trade.Trades(n.Kind) && n.Kind != "crew" && (n.Kind != "mission" || n.ID != p.Subject.Mission.ID) && (slices.Contains(overEditions, n.Kind) || n.Edition == "" || n.Edition == p.Subject.Mission.Edition) {
			u.Add(trade.Peer(p, n.Kind, n.ID))
		}
	}
	return u
}
