package validator

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// waiting finds out which rules and objectives ever come about when each waits for what it waits for: it
// begins with none and adds what can come about until nothing more does. What can never come about by
// itself is reported where it stands and counts as if it could.
type waiting struct {
	*Pass
	ideal *world
	rules map[string]bool // that work
	goals map[string]bool // of the objectives that can be met
}

// come is what comes about.
func (p *Pass) come() *waiting {
	c := &waiting{Pass: p, ideal: p.world(), rules: map[string]bool{}, goals: map[string]bool{}}
	for c.more() {
	}
	return c
}

// more adds what comes about given what does so far.
func (c *waiting) more() bool {
	w := c.newWorld(func(id string) bool { return c.rules[id] || c.ruleCalled(id) == nil }, func(id string) bool { return c.goals[id] || c.objective(id) == nil })
	called := c.called()
	added := false
	for i := range c.Mission.Rules {
		if r := &c.Mission.Rules[i]; !c.rules[r.ID] && (called[r.ID] || c.canWork(w, r)) {
			c.rules[r.ID], added = true, true
		}
	}
	for i := range c.Mission.Objectives {
		if o := &c.Mission.Objectives[i]; !c.goals[o.ID] && c.canBeMet(w, o) {
			c.goals[o.ID], added = true, true
		}
	}
	return added
}

// called are the rules that one that works runs, or that an objective that can be met makes possible.
func (c *waiting) called() map[string]bool {
	out := map[string]bool{}
	c.eachEffect(func(e effectAt) {
		if e.Kind == "rule" && (e.rule == nil || c.rules[e.rule.ID]) {
			out[e.Rule] = true
		}
	})
	c.eachGoal(func(g goalAt) {
		if g.Unlocks != "" {
			out[g.Unlocks] = true
		}
	})
	return out
}

// canWork reports whether a rule can be set off. One without a trigger is a matter of words, or reported
// by itself.
func (c *waiting) canWork(w *world, r *model.Rule) bool {
	return r.When == nil || c.fires(w, *r.When) && (r.If == nil || c.holds(w, *r.If))
}

// fires reports whether a trigger comes about, or never does for a reason of its own.
func (c *waiting) fires(w *world, t model.Trigger) bool {
	if t.Kind == "any" {
		return len(t.Triggers) == 0 || slices.ContainsFunc(t.Triggers, func(inner model.Trigger) bool { return c.fires(w, inner) })
	}
	return w.trigger(t) == nil || c.ideal.trigger(t) != nil
}

// holds reports whether a condition can hold, or cannot for a reason of its own. That something is not so
// is always possible.
func (c *waiting) holds(w *world, x model.Condition) bool {
	inner := func(y model.Condition) bool { return c.holds(w, y) }
	switch x.Kind {
	case "not":
		return true
	case "all":
		return !slices.ContainsFunc(x.Conditions, func(y model.Condition) bool { return !inner(y) })
	case "any":
		return len(x.Conditions) == 0 || slices.ContainsFunc(x.Conditions, inner)
	}
	return w.condition(x) == nil || c.ideal.condition(x) != nil
}

// canBeMet reports whether an objective can be met once the one before it is.
func (c *waiting) canBeMet(w *world, o *model.Objective) bool {
	return w.done(o.After) && c.met(w, o.Done)
}

func (c *waiting) met(w *world, g model.Goal) bool {
	inner := func(h model.Goal) bool { return c.met(w, h) }
	switch {
	case g.Kind == "any":
		return len(g.Goals) == 0 || slices.ContainsFunc(g.Goals, inner)
	case g.Kind == "all" && slices.ContainsFunc(g.Goals, func(h model.Goal) bool { return !inner(h) }):
		return false
	case slices.ContainsFunc(g.Requires, func(x model.Condition) bool { return !c.holds(w, x) }):
		return false
	}
	return w.goal(g) == nil || c.ideal.goal(g) != nil
}

func (p *Pass) objective(id string) *model.Objective {
	return find(p.Mission.Objectives, id, func(o *model.Objective) string { return o.ID })
}
