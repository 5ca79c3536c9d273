package validator

import "slices"

// factKind is what sort of thing comes to be so.
type factKind string

// The kinds of facts that the way to a thing may hang on.
const (
	reachFact factKind = "reach"     // somebody can stand beside it, or in it
	doorFact  factKind = "unlock"    // a panel lets people through
	ruleFact  factKind = "rule"      // a rule has worked
	tokenFact factKind = "token"     // a trader has the token in hand
	goalFact  factKind = "objective" // an objective is done
	countFact factKind = "counter"   // a rule has changed a counter that way
)

// fact is something that can come to be so in the course of a game. Where a thing's id leaves open what is
// meant, n tells: the panel's place in the list of all panels, or the number that a counter must come to.
type fact struct {
	kind factKind
	id   string
	n    int
}

// need is what must be so before something else can: a fact, all of several needs, or one of them. The
// zero need asks for nothing.
type need struct {
	of    fact
	parts []need
	one   bool // one of the parts is enough; with no parts nothing ever is
	// carried says that the parts are a thing to touch and what the hand that touches it carries.
	carried bool
}

// needs asks for a fact.
func needs(kind factKind, id string) need { return need{of: fact{kind: kind, id: id}} }

// allOf asks for everything.
func allOf(parts ...need) need { return need{parts: parts} }

// oneOf asks for one of several things; without any it can never be met.
func oneOf(parts ...need) need { return need{parts: parts, one: true} }

// met reports whether a need is met by what is so.
func (n need) met(so func(fact) bool) bool {
	switch {
	case n.of.kind != "":
		return so(n.of)
	case n.one:
		return slices.ContainsFunc(n.parts, func(x need) bool { return x.met(so) })
	}
	return !slices.ContainsFunc(n.parts, func(x need) bool { return !x.met(so) })
}

// missing are the facts that keep a need from being met, in order; none if it is met.
func (n need) missing(so func(fact) bool) []fact {
	if n.met(so) {
		return nil
	}
	if n.of.kind != "" {
		return []fact{n.of}
	}
	var out []fact
	for _, x := range n.parts {
		for _, f := range x.missing(so) {
			if !slices.Contains(out, f) {
				out = append(out, f)
			}
		}
	}
	return out
}

// web says of facts what each of them needs. Facts without an entry come about in other ways or never.
type web struct {
	order []fact // that have an entry, as they were added
	by    map[fact]need
}

// add notes one more way in which a fact can come about.
func (w *web) add(f fact, n need) {
	if w.by == nil {
		w.by = map[fact]need{}
	}
	if old, ok := w.by[f]; ok {
		w.by[f] = oneOf(append(slices.Clip(old.parts), n)...)
		return
	}
	w.order = append(w.order, f)
	w.by[f] = oneOf(n)
}

// mostKnots is how many facts a search for circles looks at: more than any mission has, and few enough that
// a made-up one keeps nobody waiting.
const mostKnots = 400

// circle is the smallest set of facts of which each needs the next and the last the first, or nil. Only
// those are looked at that are not so and not in spent. Of several the first in the web's order counts.
func (w *web) circle(so func(fact) bool, spent map[fact]bool) []fact {
	var best []fact
	for _, f := range w.order[:min(len(w.order), mostKnots)] {
		if so(f) || spent[f] {
			continue
		}
		if c := w.back(f, so, spent); c != nil && (best == nil || len(c) < len(best)) {
			best = c
		}
	}
	return best
}

// back is a shortest way from a fact along what it needs to itself, or nil.
func (w *web) back(start fact, so func(fact) bool, spent map[fact]bool) []fact {
	from := map[fact]fact{}
	for queue := []fact{start}; len(queue) > 0 && len(from) < mostKnots; queue = queue[1:] {
		for _, f := range w.by[queue[0]].missing(so) {
			if f == start {
				return trail(from, start, queue[0])
			}
			if _, seen := from[f]; !seen && !spent[f] {
				from[f] = queue[0]
				queue = append(queue, f)
			}
		}
	}
	return nil
}

// trail is the way from a first fact to a last one.
func trail(from map[fact]fact, first, last fact) []fact {
	out := []fact{last}
	for f := last; f != first; {
		f = from[f]
		out = append(out, f)
	}
	slices.Reverse(out)
	return out
}
