package geom

import (
	"math/big"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// Two references for lines of sight look at every part of the target against every thing on the board,
// in ways of their own: the plain one cuts panels into their solid stretches and asks how segments lie
// to one another; the exact one solves for the stretch that line and thing share, in fractions.

// refSight is one board as a reference sees it. hits reports whether something blocks the line a-b.
type refSight struct {
	tall, low []refThing
	cover     []model.CoverBand
	centre    bool
	grid      *Grid
}

type refThing struct {
	stop   Stop
	floor  model.Footprint
	blocks func(a, b model.Point) bool
}

// refWays makes the tests of the three kinds of thing.
type refWays struct {
	panel  func(p model.Panel, k model.PanelKind, open bool) func(a, b model.Point) bool
	piece  func(f model.Footprint) func(a, b model.Point) bool
	figure func(d Disc) func(a, b model.Point) bool
}

func newRefSight(g *Grid, q SightQuery, ways refWays) *refSight {
	s := &refSight{cover: g.rules.Play.Cover, centre: g.rules.Play.Sight.To == "centre", grid: g}
	for i, p := range g.board.Panels {
		k := kindOf(g.rules, p)
		if k.Overhead || p.From == p.To {
			continue
		}
		open := p.State == model.Open
		if q.Open != nil {
			open = q.Open(i)
		}
		s.tall = append(s.tall, refThing{stop: Stop{PanelStop, i}, blocks: ways.panel(p, k, open)})
	}
	for i, c := range g.board.Crates {
		s.add(refThing{Stop{CrateStop, i}, c.Footprint, ways.piece(c.Footprint)}, c.Size == "box")
	}
	for i, f := range g.board.Furniture {
		s.add(refThing{Stop{FurnitureStop, i}, f.Footprint, ways.piece(f.Footprint)}, f.Kind == "table")
	}
	for i, d := range q.Figures {
		s.add(refThing{stop: Stop{FigureStop, i}, blocks: ways.figure(d)}, false)
	}
	return s
}

func (s *refSight) add(t refThing, low bool) {
	if low {
		s.low = append(s.low, t)
	} else {
		s.tall = append(s.tall, t)
	}
}

// line asks of every part whether a line reaches it, with no short cuts.
func (s *refSight) line(from, to model.Point, base model.Length) Sightline {
	out := Sightline{From: from, To: to}
	for _, p := range Parts(to, base) {
		var stops []Stop
		for _, t := range s.tall {
			if t.blocks(from, p) {
				stops = append(stops, t.stop)
			}
		}
		if len(stops) > 0 {
			if out.Hidden == 0 {
				out.Stops = stops
			}
			out.Hidden += 4
			continue
		}
		for _, t := range s.low {
			if t.blocks(from, p) && !slices.Contains(s.grid.Contact(t.floor), s.grid.CellAt(from)) {
				out.Low += 4
				break
			}
		}
	}
	out.Seen = out.Hidden < s.cover[1].To
	switch all := out.Hidden + out.Low; {
	case !out.Seen:
		out.Cover = "full"
	case all <= s.cover[0].To:
		out.Cover = "none"
	default:
		out.Cover = "partial"
	}
	if s.centre && s.stopped(from, to) {
		out.Seen = false
	}
	return out
}

func (s *refSight) stopped(a, b model.Point) bool {
	for _, t := range s.tall {
		if t.blocks(a, b) {
			return true
		}
	}
	return false
}

// plainWays compare the sides that the ends of two segments lie on.
var plainWays = refWays{
	panel: func(p model.Panel, k model.PanelKind, open bool) func(a, b model.Point) bool {
		solid := solidStretches(p, k, open)
		n := max(int64(k.Length), 1)
		return func(a, b model.Point) bool {
			for _, s := range solid {
				if segmentsMeet(scaled(a, n), scaled(b, n), s[0], s[1]) {
					return true
				}
			}
			return false
		}
	},
	piece: func(f model.Footprint) func(a, b model.Point) bool {
		c := corners(f)
		return func(a, b model.Point) bool {
			p, q := vecOf(a), vecOf(b)
			inside := true
			for i := range c {
				if segmentsMeet(p, q, c[i], c[(i+1)%4]) {
					return true
				}
				inside = inside && area(c[i], c[(i+1)%4], p) > 0
			}
			return inside
		}
	},
	figure: func(d Disc) func(a, b model.Point) bool {
		return func(a, b model.Point) bool {
			// The squared distance at the part t of the way is at² + 2bt + c; where is it least?
			dx, dy := int64(b.X-a.X), int64(b.Y-a.Y)
			ex, ey := int64(a.X-d.At.X), int64(a.Y-d.At.Y)
			aa, bb, cc := dx*dx+dy*dy, dx*ex+dy*ey, ex*ex+ey*ey
			r := int64(d.Base) * int64(d.Base)
			return 4*cc <= r || 4*(aa+2*bb+cc) <= r || bb < 0 && -bb < aa && 4*(aa*cc-bb*bb) <= r*aa
		}
	},
}

func scaled(p model.Point, by int64) vec { return vec{int64(p.X) * by, int64(p.Y) * by} }

// solidStretches are the parts of a panel that nobody sees through, ends included, with coordinates
// multiplied by the length of its kind.
func solidStretches(p model.Panel, k model.PanelKind, open bool) [][2]vec {
	n := max(int64(k.Length), 1)
	at := func(along int64) vec {
		if p.Flipped {
			along = n - along
		}
		return vec{
			int64(p.From.X)*n + int64(p.To.X-p.From.X)*along,
			int64(p.From.Y)*n + int64(p.To.Y-p.From.Y)*along,
		}
	}
	var out [][2]vec
	begin := int64(0)
	for _, o := range k.Openings { // in order along the panel in every kind of the tests
		if o.See || o.Door && open || !o.Door && o.Pass != "" {
			out = append(out, [2]vec{at(begin), at(int64(o.From))})
			begin = int64(o.To)
		}
	}
	return append(out, [2]vec{at(begin), at(n)})
}

// segmentsMeet reports whether two closed segments share a point.
func segmentsMeet(a, b, c, d vec) bool {
	between := func(p, q, x vec) bool {
		return area(p, q, x) == 0 && min(p.x, q.x) <= x.x && x.x <= max(p.x, q.x) && min(p.y, q.y) <= x.y && x.y <= max(p.y, q.y)
	}
	if between(a, b, c) || between(a, b, d) || between(c, d, a) || between(c, d, b) {
		return true
	}
	opposite := func(m, n int64) bool { return m > 0 && n < 0 || m < 0 && n > 0 }
	return opposite(area(a, b, c), area(a, b, d)) && opposite(area(c, d, a), area(c, d, b))
}

// exactWays solve for the stretch that a line of sight shares with each thing, in fractions.
var exactWays = refWays{
	panel: func(p model.Panel, k model.PanelKind, open bool) func(a, b model.Point) bool {
		return func(a, b model.Point) bool { return exactlyMeets(p, k, open, a, b) }
	},
	piece: func(f model.Footprint) func(a, b model.Point) bool {
		return func(a, b model.Point) bool { return clipped(corners(f), a, b) }
	},
	figure: func(d Disc) func(a, b model.Point) bool {
		return func(a, b model.Point) bool { return exactDistance(d, a, b) }
	},
}

func rat(n int64) *big.Rat { return new(big.Rat).SetInt64(n) }

type ratVec struct{ x, y *big.Rat }

func ratPoint(v vec) ratVec { return ratVec{rat(v.x), rat(v.y)} }

func (v ratVec) minus(w ratVec) ratVec {
	return ratVec{new(big.Rat).Sub(v.x, w.x), new(big.Rat).Sub(v.y, w.y)}
}

func (v ratVec) cross(w ratVec) *big.Rat {
	l, r := new(big.Rat).Mul(v.x, w.y), new(big.Rat).Mul(v.y, w.x)
	return l.Sub(l, r)
}

func (v ratVec) dot(w ratVec) *big.Rat {
	l, r := new(big.Rat).Mul(v.x, w.x), new(big.Rat).Mul(v.y, w.y)
	return l.Add(l, r)
}

// exactlyMeets finds where along the panel a line meets it, as fractions of its length, and asks whether
// all of that lies in one opening.
func exactlyMeets(p model.Panel, k model.PanelKind, open bool, from, to model.Point) bool {
	a, b, c, d := ratPoint(vecInches(from)), ratPoint(vecInches(to)), ratPoint(vecInches(p.From)), ratPoint(vecInches(p.To))
	r, s, gap := b.minus(a), d.minus(c), c.minus(a)
	var lo, hi *big.Rat
	if det := r.cross(s); det.Sign() != 0 {
		if !unit(new(big.Rat).Quo(gap.cross(s), det)) {
			return false
		}
		lo = new(big.Rat).Quo(gap.cross(r), det)
		hi = lo
	} else if s.cross(gap).Sign() != 0 {
		return false
	} else {
		lo, hi = new(big.Rat).Quo(a.minus(c).dot(s), s.dot(s)), new(big.Rat).Quo(b.minus(c).dot(s), s.dot(s))
		lo, hi = smaller(lo, hi), larger(lo, hi)
	}
	if hi.Sign() < 0 || lo.Cmp(rat(1)) > 0 {
		return false
	}
	lo, hi = larger(lo, rat(0)), smaller(hi, rat(1))
	if p.Flipped {
		lo, hi = new(big.Rat).Sub(rat(1), hi), new(big.Rat).Sub(rat(1), lo)
	}
	for _, o := range k.Openings {
		begin, end := big.NewRat(int64(o.From), int64(k.Length)), big.NewRat(int64(o.To), int64(k.Length))
		if (o.See || o.Door && open || !o.Door && o.Pass != "") && begin.Cmp(lo) < 0 && hi.Cmp(end) < 0 {
			return false
		}
	}
	return true
}

func unit(t *big.Rat) bool { return t.Sign() >= 0 && t.Cmp(rat(1)) <= 0 }

// clipped cuts a line down by each side of a piece and asks whether anything is left.
func clipped(corners [4]vec, from, to model.Point) bool {
	a, b := ratPoint(vecOf(from)), ratPoint(vecOf(to))
	lo, hi := rat(0), rat(1)
	for i, c := range corners {
		edge := ratPoint(corners[(i+1)%4]).minus(ratPoint(c))
		at := edge.cross(a.minus(ratPoint(c))) // inside where at + t·slope >= 0
		slope := edge.cross(b.minus(a))
		switch slope.Sign() {
		case 0:
			if at.Sign() < 0 {
				return false
			}
		case 1:
			lo = larger(lo, new(big.Rat).Quo(at.Neg(at), slope))
		case -1:
			hi = smaller(hi, new(big.Rat).Quo(at.Neg(at), slope))
		}
	}
	return lo.Cmp(hi) <= 0
}

func larger(a, b *big.Rat) *big.Rat {
	if a.Cmp(b) < 0 {
		return b
	}
	return a
}

func smaller(a, b *big.Rat) *big.Rat {
	if a.Cmp(b) < 0 {
		return a
	}
	return b
}

// exactDistance finds the point of the line closest to a figure.
func exactDistance(d Disc, from, to model.Point) bool {
	a, b, c := ratPoint(vecInches(from)), ratPoint(vecInches(to)), ratPoint(vecInches(d.At))
	r := b.minus(a)
	t := rat(0)
	if r.dot(r).Sign() != 0 {
		t = smaller(rat(1), larger(rat(0), new(big.Rat).Quo(c.minus(a).dot(r), r.dot(r))))
	}
	closest := ratVec{new(big.Rat).Add(a.x, new(big.Rat).Mul(t, r.x)), new(big.Rat).Add(a.y, new(big.Rat).Mul(t, r.y))}
	off := closest.minus(c)
	return new(big.Rat).Mul(rat(4), off.dot(off)).Cmp(rat(int64(d.Base)*int64(d.Base))) <= 0
}
