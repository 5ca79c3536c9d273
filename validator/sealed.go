package validator

import (
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
)

// sealedRooms are the rooms of all floors that no crew can enter from any airlock, even with every lock open
// and every piece away. Without an airlock none is called sealed.
var sealedRooms = NewFact("sealed rooms", func(p *Pass) map[roomKey]bool {
	sealed := map[roomKey]bool{}
	p.findSealed(sealed)
	return sealed
})

// findSealed floods all floors from the airlocks.
func (p *Pass) findSealed(sealed map[roomKey]bool) {
	var from []geom.Spot
	for _, w := range p.docked() {
		from = append(from, w.from...)
	}
	if len(from) == 0 {
		return
	}
	b := p.bareBuilding()
	in := b.Reach(from, p.unlocked())
	for i := range b.Floors() {
		for _, r := range b.Grid(i).Rooms() {
			if !in.Any(i, r.Cells) {
				sealed[roomKey{i, r.Name}] = true
			}
		}
	}
}

// inSealedRoom reports whether a place lies in a sealed room, which is reported by itself.
func (p *Pass) inSealedRoom(floor int, at model.Point) bool {
	return floor >= 0 && sealedRooms.Of(p)[roomKey{floor, p.bareBuilding().Grid(floor).RoomAt(at).Name}]
}
