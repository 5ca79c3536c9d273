package board

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// map125 finds slivers that count as rooms. Each room can be searched once (seed 000:978), and mined once
// (seed 002:2251-2256).
func map125() check.Check {
	return check.Check{
		Code:     "MAP125",
		Title:    "a room too small to be one",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Mission, check.Whole, check.Walls},
		Requires: []check.AnyFact{walks.OpenGrid},
		Text: "Panels close off a corner that is smaller than the smallest room the posts allow, most often where a diagonal meets other " +
			"walls. By the rules it is a room: it can be searched once on its own, and its walls can be mined. Move the panels until they " +
			"meet, or open the corner towards the room beside it. A corner that nobody gets into is [MAP105](MAP105.md).",
		Before: "board: runs: [{from: [0, 2], dir: \"NE\", panels: [\"half-doorway\"]}] // cuts a corner of one square inch off",
		After:  "board: runs: [{from: [0, 4], dir: \"NE\", panels: [\"half-wall\", \"half-doorway\"]}]",
		Run: func(p *check.Pass) {
			p.EachFloor(func(p *check.Pass) {
				least := leastRoom(p)
				for _, r := range walks.OpenGrid.Of(p).Rooms() {
					if len(r.Cells) < least && len(r.Panels) > 0 && entered(p, r) { // core
						sliver(p, r, least)
					}
				}
			})
		},
	}
}

// leastRoom is how many square inches the smallest room has that panels between posts close off.
func leastRoom(p *check.Pass) int {
	side := int(p.Rules.Board.Lattice / model.Inch)
	return side * side
}

// entered reports whether some opening leads into a room.
func entered(p *check.Pass, r geom.Room) bool {
	for _, i := range r.Panels {
		for _, s := range walks.Thresholds(p, i) {
			if name := r.Name; (walks.OpenGrid.Of(p).RoomOf(s.From).Name == name) != (walks.OpenGrid.Of(p).RoomOf(s.To).Name == name) {
				return true
			}
		}
	}
	return false
}

// sliver reports a room that is too small.
func sliver(p *check.Pass, r geom.Room, least int) {
	x := p.Mission.Board.Panels[r.Panels[0]]
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("room %s at %s has %s, and the smallest that posts allow has %d", r.Name, parts.Point(r.Heart.Centre()), english.Count(len(r.Cells), "square inch"), least),
		Remedy:  "let the panels around it meet, or open it towards the room beside it",
		Range:   parts.PanelRange(p, x),
		Label:   "part of its border",
		Place:   p.Place(r.Heart.Centre()),
		Marks:   []diag.Mark{parts.CellsOf(r.Cells, r.Name)},
		Reasons: []string{fmt.Sprintf("posts stand %s apart", parts.Inches(p.Rules.Board.Lattice))},
	}
	for _, i := range r.Panels {
		d.Marks = append(d.Marks, edgeOf(p.Mission.Board.Panels[i], ""))
	}
	p.Report(d)
}
