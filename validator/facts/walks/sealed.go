package walks

import (
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
)

// SealedRooms are the rooms of all floors that no crew can enter from any airlock, even with every lock open
// and every piece away. Without an airlock none is called sealed.
var SealedRooms = check.NewFact("sealed rooms", func(p *check.Pass) map[RoomKey]bool {
	sealed := map[RoomKey]bool{}
	findSealed(p, sealed)
	return sealed
}, BareBuilding)

// findSealed floods all floors from the airlocks.
func findSealed(p *check.Pass, sealed map[RoomKey]bool) {
	var from []geom.Spot
	for _, w := range docked(p) {
		from = append(from, w.From...)
	}
	if len(from) == 0 {
		return
	}
	b := BareBuilding.Of(p)
	in := b.Reach(from, Unlocked(p))
	for i := range b.Floors() {
		for _, r := range b.Grid(i).Rooms() {
			if !in.Any(i, r.Cells) {
				sealed[RoomKey{i, r.Name}] = true
			}
		}
	}
}

// InSealedRoom reports whether a place lies in a sealed room, which is reported by itself.
func InSealedRoom(p *check.Pass, floor int, at model.Point) bool {
	return floor >= 0 && SealedRooms.Of(p)[RoomKey{floor, BareBuilding.Of(p).Grid(floor).RoomAt(at).Name}]
}
