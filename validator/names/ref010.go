package names

import (
	"fmt"
	"strings"
	"sync"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// ref010 finds things that have a name and nothing else, and that nothing names.
func ref010() check.Check {
	return check.Check{
		Code:     "REF010",
		Title:    "a name that nothing uses",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Requires: []check.AnyFact{parts.Refs, parts.Values},
		Text: "A counter, a zone or a hidden thing is there for rules and prose to speak of, and nothing does: no rule, no goal, no " +
			"condition, no link. A zone with a title or a highlight is drawn on the map and may stand for itself. Most often what " +
			"should use it was taken out, or names another one.",
		Before: "board: zones: hall: {from: [0, 0], to: [8, 8]}",
		After:  "board: zones: hall: {from: [0, 0], to: [8, 8]}\nrules: ambush: when: {kind: \"enter\", zone: \"hall\"}",
		Run: func(p *check.Pass) {
			used, linked := sync.OnceValue(func() map[string]bool { return used(p) }), sync.OnceValue(func() map[string]bool { return parts.Linked(p) })
			eachBare(p, func(what, id, path string) {
				if !used()[id] && !linked()[id] { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("nothing uses %s %s", what, id),
						Remedy:  "let a rule, a goal or prose name it, or take it out",
						Range:   p.First(path+"@key", path),
					})
				}
			})
		},
	}
}

// used are the ids of the unit's own that a field names. The starts of counters by number of crews are no use of
// them.
func used(p *check.Pass) map[string]bool {
	used := map[string]bool{}
	for _, r := range parts.Refs.Of(p) {
		if strings.HasPrefix(r.Path, "variations.") && strings.HasSuffix(r.Path, "@key") {
			continue
		}
		for _, d := range r.Domains {
			if !strings.HasPrefix(d, "+") && !strings.HasPrefix(d, "=") {
				used[r.ID] = true
			}
		}
	}
	return used
}

// eachBare calls f for everything that is there to be spoken of only.
func eachBare(p *check.Pass, f func(what, id, path string)) {
	for _, c := range p.Mission.Setup.Counters {
		f("counter", c.ID, "setup.counters."+c.ID)
	}
	for _, h := range p.Mission.Setup.Hidden {
		if h.Reveal != nil { // OBJ015 tells of the others
			f("hidden thing", h.ID, "setup.hidden."+h.ID)
		}
	}
	parts.Each(p, func(path string, z *model.Zone) {
		if z.Title == "" && z.Highlight == "" {
			f("zone", z.ID, path)
		}
	})
}
