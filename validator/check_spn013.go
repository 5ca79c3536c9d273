package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
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
			"there. Where several stand at one point, all of them must find room within two inches of it. Move them onto free floor.",
		Before: "board: furniture: desk: {kind: \"table\", at: [4, 4]}\nsetup: npcs: [{kind: \"civilian\", at: [4, 4]}]",
		After:  "board: furniture: desk: {kind: \"table\", at: [4, 4]}\nsetup: npcs: [{kind: \"civilian\", at: [4, 5.5]}]",
		Run: func(p *Pass) {
			for _, f := range p.figures() {
				if why := p.noGround(f); why != "" { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("%s cannot stand at %s: %s", f, point(f.at), why),
						Remedy:  "move it onto free floor",
						Range:   p.figureRange(f),
						Place:   p.spotOn(f.floor, f.at),
						Marks:   []diag.Mark{f.baseMark()},
						Reasons: []string{
							fmt.Sprintf("%s has a base of %s inches; its middle is at %s", f.kind.Title, f.base(), point(f.at)),
							"what is in the way: " + why,
						},
					})
				}
			}
		},
	}
}

// noGround says what keeps a figure from standing where it is to stand; empty: nothing.
func (p *Pass) noGround(f figure) string {
	q, b := p.on(f.floor), f.floor.Board
	if !within(b, f.at) {
		return "" // MAP109 says so
	}
	if !geom.Inside(f.core(), b.Width, b.Height) {
		return fmt.Sprintf("it is not wholly on the board of %s × %s inches", b.Width, b.Height)
	}
	if in := q.Grid().InWall(f.core()); len(in) > 0 {
		return fmt.Sprintf("a %s runs through it", q.panelName(b.Panels[in[0]]))
	}
	for _, t := range q.placed() {
		if geom.Overlap(*t.floor, f.core()) {
			return t.String() + " is there"
		}
	}
	if room := q.Grid().Standing(f.at, f.base(), f.Count); f.Count > 1 && room < f.Count {
		return fmt.Sprintf("there is room for %d of %d within %d inches", room, f.Count, geom.Near)
	}
	return ""
}
