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

// map124 finds two names for one room.
func map124() check.Check {
	return check.Check{
		Code:     "MAP124",
		Title:    "two zones are one room",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Mission, check.Whole, check.Walls},
		Requires: []check.AnyFact{walks.OpenGrid},
		Text: "Two zones are named by points of one and the same room: whoever is in the one is in the other. A room is what panels and " +
			"the edge of the board close off all round, so most often a wall between the two is missing or does not reach its post. A " +
			"large room may be divided for searching; then say with `from` and `to` what belongs to which part.",
		Before: "board: {\n\tzones: {\n\t\tstore: {room: [2, 2]}\n\t\tbridge: {room: [6, 6]}\n\t}\n} // no wall between the two",
		After:  "board: zones: {\n\tstore: {from: [0, 0], to: [8, 4]}\n\tbridge: {from: [0, 4], to: [8, 8]}\n}",
		Run: func(p *check.Pass) {
			p.EachFloor(func(p *check.Pass) {
				zones := roomZones(p)
				for i, z := range zones {
					other := sharesRoom(p, z, zones[:i])
					if other != nil { // core
						oneRoom(p, *other, z)
					}
				}
			})
		},
	}
}

// sharesRoom is the first of some zones that lies in the room of a zone, or nil. A zone in a wall has
// another mistake.
func sharesRoom(p *check.Pass, z roomZone, others []roomZone) *roomZone {
	name := walks.OpenGrid.Of(p).RoomAt(z.at).Name
	if panel, _ := dividing(p, z.at); panel >= 0 {
		return nil
	}
	for i, o := range others {
		if o.ID != z.ID && (o.Room == nil || z.Room == nil) {
			continue // of several rooms one can be another zone by itself
		}
		if panel, _ := dividing(p, o.at); panel < 0 && walks.OpenGrid.Of(p).RoomAt(o.at).Name == name {
			return &others[i]
		}
	}
	return nil
}

// oneRoom reports two zones that are one room.
func oneRoom(p *check.Pass, a, b roomZone) {
	g := walks.OpenGrid.Of(p)
	room := g.RoomAt(b.at)
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%s room %s, %s large", both(a.ID, b.ID), room.Name, english.Count(len(room.Cells), "square inch")),
		Remedy:  "close the gap in the wall between them, or give their corners with from and to",
		Range:   p.First(b.path, "board.zones."+b.ID),
		Place:   p.Place(b.at),
		Related: []diag.Related{{Range: p.Where.At("board.zones." + a.ID), Text: "the other one"}},
		Marks:   []diag.Mark{parts.CellsOf(room.Cells, a.ID+" and "+b.ID)},
	}
	if way := inRoom(p, room, g.CellAt(a.at), g.CellAt(b.at)); len(way) > 0 {
		d.Marks = append(d.Marks, parts.WayOf(way, ""))
		d.Reasons = []string{fmt.Sprintf("from %s to %s, %s lead without crossing a panel or a doorway", parts.Point(a.at), parts.Point(b.at), english.Count(len(way)-1, "step"))}
	}
	p.Report(d)
}

// both begins a sentence on two zones, or on one that names a room twice.
func both(a, b string) string {
	if a == b {
		return "two rooms of zone " + a + " are one,"
	}
	return "zones " + a + " and " + b + " are both"
}

// inRoom is a shortest way from cell to cell that stays in a room.
func inRoom(p *check.Pass, room geom.Room, from, to geom.Cell) []geom.Cell {
	g := walks.OpenGrid.Of(p)
	last := map[geom.Cell]geom.Cell{from: from}
	for queue := []geom.Cell{from}; len(queue) > 0; queue = queue[1:] {
		c := queue[0]
		if c == to {
			way := []geom.Cell{to}
			for c != from {
				c = last[c]
				way = append([]geom.Cell{c}, way...)
			}
			return way
		}
		for _, n := range [...]geom.Cell{{Col: c.Col, Row: c.Row - 1}, {Col: c.Col - 1, Row: c.Row}, {Col: c.Col + 1, Row: c.Row}, {Col: c.Col, Row: c.Row + 1}} {
			if _, seen := last[n]; !seen && g.Holds(n) && len(g.Crossed(c, n)) == 0 {
				last[n] = c
				queue = append(queue, n)
			}
		}
	}
	return nil
}
