package infer

import (
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Reader makes needs of what rules and objectives wait for, given what the plain parts of them need.
type Reader struct {
	Event     func(model.Trigger) Need
	Condition func(model.Condition) Need
	Goal      func(model.Goal) Need
}

// event is what must be so for an event to come about.
func (r Reader) event(t model.Trigger) Need {
	if len(t.Triggers) > 0 {
		return OneOf(english.Each(t.Triggers, r.event)...)
	}
	return r.Event(t)
}

// condition is what must be so for a condition to hold; nil always holds, and that something is not so is always
// possible.
func (r Reader) condition(c *model.Condition) Need {
	if c == nil {
		return Need{}
	}
	inner := english.Each(c.Conditions, func(x model.Condition) Need { return r.condition(&x) })
	switch kinds.Joined(*c) {
	case kinds.All:
		return AllOf(inner...)
	case kinds.One:
		return OneOf(inner...)
	case kinds.None:
		return Need{}
	}
	return r.Condition(*c)
}

// goal is what must be so for a goal to be met.
func (r Reader) goal(g model.Goal) Need {
	parts := english.Each(g.Goals, r.goal)
	if kinds.Joins(g) == kinds.One {
		return OneOf(parts...)
	}
	for i := range g.Requires {
		parts = append(parts, r.condition(&g.Requires[i]))
	}
	return AllOf(append(parts, r.Goal(g))...)
}
