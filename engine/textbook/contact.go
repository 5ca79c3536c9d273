package textbook

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
)

// Contact reports whether two figures on the board are in base contact (seed 000:196).
func (p *Position) Contact(a, b int) bool {
	return a != b && p.Figures[a].On && p.Figures[b].On && p.touch(p.Figures[a].At, p.Figures[b].At)
}

// touch reports whether bases in two squares touch: these share an edge, and neither wall nor shut door is between.
func (p *Position) touch(a, b geom.Spot) bool {
	for _, s := range p.Book.stepsFrom(a) {
		if s.to == b && s.straight() {
			return !slices.ContainsFunc(s.doors, p.barred(false))
		}
	}
	return false
}

// Engaged reports whether a figure is engaged: an enemy of its who stands is in contact with it (seed 000:196).
func (p *Position) Engaged(f int) bool {
	for i := range p.Figures {
		if p.engages(f, i) {
			return true
		}
	}
	return false
}

// engages reports whether a figure is engaged with an enemy of its.
func (p *Position) engages(f, by int) bool {
	return p.Contact(f, by) && p.stands(by) && p.Enemies(f, by) && !p.slips(f, by)
}

// slips reports whether an effect keeps two in contact from being engaged.
func (p *Position) slips(a, b int) bool { return p.kept(a, "contact", b) || p.kept(b, "contact", a) }

// Leaves lists who may strike at a figure that goes from one square to another: those in contact with it in the first and not
// in the second who stand, are not prone, and count it as their enemy; the peaceful never do (seed 000:768-770, 1499-1503).
func (p *Position) Leaves(f int, from, to geom.Spot) []int {
	var out []int
	for i := range p.Figures {
		x := &p.Figures[i]
		if i == f || !p.stands(i) || x.Prone || !p.Enemies(i, f) || p.slips(f, i) || x.Crew < 0 && p.groupOf(i).Peaceful {
			continue
		}
		if p.touch(from, x.At) && !p.touch(to, x.At) {
			out = append(out, i)
		}
	}
	return out
}
