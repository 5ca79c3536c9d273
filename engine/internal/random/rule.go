package random

import (
	"fmt"
	"maps"
	"reflect"
	"slices"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// specials draws special rules: each an event and what comes of it, some with a condition, and a few that hold all the time.
func (d *draft) specials() {
	n := d.luck.IntN(13)
	for i := range n {
		d.things["rule"] = append(d.things["rule"], fmt.Sprintf("rule-%d", i+1))
	}
	for i := range n {
		r := model.Rule{ID: fmt.Sprintf("rule-%d", i+1), Title: fmt.Sprintf("Rule %d", i+1), Text: words("It is so."), Simulated: true}
		if d.chance(15) {
			r.Standing = true
		} else {
			r.When = &model.Trigger{}
			d.trigger(r.When)
			d.often(&r)
		}
		if d.chance(40) {
			var c model.Condition
			if d.condition(&c) {
				r.If = &c
			}
		}
		for len(r.Do) < 1 || d.chance(30) {
			var e model.Effect
			if d.effect(&e) && (!r.Standing || kinds.Lasting(e)) {
				r.Do = append(r.Do, e)
			}
		}
		d.m.Rules = append(d.m.Rules, r)
	}
	if d.chance(15) {
		var w model.Trigger
		if d.trigger(&w) {
			d.m.Ends = append(d.m.Ends, w)
		}
	}
}

// often draws how often a rule works. Seldom it works without end, because rules that set each other off would go on for ever.
func (d *draft) often(r *model.Rule) {
	switch n := d.luck.IntN(100); {
	case n < 60:
		r.Times = 1 + d.luck.IntN(4)
	case n < 75:
		r.PerRound = 1
	case n < 85:
		r.PerCrew = 1
	case n < 90:
		r.PerPiece = 1
	}
	r.Optional = d.chance(10)
}

// kindOf draws a kind of a table of the language.
func (d *draft) kindOf(table string) string {
	return one(d, slices.Sorted(maps.Keys(d.words.kinds[table])))
}

// attempts is how often something is drawn until it says all that it has to.
const attempts = 12

// drawn draws something of a table until all that must stand does and nothing is said twice; at is a struct with a kind.
func (d *draft) drawn(at reflect.Value, table string, fits func() bool) bool {
	if d.depth >= deepest {
		return false
	}
	d.depth++
	defer func() { d.depth-- }()
	for range attempts {
		at.SetZero()
		kind := d.kindOf(table)
		at.FieldByName("Kind").SetString(kind)
		if d.fill(at, d.words.kinds[table][kind], one(d, []int{0, 10, 40})) && fits() {
			return true
		}
	}
	return false
}

// effect draws an effect.
func (d *draft) effect(e *model.Effect) bool {
	return d.drawn(reflect.ValueOf(e).Elem(), "_effects", func() bool {
		if e.Kind == kinds.EndEffect.String() && d.chance(80) {
			return false // few games are to end that early
		}
		return kinds.Lacks(*e) == "" && len(kinds.Twice(*e)) < 2 && kinds.Idle(*e) == ""
	})
}

// trigger draws an event.
func (d *draft) trigger(w *model.Trigger) bool {
	return d.drawn(reflect.ValueOf(w).Elem(), "_triggers", func() bool { return kinds.Awaits(*w) == "" })
}

// condition draws a condition.
func (d *draft) condition(c *model.Condition) bool {
	so := d.drawn(reflect.ValueOf(c).Elem(), "_conditions", func() bool { return true })
	if so && c.Who != nil && d.chance(50) {
		*c.Who = model.Who{Figure: "self"} // most are asked of whoever does it
	}
	return so
}

// goal draws a goal.
func (d *draft) goal(g *model.Goal) bool {
	return d.drawn(reflect.ValueOf(g).Elem(), "_goals", func() bool { return kinds.Unsaid(*g) == "" })
}

// goals draws objectives, by the names that rules know them by.
func (d *draft) goals() {
	ids := d.things["objective"]
	for i, id := range ids {
		o := model.Objective{ID: id, Text: words("It has to be done."), Reward: model.Reward{UA: d.luck.IntN(6), To: "achiever"}, Optional: i > 0 && d.chance(50)}
		for !d.goal(&o.Done) {
		}
		if i > 0 && d.chance(20) {
			o.After = ids[i-1]
		}
		if d.chance(30) {
			o.Reward.Points = 1 + d.luck.IntN(3)
		}
		d.m.Objectives = append(d.m.Objectives, o)
	}
}
