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
	if a.Floor != b.Floor || away(a.Col, b.Col)+away(a.Row, b.Row) != 1 {
		return false
	}
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

// lets reports whether somebody does not strike at a figure that leaves a square beside it, as something keeps them from being
// engaged there, or it from being struck at.
func (p *Position) lets(f, by int, from geom.Spot) bool {
	return p.as(f, from, func() bool { return p.slips(f, by) || p.kept(f, "opportunity", by) })
}

// shies reports whether contact with somebody is somewhere where enemies of its cannot go.
func (p *Position) shies(f int, at geom.Spot) bool {
	for i := range p.Figures {
		if i != f && p.stands(i) && (p.Enemies(f, i) || p.Enemies(i, f)) && p.touch(at, p.Figures[i].At) && p.kept(i, "contact", f) {
			return true
		}
	}
	return false
}

// Meets reports whether a figure would be in contact with somebody who stands in a square, and whether with an enemy.
func (p *Position) Meets(f int, at geom.Spot) (anybody, enemies bool) {
	for i := range p.Figures {
		if i != f && p.stands(i) && p.touch(at, p.Figures[i].At) {
			anybody, enemies = true, enemies || p.Enemies(f, i) || p.Enemies(i, f)
		}
	}
	return anybody, enemies
}

// slips reports whether an effect keeps two in contact from being engaged.
func (p *Position) slips(a, b int) bool { return p.kept(a, "contact", b) || p.kept(b, "contact", a) }

// Leaves lists who may strike at a figure that goes from one square to another: those in contact with it in the first and not
// in the second who stand, are not prone, and count it as their enemy; the peaceful never do unless they are hostile (seed 000:768-770, 1499-1503).
func (p *Position) Leaves(f int, from, to geom.Spot) []int {
	var out []int
	for i := range p.Figures {
		x := &p.Figures[i]
		if i == f || !p.stands(i) || x.Prone || !p.Enemies(i, f) || x.Crew < 0 && p.groupOf(i).Peaceful && x.Mood != "hostile" {
			continue
		}
		if p.touch(from, x.At) && !p.touch(to, x.At) && !p.lets(f, i, from) {
			out = append(out, i)
		}
	}
	return out
}
