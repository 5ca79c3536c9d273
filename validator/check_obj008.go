package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// obj008 finds counters that nothing changes although something hangs on them.
func obj008() Check {
	return Check{
		Code:     "OBJ008",
		Title:    "a counter that nothing changes",
		Severity: diag.Error,
		Needs:    []Capability{Mission, Whole},
		Text: "A trigger, a condition, a goal or a pay hangs on a counter, and no rule of the mission ever changes it: it stays at its start. A rule " +
			"that is prose only may change it at the table: where one points at the counter it is a warning. Say it as data, too, and play-tests can play it.",
		Before: "setup: counters: alarms: {}\nrules: siren: when: {kind: \"counter\", of: \"alarms\", reaches: 3}",
		After: "setup: counters: alarms: {}\nrules: {\n\tbell: {when: {kind: \"interact\", with: \"bell\"}, do: [{kind: \"counter\", of: \"alarms\", add: 1}]}\n" +
			"\tsiren: when: {kind: \"counter\", of: \"alarms\", reaches: 3}\n}",
		Run: func(p *Pass) {
			readers := p.readers()
			w := p.world()
			if p.strayCounter() {
				return // one of those that are changed is meant, perhaps, and REF001 says so
			}
			for _, c := range p.Mission.Setup.Counters {
				at := readers[c.ID]
				if len(at) > 0 && !w.Counter(c.ID).Changed { // core
					d := diag.Diagnostic{
						Summary: fmt.Sprintf("counter %s stays at %d: nothing changes it, and %s on it", c.ID, c.Start, hangs(len(at))),
						Remedy:  "add an effect {kind: \"counter\"} to a rule, or take out what waits for it",
						Range:   p.first("setup.counters."+c.ID+"@key", "setup.counters."+c.ID),
					}
					if p.inProse(c.ID) {
						d.Severity = diag.Warning
					}
					for _, path := range at[:min(len(at), fewNames)] {
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
func (p *Pass) strayCounter() (found bool) {
	p.eachEffect(func(e effectAt) {
		found = found || kinds.Changes(e.Effect, kinds.CounterCell) && find(p.Mission.Setup.Counters, e.Of, counterID) == nil
	})
	return found
}

func hangs(n int) string {
	if n == 1 {
		return "one thing hangs"
	}
	return fmt.Sprintf("%d things hang", n)
}

// readers are the places that hang on each counter: triggers, conditions, goals and pay, by the counter's id.
func (p *Pass) readers() map[string][]string {
	out := map[string][]string{}
	read := func(path, of string, counts bool) {
		if counts && of != "" {
			out[of] = append(out[of], path+".of")
		}
	}
	each(p, func(path string, t *model.Trigger) { read(path, t.Of, kinds.Has(kinds.Reads(*t), kinds.CounterCell)) })
	each(p, func(path string, c *model.Condition) { read(path, c.Of, kinds.Has(kinds.Asks(*c), kinds.CounterCell)) })
	each(p, func(path string, g *model.Goal) {
		read(path, g.Of, kinds.Has(kinds.Wants(*g), kinds.CounterCell))
		read(path, g.Of, g.Metric == "counter")
	})
	each(p, func(path string, r *model.Rate) { read(path, r.Of, r.Metric == "counter") })
	return out
}
