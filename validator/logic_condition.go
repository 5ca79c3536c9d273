package validator

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// facts are what something says about numbers: by what is numbered, such as the round or a counter, the
// values that go with it. What it says nothing about can be anything.
type facts map[string]ranges

// The names of what is numbered, besides counters and doors.
const (
	roundFact = "the round"
	crewsFact = "the number of crews"
	trackFact = "the hostility"
)

// doorStates number the states of a door, for facts.
var doorStates = []string{"open", "closed", "locked"}

// and joins facts that hold together.
func (f facts) and(other facts) facts {
	out := maps.Clone(f)
	for name, r := range other {
		if had, ok := out[name]; ok {
			r = had.and(r)
		}
		out[name] = r
	}
	return out
}

// clash is the first thing in order of name that facts leave no value for.
func (f facts) clash() (string, bool) {
	for _, name := range slices.Sorted(maps.Keys(f)) {
		if len(f[name]) == 0 {
			return name, true
		}
	}
	return "", false
}

// facts are what a condition says. Exact says that it says nothing else: where they hold it holds.
func (w *world) facts(c model.Condition) (f facts, exact bool) {
	if len(c.Conditions) > mostParts {
		return facts{}, false // nobody writes so many by hand
	}
	switch c.Kind {
	case "all":
		f, exact = facts{}, true
		for _, inner := range c.Conditions {
			g, e := w.facts(inner)
			f, exact = f.and(g), exact && e
		}
		return f, exact && len(f) == 1
	case "any":
		return w.anyFacts(c.Conditions)
	case "not":
		return w.noFacts(c.Conditions)
	}
	name, r := w.fact(c)
	if name == "" {
		return facts{}, false
	}
	return facts{name: r}, true
}

// anyFacts are what one of several conditions says: only what all of them speak of.
func (w *world) anyFacts(all []model.Condition) (facts, bool) {
	var out facts
	exact := true
	for _, c := range all {
		f, e := w.facts(c)
		exact = exact && e && len(f) == 1
		if out == nil {
			out = maps.Clone(f)
			continue
		}
		for name := range out {
			if r, ok := f[name]; ok {
				out[name] = out[name].or(r)
			} else {
				delete(out, name)
				exact = false
			}
		}
	}
	if out == nil {
		out = facts{}
	}
	return out, exact && len(out) == 1
}

// noFacts are what it says that none of several conditions holds: of each that is plain the opposite.
func (w *world) noFacts(all []model.Condition) (facts, bool) {
	out, exact := facts{}, true
	for _, c := range all {
		f, e := w.facts(c)
		if !e || len(f) != 1 {
			exact = false
			continue
		}
		for name, r := range f {
			out = out.and(facts{name: r.not()})
		}
	}
	return out, exact && len(out) == 1
}

// fact is what a plain condition says about a number; no name where it speaks of something else.
func (w *world) fact(c model.Condition) (string, ranges) {
	switch c.Kind {
	case "round":
		return roundFact, wholes(max(c.First, 1), orEndless(c.Last))
	case "crews":
		return crewsFact, wholes(orNone(c.Min, -without), orNone(c.Max, without))
	case "counter":
		return "counter " + c.Of, wholes(orNone(c.Min, -without), orNone(c.Max, without))
	case "door":
		if i := slices.Index(doorStates, c.Is); i >= 0 {
			return "door " + c.Of, wholes(i, i)
		}
	case "hostility":
		if len(w.Rules.Hostility.Levels) > 0 {
			return trackFact, w.levels(c)
		}
	}
	return "", nil
}

// levels are the levels that a condition lets pass, by their places. One that is unknown is taken for none.
func (w *world) levels(c model.Condition) ranges {
	from, to := w.levelIndex(c.From), w.levelIndex(c.To)
	if to < 0 {
		to = without
	}
	return wholes(max(from, 0), to)
}

func orEndless(n int) int {
	if n == 0 {
		return without
	}
	return n
}

func orNone(n *int, none int) int {
	if n == nil {
		return none
	}
	return *n
}

// possible are the values that the thing of a fact can take in the mission.
func (w *world) possible(name string) ranges {
	switch name {
	case roundFact:
		return wholes(1, orEndless(w.rounds))
	case crewsFact:
		return wholes(w.Mission.Players.Min, max(w.Mission.Players.Min, w.Mission.Players.Max))
	case trackFact:
		return wholes(w.lowestLevel(), len(w.Rules.Hostility.Levels)-1)
	}
	for id, s := range w.spans {
		if name == "counter "+id {
			return s.values
		}
	}
	return everything()
}

// room are the values that everything which some facts speak of can take. A counter that nothing changes, or that
// begins too high, is told of elsewhere and left out.
func (w *world) room(f facts) facts {
	out := facts{}
	for name := range f {
		if !w.still(name) {
			out[name] = w.possible(name)
		}
	}
	return out
}

// said are the facts that a trigger leaves true at the moment when it sets something off.
func (w *world) said(t *model.Trigger) facts {
	if t == nil {
		return facts{}
	}
	switch t.Kind {
	case "round":
		if t.Every == 0 {
			return facts{roundFact: wholes(t.At, t.At)}
		}
		return facts{roundFact: wholes(t.At, without)}
	case "hostility":
		if i := w.levelIndex(t.Level); i >= 0 {
			return facts{trackFact: wholes(i, without)}
		}
	case "counter":
		return facts{"counter " + t.Of: wholes(t.Reaches, t.Reaches)}
	case "door":
		if i := slices.Index(doorStates, t.Becomes); i >= 0 {
			return facts{"door " + t.Of: wholes(i, i)}
		}
	}
	return facts{}
}

// condition says why a condition never holds by itself, or nothing. Parts that never hold are not looked at:
// they are told of themselves.
func (w *world) condition(c model.Condition) *never {
	switch c.Kind {
	case "all", "any", "not":
		return nil
	case "counter":
		return w.counterCondition(c)
	case "door":
		return w.door(c.Of, c.Is, "is")
	case "carries":
		return w.carriesCondition(c)
	case "done":
		if !w.done(c.Objective) {
			return &never{field: "objective", why: "objective " + c.Objective + " is never done"}
		}
	case "in", "alive":
		if w.who(c.Who) != nil {
			return toldBy("OBJ006")
		}
	}
	name, r := w.fact(c)
	if name == "" || len(r.and(w.possible(name))) > 0 {
		return nil
	}
	n := &never{why: w.outside(name, r), remedy: "choose bounds that the game can come to"}
	if len(r) == 0 {
		n.remedy, n.swap = "swap the two bounds", bounds(c)
	}
	return n
}

// bounds are the fields of a condition with its bounds, each with what stands in the other.
func bounds(c model.Condition) [4]string {
	switch {
	case c.Kind == "round":
		return [4]string{"first", "last", fmt.Sprint(c.Last), fmt.Sprint(c.First)}
	case c.Kind == "hostility":
		return [4]string{"from", "to", fmt.Sprintf("%q", c.To), fmt.Sprintf("%q", c.From)}
	case c.Kind == "crews" && c.Min != nil && c.Max != nil:
		return [4]string{"min", "max", fmt.Sprint(*c.Max), fmt.Sprint(*c.Min)}
	}
	return [4]string{}
}

func (w *world) carriesCondition(c model.Condition) *never {
	if w.who(c.Who) != nil {
		return toldBy("OBJ006")
	}
	return w.held(c.Token).at("token")
}

// counterCondition looks at the bounds of a counter.
func (w *world) counterCondition(c model.Condition) *never {
	k, s := find(w.Mission.Setup.Counters, c.Of, counterID), w.spans[c.Of]
	switch {
	case k == nil:
		return nil // REF001 says so
	case c.Min != nil && c.Max != nil && *c.Min > *c.Max, k.Most != nil && c.Min != nil && *c.Min > *k.Most:
		return toldBy("CNT001")
	}
	_, r := w.fact(c)
	if len(r.and(s.values)) > 0 {
		return nil
	}
	if !s.changed {
		return toldBy("OBJ008")
	}
	return &never{about: c.Of, why: fmt.Sprintf("counter %s is %s", c.Of, s.reached()), remedy: "choose bounds that the effects can bring it to", steps: s.steps}
}

// outside says that what is asked for lies outside of what can be.
func (w *world) outside(name string, r ranges) string {
	if len(r) == 0 {
		return name + " cannot lie between bounds of which the lower is the higher"
	}
	return fmt.Sprintf("%s is %s, never %s", name, w.inWords(name, w.possible(name)), w.inWords(name, r))
}

// inWords writes values of something for a sentence.
func (w *world) inWords(name string, r ranges) string {
	if len(r) == 0 {
		return "nothing"
	}
	low, high := r[0].low, r[len(r)-1].high
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
	case high >= without:
		return word(max(low, 0)) + " or more"
	case low <= -without:
		return word(high) + " or less"
	}
	return word(low) + " to " + word(high)
}
