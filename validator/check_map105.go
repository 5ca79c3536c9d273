package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
)

// map105 finds rooms that nobody can enter.
func map105() Check {
	return Check{
		Code:     "MAP105",
		Title:    "a room is sealed",
		Severity: diag.Error,
		Needs:    []Capability{Whole, Walls, Airlocks},
		Text: "No airlock leads into this room, even with every lock open: walls and windows close it off on all sides, and no " +
			"link leads into it. When something stands in it, that is an error; an empty one is a warning, as it may be meant as solid rock.",
		Before: "// walls on all sides of the room that holds s1\nboard: plan: \"\"\"\n\t+       +   …\n\t  s1    |\n\t        |\n\t        |\n\t+-------+   …\n\t\"\"\"",
		After:  "board: plan: \"\"\"\n\t+       +   …\n\t  s1    |\n\t        #\n\t        |\n\t+-------+   …\n\t\"\"\"",
		Run: func(p *Pass) {
			far := p.farFloors() // each is reported as a whole
			for i, f := range p.bareBuilding().Floors() {
				for _, room := range p.bareBuilding().Grid(i).Rooms() {
					if !far[f.ID] && sealedRooms.Of(p)[roomKey{i, room.Name}] { // core
						p.sealed(i, room)
					}
				}
			}
		},
	}
}

// sealed reports a room that nobody can enter, at a thing in it or at one of its panels.
func (p *Pass) sealed(floor int, room geom.Room) {
	inside := p.thingsIn(floor, room)
	d := diag.Diagnostic{
		Severity: diag.Warning,
		Summary:  fmt.Sprintf("no way leads into room %s%s (%s around %s)", room.Name, p.ofFloor(floor), english.Count(len(room.Cells), "square inch"), point(room.Heart.Centre())),
		Remedy:   "put a doorway or an arch in place of one of its walls",
		Range:    p.Where.At(p.bareBuilding().Floors()[floor].Path + ".plan"),
		Place:    p.spotPlace(floor, room.Heart.Centre()),
		Marks:    []diag.Mark{p.cellsMark(floor, room.Cells, "sealed")},
		Reasons: []string{
			fmt.Sprintf("from all airlocks together, with every lock open and all pieces away, traders get to %s", english.Count(p.openFloor(), "square inch")),
			fmt.Sprintf("none of the %s of the room is among them", english.Count(len(room.Cells), "square inch")),
		},
	}
	if len(room.Panels) > 0 {
		d.Range, d.Label = p.lockRange(geom.Lock{Floor: floor, Panel: room.Panels[0]}), "part of its border"
	}
	for _, x := range room.Panels[:min(len(room.Panels), mostNamed)] {
		d.Marks = append(d.Marks, p.edgeMark(geom.Lock{Floor: floor, Panel: x}, ""))
	}
	if floor > 0 {
		d.Remedy += ", or add a link into it"
	}
	if len(inside) > 0 {
		d.Severity = diag.Error
		var words []string
		for _, t := range inside {
			words = append(words, t.String())
		}
		d.Summary += ", where " + english.And(words) + map[bool]string{true: " stands", false: " stand"}[len(words) == 1]
		d.Range, d.Label = p.pieceRange(inside[0]), "in the sealed room "+room.Name
	}
	p.Report(d)
}

// openFloor is how many square inches of all floors are in no sealed room.
func (p *Pass) openFloor() int {
	n := 0
	for i := range p.bareBuilding().Floors() {
		for _, r := range p.bareBuilding().Grid(i).Rooms() {
			if !sealedRooms.Of(p)[roomKey{i, r.Name}] {
				n += len(r.Cells)
			}
		}
	}
	return n
}

// thingsIn are the pieces in a room, then the entry points and hatches.
func (p *Pass) thingsIn(floor int, room geom.Room) []thing {
	return thingsByRoom.Of(p)[roomKey{floor, room.Name}]
}

var thingsByRoom = NewFact("things by room", func(p *Pass) map[roomKey][]thing {
	inside := map[roomKey][]thing{}
	p.fillRooms(inside, func(t thing) bool { return t.floor != nil })
	p.fillRooms(inside, func(t thing) bool { return t.family == entryThing || t.family == hatchThing })
	return inside
})

// fillRooms puts some of the things into their rooms.
func (p *Pass) fillRooms(inside map[roomKey][]thing, which func(thing) bool) {
	for _, t := range p.things() {
		if i := p.building().Floor(t.board); i >= 0 && which(t) {
			in := roomKey{i, p.bareBuilding().Grid(i).RoomAt(t.at).Name}
			inside[in] = append(inside[in], t)
		}
	}
}
