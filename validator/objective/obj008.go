package objective

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/worlds"
)

// obj008 finds counters that nothing changes although something hangs on them.
func obj008() check.Check {
	return check.Check{
		Code:     "OBJ008",
		Title:    "a counter that nothing changes",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Requires: []check.AnyFact{parts.Values, worlds.WorldFact},
		Text: "A trigger, a condition, a goal or a pay hangs on a counter, and no rule of the mission ever changes it: it stays at its start. A rule " +
			"that is prose only may change it at the table: where one points at the counter it is a warning. Say it as data, too, and play-tests can play it.",
		Before: "setup: counters: alarms: {}\nrules: siren: when: {kind: \"counter\", of: \"alarms\", reaches: 3}",
		After: "setup: counters: alarms: {}\nrules: {\n\tbell: {when: {kind: \"interact\", with: \"bell\"}, do: [{kind: \"counter\", of: \"alarms\", add: 1}]}\n" +
			"\tsiren: when: {kind: \"counter\", of: \"alarms\", reaches: 3}\n}",
		Run: func(p *check.Pass) {
			readers := readers(p)
			w := worlds.World(p)
			if strayCounter(p) {
				return // one of those that are changed is meant, perhaps, and REF001 says so
			}
			for _, c := range p.Mission.Setup.Counters {
				at := readers[c.ID]
				if len(at) > 0 && !w.Counter(c.ID).Changed { // core
					d := diag.Diagnostic{
						Summary: fmt.Sprintf("counter %s stays at %d: nothing changes it, and %s on it", c.ID, c.Start, hangs(len(at))),
						Remedy:  "add an effect {kind: \"counter\"} to a rule, or take out what waits for it",
						Range:   p.First("setup.counters."+c.ID+"@key", "setup.counters."+c.ID),
					}
					if parts.InProse(p, c.ID) {
						d.Severity = diag.Warning
					}
					for _, path := range at[:min(len(at), parts.FewNames)] {
						d.Related = append(d.Related, diag.Related{Range: p.Where.At(path), Text: "this hangs on it"})
						d.Reasons = append(d.Reasons, path+" hangs on it")
					}
					p.Report(d)
				}
			}
		},
	}
}

// strayCounter reports whether an effect names a counter that there is not.
func strayCounter(p *check.Pass) (found bool) {
	parts.EachEffect(p, func(e parts.EffectAt) {
		found = found || kinds.Some(kinds.Writes(e.Effect), kinds.CounterCell, func(c kinds.Cell) bool {
			return check.Find(p.Mission.Setup.Counters, c.ID, parts.CounterID) == nil
		})
	})
	return found
}

func hangs(n int) string {
	if n == 1 {
		return "one thing hangs"
	}
	return fmt.Sprintf("%d things hang", n)
}
