package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// spn014 finds starting NPCs in the way of a crew that steps out (seed 000:195, 760, 774, 002:1811-1814,
// 1852-1856).
func spn014() Check {
	return Check{
		Code:     "SPN014",
		Title:    "a starting NPC stands in the door of an airlock",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Airlocks},
		Each:     true,
		Text: "The first action of every trader is a move out of the airlock door, and nobody moves through an enemy. One of the " +
			"set-up stands on one of the squares right inside the door. Move it away, or the airlock along its side. Peaceful kinds, such as " +
			"civilians, and figures that begin dormant, neutral, friendly or fleeing are nobody's enemies and may stand there.",
		Before: "board: airlocks: a: {side: \"north\", at: 6.5}\nsetup: npcs: [{kind: \"harvester\", at: [6.5, 0.5]}]",
		After:  "board: airlocks: a: {side: \"north\", at: 6.5}\nsetup: npcs: [{kind: \"harvester\", at: [6.5, 4.5]}]",
		Run: func(p *Pass) {
			for _, f := range p.figures() {
				a, in := p.doorUnder(f)
				why, _ := p.noGround(f)
				if in && p.isEnemy(f) && why == "" { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("%s stands in the door of airlock %s", f, a.ID),
						Details: []string{p.doorSpan(a)},
						Remedy:  "move it out of the door",
						Range:   p.figureRange(f),
						Place:   p.spotOn(f.floor, f.at),
						Related: []diag.Related{{Range: p.Where.At(airlockPath(a)), Text: "the airlock"}},
						Marks:   []diag.Mark{f.baseMark(), p.doorMark(a)},
						Reasons: []string{
							fmt.Sprintf("%s stands at %s with a base of %s inches", f, point(f.at), f.base()),
							fmt.Sprintf("the squares inside airlock %s: %s", a.ID, cellList(p.Grid().StartCells(a))),
						},
					})
				}
			}
		},
	}
}

// doorUnder is the airlock in whose door a figure stands. Figures on other floors stand in none.
func (p *Pass) doorUnder(f figure) (model.Airlock, bool) {
	if f.floor.ID != "" || !p.onBoard(f.at) {
		return model.Airlock{}, false
	}
	for _, a := range p.docks() {
		door := p.Grid().StartCells(a)
		if slices.ContainsFunc(p.covers(f), func(c geom.Cell) bool { return slices.Contains(door, c) }) {
			return a, true
		}
	}
	return model.Airlock{}, false
}

// cellList names some squares by their middles.
func cellList(cells []geom.Cell) string {
	var words []string
	for _, c := range cells[:min(len(cells), mostNamed)] {
		words = append(words, point(c.Centre()))
	}
	if left := len(cells) - len(words); left > 0 {
		words = append(words, fmt.Sprintf("%d more", left))
	}
	return english.And(words)
}
