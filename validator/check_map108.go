package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// map108 finds pieces in the way of a crew that docks.
func map108() Check {
	return Check{
		Code:     "MAP108",
		Title:    "a piece blocks the door of an airlock",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Airlocks},
		Text: "A crate or a piece of furniture covers some of the squares right inside an airlock, where the crew " +
			"steps out. Keep them clear. A piece " +
			"that is off the board, in a wall or in another piece has that mistake first. When pieces cover all of them and the crew gets nowhere, that is the error " +
			"[RCH001](RCH001.md) instead.",
		Before: "board: {\n\tairlocks: a: {side: \"north\", at: 7}\n\tcrates: s1: {size: \"small\", at: [7.5, 0.5]}\n}",
		After:  "board: {\n\tairlocks: a: {side: \"north\", at: 7}\n\tcrates: s1: {size: \"small\", at: [8.5, 0.5]}\n}",
		Run: func(p *Pass) {
			p.eachFloor(func(p *Pass) {
				for _, a := range p.docks() {
					in := slices.DeleteFunc(p.inFrontOf(a), p.misplaced)
					if len(in) > 0 && !p.hemmedIn(a) { // core
						p.cluttered(a, in)
					}
				}
			})
		},
	}
}

// cluttered reports an airlock with pieces on the squares right inside it.
func (p *Pass) cluttered(a model.Airlock, in []thing) {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%s in the door of airlock %s", standing(in), a.ID),
		Details: []string{p.doorSpan(a)},
		Remedy:  "move " + anyOf(in, "and") + ", or the airlock along its side",
		Range:   p.pieceRange(in[0]),
		Place:   p.place(a.At),
		Related: append([]diag.Related{{Range: p.Where.At(airlockPath(a)), Text: "the airlock"}}, p.relatedPieces(in[1:])...),
		Marks:   []diag.Mark{p.doorMark(a)},
	}
	for _, t := range in {
		d.Marks = append(d.Marks, boxOf(t, t.id))
		d.Reasons = append(d.Reasons, stretch(t))
	}
	p.Report(d)
}

// inFrontOf are the pieces on the squares right inside an airlock.
func (p *Pass) inFrontOf(a model.Airlock) []thing {
	door := p.Grid().StartCells(a)
	var out []thing
	for _, t := range p.placed() {
		if slices.ContainsFunc(p.Grid().Occupied(*t.floor), func(c geom.Cell) bool { return slices.Contains(door, c) }) {
			out = append(out, t)
		}
	}
	return out
}

// hemmedIn reports whether a crew cannot leave an airlock at all, which is reported by itself.
func (p *Pass) hemmedIn(a model.Airlock) bool {
	return slices.ContainsFunc(cutOff.Of(p), func(w access) bool { return w.airlock.ID == a.ID && w.stuck() })
}
