package infer

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Facts are what something says about numbers: by what is numbered, such as the round or a counter, the
// values that go with it. What it says nothing about can be anything.
type Facts map[string]Values

// The names of what is numbered, besides counters and doors.
const (
	roundFact = "the round"
	crewsFact = "the number of crews"
	trackFact = "the hostility"
)

// mostParts is how many parts of a condition are looked at.
const mostParts = 300

// doorStates number the states of a door, for facts.
var doorStates = []string{"open", "closed", "locked", "jammed"}

// And joins facts that hold together.
func (f Facts) And(other Facts) Facts {
	out := maps.Clone(f)
	for name, r := range other {
		if had, ok := out[name]; ok {
			r = had.And(r)
		}
		out[name] = r
	}
	return out
}

// Clash is the first thing in order of name that facts leave no value for.
func (f Facts) Clash() (string, bool) {
	for _, name := range slices.Sorted(maps.Keys(f)) {
		if len(f[name]) == 0 {
			return name, true
		}
	}
	return "", false
}

// Facts are what a condition says. Exact says that it says nothing else: where they hold it holds.
func (w *World) Facts(c model.Condition) (f Facts, exact bool) {
	if len(c.Conditions) > mostParts {
		return Facts{}, false // nobody writes so many by hand
	}
	switch kinds.Joined(c) {
	case kinds.All:
		f, exact = Facts{}, true
		for _, inner := range c.Conditions {
			g, e := w.Facts(inner)
			f, exact = f.And(g), exact && e
		}
		return f, exact && len(f) == 1
	case kinds.One:
		return w.anyFacts(c.Conditions)
	case kinds.None:
		return w.noFacts(c.Conditions)
	}
	name, r := w.Fact(c)
	if name == "" {
		return Facts{}, false
	}
	return Facts{name: r}, true
}

// anyFacts are what one of several conditions says: only what all of them speak of.
func (w *World) anyFacts(all []model.Condition) (Facts, bool) {
	var out Facts
	exact := true
	for _, c := range all {
		f, e := w.Facts(c)
		exact = exact && e && len(f) == 1
		if out == nil {
			out = maps.Clone(f)
			continue
		}
		for name := range out {
			if r, ok := f[name]; ok {
				out[name] = out[name].Or(r)
			} else {
				delete(out, name)
				exact = false
			}
		}
	}
	if out == nil {
		out = Facts{}
	}
	return out, exact && len(out) == 1
}

// noFacts are what it says that none of several conditions holds: of each that is plain the opposite.
func (w *World) noFacts(all []model.Condition) (Facts, bool) {
	out, exact := Facts{}, true
	for _, c := range all {
		f, e := w.Facts(c)
		if !e || len(f) != 1 {
			exact = false
			continue
		}
		for name, r := range f {
			out = out.And(Facts{name: r.Not()})
		}
	}
	return out, exact && len(out) == 1
}

// Fact is what a plain condition says about a number; no name where it speaks of something else.
func (w *World) Fact(c model.Condition) (string, Values) {
	for _, x := range kinds.Asks(c) {
		if name, r := w.fact(x); name != "" {
			return name, r
		}
	}
	return "", nil
}

// fact is what it says about a number that a cell is as it should be.
func (w *World) fact(c kinds.Cell) (string, Values) {
	switch c.Sort {
	case kinds.RoundCell:
		return roundFact, Wholes(c.Low, c.High)
	case kinds.CrewsCell:
		return crewsFact, Wholes(c.Low, c.High)
	case kinds.CounterCell:
		return "counter " + c.ID, Wholes(c.Low, c.High)
	case kinds.DoorCell:
		if i := slices.Index(doorStates, c.State); i >= 0 {
			return "door " + c.ID, Wholes(i, i)
		}
	case kinds.TrackCell:
		if len(w.Rules.Hostility.Levels) > 0 {
			return trackFact, w.levels(c)
		}
	}
	return "", nil
}

// levels are the levels that are let pass, by their places. One that is unknown is taken for none.
func (w *World) levels(c kinds.Cell) Values {
	from, to := w.LevelIndex(c.ID), w.LevelIndex(c.To)
	if to < 0 {
		to = kinds.Endless
	}
	return Wholes(max(from, 0), to)
}

// Possible are the values that the thing of a fact can take in the mission.
func (w *World) Possible(name string) Values {
	switch name {
	case roundFact:
		return Wholes(1, lastOf(w.rounds))
	case crewsFact:
		return Wholes(w.Mission.Players.Min, max(w.Mission.Players.Min, w.Mission.Players.Max))
	case trackFact:
		return Wholes(w.LowestLevel(), len(w.Rules.Hostility.Levels)-1)
	}
	for id, s := range w.counters {
		if name == "counter "+id {
			return s.Values
		}
	}
	return Everything()
}

// lastOf is a last round, of which 0 is none.
func lastOf(round int) int {
	if round == 0 {
		return kinds.Endless
	}
	return round
}

// Room are the values that everything which some facts speak of can take. A counter that nothing changes, or that
// begins too high, is told of elsewhere and left out.
func (w *World) Room(f Facts) Facts {
	out := Facts{}
	for name := range f {
		if !w.Still(name) {
			out[name] = w.Possible(name)
		}
	}
	return out
}

// Still reports whether something is a counter that nothing changes or that begins too high, which is reported by
// itself.
func (w *World) Still(name string) bool {
	for _, c := range w.Mission.Setup.Counters {
		if name == "counter "+c.ID {
			return !w.counters[c.ID].Changed || w.BeyondMost(c)
		}
	}
	return false
}

// Said are the facts that an event leaves true at the moment when it sets something off.
func (w *World) Said(t *model.Trigger) Facts {
	out := Facts{}
	if t == nil {
		return out
	}
	for _, c := range kinds.Reads(*t) {
		if name, r := w.fact(c); name != "" {
			out[name] = r
		}
	}
	return out
}

// Condition says why a condition never holds by itself, or nothing. Parts that never hold are not looked at:
// they are told of themselves.
func (w *World) Condition(c model.Condition) *Never {
	return first(kinds.Asks(c), w.holds)
}

// holds says why something can never be so, whether it was from the start or came to be, or nothing.
func (w *World) holds(c kinds.Cell) *Never {
	switch c.Sort {
	case kinds.CounterCell:
		return w.counterWithin(c)
	case kinds.DoorCell:
		return w.door(c, "is")
	case kinds.ObjectiveCell:
		if !w.done(c.ID) {
			return &Never{Field: "objective", Why: "objective " + c.ID + " is never done"}
		}
	}
	if w.Figures(c.Who) != nil {
		return elsewhere()
	}
	if c.Sort == kinds.TokenCell {
		return w.held(c.ID).at("token")
	}
	name, r := w.fact(c)
	if name == "" || len(r.And(w.Possible(name))) > 0 {
		return nil
	}
	n := &Never{Why: w.Outside(name, r), Remedy: "choose bounds that the game can come to"}
	if len(r) == 0 {
		n.Remedy, n.Swap = "swap the two bounds", bounds(c)
	}
	return n
}

// bounds are the fields of a condition with its bounds, each with what stands in the other.
func bounds(c kinds.Cell) [4]string {
	switch c.Sort {
	case kinds.RoundCell:
		return [4]string{"first", "last", fmt.Sprint(c.High), fmt.Sprint(c.Low)}
	case kinds.TrackCell:
		return [4]string{"from", "to", fmt.Sprintf("%q", c.To), fmt.Sprintf("%q", c.ID)}
	case kinds.CrewsCell:
		return [4]string{"min", "max", fmt.Sprint(c.High), fmt.Sprint(c.Low)}
	}
	return [4]string{}
}

// counterWithin looks at the bounds of a counter.
func (w *World) counterWithin(c kinds.Cell) *Never {
	k, s := find(w.Mission.Setup.Counters, c.ID, counterID), w.counters[c.ID]
	switch {
	case k == nil:
		return nil // there is no such counter
	case c.Low > c.High, k.Most != nil && c.Low > *k.Most:
		return elsewhere()
	}
	_, r := w.fact(c)
	if len(r.And(s.Values)) > 0 {
		return nil
	}
	if !s.Changed {
		return elsewhere()
	}
	return &Never{About: c.ID, Why: fmt.Sprintf("counter %s is %s", c.ID, s.reached()), Remedy: "choose bounds that the effects can bring it to", Steps: s.Steps}
}

// counterReaches says why a counter never comes to a number.
func (w *World) counterReaches(c kinds.Cell) *Never {
	k, s := find(w.Mission.Setup.Counters, c.ID, counterID), w.counters[c.ID]
	switch {
	case k == nil:
		return nil // there is no such counter
	case k.Most != nil && c.Low > *k.Most, !s.Changed:
		return elsewhere()
	case s.Values.Has(c.Low):
		return nil
	}
	return &Never{About: c.ID, Field: "reaches", Why: fmt.Sprintf("counter %s never comes to %d: it is %s", c.ID, c.Low, s.reached()),
		Remedy: "choose a number that the effects can bring it to, or let one change it further", Steps: s.Steps}
}

// Outside says that what is asked for lies outside of what can be.
func (w *World) Outside(name string, r Values) string {
	if len(r) == 0 {
		return name + " cannot lie between bounds of which the lower is the higher"
	}
	return fmt.Sprintf("%s is %s, never %s", name, w.InWords(name, w.Possible(name)), w.InWords(name, r))
}

// InWords writes values of something for a sentence.
func (w *World) InWords(name string, r Values) string {
	if len(r) == 0 {
		return "nothing"
	}
	low, high := r[0].Low, r[len(r)-1].High
	word := func(n int) string {
		if levels := w.Rules.Hostility.Levels; name == trackFact && n >= 0 && n < len(levels) {
			return levels[n].Title
		}
		if strings.HasPrefix(name, "door ") && n >= 0 && n < len(doorStates) {
			return doorStates[n]
		}
		return fmt.Sprint(n)
	}
	switch {
	case low == high:
		return word(low)
	case high >= kinds.Endless:
		return word(max(low, 0)) + " or more"
	case low <= -kinds.Endless:
		return word(high) + " or less"
	}
	return word(low) + " to " + word(high)
}
