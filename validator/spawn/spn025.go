package spawn

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
)

// spn025 finds prisoners who are not dealt as the set-up says: too few spots, nobody at all, or somebody twice.
func spn025() check.Check {
	return check.Check{
		Code:     "SPN025",
		Title:    "prisoners cannot be dealt to their spots",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission},
		Text: "`setup.prisoners` deals figures to spots at random, no more than one to each. Here there are fewer spots than figures, or no " +
			"figures at all; or a trader is dealt who must take part with a crew, or who is dealt twice. Name more spots, or fewer or other figures.",
		Before: "setup: prisoners: cells: {traders: [\"beck\", \"jace\"], spots: [{at: [4, 4]}]}",
		After:  "setup: prisoners: cells: {traders: [\"beck\", \"jace\"], spots: [{at: [4, 4]}, {at: [6, 4]}]}",
		Run: func(p *check.Pass) {
			dealt := map[string]bool{}
			for _, g := range p.Mission.Setup.Prisoners {
				path := "setup.prisoners." + g.ID
				if why, at, remedy := misdealt(p, g, dealt); why != "" { // core
					p.Report(diag.Diagnostic{
						Summary: why, Remedy: remedy, Range: p.First(path+"."+at, path),
						Reasons: []string{
							fmt.Sprintf("figures of %s: %d", g.ID, g.Count()),
							fmt.Sprintf("spots of %s: %d, for one figure each", g.ID, len(g.Spots)),
						},
					})
				}
			}
		},
	}
}

// misdealt says what keeps prisoners from being dealt, where it is written and what helps; empty where nothing does.
// Those who are dealt are noted.
func misdealt(p *check.Pass, g model.Prisoners, dealt map[string]bool) (why, at, remedy string) {
	crews := p.Mission.Setup.Crews
	for i, id := range g.Traders {
		field := fmt.Sprintf("traders.%d", i)
		switch {
		case dealt[id]:
			return fmt.Sprintf("trader %s is dealt to spots twice", id), field, "name another trader"
		case crews != nil && slices.Contains(crews.Traders, id):
			return fmt.Sprintf("trader %s is a prisoner and must take part with a crew", id), field, "name another trader, or take this one out of setup.crews.traders"
		}
		dealt[id] = true
	}
	switch n := g.Count(); {
	case n == 0:
		return g.ID + " deals nobody to its spots", "spots", "say whom: traders, drawn or npcs"
	case n > len(g.Spots):
		return fmt.Sprintf("%s deals %s to %s", g.ID, english.Count(n, "figure"), english.Count(len(g.Spots), "spot")), "spots",
			fmt.Sprintf("name %d more, or %s fewer", n-len(g.Spots), english.Count(n-len(g.Spots), "figure"))
	}
	return "", "", ""
}
