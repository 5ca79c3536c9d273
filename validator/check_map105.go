package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
)

// map105 finds rooms that nobody can enter.
func map105() Check {
	return Check{
		Code:     "MAP105",
		Title:    "a room is sealed",
		Severity: diag.Error,
		Needs:    []Capability{Whole, Walls, Airlocks},
		Text: "No airlock leads into this room, even with every lock open: walls and windows close it off on all sides. " +
			"When something stands in it, that is an error; an empty one is a warning, as it may be meant as solid rock.",
		Before: "// walls on all sides of the room that holds s1\nboard: plan: \"\"\"\n\t+       +   …\n\t  s1    |\n\t        |\n\t        |\n\t+-------+   …\n\t\"\"\"",
		After:  "board: plan: \"\"\"\n\t+       +   …\n\t  s1    |\n\t        #\n\t        |\n\t+-------+   …\n\t\"\"\"",
		Run: func(p *Pass) {
			for _, room := range p.bareGrid().Rooms() {
				if _, sealed := p.sealedRooms()[room.Name]; sealed {
					p.sealed(room)
				}
			}
		},
	}
}

// sealed reports a room that nobody can enter, at a thing in it or at one of its panels.
func (p *Pass) sealed(room geom.Room) {
	inside := p.thingsIn(room)
	d := diag.Diagnostic{
		Severity: diag.Warning,
		Summary:  fmt.Sprintf("no way leads into room %s (%s around %s)", room.Name, count(len(room.Cells), "square inch"), point(room.Heart.Centre())),
		Remedy:   "put a doorway or an arch in place of one of its walls",
		Range:    p.Where.At("board.plan"),
		Place:    p.place(room.Heart.Centre()),
	}
	if len(room.Panels) > 0 {
		d.Range = p.panelRange(p.Mission.Board.Panels[room.Panels[0]])
		d.Label = "part of its border"
	}
	if len(inside) > 0 {
		d.Severity = diag.Error
		var words []string
		for _, t := range inside {
			words = append(words, t.String())
		}
		d.Summary += ", where " + list(words) + map[bool]string{true: " stands", false: " stand"}[len(words) == 1]
		d.Range, d.Label = p.pieceRange(inside[0]), "in the sealed room "+room.Name
	}
	p.Report(d)
}

// thingsIn are the pieces in a room, then the entry points.
func (p *Pass) thingsIn(room geom.Room) []thing {
	if p.run.inside == nil {
		p.run.inside = map[string][]thing{}
		p.fillRooms(func(t thing) bool { return t.floor != nil })
		p.fillRooms(func(t thing) bool { return t.family == entryThing })
	}
	return p.run.inside[room.Name]
}

// fillRooms puts some of the things into their rooms.
func (p *Pass) fillRooms(which func(thing) bool) {
	for _, t := range p.things() {
		if which(t) {
			name := p.bareGrid().RoomAt(t.at).Name
			p.run.inside[name] = append(p.run.inside[name], t)
		}
	}
}
