package board

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// map114 finds doorways that pieces block.
func map114() check.Check {
	return check.Check{
		Code:     "MAP114",
		Title:    "a piece blocks a doorway",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Walls},
		Requires: []check.AnyFact{parts.Placed, walks.CrateWants, walks.OpenGrid, walks.Pens, walks.PlaceWants, walks.TouchWants},
		Text: "Crates or furniture stand right behind this doorway or arch, so that nobody gets through it: each square that one would " +
			"step onto is taken. Move a piece away by an inch or two. A piece that stands in the doorway itself is " +
			"[MAP103](MAP103.md); where the blocked doorway is the only way to a crate or whatever else a crew must get to, that is reported instead.",
		Before: "board: {\n\tpanels: \"4,0-4,4\": id: \"store\" // a wide doorway, from 1 to 3 inches down\n\tfurniture: desk: {kind: \"table\", at: [4.75, 2], turn: 90}\n}",
		After:  "board: {\n\tpanels: \"4,0-4,4\": id: \"store\"\n\tfurniture: desk: {kind: \"table\", at: [6.5, 2], turn: 90}\n}",
		Run: func(p *check.Pass) {
			p.EachFloor(func(q *check.Pass) {
				for i, x := range q.Mission.Board.Panels {
					in, steps := walks.Blockers(q, i)
					if len(in) > 0 && !cutsOff(p, q, steps) { // core
						blockedDoor(q, x, in, steps)
					}
				}
			})
		},
	}
}

// cutsOff reports whether some crew gets to one side of the blocked steps of a floor only, and something on
// the other side is reported because nobody gets there.
func cutsOff(p, q *check.Pass, steps []walks.Step) bool {
	floor, reach := walks.Building.Of(p).Floor(q.Storey), walks.Together.Of(p).Reach
	for _, s := range steps {
		near, far := walks.OpenGrid.Of(q).RoomOf(s.From), walks.OpenGrid.Of(q).RoomOf(s.To)
		if reach.Any(floor, near.Cells) == reach.Any(floor, far.Cells) {
			continue
		}
		if reach.Any(floor, far.Cells) {
			far = near
		}
		if slices.ContainsFunc(walks.ToldAreas(p), func(r *geom.Reached) bool { return r.Any(floor, far.Cells) }) {
			return true
		}
	}
	return false
}

// blockedDoor reports an opening that nobody gets through.
func blockedDoor(p *check.Pass, x model.Panel, in []parts.Thing, steps []walks.Step) {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%s behind %s: 0 of %s through it are free", standing(in), parts.PanelName(p, x), english.Count(len(steps), "step")),
		Remedy:  "move " + walks.AnyOf(in, "and") + " out of the way",
		Range:   parts.PieceRange(p, in[0]),
		Place:   p.Place(parts.Middle(x)),
		Related: append([]diag.Related{relatedPanel(p, x)}, walks.RelatedPieces(p, in[1:])...),
		Marks:   []diag.Mark{edgeOf(x, "blocked")},
	}
	for _, t := range in {
		d.Marks = append(d.Marks, parts.BoxOf(t, t.ID))
	}
	for _, s := range steps {
		for _, c := range [...]geom.Cell{s.From, s.To} {
			if t := walks.PieceOn(p, c); t != nil {
				d.Reasons = append(d.Reasons, fmt.Sprintf("the step from %s to %s: %s is taken by %s", parts.Point(s.From.Centre()), parts.Point(s.To.Centre()), parts.Point(c.Centre()), t))
			}
		}
	}
	p.Report(d)
}
