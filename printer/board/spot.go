package board

import (
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
	best := p.leastHiding(spots)
	if p.hidden(best) < onPiece {
		return best
	}
	near := p.around(spots[0])
	for _, spot := range near {
		if p.hidden(spot) < onPiece {
			return spot
		}
	}
	return p.leastHiding(append([]scene.Rect{best}, near...))
}

// leastHiding is the plate that hides least; of several the first.
func (p *painter) leastHiding(plates []scene.Rect) scene.Rect {
	best, least := plates[0], p.hidden(plates[0])
	for _, plate := range plates[1:] {
		if n := p.hidden(plate); n < least {
			best, least = plate, n
		}
	}
	return best
}

// giveWay is how many steps of half its height a label moves at most.
const giveWay = 14

// around are the plates on the board around one, the nearest first.
func (p *painter) around(plate scene.Rect) []scene.Rect {
	step := max(1, plate.H/2)
	var out []scene.Rect
	for dy := -giveWay; dy <= giveWay; dy++ {
		for dx := -giveWay; dx <= giveWay; dx++ {
			moved := plate
			moved.X, moved.Y = plate.X+scene.Unit(dx)*step, plate.Y+scene.Unit(dy)*step
			out = append(out, p.within(moved))
		}
	}
	far := func(r scene.Rect) scene.Unit { return max(r.X-plate.X, plate.X-r.X) + max(r.Y-plate.Y, plate.Y-r.Y) }
	slices.SortStableFunc(out, func(a, b scene.Rect) int { return int(far(a) - far(b)) })
	return out
}

// hidden is how bad it is for a label to stand somewhere.
func (p *painter) hidden(plate scene.Rect) int { return p.covered(plate) + onPiece*p.pieces(plate) }

// pieces is how many pieces a plate would hide: crates, furniture, markers, hatches, ends of links, locks and figures.
func (p *painter) pieces(plate scene.Rect) int {
	n := 0
	for _, r := range p.small {
		if plate.Meets(r) {
			n++
		}
	}
	return n
}

// covered is how much else a plate would lie over.
func (p *painter) covered(plate scene.Rect) int {
	n := 0
	if plate.Within(p.area()) != plate {
		n = offMap
	}
	for _, r := range p.places {
		if plate.Meets(r) {
			n++
		}
	}
	for _, r := range p.taken {
		if plate.Meets(r) {
			n += onWords
		}
	}
	for _, x := range p.b.Panels {
		a, b := p.frame.at(x.From), p.frame.at(x.To)
		r := scene.Rect{X: min(a.X, b.X), Y: min(a.Y, b.Y), W: max(a.X, b.X) - min(a.X, b.X), H: max(a.Y, b.Y) - min(a.Y, b.Y)}
		if plate.Meets(grown(r, p.w.wall)) {
			n++
		}
	}
	return n
}
