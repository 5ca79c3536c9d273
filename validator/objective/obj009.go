package objective

import (
	"fmt"
	"sync"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/worlds"
)

// obj009 finds counters that nothing reads.
func obj009() check.Check {
	return check.Check{
		Code:     "OBJ009",
		Title:    "a counter that nothing reads",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Requires: []check.AnyFact{parts.Values, worlds.WorldFact},
		Text: "Rules change a counter, and nothing hangs on where it stands: no trigger, no condition, no goal, no pay. It has no title either, " +
			"so it is not there for the players to see. Most often what should wait for it names another counter, or was taken out. " +
			"A counter with a title is printed, and prose may speak of it.",
		Before: "setup: counters: alarms: {}\nrules: bell: do: [{kind: \"counter\", of: \"alarms\", add: 1}]",
		After:  "setup: counters: alarms: title: \"Alarms\"\nrules: bell: do: [{kind: \"counter\", of: \"alarms\", add: 1}]",
		Run: func(p *check.Pass) {
			readers, linked := readers(p), sync.OnceValue(func() map[string]bool { return parts.Linked(p) })
			w := worlds.World(p)
			for _, c := range p.Mission.Setup.Counters {
				if len(readers[c.ID]) == 0 && c.Title == "" && w.Counter(c.ID).Changed && !linked()[c.ID] { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("rules change counter %s, and nothing hangs on it", c.ID),
						Remedy:  "let something wait for it, give it a title, or take it out",
						Range:   p.First("setup.counters."+c.ID+"@key", "setup.counters."+c.ID),
						Reasons: w.Counter(c.ID).Steps,
					})
				}
			}
		},
	}
}
