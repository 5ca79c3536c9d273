package spawn

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// spn014 finds starting NPCs in the way of a crew that steps out (seed 000:195, 760, 774, 002:1811-1814,
// 1852-1856).
func spn014() check.Check {
	return check.Check{
		Code:     "SPN014",
		Title:    "a starting NPC stands in the door of an airlock",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Airlocks},
		Each:     true,
		Requires: []check.AnyFact{parts.Placed, walks.Building},
		Text: "The first action of every trader is a move out of the airlock door, and nobody moves through an enemy. One of the " +
			"set-up stands on one of the squares right inside the door. Move it away, or the airlock along its side. Peaceful kinds, such as " +
			"civilians, and figures that begin dormant, neutral, friendly or fleeing are nobody's enemies and may stand there.",
		Before: "board: airlocks: a: {side: \"north\", at: 6.5}\nsetup: npcs: [{kind: \"harvester\", at: [6.5, 0.5]}]",
		After:  "board: airlocks: a: {side: \"north\", at: 6.5}\nsetup: npcs: [{kind: \"harvester\", at: [6.5, 4.5]}]",
		Run: func(p *check.Pass) {
			for _, f := range figures(p) {
				a, in := doorUnder(p, f)
				why, _ := noGround(p, f)
				if in && isEnemy(p, f) && why == "" { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("%s stands in the door of airlock %s", f, a.ID),
						Details: []string{walks.DoorSpan(p, a)},
						Remedy:  "move it out of the door",
						Range:   figureRange(p, f),
						Place:   p.SpotOn(f.floor, f.at),
						Related: []diag.Related{{Range: p.Where.At(walks.AirlockPath(a)), Text: "the airlock"}},
						Marks:   []diag.Mark{f.baseMark(), walks.DoorMark(p, a)},
						Reasons: []string{
							fmt.Sprintf("%s stands at %s with a base of %s inches", f, parts.Point(f.at), f.base()),
							fmt.Sprintf("the squares inside airlock %s: %s", a.ID, cellList(walks.Grid(p).StartCells(a))),
						},
					})
				}
			}
		},
	}
}

// doorUnder is the airlock in whose door a figure stands. Figures on other floors stand in none.
func doorUnder(p *check.Pass, f figure) (model.Airlock, bool) {
	if f.floor.ID != "" || !arrivals.OnBoard(p, f.at) {
		return model.Airlock{}, false
	}
	for _, a := range walks.Docks(p) {
		door := walks.Grid(p).StartCells(a)
		if slices.ContainsFunc(covers(p, f), func(c geom.Cell) bool { return slices.Contains(door, c) }) {
			return a, true
		}
	}
	return model.Airlock{}, false
}
