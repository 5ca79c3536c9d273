package campaign

import (
	"fmt"
	"reflect"
	"slices"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Limits on how far a fact about a crew is followed: nobody writes deeper ones by hand.
const (
	deepest    = 12
	mostLeaves = 400
)

// leaf is a fact without others in it, or that it is not so.
type leaf struct {
	fact *model.CrewFact
	not  bool
}

// Never says why some facts cannot all hold for one crew; nothing where they can, or nobody can tell.
func Never(w kinds.CrewWorld, facts ...*model.CrewFact) string {
	var leaves []leaf
	for _, f := range facts {
		if why := gather(w, f, false, &leaves, 0); why != "" {
			return why
		}
	}
	return clash(leaves)
}

// gather takes a fact apart into leaves that all have to hold. It says what cannot hold by itself.
func gather(w kinds.CrewWorld, f *model.CrewFact, not bool, leaves *[]leaf, depth int) string {
	if f == nil || depth > deepest || len(*leaves) > mostLeaves {
		return ""
	}
	joins := kinds.FactOf(f).Joins
	turned := not != (joins == kinds.None)
	switch {
	case joins == kinds.Alone:
		return alone(w, f, not, leaves)
	case len(f.Of) == 1, turned == (joins != kinds.All):
		for i := range f.Of {
			if why := gather(w, &f.Of[i], turned, leaves, depth+1); why != "" {
				return why
			}
		}
	case joins == kinds.One:
		return oneOf(w, f, depth)
	}
	return ""
}

// alone adds a fact without others in it, and says why it cannot hold.
func alone(w kinds.CrewWorld, f *model.CrewFact, not bool, leaves *[]leaf) string {
	*leaves = append(*leaves, leaf{f, not})
	if !not {
		return impossible(w, f)
	}
	if g, ok := contrary(f); ok {
		return impossible(w, &g)
	}
	return ""
}

// contrary is the bound that holds where one does not: 4 at most in place of 5 at least. Only a number that can be
// bounded on both sides has one.
func contrary(f *model.CrewFact) (model.CrewFact, bool) {
	g, takes := *f, kinds.FactOf(f).Takes
	if about, _ := kinds.Asked(f); about == "" || !slices.Contains(takes, "atLeast") || !slices.Contains(takes, "atMost") {
		return g, false
	}
	switch {
	case f.AtLeast != nil && f.AtMost == nil:
		n := kinds.Bound(f.AtLeast, 0) - 1
		g.AtLeast, g.AtMost = nil, &n
	case f.AtMost != nil && f.AtLeast == nil:
		n := kinds.Bound(f.AtMost, 0) + 1
		g.AtLeast, g.AtMost = &n, nil
	default:
		return g, false
	}
	return g, true
}

// oneOf says why none of some facts can hold.
func oneOf(w kinds.CrewWorld, f *model.CrewFact, depth int) string {
	why := "there is nothing to choose from"
	for i := range f.Of {
		var own []leaf
		if why = gather(w, &f.Of[i], false, &own, depth+1); why == "" {
			why = clash(own)
		}
		if why == "" {
			return ""
		}
	}
	return why
}

// impossible says why a single fact cannot hold.
func impossible(w kinds.CrewWorld, f *model.CrewFact) string {
	if kind := kinds.FactOf(f); kind.Never != nil {
		if why := kind.Never(w, f); why != "" {
			return why
		}
	}
	about, s := kinds.Asked(f)
	if about == "" || f.AtLeast == nil || f.AtMost == nil || s.Low <= s.High {
		return ""
	}
	return fmt.Sprintf("%s cannot be %d or more and %d or less", about, s.Low, s.High)
}

// clash says which leaves contradict one another.
func clash(leaves []leaf) string {
	spans := map[string]kinds.Span{}
	for i, l := range leaves {
		for _, m := range leaves[:i] {
			if l.not != m.not && reflect.DeepEqual(*l.fact, *m.fact) {
				return fmt.Sprintf("%s is asked for and ruled out", kinds.Called(l.fact))
			}
		}
		about, s := kinds.Asked(l.fact)
		ok := about != ""
		if ok && l.not {
			s, ok = flip(s)
		}
		if !ok {
			continue
		}
		if old, have := spans[about]; have {
			s = kinds.Span{Low: max(s.Low, old.Low), High: min(s.High, old.High)}
		}
		if spans[about] = s; s.Low > s.High {
			return fmt.Sprintf("%s cannot be %d or more and %d or less", about, s.Low, s.High)
		}
	}
	return ""
}

// flip is the numbers that are not in a span with one bound.
func flip(s kinds.Span) (kinds.Span, bool) {
	switch {
	case s.Low == -kinds.NoBound && s.High < kinds.NoBound:
		return kinds.Span{Low: s.High + 1, High: kinds.NoBound}, true
	case s.High == kinds.NoBound && s.Low > -kinds.NoBound:
		return kinds.Span{Low: -kinds.NoBound, High: s.Low - 1}, true
	}
	return s, false
}
