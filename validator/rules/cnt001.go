package rules

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// cnt001 finds numbers that a counter never stands at.
func cnt001() check.Check {
	return check.Check{
		Code:     "CNT001",
		Title:    "a number that the counter never reaches",
		Severity: diag.Error,
		Requires: []check.AnyFact{parts.Values},
		Text: "A counter of a mission or a tally of a campaign never goes beyond its `most`. It starts above that, or a rule, a goal, a " +
			"condition or a fact waits for a number above that. A number above it that does no harm, such as an upper bound, is a " +
			"warning.",
		Before: "setup: counters: alarms: most: 3\nrules: siren: when: {kind: \"counter\", of: \"alarms\", reaches: 4}",
		After:  "setup: counters: alarms: most: 3\nrules: siren: when: {kind: \"counter\", of: \"alarms\", reaches: 3}",
		Run: func(p *check.Pass) {
			t := tallies{p, map[string]int{}, &[]diag.Diagnostic{}}
			t.starts()
			t.mission()
			t.campaign()
			if len(*t.found) > 0 { // core
				for _, d := range *t.found {
					p.Report(d)
				}
			}
		},
	}
}

// tallies are the highest values of counters that have one.
type tallies struct {
	*check.Pass
	most  map[string]int
	found *[]diag.Diagnostic
}

// note keeps a finding.
func (t tallies) note(d diag.Diagnostic) { *t.found = append(*t.found, d) }

// starts takes over the counters and looks at their first values.
func (t tallies) starts() {
	counter := func(path, id string, start int, most *int) {
		if most != nil {
			t.most[id] = *most
			t.beyond(id, "starts at", start, path+".start", diag.Error)
		}
	}
	parts.Each(t.Pass, func(path string, c *model.Counter) { counter(path, c.ID, c.Start, c.Most) })
	parts.Each(t.Pass, func(path string, c *model.CampaignCounter) { counter(path, c.ID, c.Start, c.Most) })
	parts.Each(t.Pass, func(path string, c *model.CounterStart) {
		t.beyond(c.ID, "starts at", c.Count, path, diag.Error)
	})
}

// mission looks at the rules and goals of a mission.
func (t tallies) mission() {
	parts.Each(t.Pass, func(path string, x *model.Trigger) {
		if kinds.Has(kinds.Reads(*x), kinds.CounterCell) {
			t.beyond(x.Of, "is to reach", x.Reaches, path+".reaches", diag.Error)
		}
	})
	parts.Each(t.Pass, func(path string, x *model.Goal) {
		if kinds.Has(kinds.Wants(*x), kinds.CounterCell) {
			t.beyond(x.Of, "is to reach", x.Reaches, path+".reaches", diag.Error)
		}
	})
	parts.Each(t.Pass, func(path string, x *model.Condition) {
		if kinds.Has(kinds.Asks(*x), kinds.CounterCell) {
			t.between(x.Of, x.Min, x.Max, path+".min", path+".max")
		}
	})
	parts.Each(t.Pass, func(path string, x *model.Effect) { t.set(kinds.Writes(*x), path) })
}

// campaign looks at the facts and effects of a campaign.
func (t tallies) campaign() {
	parts.Each(t.Pass, func(path string, x *model.CrewFact) {
		if kinds.Has(kinds.CrewReads(x), kinds.CounterCell) {
			t.between(x.Counter, x.AtLeast, x.AtMost, path+".atLeast", path+".atMost")
		}
	})
	parts.Each(t.Pass, func(path string, x *model.CrewEffect) {
		t.set(kinds.CrewWrites(*x), path)
	})
}

// set looks at the values that an effect sets counters to.
func (t tallies) set(writes []kinds.Cell, path string) {
	for _, c := range writes {
		if c.Sort == kinds.CounterCell && c.Move.Sets {
			t.beyond(c.ID, "becomes", c.Move.Low, path+"."+c.Move.Field, diag.Error)
		}
	}
}

// beyond reports a number above the most of a counter.
func (t tallies) beyond(id, does string, n int, path string, severity diag.Severity) {
	if most, limited := t.most[id]; limited && n > most {
		t.note(diag.Diagnostic{
			Severity: severity,
			Summary:  fmt.Sprintf("%s %s %d, but never goes beyond %d", id, does, n, most),
			Remedy:   fmt.Sprintf("choose %d at most, or raise the most of %s", most, id),
			Range:    t.Where.At(path),
			Reasons:  []string{fmt.Sprintf("the most of %s: %d", id, most), fmt.Sprintf("the number here: %d, which is %d beyond it", n, n-most)},
		})
	}
}

// between reports bounds that a counter cannot lie between. A lower bound that is just met is fine.
func (t tallies) between(id string, low, high *int, lowPath, highPath string) {
	switch {
	case low != nil && high != nil && *low > *high:
		t.note(diag.Diagnostic{
			Summary: fmt.Sprintf("%s cannot be %d or more and %d or less", id, *low, *high),
			Remedy:  "swap the two bounds",
			Range:   t.Where.At(lowPath),
			Reasons: []string{fmt.Sprintf("the lower bound is %d, the upper one %d: no number is both", *low, *high)},
			Fix:     t.boundsFix(lowPath, highPath, *low, *high),
		})
	case low != nil:
		t.beyond(id, "is to be at least", *low, lowPath, diag.Error)
	}
	if high != nil {
		t.beyond(id, "is to be at most", *high, highPath, diag.Warning)
	}
}

// boundsFix writes two bounds the other way round, where the source has both.
func (t tallies) boundsFix(lowPath, highPath string, low, high int) *diag.Fix {
	if !t.Where.Has(lowPath) || !t.Where.Has(highPath) {
		return nil
	}
	return &diag.Fix{Text: "swap the two bounds", Edits: []diag.Edit{
		{Range: t.Where[lowPath], New: fmt.Sprint(high)}, {Range: t.Where[highPath], New: fmt.Sprint(low)},
	}}
}
