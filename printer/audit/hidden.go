package audit

import "math"

// hidden finds what was painted over a text after it: an area over a good part of its letters, or a solid line
// through them. Only the first is reported: what hides a word is rarely one stroke.
func (t placed) hidden(out *report, all []paint) {
	for i, p := range all {
		if !p.box.Meets(t.box) {
			continue
		}
		switch {
		case p.turn < t.turn:
			if p.line && !t.figure && p.strikes(t) && !t.grounded(all[i+1:]) {
				out.add(t, "crossed", p.colour.String())
				return
			}
		case p.line && p.strikes(t):
			out.add(t, "struck", p.colour.String())
			return
		case !p.line && p.covers(t):
			out.add(t, "covered", p.colour.String())
			return
		}
	}
}

// grounded reports whether a text has an area of its own under it, which hides what was painted before.
func (t placed) grounded(paint []paint) bool {
	for _, p := range paint {
		if p.turn < t.turn && !p.line && p.box.Meets(t.box) && p.covers(t) {
			return true
		}
	}
	return false
}

// The places at which a text is looked at, and how many of them may be covered: the edge of a neighbour's
// ground may touch a letter.
const (
	across  = 9
	upwards = 3
	most    = 3
)

func (p paint) covers(t placed) bool {
	n := 0
	for i := range across {
		for j := range upwards {
			s := t.quad.at((float64(i)+.5)/across, (float64(j)+.5)/upwards)
			if p.area.inside(s) && p.shown(s) {
				n++
			}
		}
	}
	return n > most
}

// strikes reports whether the line goes through the middle of a text's letters by mistake. One that touches
// their feet or heads does not, and one along the text, as long as it, strikes it out on purpose: a price that
// was.
func (p paint) strikes(t placed) bool {
	by := float64(t.size)*capital/100/4 - float64(p.width)/2
	return p.area.crosses(t.quad.shrunk(max(by, 0))) && p.shown(t.quad.at(.5, .5)) && !p.area.alongside(t.quad, float64(t.size))
}

// alongside reports whether an outline is a line from about one end of a quad to the other, up to some length
// wrong at each.
func (o outline) alongside(q quad, wrong float64) bool {
	w := math.Hypot(q[1].x-q[0].x, q[1].y-q[0].y)
	if w == 0 {
		return false
	}
	dx, dy := (q[1].x-q[0].x)/w, (q[1].y-q[0].y)/w
	along, across := interval{math.Inf(1), math.Inf(-1)}, interval{math.Inf(1), math.Inf(-1)}
	for _, contour := range o {
		for _, s := range contour {
			along.take((s.x-q[0].x)*dx + (s.y-q[0].y)*dy)
			across.take((s.y-q[0].y)*dx - (s.x-q[0].x)*dy)
		}
	}
	return along.low >= -wrong && along.low < w/4 && along.high <= w+wrong && along.high > w*3/4 && across.high-across.low <= wrong
}

// shown reports whether a place is inside all clips.
func (p paint) shown(s spot) bool {
	for _, o := range p.clips {
		if !o.inside(s) {
			return false
		}
	}
	return true
}
