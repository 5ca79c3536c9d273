package geom

import "github.com/sortie-tools/sortie/schema/model"

// obstacle is a thing that a line of sight cannot cross, with the smallest level rectangle around it.
type obstacle struct {
	stop  Stop
	box   box
	shape shape
}

// shape decides whether the line from a to b, both in hundredths of an inch, meets a thing. Touching
// counts: nobody peeps between two things that touch.
type shape interface {
	blocks(a, b vec) bool
}

// vecInches is a point in hundredths of an inch.
func vecInches(p model.Point) vec { return vec{int64(p.X), int64(p.Y)} }

// area is twice the signed area of a triangle, positive clockwise as seen on the board.
func area(a, b, c vec) int64 { return (b.x-a.x)*(c.y-a.y) - (b.y-a.y)*(c.x-a.x) }

// screen is a panel as eyes see it: solid but for some stretches.
type screen struct {
	a, b   vec
	length int64     // of the kind of panel: the unit that gaps are measured in
	gaps   []stretch // that eyes see through, from a
}

// stretch is a part of a panel, in hundredths of an inch from its first end. Its ends are solid.
type stretch struct{ from, to int64 }

// screens are a panel as eyes see it, part by part; none for one that is overhead or has no length.
func (g *Grid) screens(panel int, q SightQuery) []screen {
	if p := g.board.Panels[panel]; g.overhead(panel) || p.From == p.To {
		return nil
	}
	parts := g.parts(panel)
	out := make([]screen, len(parts))
	for n := range parts {
		out[n] = g.screen(panel, q, parts[n], stretchOf(parts, n))
	}
	return out
}

// screen is a straight part of a panel as eyes see it.
func (g *Grid) screen(panel int, q SightQuery, p model.Panel, x part) screen {
	k := g.kinds[panel]
	w := screen{a: vecInches(p.From), b: vecInches(p.To), length: 1}
	if k == nil || k.Length <= 0 {
		return w
	}
	if p.Flipped {
		w.a, w.b = w.b, w.a
	}
	w.length = int64(k.Length)
	open := p.State == model.Open
	if q.Open != nil {
		open = q.Open(panel)
	}
	for _, o := range k.Openings {
		if clear(o, open) {
			w.gaps = append(w.gaps, stretch{int64(o.From)*x.of - x.before*w.length, int64(o.To)*x.of - x.before*w.length})
		}
	}
	return w
}

// clear reports whether eyes see through an opening: always if it says so, through a door only while it
// stands open, and through whatever else a figure can walk through.
func clear(o model.Opening, open bool) bool {
	if o.Door {
		return o.See || open
	}
	return o.See || o.Pass != model.NoPass
}

// blocks is shape.blocks. Where the line meets the panel is the fraction of two areas.
func (w screen) blocks(a, b vec) bool {
	da, db := area(w.a, w.b, a), area(w.a, w.b, b)
	if da > 0 && db > 0 || da < 0 && db < 0 {
		return false
	}
	if da == 0 && db == 0 {
		return w.blocksAlong(a, b)
	}
	num, den := area(a, b, w.a), area(a, b, w.a)-area(a, b, w.b)
	if den < 0 {
		num, den = -num, -den
	}
	return num >= 0 && num <= den && !w.through(num, num, den)
}

// blocksAlong is blocks for a line that runs along the panel.
func (w screen) blocksAlong(a, b vec) bool {
	place := func(p vec) int64 { return (p.x-w.a.x)*(w.b.x-w.a.x) + (p.y-w.a.y)*(w.b.y-w.a.y) }
	lo, hi, den := place(a), place(b), place(w.b)
	lo, hi = min(lo, hi), max(lo, hi)
	return hi >= 0 && lo <= den && !w.through(max(lo, 0), min(hi, den), den)
}

// through reports whether the stretch of the panel from lo/den to hi/den lies inside one gap.
func (w screen) through(lo, hi, den int64) bool {
	for _, g := range w.gaps {
		if g.from*den < lo*w.length && hi*w.length < g.to*den {
			return true
		}
	}
	return false
}

func (w screen) box() box { return box{w.a, w.a}.with(box{w.b, w.b}) }

// block is a piece: a rectangle, perhaps turned, with its corners in 1/1024 of a hundredth of an inch,
// clockwise.
type block struct{ corners [4]vec }

// blocks is shape.blocks: the line and the rectangle are apart if and only if one of their sides has
// all of the other on its far side.
func (k block) blocks(a, b vec) bool {
	a, b = vec{a.x * fine, a.y * fine}, vec{b.x * fine, b.y * fine}
	left, right := true, true
	for i, c := range k.corners {
		next := k.corners[(i+1)%4]
		if area(c, next, a) < 0 && area(c, next, b) < 0 {
			return false
		}
		d := area(a, b, c)
		left, right = left && d < 0, right && d > 0
	}
	return !left && !right
}

// box is a rectangle around the piece, rounded outwards to hundredths of an inch.
func (k block) box() box {
	out := box{k.corners[0], k.corners[0]}
	for _, c := range k.corners[1:] {
		out = out.with(box{c, c})
	}
	return box{vec{out.lo.x/fine - 1, out.lo.y/fine - 1}, vec{out.hi.x/fine + 1, out.hi.y/fine + 1}}
}

// figure is somebody else's base.
type figure struct {
	at   vec
	base int64 // diameter
}

// blocks is shape.blocks: the line comes as close as half a base.
func (f figure) blocks(a, b vec) bool {
	d, c := vec{b.x - a.x, b.y - a.y}, vec{f.at.x - a.x, f.at.y - a.y}
	long := d.x*d.x + d.y*d.y
	switch along := d.x*c.x + d.y*c.y; {
	case along <= 0:
		return 4*(c.x*c.x+c.y*c.y) <= f.base*f.base
	case along >= long:
		e := vec{f.at.x - b.x, f.at.y - b.y}
		return 4*(e.x*e.x+e.y*e.y) <= f.base*f.base
	}
	off := area(a, b, f.at)
	return 4*off*off <= f.base*f.base*long
}

func (f figure) box() box {
	return box{vec{f.at.x - f.base, f.at.y - f.base}, vec{f.at.x + f.base, f.at.y + f.base}}
}

// box is a level rectangle in hundredths of an inch.
type box struct{ lo, hi vec }

func boxOf(points []model.Point) box {
	out := box{vecInches(points[0]), vecInches(points[0])}
	for _, p := range points[1:] {
		v := vecInches(p)
		out = out.with(box{v, v})
	}
	return out
}

// with is the smallest rectangle around two.
func (b box) with(o box) box {
	return box{vec{min(b.lo.x, o.lo.x), min(b.lo.y, o.lo.y)}, vec{max(b.hi.x, o.hi.x), max(b.hi.y, o.hi.y)}}
}

// meets reports whether two rectangles share a point.
func (b box) meets(o box) bool {
	return b.lo.x <= o.hi.x && o.lo.x <= b.hi.x && b.lo.y <= o.hi.y && o.lo.y <= b.hi.y
}
