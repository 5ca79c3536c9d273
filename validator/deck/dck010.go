package deck

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/piles"
)

// dck010 finds effects of rules at places that the board does not have.
func dck010() check.Check {
	return check.Check{
		Code:     "DCK010",
		Title:    "an effect at a place that the board does not have",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Each:     true,
		Requires: []check.AnyFact{floorLists, parts.Things, piles.Shares},
		Text: "An effect of a rule happens at, or to whoever is near, any piece or marker of a kind, or any entry point, crate, zone, hatch or airlock. " +
			"No floor of the mission has one, no effect lays one down, and the boxes hold no marker to lay down: the effect does " +
			"nothing. Name a kind that is there, or put one on the board. Figures that are never there are told of by another code.",
		Before: "rules: burst: do: [{kind: \"spawn\", npc: \"harvester\", at: sort: \"locker\"}] // there is no locker",
		After:  "board: furniture: locker: {kind: \"locker\", at: [2, 0.5]}\nrules: burst: do: [{kind: \"spawn\", npc: \"harvester\", at: sort: \"locker\"}]",
		Run: func(p *check.Pass) {
			parts.EachEffect(p, func(e parts.EffectAt) {
				if why := emptyHanded(p, e.Effect); why != "" { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("%s%s does nothing: %s", ruleOf(e), e.Kind, why),
						Remedy:  "name what the mission has, bring that into it, or take the effect out",
						Range:   p.First(e.Path+".at", e.Path+".place", e.Path+".toward", e.Path+".who", e.Path),
					})
				}
			})
		},
	}
}

// emptyHanded is why a place that an effect speaks of is never there. Names that nothing has are reported
// where they stand, pieces and panels to change by another code, and each branch of a roll or choice by itself.
func emptyHanded(p *check.Pass, e model.Effect) string {
	places := []*model.Place{e.At, e.Place, e.Toward}
	for _, w := range []*model.Who{e.Who, e.To, e.From} {
		if w != nil {
			places = append(places, w.In, w.Nearest)
		}
	}
	for _, at := range places {
		if at == nil {
			continue
		}
		if why := nowhere(p, &model.Place{Any: at.Any, Sort: at.Sort}); why != "" {
			return why
		}
	}
	return ""
}
