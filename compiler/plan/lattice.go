package plan

import (
	"fmt"
	"slices"
)

// taken reports whether a character is part of a panel, as far as one can tell.
func (r *reader) taken(x, y int) bool {
	c := r.class(r.at(x, y))
	return c == glyph || c == post || c == unknown
}

// edge reports whether anything is drawn on the edge that leaves a lattice point east or south.
func (r *reader) edge(d direction, i, j int) bool {
	if i < 0 || j < 0 || i > r.nx || j > r.ny {
		return false
	}
	x, y := i*step(across), j*step(down)
	if d == down {
		return j < r.ny && r.taken(x, y+1)
	}
	return i < r.nx && (r.taken(x+1, y) || r.taken(x+2, y) || r.taken(x+3, y))
}

// arms says on which sides of a lattice point something is drawn.
type arms struct{ north, east, south, west bool }

func (r *reader) arms(i, j int) arms {
	return arms{r.edge(down, i, j-1), r.edge(across, i, j), r.edge(down, i, j), r.edge(across, i-1, j)}
}

func (a arms) none() bool { return a == arms{} }

// points decides for each lattice point what passes over it, and reports those where panels end
// without a post.
func (r *reader) points() {
	for j := 0; j <= r.ny; j++ {
		for i := 0; i <= r.nx; i++ {
			if r.at(i*step(across), j*step(down)) == '+' && !r.badLine[j*step(down)] {
				r.pass[spot{i, j}] = stop
				r.drawing.Posts = append(r.drawing.Posts, r.point(i, j))
			}
		}
	}
	for j := 0; j <= r.ny; j++ {
		for i := 0; i <= r.nx; i++ {
			r.decide(i, j)
		}
	}
}

// decide settles one lattice point without a post.
func (r *reader) decide(i, j int) {
	p, x, y := spot{i, j}, i*step(across), j*step(down)
	if r.pass[p] == stop || r.spoilt(x, y, x, y) {
		return
	}
	a, c := r.arms(i, j), r.class(r.at(x, y))
	ewPass, nsPass := a.east && a.west, a.north && a.south
	switch {
	case a.none() && c == glyph:
		r.lone(x, y)
	case a.none():
		// free floor
	case c == label:
		r.inTheWay(x, y)
	case c == glyph && ewPass && nsPass:
		r.crossing(p, x, y)
	case c == glyph && ewPass:
		r.pass[p] = across
	case c == glyph && nsPass:
		r.pass[p] = down
	case c == blank && r.onRim(i, j, a):
		r.pass[p] = stop
	case r.spoilt(x-1, y, x+1, y) || r.spoilt(x, y-1, x, y+1):
		r.spoil(x, y) // what should meet here has been complained about
	default:
		r.noPost(i, j, x, y)
	}
}

// onRim reports whether the only panel at a point comes straight from the board and ends on its
// rim, which is a wall even where nothing is drawn.
func (r *reader) onRim(i, j int, a arms) bool {
	p := r.point(i, j)
	switch {
	case a == arms{south: true}:
		return p.Y == 0
	case a == arms{north: true}:
		return p.Y == r.o.Height
	case a == arms{east: true}:
		return p.X == 0
	case a == arms{west: true}:
		return p.X == r.o.Width
	}
	return false
}

func (r *reader) lone(x, y int) {
	r.report(CodeRun, x, x+1, y, fmt.Sprintf("a single %s between four cells is no panel", name(r.at(x, y))),
		"draw the panel from post to post, or a '+' for a post")
	r.spoil(x, y)
}

func (r *reader) inTheWay(x, y int) {
	r.report(CodeLabel, x, x+1, y, "a label stands where a panel has its post", "move the label into a cell; a wall is drawn with | or -")
	r.spoil(x, y)
}

// noPost reports a panel that ends at a free point. The message points at the place of the post or,
// where the line is too short, at the panel. If no panel reaches the point, a run has a gap before
// it, and explain says so.
func (r *reader) noPost(i, j, x, y int) {
	beside := []spot{{x, y - 1}, {x, y + 1}, {x - 1, y}, {x + 1, y}}
	n := slices.IndexFunc(beside, func(s spot) bool { return r.taken(s.x, s.y) })
	if n < 0 {
		return
	}
	at, where := spot{x, y}, "here"
	if x >= len(r.lines[y]) {
		at, where = beside[n], []string{"below it", "above it", "behind it", "before it"}[n]
	}
	r.report(CodePost, at.x, at.x+1, at.y, fmt.Sprintf("a panel ends at %s without a post", place(r.point(i, j))),
		fmt.Sprintf("draw a '+' %s, or lead the panel on", where))
	r.spoil(x, y)
	r.spoil(beside[n].x, beside[n].y) // a panel of one edge may lack the other post too
}

// crossing decides which of two runs passes: the one that spells a panel, if the other does not.
func (r *reader) crossing(p spot, x, y int) {
	ew, ns := r.spells(across, p), r.spells(down, p)
	switch {
	case ew && !ns:
		r.pass[p] = across
	case ns && !ew:
		r.pass[p] = down
	default:
		r.report(CodeCross, x, x+1, y, fmt.Sprintf("two runs cross at %s", place(r.point(p.x, p.y))),
			"draw a '+' where they meet, or let one of them end there on the other")
		r.spoil(x, y)
	}
}

// spells reports whether the run through a lattice point, out to the next post or free point on
// both sides, is a panel.
func (r *reader) spells(d direction, p spot) bool {
	dx, dy := 1, 0
	if d == down {
		dx, dy = 0, 1
	}
	from, to := p, spot{p.x + dx, p.y + dy}
	for ok := true; ok; ok = r.onward(d, from, from.x-dx, from.y-dy) {
		from = spot{from.x - dx, from.y - dy}
	}
	for r.onward(d, to, to.x, to.y) {
		to = spot{to.x + dx, to.y + dy}
	}
	_, ok := r.table.match[d][r.text(d, from, to)]
	return ok
}

// onward reports whether a run goes on over a lattice point along the edge that starts at i, j.
func (r *reader) onward(d direction, p spot, i, j int) bool {
	return r.pass[p] != stop && r.class(r.at(p.x*step(across), p.y*step(down))) == glyph && r.edge(d, i, j)
}

// text is what is drawn between two lattice points.
func (r *reader) text(d direction, from, to spot) string {
	var out []rune
	if d == across {
		for x := from.x*step(across) + 1; x < to.x*step(across); x++ {
			out = append(out, r.at(x, from.y*step(down)))
		}
		return string(out)
	}
	for y := from.y*step(down) + 1; y < to.y*step(down); y++ {
		out = append(out, r.at(from.x*step(across), y))
	}
	return string(out)
}
