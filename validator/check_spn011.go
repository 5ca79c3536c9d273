package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// spn011 finds points of arrival that something stands on (seed 000:1252, 002:2992-2995, 3102-3110).
func spn011() Check {
	return Check{
		Code:     "SPN011",
		Title:    "a place of arrival is blocked",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Entries, Walls},
		Text: "An entry point on the floor, or a marker that NPCs come out of, lies in a wall or under a piece, or a large one sticks out of the board; or a " +
			"wall meets the rim right at an entry point, so that nobody can say on which side of it the arrivals stand. Move the " +
			"point. Entry points at the rim stand beside the board: pieces near them are a matter of [SPN003](SPN003.md), hatches of [MAP129](MAP129.md).",
		Before: "board: {\n\tfurniture: desk: {kind: \"table\", at: [7.5, 7.5]}\n\tmarkers: \"patrol-1\": {kind: \"patrol-point\", number: 1, at: [7.5, 7.5]}\n}",
		After:  "board: {\n\tfurniture: desk: {kind: \"table\", at: [7.5, 7.5]}\n\tmarkers: \"patrol-1\": {kind: \"patrol-point\", number: 1, at: [7.5, 9.5]}\n}",
		Run: func(p *Pass) {
			for _, s := range p.spawnPoints() {
				if why := p.pointBlocked(s); why != "" { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("%s at %s is blocked: %s", s, point(s.at), why),
						Remedy:  fmt.Sprintf("move the %s onto free floor, or clear the place", s.noun),
						Range:   p.spawnRange(s),
						Place:   p.spotOn(s.floor, s.at),
						Marks:   []diag.Mark{{Kind: diag.SpotMark, Floor: s.floor.ID, At: []model.Point{s.at}, Size: s.ground.Width, Text: s.id}},
						Reasons: []string{s.takes(), "what is in the way: " + why},
					})
				}
			}
		},
	}
}

// takes says which floor a point takes up.
func (s spawnPoint) takes() string {
	if s.side != "" {
		return fmt.Sprintf("%s stands outside the %s side at %s", s, s.side, point(s.at))
	}
	return fmt.Sprintf("%s takes %s × %s inches about %s", s, s.ground.Width, s.ground.Depth, point(s.at))
}

// pointBlocked says what is in the way at a point; empty: nothing.
func (p *Pass) pointBlocked(s spawnPoint) string {
	q := p.on(s.floor)
	if s.side != "" {
		return q.wallAtRim(s)
	}
	if !within(s.floor.Board, s.at) {
		return "" // MAP104 and MAP109 say so
	}
	if max(s.ground.Width, s.ground.Depth) > model.Inch && !geom.Inside(s.ground, s.floor.Board.Width, s.floor.Board.Height) {
		return fmt.Sprintf("it is not wholly on the board of %s × %s inches", s.floor.Board.Width, s.floor.Board.Height)
	}
	if in := q.Grid().InWall(s.ground); len(in) > 0 {
		return fmt.Sprintf("a %s runs through it", q.panelName(s.floor.Board.Panels[in[0]]))
	}
	for _, t := range q.placed() {
		if geom.Overlap(*t.floor, s.ground) {
			return t.String() + " stands on it"
		}
	}
	return ""
}

// wallAtRim names the panel that meets the rim at an entry point, so that its arrivals could stand on
// either side: the counter is an inch wide, and half of it would be behind the wall.
func (p *Pass) wallAtRim(s spawnPoint) string {
	for _, x := range s.floor.Board.Panels {
		if k := find(p.Rules.Panels, x.Kind, panelKindID); k != nil && k.Overhead {
			continue
		}
		if p.meetsRim(x, s, x.From) || p.meetsRim(x, s, x.To) {
			return fmt.Sprintf("a %s meets the rim there", p.panelName(x))
		}
	}
	return ""
}

// meetsRim reports whether a panel that leaves the side of a point has this end within a quarter of an inch
// of it: then no clear half of the counter is on either side.
func (p *Pass) meetsRim(x model.Panel, s spawnPoint, end model.Point) bool {
	if !p.onSide(s.side, end) || p.onSide(s.side, x.From) && p.onSide(s.side, x.To) {
		return false
	}
	return closer(end, s.at, model.Inch/4)
}
