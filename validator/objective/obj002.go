package objective

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/worlds"
)

// obj002 finds rules and objectives that wait for one another.
func obj002() check.Check {
	return check.Check{
		Code:     "OBJ002",
		Title:    "rules or objectives that wait for one another",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Requires: []check.AnyFact{parts.Values, worlds.WorldFact},
		Text: "A rule or an objective waits for something that only itself can bring about, or for one that waits for it in turn: an " +
			"objective that opens after another one that opens after it, a counter that only the rule changes that waits for it, a token " +
			"that is given to those only who carry it. None of them ever begins. Let something else begin one of them.",
		Before: "objectives: {\n\tvault: after: \"escape\"\n\tescape: after: \"vault\"\n}",
		After:  "objectives: {\n\tvault: {}\n\tescape: after: \"vault\"\n}",
		Run: func(p *check.Pass) {
			if len(p.Mission.Rules)+len(p.Mission.Objectives)+len(p.Mission.Setup.Counters) > parts.MostParts {
				return
			}
			c := worlds.World(p).Comes()
			begins := parts.Beginning(p)
			stuck := stuck(p, c, begins)
			for _, s := range stuck {
				if s.first { // core
					p.Report(stuckFinding(p, s, stuck))
				}
			}
		},
	}
}

// stuck are the rules and objectives that never come about although nothing in them is impossible. Only the
// first of those of one circle is told; what merely waits for a circle is not part of it.
func stuck(p *check.Pass, c *infer.Coming, begins map[string]bool) []stuckPart {
	var out []stuckPart
	for i := range c.Mission.Objectives {
		if o := &c.Mission.Objectives[i]; !c.Met(o.ID) {
			out = append(out, stuckPart{name: "objective " + o.ID, path: "objectives." + o.ID, why: whyObjective(c, o)})
		}
	}
	for i := range c.Mission.Rules {
		if r := &c.Mission.Rules[i]; !c.Works(r.ID) && begins[r.ID] { // RUL001 tells of the others
			out = append(out, stuckPart{name: "rule " + r.ID, path: "rules." + r.ID + ".when", why: whyRule(c, r)})
		}
	}
	if len(out) > 0 && allBegin(c.Mission.Rules, begins) {
		out[0].first = true
	}
	return out
}

func whyObjective(c *infer.Coming, o *model.Objective) string {
	if c.Waits(o) {
		return "it opens after objective " + o.After
	}
	why := "its goal is out of reach"
	parts.Goals("", o.Done, func(g parts.GoalAt) {
		if n := c.Goal(g.Goal); n != nil && n.Why != "" && c.Ideal.Goal(g.Goal) == nil {
			why = n.Why
		}
	})
	return why
}

func whyRule(c *infer.Coming, r *model.Rule) string {
	why := "what it waits for never comes"
	parts.Triggers("", *r.When, func(t parts.TriggerAt) {
		if n := c.Event(t.Trigger); n != nil && c.Ideal.Event(t.Trigger) == nil {
			why = cause(n, t.Of)
		}
	})
	if r.If != nil {
		conditions("", *r.If, func(x conditionAt) {
			if n := c.Condition(x.Condition); n != nil && c.Ideal.Condition(x.Condition) == nil {
				why = cause(n, x.Of)
			}
		})
	}
	return why
}

// cause is why something never is so, also where that is told of elsewhere when everything works.
func cause(n *infer.Never, of string) string {
	if n.Why != "" {
		return n.Why
	}
	return "nothing that works changes " + of
}

// stuckFinding tells of a circle by its first part, with all that are in it.
func stuckFinding(p *check.Pass, s stuckPart, all []stuckPart) diag.Diagnostic {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%s waits for itself: %s", s.name, s.why),
		Remedy:  "let something else begin one of them, or take one of the conditions out",
		Range:   p.First(s.path+".after", s.path),
	}
	if len(all) > 1 {
		d.Summary = fmt.Sprintf("%s and %d more wait for one another: %s", s.name, len(all)-1, s.why)
	}
	for _, x := range all[:min(len(all), parts.FewNames)] {
		d.Reasons = append(d.Reasons, x.name+" never comes about: "+x.why)
		if x.name != s.name {
			d.Related = append(d.Related, diag.Related{Range: p.Where.At(x.path), Text: x.name + ": " + x.why})
		}
	}
	return d
}
