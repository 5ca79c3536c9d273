package validator

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
)

// access is where a crew that docks at one airlock can get to in the course of a game.
type access struct {
	airlock model.Airlock
	reach   *geom.CellSet
	opened  map[int]bool // locked panels that the crew can have opened by then
}

// has reports whether the crew reaches one of the cells.
func (a access) has(cells []geom.Cell) bool { return a.reach.Any(cells) }

// ways are the accesses of all airlocks in order.
func (p *Pass) ways() []access {
	if p.run.ways == nil {
		for _, a := range p.Mission.Board.Airlocks {
			p.run.ways = append(p.run.ways, p.explore(a))
		}
	}
	return p.run.ways
}

// explore lets a crew walk, open what the rules let it open from where it can stand, and walk on,
// until nothing more opens. One crew must manage alone: a mission may be played by one.
func (p *Pass) explore(a model.Airlock) access {
	w := access{airlock: a, opened: map[int]bool{}}
	start := p.Grid().StartCells(a)
	for {
		w.reach = p.Grid().Reach(start, geom.Query{
			Base: p.Rules.Board.Trader, OpenLocked: func(i int) bool { return w.opened[i] },
		})
		if !p.openMore(w) {
			return w
		}
	}
}

// openMore adds the panels that rules open from within the crew's reach.
func (p *Pass) openMore(w access) bool {
	more := false
	for _, r := range p.Mission.Rules {
		for _, i := range p.opens(r) {
			if !w.opened[i] && p.comesAbout(r, w) {
				w.opened[i], more = true, true
			}
		}
	}
	return more
}

// opens are the panels that a rule unlocks.
func (p *Pass) opens(r model.Rule) []int {
	var out []int
	for _, e := range r.Do {
		if e.Kind != "door" || e.Set == string(model.Locked) {
			continue
		}
		for i, x := range p.Mission.Board.Panels {
			if x.ID != "" && x.ID == e.Of {
				out = append(out, i)
			}
		}
	}
	return out
}

// comesAbout reports whether a crew can set a rule off. What needs nobody in any place always comes.
func (p *Pass) comesAbout(r model.Rule, w access) bool {
	if r.When == nil || r.When.With == "" {
		return true
	}
	cells, ok := p.contact(r.When.With)
	return ok && w.has(cells)
}

// contact are the cells from which a figure touches the thing with an id; false if there is no such
// thing on the board.
func (p *Pass) contact(id string) ([]geom.Cell, bool) {
	if t, ok := p.piece(id); ok {
		return p.Grid().Contact(*t.floor), true
	}
	for i, x := range p.Mission.Board.Panels {
		if x.ID != "" && x.ID == id {
			return p.Grid().Beside(i), true
		}
	}
	return nil, false
}

// sealedRooms are the rooms that no crew can enter from any airlock, even with every lock open and
// every piece away. Without an airlock none is called sealed.
func (p *Pass) sealedRooms() []geom.Room {
	if p.run.sealed == nil {
		p.run.sealed = p.findSealed()
	}
	return p.run.sealed
}

// findSealed floods the board from the airlocks. The list is never nil.
func (p *Pass) findSealed() []geom.Room {
	g := p.bareGrid()
	var from []geom.Cell
	for _, a := range p.Mission.Board.Airlocks {
		from = append(from, g.StartCells(a)...)
	}
	if len(from) == 0 {
		return []geom.Room{}
	}
	in := g.Reach(from, geom.Query{Base: p.Rules.Board.Trader, OpenLocked: func(int) bool { return true }})
	return slices.DeleteFunc(slices.Clone(g.Rooms()), func(r geom.Room) bool { return in.Any(r.Cells) })
}

// inSealedRoom reports whether a place lies in a sealed room, which is reported by itself.
func (p *Pass) inSealedRoom(at model.Point) bool {
	room := p.bareGrid().RoomAt(at)
	return slices.ContainsFunc(p.sealedRooms(), func(r geom.Room) bool { return r.Name == room.Name })
}
