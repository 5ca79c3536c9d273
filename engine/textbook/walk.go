package textbook

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
)

// MostStrikes is the number of strikes from which on more of them are no worse: whoever provokes so many looks for the
// shortest way only.
const MostStrikes = 3

// Walk is a way to somewhere: its length, and how many strikes there are at the walker.
type Walk struct {
	Length  model.Length
	Strikes int
}

// Going says how somebody moves.
type Going struct {
	Length model.Length
	Starts []geom.Spot // out of the airlock: each is an inch away (ruling RU-20); none: from where it stands
	NPC    bool        // it opens doors that are merely closed
	Clear  bool        // it comes into contact with nobody who would strike at it but with Target
	Target int
	Drags  bool // a piece comes along, into each square that it leaves
	Helper int  // and who helps with that; -1: nobody
}

// Reach is where a figure gets to within a length and by which walk: the one with the fewest strikes at it and, of these, the
// shortest. It walks past friends and the fallen, never through an enemy, and not across a corner beside one (seed
// 000:758-770; rulings RU-03, RU-09). Whether it can end there is another question.
func (p *Position) Reach(f int, how Going) map[geom.Spot]Walk {
	found := map[place]model.Length{}
	var open border
	for _, s := range how.Starts {
		if p.Book.free(s) && !p.against(f, s) && how.Length >= model.Inch {
			open.push(reached{place{s, 0}, model.Inch})
		}
	}
	if len(how.Starts) == 0 {
		open.push(reached{place{p.Figures[f].At, 0}, 0})
	}
	for len(open) > 0 {
		at := open.pop()
		if _, been := found[at.place]; been {
			continue
		}
		found[at.place] = at.length
		for _, s := range p.ways(f, at.spot, how.NPC) {
			if how.Drags && p.jams(f, how.Helper, s.to) {
				continue
			}
			if how.Clear && slices.ContainsFunc(p.Leaves(f, s.to, at.spot), func(i int) bool { return i != how.Target }) {
				continue
			}
			strikes := min(at.strikes+len(p.Leaves(f, at.spot, s.to)), MostStrikes)
			if next := at.length + s.length; next <= how.Length {
				open.push(reached{place{s.to, strikes}, next})
			}
		}
	}
	return fewest(found)
}

// waysFrom is how far it is from a square to all others for those who open what is merely closed. Figures are not in the way
// (ruling RU-12). Ways that have been looked for before are looked up.
func (p *Position) waysFrom(at geom.Spot) map[geom.Spot]model.Length {
	key := way{at, p.doorKey(true)}
	if known := p.Book.ways[key]; known != nil {
		return known
	}
	found := map[geom.Spot]model.Length{}
	for open := (border{{place: place{spot: at}}}); len(open) > 0; {
		now := open.pop()
		if _, been := found[now.spot]; been {
			continue
		}
		found[now.spot] = now.length
		for _, s := range p.Book.stepsFrom(now.spot) {
			if _, been := found[s.to]; !been && !slices.ContainsFunc(s.doors, p.barred(true)) {
				open.push(reached{place{s.to, 0}, now.length + s.length})
			}
		}
	}
	if len(p.Book.ways) >= mostWays || p.Book.ways == nil {
		p.Book.ways = map[way]map[geom.Spot]model.Length{}
	}
	p.Book.ways[key] = found
	return found
}

// way names a square and the doors that stand in the way of NPCs.
type way struct {
	from geom.Spot
	shut string
}

// mostWays is from how many squares a book keeps the ways before it begins anew: they are long.
const mostWays = 2048

// fewest keeps of all walks to a square the one with the fewest strikes.
func fewest(found map[place]model.Length) map[geom.Spot]Walk {
	out := map[geom.Spot]Walk{}
	for at, length := range found {
		if w, so := out[at.spot]; !so || at.strikes < w.Strikes {
			out[at.spot] = Walk{length, at.strikes}
		}
	}
	return out
}

// ways are the steps that a figure can take from a square as doors and figures stand.
func (p *Position) ways(f int, from geom.Spot, npc bool) []step {
	var out []step
	for _, s := range p.Book.stepsFrom(from) {
		blocked := slices.ContainsFunc(s.doors, p.barred(npc)) || p.against(f, s.to) || p.shies(f, s.to) ||
			slices.ContainsFunc(s.corners, func(c geom.Spot) bool { return p.against(f, c) })
		if !blocked {
			out = append(out, s)
		}
	}
	return out
}

// against reports whether somebody stands in a square who does not let a figure through: an enemy, be it prone, whichever of
// the two counts the other as one (seed 000:760).
func (p *Position) against(f int, at geom.Spot) bool {
	for i := range p.Figures {
		if i == f || !p.stands(i) || p.Figures[i].At != at {
			continue
		}
		if !p.Book.Rules.Play.Move.Friends || p.Enemies(f, i) || p.Enemies(i, f) {
			return true
		}
	}
	return false
}

// jams reports whether a piece that a figure drags has no room in a square: somebody else stands or lies there. Whoever helps goes from it in
// time (rulings RU-09, RU-89).
func (p *Position) jams(f, helper int, at geom.Spot) bool {
	for i := range p.Figures {
		if i != f && i != helper && p.Figures[i].On && p.Figures[i].At == at {
			return true
		}
	}
	return false
}

// Ends reports whether a figure can end a move in a square: nobody else is in it, not even somebody who lies there.
func (p *Position) Ends(f int, at geom.Spot) bool {
	for i := range p.Figures {
		if i != f && p.Figures[i].On && p.Figures[i].At == at {
			return false
		}
	}
	return true
}

// Stride is how far a figure goes in one move of a length, as what it has gone in this round leaves it (seed 000:764).
func (p *Position) Stride(f int, length model.Length) model.Length {
	most := p.Book.Rules.Play.Move.Most
	switch {
	case p.Figures[f].Still:
		return 0
	case most == 0:
		return length
	}
	return max(min(length, most-p.Figures[f].Moved), 0)
}

// place is a square with the strikes on the way there.
type place struct {
	spot    geom.Spot
	strikes int
}

// reached is a place with the length of the way there.
type reached struct {
	place
	length model.Length
}

// border are the places next to be looked at: a heap with the nearest on top.
type border []reached

func (b *border) push(x reached) {
	*b = append(*b, x)
	for i := len(*b) - 1; i > 0 && (*b)[i].length < (*b)[(i-1)/2].length; i = (i - 1) / 2 {
		(*b)[i], (*b)[(i-1)/2] = (*b)[(i-1)/2], (*b)[i]
	}
}

func (b *border) pop() reached {
	h := *b
	top := h[0]
	h[0] = h[len(h)-1]
	h = h[:len(h)-1]
	for i := 0; 2*i+1 < len(h); {
		least := 2*i + 1
		if least+1 < len(h) && h[least+1].length < h[least].length {
			least++
		}
		if h[i].length <= h[least].length {
			break
		}
		h[i], h[least] = h[least], h[i]
		i = least
	}
	*b = h
	return top
}
