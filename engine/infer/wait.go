package infer

import (
	"maps"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Coming is which rules and objectives ever come about when each waits for what it waits for: none does at first, and
// what can come about is added until nothing more does. What can never come about by itself is told of where it stands
// and counts as if it could.
type Coming struct {
	*World        // as it is with those
	Ideal  *World // with all of them
	so     map[Fact]bool
	parts  []func(*World) bool // what events, conditions and goals ask for by themselves
}

// Comes finds out what comes about.
func (w *World) Comes() *Coming {
	c := &Coming{World: w, Ideal: w, so: map[Fact]bool{}}
	web := c.web()
	for more := true; more; {
		c.World = c.now()
		more = web.More(c.holds, func(f Fact) { c.so[f] = true })
	}
	return c
}

// Works reports whether a rule ever works.
func (c *Coming) Works(rule string) bool { return c.so[Fact{Kind: RuleFact, ID: rule}] }

// Met reports whether an objective can be met.
func (c *Coming) Met(objective string) bool { return c.so[Fact{Kind: GoalFact, ID: objective}] }

// Waits reports whether an objective opens after one that is never done.
func (c *Coming) Waits(o *model.Objective) bool { return !c.done(o.After) }

// now is what can be so given what comes about so far. What there is not is a mistake of another kind.
func (c *Coming) now() *World {
	return c.world(
		func(id string) bool { return c.Works(id) || c.rule(id) == nil },
		func(id string) bool { return c.Met(id) || c.objective(id) == nil })
}

// holds reports whether something is so by now.
func (c *Coming) holds(f Fact) bool {
	if f.Kind == partFact {
		return c.parts[f.N](c.World)
	}
	return c.so[f]
}

// part asks for what is said of a part by a world as it is, unless not even the ideal one has it otherwise.
func (c *Coming) part(never func(*World) *Never) Need {
	c.parts = append(c.parts, func(w *World) bool { return never(w) == nil || never(c.Ideal) != nil })
	return Need{Of: Fact{Kind: partFact, N: len(c.parts) - 1}}
}

// web is what each rule and objective waits for. One that another rule runs, or a goal unlocks, needs no event, and one
// without an event is a matter of words.
func (c *Coming) web() *Web {
	r := Reader{
		Event:     func(t model.Trigger) Need { return c.part(func(w *World) *Never { return w.Event(t) }) },
		Condition: func(x model.Condition) Need { return c.part(func(w *World) *Never { return w.Condition(x) }) },
		Goal:      func(g model.Goal) Need { return c.part(func(w *World) *Never { return w.Goal(g) }) },
	}
	web := &Web{}
	c.addCalled(web)
	for _, rule := range c.Mission.Rules {
		n := Need{}
		if rule.When != nil {
			n = AllOf(r.event(*rule.When), r.condition(rule.If))
		}
		web.Add(Fact{Kind: RuleFact, ID: rule.ID}, n)
	}
	for _, o := range c.Mission.Objectives {
		n := r.goal(o.Done)
		if c.objective(o.After) != nil {
			n = AllOf(Needs(GoalFact, o.After), n)
		}
		web.Add(Fact{Kind: GoalFact, ID: o.ID}, n)
	}
	return web
}

// addCalled adds the rules that others run, or that a goal makes possible.
func (g *Game) addCalled(web *Web) {
	for _, e := range g.all() {
		x, runs := kinds.Of(e.Writes, kinds.RuleCell)
		switch {
		case runs && e.Rule != nil:
			web.Add(Fact{Kind: RuleFact, ID: x.ID}, Needs(RuleFact, e.Rule.ID))
		case runs:
			web.Add(Fact{Kind: RuleFact, ID: x.ID}, Need{})
		}
	}
	for _, o := range g.Mission.Objectives {
		kinds.EachGoal("", o.Done, func(_ string, x model.Goal) {
			if x.Unlocks != "" {
				web.Add(Fact{Kind: RuleFact, ID: x.Unlocks}, Need{})
			}
		})
	}
}

// Begins reports of each rule whether it can begin at all, given those that something runs: whether its event, or one of
// those that it waits for, is something else than a rule that cannot.
func Begins(m *model.Mission, called map[string]bool) map[string]bool {
	g, web := &Game{Mission: m}, &Web{}
	r := Reader{Event: func(t model.Trigger) Need {
		c, after := kinds.Of(kinds.Reads(t), kinds.RuleCell)
		if !after || g.rule(c.ID) == nil {
			return Need{}
		}
		return Needs(RuleFact, c.ID)
	}}
	for _, rule := range m.Rules {
		n := Need{}
		if rule.When != nil {
			n = r.event(*rule.When)
		}
		web.Add(Fact{Kind: RuleFact, ID: rule.ID}, n)
	}
	begun := maps.Clone(called)
	for web.More(func(f Fact) bool { return begun[f.ID] }, func(f Fact) { begun[f.ID] = true }) {
	}
	return begun
}
