package textbook

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
)

// Track is how the hostility track stands, and who is left to come.
type Track struct {
	Pegs  int
	Ended int            // pegs when the phase last ended
	Stock map[string]int // figures of each kind of NPC that are in the box
	Been  map[string]int // how many of each kind have come onto the board
	Spare int            // figures of traders that no crew plays
}

// Callers are the lines of the level that the track has reached which bring NPCs of a group in a phase, from top to bottom
// (seed 000:1232-1242, 1412). Some are due only as a hole of theirs is filled.
func (b *Book) Callers(t Track, phase, group string) []model.Coming {
	h := b.Rules.Hostility
	level := h.Level(t.Pegs)
	below := 0
	for _, l := range h.Levels[:level] {
		below += l.Holes
	}
	var out []model.Coming
	for _, a := range b.Mission.Arrivals(b.Rules, h.Levels[level]) {
		due := len(a.Holes) == 0 || slices.ContainsFunc(a.Holes, func(n int) bool { return below+n > t.Ended && below+n <= t.Pegs })
		if k := b.kind(a.NPC); due && a.Phase == phase && k != nil && k.Group == group {
			out = append(out, a)
		}
	}
	return out
}

// kind is the kind of NPC with an id; nil: there is none.
func (b *Book) kind(id string) *model.NPCKind {
	i := slices.IndexFunc(b.Rules.NPCs, func(k model.NPCKind) bool { return k.ID == id })
	if i < 0 {
		return nil
	}
	return &b.Rules.NPCs[i]
}

// Spent reports whether a kind comes no more: it arrives once a game, and one has been on the board; twice with the cards for
// that in the deck, once the track has come so far (seed 000:1258-1262).
func (b *Book) Spent(t Track, kind string) bool {
	k := b.kind(kind)
	most := 1
	if s := b.group(k.Group).Second; s != nil && b.deals(s.Cards) && b.Rules.Hostility.Level(t.Pegs) >= b.level(s.Level) {
		most = 2
	}
	return k.Unique && t.Been[kind] >= most
}

// deals reports whether event cards of a sort are in the deck of the mission.
func (b *Book) deals(cards string) bool {
	return slices.ContainsFunc(b.Mission.Setup.Events, func(a model.EventAllocation) bool {
		return a.Kind == cards && (a.Mode == model.AllCards || a.Count > 0)
	})
}

// level is the place of a level on the track.
func (b *Book) level(id string) int {
	return slices.IndexFunc(b.Rules.Hostility.Levels, func(l model.HostilityLevel) bool { return l.ID == id })
}

// Brings is how many a line brings: a fixed number, or what a face of its die says (seed 000:1236-1242).
func (b *Book) Brings(a model.Coming, face int) int {
	i := slices.IndexFunc(b.Rules.Dice, func(d model.Die) bool { return d.ID == a.Die })
	if i < 0 {
		return a.Count
	}
	f := b.Rules.Dice[i].Faces[face]
	switch {
	case a.Face == "" && a.Number == 0:
		return f.Count
	case a.Face != "" && a.Face == f.Symbol, a.Number != 0 && a.Number == f.Number:
		return 1
	}
	return 0
}

// StandIn is the kind that comes for one: itself if a figure is left in the box, else the next lower rank of its group of which
// there is one, where the group has such; "": nobody, as for one that comes no more (seed 000:1260-1272, 1416; ruling RU-58).
func (b *Book) StandIn(t Track, kind string) string {
	if b.Spent(t, kind) {
		return ""
	}
	spare := ""
	if a := b.Rules.Play.Arrivals; a != nil && t.Spare > 0 {
		spare = a.Spare // such take the place of these (seed 000:1505-1511)
	}
	comes := func(k *model.NPCKind) bool { return (t.Stock[k.ID] > 0 || k.Group == spare) && !b.Spent(t, k.ID) }
	k := b.kind(kind)
	if comes(k) {
		return kind
	}
	var best *model.NPCKind
	for i := range b.Rules.NPCs {
		x := &b.Rules.NPCs[i]
		if x.Group == k.Group && x.Rank < k.Rank && comes(x) && (best == nil || x.Rank > best.Rank) {
			best = x
		}
	}
	if best == nil || b.group(k.Group).Short != "lower" {
		return ""
	}
	return best.ID
}

// Entries are which entry points, by their numbers, are otherwise than the mission begins: those that rules have opened or sealed, and
// those where nobody comes in until the next level.
type Entries struct{ Turned, Shut []int }

// Entry is the entry point with a number, and whether anybody comes through it (ruling RU-57).
func (b *Book) Entry(number int, now Entries) (at geom.Spot, opens bool) {
	for floor, x := range b.Building.Floors() {
		for _, e := range x.Board.Entries {
			if e.Number == number && e.Sealed == slices.Contains(now.Turned, number) && !slices.Contains(now.Shut, number) {
				return geom.Spot{Floor: floor, Cell: b.Building.Grid(floor).CellAt(e.At)}, true
			}
		}
	}
	return geom.Spot{}, false
}

// Room is where somebody is placed who arrives at a square: there, else as near as there is room, by the way in the same room
// before any other; of equal squares the first. Where no way leads is the last to be looked at (seed 000:1252; ruling RU-57). False: there is no room at all.
func (p *Position) Room(at geom.Spot) (geom.Spot, bool) {
	ways := p.waysFrom(at)
	room := p.Book.Building.Grid(at.Floor).RoomOf(at.Cell).Name
	var best geom.Spot
	least, found := model.Length(0), false
	for floor := range p.Book.Building.Floors() {
		g := p.Book.Building.Grid(floor)
		for _, c := range g.Cells() {
			s := geom.Spot{Floor: floor, Cell: c}
			if !g.Free(c) || !p.Ends(-1, s) {
				continue
			}
			n, leads := ways[s]
			switch {
			case !leads:
				n = 2 * farOff
			case floor != at.Floor || g.RoomOf(c).Name != room:
				n += farOff
			}
			if !found || n < least {
				best, least, found = s, n, true
			}
		}
	}
	return best, found
}

// farOff is longer than any way in a room.
const farOff = 1 << 24
