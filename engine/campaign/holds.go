package campaign

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Sure is whether something is so: perhaps, certainly, or certainly not.
type Sure uint8

// How sure something is.
const (
	Maybe Sure = iota
	Yes
	No
)

// not is how sure the contrary is.
func (s Sure) not() Sure { return [...]Sure{Maybe: Maybe, Yes: No, No: Yes}[s] }

// Holds is whether a fact about a crew holds at a time, for a crew that is at a post.
func (t Time) Holds(f *model.CrewFact, at *model.Post) Sure { return t.holds(f, at, 0) }

func (t Time) holds(f *model.CrewFact, at *model.Post, depth int) Sure {
	if f == nil {
		return Yes
	}
	if depth > deepest {
		return Maybe
	}
	switch kinds.FactOf(f).Joins {
	case kinds.All:
		return t.every(f.Of, at, depth, false)
	case kinds.None:
		return t.every(f.Of, at, depth, true)
	case kinds.One:
		return t.every(f.Of, at, depth, true).not()
	}
	return t.single(f, at)
}

// every is whether all facts hold, or with turned none of them.
func (t Time) every(of []model.CrewFact, at *model.Post, depth int, turned bool) Sure {
	out := Yes
	for i := range of {
		h := t.holds(&of[i], at, depth+1)
		if turned {
			h = h.not()
		}
		switch h {
		case No:
			return No
		case Maybe:
			out = Maybe
		}
	}
	return out
}

// single is whether a fact without others in it holds: for what a crew's games and boons say of it.
func (t Time) single(f *model.CrewFact, at *model.Post) Sure {
	if impossible(t.course.World, f) != "" {
		return No
	}
	for _, c := range kinds.CrewReads(f) {
		switch c.Sort {
		case kinds.StageCell:
			return t.Played(c.ID, kinds.AtLeast(f))
		case kinds.BoonCell:
			return t.boon(c.ID, at)
		}
	}
	return Maybe
}

// Played is whether a stage has been played by then so often. Several times are never sure.
func (t Time) Played(id string, times int) Sure {
	i, known := t.course.place[id]
	switch {
	case !known || !t.may[i]:
		return No
	case times == 1 && t.must[i]:
		return Yes
	}
	return Maybe
}

// boon is whether a crew can have a boon by then: something has granted it, or somebody at a post does.
func (t Time) boon(id string, at *model.Post) Sure {
	if slices.Contains(t.course.anytime, id) {
		return Maybe
	}
	for _, c := range t.Changes {
		if c.Cell.Sort == kinds.BoonCell && c.Cell.ID == id {
			return Maybe
		}
	}
	if slices.Contains(Granted(ServiceEffects(at)), id) {
		return Maybe
	}
	return No
}
