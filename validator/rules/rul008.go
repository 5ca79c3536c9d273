package rules

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// rul008 finds figures of groups that the mission goes without.
func rul008() check.Check {
	return check.Check{
		Code:     "RUL008",
		Title:    "figures of a group that the mission goes without",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Requires: []check.AnyFact{parts.Values},
		Text: "The mission leaves a group of NPCs out with `setup.without`: its figures stay in the box. Yet a rule brings one of them onto the board, it stands " +
			"there from the start, or somebody is paid for them. Take the group back in, or leave that out.",
		Before: "setup: without: [\"civilian\"]\nrules: crowd: do: [{kind: \"spawn\", npc: \"civilian\", at: entry: \"1\"}]",
		After:  "rules: crowd: do: [{kind: \"spawn\", npc: \"civilian\", at: entry: \"1\"}]",
		Run: func(p *check.Pass) {
			eachFigure(p, func(group, what, path string) {
				i := slices.Index(p.Mission.Setup.Without, group)
				if i >= 0 && group != "" { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("%s, and the mission goes without the group %s", what, group),
						Remedy:  "take the group out of setup.without, or leave this out",
						Range:   p.Where.At(path),
						Related: []diag.Related{{Range: p.Where.At(fmt.Sprintf("setup.without.%d", i)), Text: "the group is left out here"}},
					})
				}
			})
		},
	}
}

// eachFigure calls f for everything that takes figures of a group for granted.
func eachFigure(p *check.Pass, f func(group, what, path string)) {
	group := func(kind string) string {
		if k := check.Find(p.Rules.NPCs, kind, parts.NPCID); k != nil {
			return k.Group
		}
		return ""
	}
	parts.Each(p, func(path string, n *model.StartNPC) {
		f(group(n.Kind), n.Kind+" stands on the board at the start", path)
	})
	parts.EachEffect(p, func(e parts.EffectAt) {
		if kinds.Changes(e.Effect, kinds.FigureCell) {
			f(group(e.NPC), e.NPC+" is brought onto the board", e.Path+".npc")
		}
	})
	parts.Each(p, func(path string, r *model.Rate) {
		f(group(r.Of), "each "+r.Of+" is paid for", path)
		for _, g := range p.Rules.Groups {
			if strings.ToLower(g.Title) == r.Metric {
				f(g.ID, r.Metric+" are paid for", path)
			}
		}
	})
}
