package overlay

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
)

// looks is how many looks rooms have: those of neighbours mostly differ, and each room has its name.
const looks = 6

// rooms marks the rooms of all floors, with the names that findings call them by and the titles of the zones that are them.
// The word of a square is the name of its room.
func (l *look) rooms() error {
	for n := range looks {
		l.class(fmt.Sprintf("room-%d", n), "")
	}
	for i, f := range l.building.Floors() {
		grid := l.building.Grid(i)
		for n, room := range grid.Rooms() {
			for _, c := range room.Cells {
				l.mark(geom.Spot{Floor: i, Cell: c}, n%looks, room.Name)
			}
			zones := strings.Join(zonesOf(f.Board, grid, room), ", ")
			l.a.Places = append(l.a.Places, Place{Floor: f.ID, At: room.Heart.Centre(), Name: zones, Text: room.Name})
		}
	}
	return nil
}

// zonesOf are the titles of the zones that a room is, or is part of.
func zonesOf(b *model.Board, grid *geom.Grid, room geom.Room) []string {
	var all []string
	for _, z := range b.Zones {
		for _, p := range z.Within() {
			if grid.RoomAt(p).Name == room.Name {
				all = append(all, titled(z.Title, z.ID))
				break
			}
		}
	}
	return all
}

// titled is a title or, where there is none, an id.
func titled(title, id string) string {
	if title != "" {
		return title
	}
	return id
}
