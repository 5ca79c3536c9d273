package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// spn013 finds starting NPCs where no figure can stand (seed 000:1394, 1632).
func spn013() Check {
	return Check{
		Code:     "SPN013",
		Title:    "a starting NPC stands in something",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Walls},
		Each:     true,
		Text: "An NPC of the set-up sticks out of its board, begins in a wall, or on a crate or a piece of furniture. It cannot be put down " +
			"there. Where several stand at one point, all of them must find room within two inches of it. Move them onto free floor. " +
			"Pieces are rectangles here: in one with room for a base and half an inch all round it may well stand, such as somebody behind a counter with " +
			"three sides, so that is only a note.",
		Before: "board: furniture: desk: {kind: \"table\", at: [4, 4]}\nsetup: npcs: [{kind: \"civilian\", at: [4, 4]}]",
		After:  "board: furniture: desk: {kind: \"table\", at: [4, 4]}\nsetup: npcs: [{kind: \"civilian\", at: [4, 5.5]}]",
		Run: func(p *Pass) {
			for _, f := range p.figures() {
				if why, hollow := p.noGround(f); why != "" { // core
					p.cannotStand(f, why, hollow)
				}
			}
		},
	}
}

// cannotStand reports a figure that stands where it cannot.
func (p *Pass) cannotStand(f figure, why string, hollow bool) {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%s cannot stand at %s: %s", f, point(f.at), why),
		Remedy:  "move it onto free floor",
		Range:   p.figureRange(f),
		Place:   p.spotOn(f.floor, f.at),
		Marks:   []diag.Mark{f.baseMark()},
		Reasons: []string{
			fmt.Sprintf("%s has a base of %s inches; its middle is at %s", f.kind.Title, f.base(), point(f.at)),
			"what is in the way: " + why,
		},
	}
	if hollow {
		d.Severity, d.Remedy = diag.Note, "move it onto free floor, unless the piece is hollow there"
	}
	p.Report(d)
}

// noGround says what keeps a figure from standing where it is to stand; empty: nothing. Hollow says that it is a piece
// with room for somebody inside.
func (p *Pass) noGround(f figure) (why string, hollow bool) {
	q, b := p.on(f.floor), f.floor.Board
	if !within(b, f.at) {
		return "", false // MAP109 says so
	}
	if !geom.Inside(f.core(), b.Width, b.Height) {
		return fmt.Sprintf("it is not wholly on the board of %s × %s inches", b.Width, b.Height), false
	}
	if in := q.Grid().InWall(f.core()); len(in) > 0 {
		return fmt.Sprintf("a %s runs through it", q.panelName(b.Panels[in[0]])), false
	}
	for _, t := range q.placed() {
		if geom.Overlap(*t.floor, f.core()) {
			return t.String() + " is there", p.holdsSomebody(t, f)
		}
	}
	if room := q.Grid().Standing(f.at, f.base(), f.Count); f.Count > 1 && room < f.Count {
		return fmt.Sprintf("there is room for %d of %d within %d inches", room, f.Count, geom.Near), false
	}
	return "", false
}

// holdsSomebody reports whether a piece that stands firm is so large that a figure may stand in its hollow, with half
// an inch of it on all sides.
func (p *Pass) holdsSomebody(t thing, f figure) bool {
	return t.family == furnitureThing && !p.loose(t) && min(t.floor.Width, t.floor.Depth) >= f.base()+model.Inch
}
