package board

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// map105 finds rooms that nobody can enter.
func map105() check.Check {
	return check.Check{
		Code:     "MAP105",
		Title:    "a room is sealed",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Whole, check.Walls, check.Airlocks},
		Requires: []check.AnyFact{thingsByRoom, walks.SealedRooms},
		Text: "No airlock leads into this room, even with every lock open: walls and windows close it off on all sides, and no " +
			"link leads into it. When something stands in it, that is an error; an empty one is a warning, as it may be meant as solid rock.",
		Before: "// walls on all sides of the room that holds s1\nboard: plan: \"\"\"\n\t+       +   …\n\t  s1    |\n\t        |\n\t        |\n\t+-------+   …\n\t\"\"\"",
		After:  "board: plan: \"\"\"\n\t+       +   …\n\t  s1    |\n\t        #\n\t        |\n\t+-------+   …\n\t\"\"\"",
		Run: func(p *check.Pass) {
			far := farFloors(p) // each is reported as a whole
			for i, f := range walks.BareBuilding.Of(p).Floors() {
				for _, room := range walks.BareBuilding.Of(p).Grid(i).Rooms() {
					if !far[f.ID] && walks.SealedRooms.Of(p)[walks.RoomKey{Floor: i, Room: room.Name}] { // core
						sealed(p, i, room)
					}
				}
			}
		},
	}
}

// sealed reports a room that nobody can enter, at a thing in it or at one of its panels.
func sealed(p *check.Pass, floor int, room geom.Room) {
	inside := thingsIn(p, floor, room)
	d := diag.Diagnostic{
		Severity: diag.Warning,
		Summary:  fmt.Sprintf("no way leads into room %s%s (%s around %s)", room.Name, walks.OfFloor(p, floor), english.Count(len(room.Cells), "square inch"), parts.Point(room.Heart.Centre())),
		Remedy:   "put a doorway or an arch in place of one of its walls",
		Range:    p.Where.At(walks.BareBuilding.Of(p).Floors()[floor].Path + ".plan"),
		Place:    walks.SpotPlace(p, floor, room.Heart.Centre()),
		Marks:    []diag.Mark{walks.CellsMark(p, floor, room.Cells, "sealed")},
		Reasons: []string{
			fmt.Sprintf("from all airlocks together, with every lock open and all pieces away, traders get to %s", english.Count(openFloor(p), "square inch")),
			fmt.Sprintf("none of the %s of the room is among them", english.Count(len(room.Cells), "square inch")),
		},
	}
	if len(room.Panels) > 0 {
		d.Range, d.Label = walks.LockRange(p, geom.Lock{Floor: floor, Panel: room.Panels[0]}), "part of its border"
	}
	for _, x := range room.Panels[:min(len(room.Panels), parts.MostNamed)] {
		d.Marks = append(d.Marks, walks.EdgeMark(p, geom.Lock{Floor: floor, Panel: x}, ""))
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
		d.Range, d.Label = parts.PieceRange(p, inside[0]), "in the sealed room "+room.Name
	}
	p.Report(d)
}

// openFloor is how many square inches of all floors are in no sealed room.
func openFloor(p *check.Pass) int {
	n := 0
	for i := range walks.BareBuilding.Of(p).Floors() {
		for _, r := range walks.BareBuilding.Of(p).Grid(i).Rooms() {
			if !walks.SealedRooms.Of(p)[walks.RoomKey{Floor: i, Room: r.Name}] {
				n += len(r.Cells)
			}
		}
	}
	return n
}

// thingsIn are the pieces in a room, then the entry points and hatches.
func thingsIn(p *check.Pass, floor int, room geom.Room) []parts.Thing {
	return thingsByRoom.Of(p)[walks.RoomKey{Floor: floor, Room: room.Name}]
}

var thingsByRoom = check.NewFact("things by room", func(p *check.Pass) map[walks.RoomKey][]parts.Thing {
	inside := map[walks.RoomKey][]parts.Thing{}
	fillRooms(p, inside, func(t parts.Thing) bool { return t.Floor != nil })
	fillRooms(p, inside, func(t parts.Thing) bool { return t.Family == parts.EntryThing || t.Family == parts.HatchThing })
	return inside
}, parts.Things, walks.BareBuilding)

// fillRooms puts some of the things into their rooms.
func fillRooms(p *check.Pass, inside map[walks.RoomKey][]parts.Thing, which func(parts.Thing) bool) {
	for _, t := range parts.Things.Of(p) {
		if i := walks.Building.Of(p).Floor(t.Board); i >= 0 && which(t) {
			in := walks.RoomKey{Floor: i, Room: walks.BareBuilding.Of(p).Grid(i).RoomAt(t.At).Name}
			inside[in] = append(inside[in], t)
		}
	}
}
