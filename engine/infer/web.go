package infer

import "slices"

// FactKind is what sort of thing comes to be so.
type FactKind string

// The kinds of facts that the way to a thing may hang on.
const (
	ReachFact FactKind = "reach"     // somebody can stand beside it, or in it
	DoorFact  FactKind = "unlock"    // a panel lets people through
	RuleFact  FactKind = "rule"      // a rule has worked
	TokenFact FactKind = "token"     // a trader has the token in hand
	GoalFact  FactKind = "objective" // an objective is done
	CountFact FactKind = "counter"   // a rule has changed a counter that way
	partFact  FactKind = "part"      // what is asked for by itself is so
)

// Fact is something that can come to be so in the course of a game. Where a thing's id leaves open what is
// meant, n tells: the panel's place in the list of all panels, or the number that a counter must come to.
type Fact struct {
	Kind FactKind
	ID   string
	N    int
}

// Need is what must be so before something else can: a fact, all of several needs, or one of them. The
// zero need asks for nothing.
type Need struct {
	Of    Fact
	Parts []Need
	One   bool // one of the parts is enough; with no parts nothing ever is
	// Carried says that the parts are a thing to touch and what the hand that touches it carries.
	Carried bool
}

// Needs asks for a fact.
func Needs(kind FactKind, id string) Need { return Need{Of: Fact{Kind: kind, ID: id}} }

// AllOf asks for everything.
func AllOf(parts ...Need) Need { return Need{Parts: parts} }

// OneOf asks for one of several things; without any it can never be met.
func OneOf(parts ...Need) Need { return Need{Parts: parts, One: true} }

// Met reports whether a need is met by what is so.
func (n Need) Met(so func(Fact) bool) bool {
	switch {
	case n.Of.Kind != "":
		return so(n.Of)
	case n.One:
		return slices.ContainsFunc(n.Parts, func(x Need) bool { return x.Met(so) })
	}
	return !slices.ContainsFunc(n.Parts, func(x Need) bool { return !x.Met(so) })
}

// Missing are the facts that keep a need from being met, in order; none if it is met.
func (n Need) Missing(so func(Fact) bool) []Fact {
	if n.Met(so) {
		return nil
	}
	if n.Of.Kind != "" {
		return []Fact{n.Of}
	}
	var out []Fact
	for _, x := range n.Parts {
		for _, f := range x.Missing(so) {
			if !slices.Contains(out, f) {
				out = append(out, f)
			}
		}
	}
	return out
}

// Web says of facts what each of them needs. Facts without an entry come about in other ways or never.
type Web struct {
	Order []Fact // that have an entry, as they were added
	By    map[Fact]Need
}

// Add notes one more way in which a fact can come about.
func (w *Web) Add(f Fact, n Need) {
	if w.By == nil {
		w.By = map[Fact]Need{}
	}
	if old, ok := w.By[f]; ok {
		w.By[f] = OneOf(append(slices.Clip(old.Parts), n)...)
		return
	}
	w.Order = append(w.Order, f)
	w.By[f] = OneOf(n)
}

// More lets those facts come about whose needs are met by what is so, and reports whether there are any. To do so until
// there are no more finds all that ever comes about.
func (w *Web) More(so func(Fact) bool, now func(Fact)) bool {
	more := false
	for _, f := range w.Order {
		if !so(f) && w.By[f].Met(so) {
			now(f)
			more = true
		}
	}
	return more
}

// MostKnots is how many facts a search for circles looks at: more than any mission has, and few enough that
// a made-up one keeps nobody waiting.
const MostKnots = 400

// Circle is the smallest set of facts of which each needs the next and the last the first, or nil. Only
// those are looked at that are not so and not in spent. Of several the first in the web's order counts.
func (w *Web) Circle(so func(Fact) bool, spent map[Fact]bool) []Fact {
	var best []Fact
	for _, f := range w.Order[:min(len(w.Order), MostKnots)] {
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
func (w *Web) back(start Fact, so func(Fact) bool, spent map[Fact]bool) []Fact {
	from := map[Fact]Fact{}
	for queue := []Fact{start}; len(queue) > 0 && len(from) < MostKnots; queue = queue[1:] {
		for _, f := range w.By[queue[0]].Missing(so) {
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
func trail(from map[Fact]Fact, first, last Fact) []Fact {
	out := []Fact{last}
	for f := last; f != first; {
		f = from[f]
		out = append(out, f)
	}
	slices.Reverse(out)
	return out
}
