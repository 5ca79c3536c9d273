package board

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// label is a word, a number or a badge that stands on the drawing.
type label struct {
	of    string // what it says, for a message
	plate scene.Rect
}

// quoted are words of a map in a message.
func quoted(text string) string { return strconv.Quote(text) }

// take keeps the room of a label for it.
func (p *painter) take(of string, plate scene.Rect) {
	p.taken = append(p.taken, plate)
	p.labels = append(p.labels, label{of, plate})
}

// Clash is a label of a map that lies on another one, because there is room for it nowhere near.
type Clash struct {
	ID, On string // what stands there, in words
	Path   string // of the floor
}

// Clashes lists the labels of a floor's map that lie on each other.
func Clashes(m *model.Mission, r *model.RuleSet, set *layout.Set, opt Options) []Clash {
	p := newMapper(m, r, set, opt)
	p.sketch = true
	p.paint()
	return p.clashes()
}

func (p *painter) clashes() (out []Clash) {
	for i, a := range p.labels {
		for _, b := range p.labels[:i] {
			if a.plate.Meets(b.plate) && a.of != b.of {
				out = append(out, Clash{a.of, b.of, floorOf(p.m, p.opt.Floor).Path})
			}
		}
	}
	return out
}

// How much worse it is to lie on these than on the line of a wall or the edge of a ring.
const (
	onPiece = 100  // crates, furniture, markers, hatches, links and figures
	onWords = 1000 // what cannot be read at all
	offMap  = 100_000
)

// settled is the best of the places that a label may take. Where all of them are taken, it gives way as far as it
// needs to.
func (p *painter) settled(spots []scene.Rect) scene.Rect {
	best, hides := p.clutter(about(spots)).leastHidden(spots)
	if hides < onPiece {
		return best
	}
	near := p.around(spots[0])
	c := p.clutter(about([]scene.Rect{p.stepped(spots[0], -giveWay, -giveWay), p.stepped(spots[0], giveWay, giveWay)}))
	for _, m := range near {
		spot := p.movedBy(spots[0], m.index)
		n := c.hidden(spot)
		if n < hides {
			best, hides = spot, n
		}
		if n < onPiece {
			break
		}
	}
	return best
}

// leastHiding is the plate that hides least; of several the first.
func (p *painter) leastHiding(plates []scene.Rect) scene.Rect {
	best, _ := p.clutter(about(plates)).leastHidden(plates)
	return best
}

// about is the smallest box about plates.
func about(plates []scene.Rect) scene.Rect {
	a := plates[0]
	far := scene.Point{X: a.X + a.W, Y: a.Y + a.H}
	for _, r := range plates[1:] {
		a.X, a.Y = min(a.X, r.X), min(a.Y, r.Y)
		far.X, far.Y = max(far.X, r.X+r.W), max(far.Y, r.Y+r.H)
	}
	a.W, a.H = far.X-a.X, far.Y-a.Y
	return a
}

// giveWay is how many steps of half its height a label moves at most; abreast are the places in a row that it then has.
const (
	giveWay = 14
	abreast = 2*giveWay + 1
)

// moved is a place that a plate gives way to.
type moved struct {
	far   scene.Unit // from where it was to stand
	index int        // row by row; of those that are as far the first counts
}

// movedBy is a plate at a place around it.
func (p *painter) movedBy(plate scene.Rect, index int) scene.Rect {
	return p.stepped(plate, index%abreast-giveWay, index/abreast-giveWay)
}

// around are the places on the board around a plate, the nearest first. They are good until it is asked again.
func (p *painter) around(plate scene.Rect) []moved {
	out := slices.Grow(p.near[:0], abreast*abreast)
	for i := range abreast * abreast {
		r := p.movedBy(plate, i)
		far := max(r.X-plate.X, plate.X-r.X) + max(r.Y-plate.Y, plate.Y-r.Y)
		out = append(out, moved{far, i})
	}
	slices.SortFunc(out, func(a, b moved) int { return cmp.Or(cmp.Compare(a.far, b.far), cmp.Compare(a.index, b.index)) })
	p.near = out
	return out
}

// stepped is a plate some steps aside, moved onto the board.
func (p *painter) stepped(plate scene.Rect, dx, dy int) scene.Rect {
	step := max(1, plate.H/2)
	plate.X, plate.Y = plate.X+scene.Unit(dx)*step, plate.Y+scene.Unit(dy)*step
	return p.within(plate)
}

// hidden is how bad it is for a label to stand somewhere.
func (p *painter) hidden(plate scene.Rect) int { return p.clutter(plate).hidden(plate) }

// clutter is what labels in a part of the map may lie over. Hundreds of spots are tried for a label, and most of
// what is on a map is far from all of them.
type clutter struct {
	board  scene.Rect
	lines  []scene.Rect // walls, zones and what has a name
	words  []scene.Rect
	pieces []scene.Rect // crates, furniture, markers, hatches, ends of links, locks and figures
}

func (p *painter) clutter(part scene.Rect) clutter {
	c := clutter{board: p.area(), words: meeting(p.taken, part), pieces: meeting(p.small, part)}
	for _, r := range p.places {
		if part.Meets(r) {
			c.lines = append(c.lines, r)
		}
	}
	for _, x := range p.b.Panels {
		for _, s := range x.Straight() {
			if r := grown(p.axisOf(s).box(), p.w.wall); part.Meets(r) {
				c.lines = append(c.lines, r)
			}
		}
	}
	return c
}

// meeting are the rectangles that meet another one.
func meeting(list []scene.Rect, part scene.Rect) []scene.Rect {
	return slices.DeleteFunc(slices.Clone(list), func(r scene.Rect) bool { return !part.Meets(r) })
}

// leastHidden is the plate that hides least, the first of several, and how much that is.
func (c clutter) leastHidden(plates []scene.Rect) (best scene.Rect, least int) {
	for i, plate := range plates {
		if n := c.hidden(plate); i == 0 || n < least {
			best, least = plate, n
		}
	}
	return best, least
}

func (c clutter) hidden(plate scene.Rect) int {
	n := met(c.lines, plate) + onPiece*met(c.pieces, plate) + onWords*met(c.words, plate)
	if plate.Within(c.board) != plate {
		n += offMap
	}
	return n
}

// met counts the rectangles that a plate would lie on.
func met(list []scene.Rect, plate scene.Rect) int {
	n := 0
	for _, r := range list {
		if plate.Meets(r) {
			n++
		}
	}
	return n
}
