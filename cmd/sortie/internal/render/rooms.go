package render

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
)

// Roomed is a mission with the rooms of all its floors, as the engine finds them: pages count and outline rooms, and
// do not look for any of their own.
func Roomed(m *model.Mission, r *model.RuleSet) *model.Mission {
	if m == nil || r == nil {
		return m
	}
	out := *m
	out.Board = roomed(m.Board, r)
	out.Boards = slices.Clone(m.Boards)
	for i := range out.Boards {
		out.Boards[i].Board = roomed(out.Boards[i].Board, r)
	}
	return &out
}

// zonesFollowRooms reports whether a zone of a mission is a room, so that its outline is.
func zonesFollowRooms(m *model.Mission) bool {
	return slices.ContainsFunc(m.Floors(), func(f model.NamedFloor) bool {
		return slices.ContainsFunc(f.Board.Zones, func(z model.Zone) bool { return len(z.Within()) > 0 })
	})
}

func roomed(b model.Board, r *model.RuleSet) model.Board {
	b.Levels = slices.Clone(b.Levels)
	for i := range b.Levels {
		b.Levels[i].Floor = roomed(b.Levels[i].Floor, r)
	}
	b.Rooms = nil
	for _, room := range geom.New(&b, r).Rooms() {
		squares := make([]model.Square, len(room.Cells))
		for i, c := range room.Cells {
			squares[i] = model.Square{Col: c.Col, Row: c.Row}
		}
		b.Rooms = append(b.Rooms, model.Room{Name: room.Name, Squares: squares})
	}
	return b
}
