package board

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// roomZone is a room that a zone is, or that is one of its rooms.
type roomZone struct {
	model.Zone
	at   model.Point
	path string
}

// roomZones are the rooms that the zones of this floor are made of.
func roomZones(p *check.Pass) []roomZone {
	var out []roomZone
	b := p.Mission.Board
	for _, z := range b.Zones {
		for i, at := range z.Within() {
			path := "board.zones." + z.ID + ".room"
			if z.Room == nil {
				path = fmt.Sprintf("%ss.%d", path, i)
			}
			if (z.Level == "" || z.Level == p.Storey) && arrivals.OnBoard(p, at) {
				out = append(out, roomZone{z, at, path})
			}
		}
	}
	return out
}

// dividing is a panel through a point with different rooms on its sides, by index, and the names of the
// rooms; -1 if there is none.
func dividing(p *check.Pass, at model.Point) (panel int, rooms [2]geom.Room) {
	g := walks.OpenGrid.Of(p)
	for _, i := range g.InWall(walks.PinAt(at)) {
		for _, c := range g.Beside(i) {
			a, b := g.RoomOf(c), g.RoomAt(at)
			if a.Name != b.Name && nextTo(c, at) {
				return i, [2]geom.Room{b, a}
			}
		}
	}
	return -1, rooms
}

// nextTo reports whether a cell touches a point, give or take the width of a panel.
func nextTo(c geom.Cell, at model.Point) bool {
	m := c.Centre()
	reach := model.Inch/2 + 2*geom.Slack
	return max(m.X-at.X, at.X-m.X) <= reach && max(m.Y-at.Y, at.Y-m.Y) <= reach
}
