package tokens

import "github.com/sortie-tools/sortie/schema/model"

// What no document says: who sits at the table of a rule set by itself, and how many rooms their board has.
const (
	usualCrews   = 4
	usualTraders = 4
	usualRooms   = 9
)

// table is what counters are counted by.
type table struct {
	crews, traders int            // in a full game
	rooms, places  int            // rooms; rooms and what is searched in them
	kept           map[string]int // counters of each sort that the mission keeps its own numbers with
}

// usualTable is a full game of a rule set by itself.
func usualTable() table {
	return table{crews: usualCrews, traders: usualCrews * usualTraders, rooms: usualRooms, places: usualRooms}
}

// tableOf is a full game of a mission.
func (p *painter) tableOf(m *model.Mission) table {
	t := table{crews: bounded(max(m.Players.Max, 1)), kept: map[string]int{}}
	crew := m.Setup.Crew
	for _, v := range m.Variations {
		crew = max(crew, v.Crew)
	}
	t.traders = bounded(t.crews * bounded(max(crew, 1)))
	for _, f := range m.Floors() {
		t.rooms += len(f.Board.Rooms)
		t.places += len(f.Board.Crates)
	}
	t.places += t.rooms
	for _, c := range m.Setup.Counters {
		if !c.Shown() {
			continue
		}
		n := c.Start
		if c.Most != nil {
			n = max(n, *c.Most)
		}
		if c.PerCrew {
			n *= t.crews
		}
		t.kept[c.Kind] = bounded(t.kept[c.Kind] + bounded(n))
	}
	return t
}

// wants is how many counters of a kind are printed where no box counts them: what the rule set counts them by, or
// one for each crew and some to spare, and never fewer than the mission keeps its numbers with.
func (t table) wants(k model.CounterKind) int {
	n := map[string]int{
		"game": 1, "crew": t.crews, "trader": t.traders, "room": t.rooms, "place": t.places, "": t.crews + spare,
	}[k.Per]
	return max(n, t.kept[k.ID], 1)
}
