package board

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// map108 finds pieces in the way of a crew that docks.
func map108() check.Check {
	return check.Check{
		Code:     "MAP108",
		Title:    "a piece blocks the door of an airlock",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Airlocks},
		Requires: []check.AnyFact{parts.Placed, walks.CutOff},
		Text: "A crate or a piece of furniture covers some of the squares right inside an airlock, where the crew " +
			"steps out. Keep them clear. A piece " +
			"that is off the board, in a wall or in another piece has that mistake first. When pieces cover all of them and the crew gets nowhere, that is the error " +
			"[RCH001](RCH001.md) instead.",
		Before: "board: {\n\tairlocks: a: {side: \"north\", at: 7}\n\tcrates: s1: {size: \"small\", at: [7.5, 0.5]}\n}",
		After:  "board: {\n\tairlocks: a: {side: \"north\", at: 7}\n\tcrates: s1: {size: \"small\", at: [8.5, 0.5]}\n}",
		Run: func(p *check.Pass) {
			p.EachFloor(func(p *check.Pass) {
				for _, a := range walks.Docks(p) {
					in := slices.DeleteFunc(walks.InFrontOf(p, a), func(t parts.Thing) bool { return walks.Misplaced(p, t) })
					if len(in) > 0 && !hemmedIn(p, a) { // core
						cluttered(p, a, in)
					}
				}
			})
		},
	}
}

// cluttered reports an airlock with pieces on the squares right inside it.
func cluttered(p *check.Pass, a model.Airlock, in []parts.Thing) {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%s in the door of airlock %s", standing(in), a.ID),
		Details: []string{walks.DoorSpan(p, a)},
		Remedy:  "move " + walks.AnyOf(in, "and") + ", or the airlock along its side",
		Range:   parts.PieceRange(p, in[0]),
		Place:   p.Place(a.At),
		Related: append([]diag.Related{{Range: p.Where.At(walks.AirlockPath(a)), Text: "the airlock"}}, walks.RelatedPieces(p, in[1:])...),
		Marks:   []diag.Mark{walks.DoorMark(p, a)},
	}
	for _, t := range in {
		d.Marks = append(d.Marks, parts.BoxOf(t, t.ID))
		d.Reasons = append(d.Reasons, stretch(t))
	}
	p.Report(d)
}

// hemmedIn reports whether a crew cannot leave an airlock at all, which is reported by itself.
func hemmedIn(p *check.Pass, a model.Airlock) bool {
	return slices.ContainsFunc(walks.CutOff.Of(p), func(w walks.Access) bool { return w.Airlock.ID == a.ID && w.Stuck() })
}
