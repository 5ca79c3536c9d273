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

// stuck reports whether the crew cannot even step out of its airlock.
func (a access) stuck() bool { return len(a.reach.Cells()) == 0 }

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
	q := p.walker(w)
	w.reach = p.Grid().Reach(p.Grid().StartCells(a), q)
	for p.openMore(w, q) {
	}
	return w
}

// walker is a trader who gets through the panels that have been opened.
func (p *Pass) walker(w access) geom.Query {
	return geom.Query{Base: p.Rules.Board.Trader, OpenLocked: func(i int) bool { return w.opened[i] }}
}

// openMore lets the crew open what the rules open from within its reach.
func (p *Pass) openMore(w access, q geom.Query) bool {
	more := false
	for _, o := range p.openers() {
		if o.anywhere || w.has(o.from) {
			for _, i := range o.panels {
				if !w.opened[i] {
					w.opened[i], more = true, true
					w.reach.Reopen(i, q)
				}
			}
		}
	}
	return more
}

// opener is a rule that unlocks panels, and where it is set off from.
type opener struct {
	rule     model.Rule
	panels   []int
	from     []geom.Cell
	anywhere bool // it needs nobody in any place
}

// openers are the rules that unlock panels and can be set off at all, in order. A rule without a
// trigger never comes about.
func (p *Pass) openers() []opener {
	if p.run.openers == nil {
		p.run.openers = []opener{}
		for _, r := range p.Mission.Rules {
			if panels := p.opens(r); len(panels) > 0 && r.When != nil {
				o := opener{rule: r, panels: panels, anywhere: r.When.With == ""}
				o.from, _ = p.contact(r.When.With)
				p.run.openers = append(p.run.openers, o)
			}
		}
	}
	return p.run.openers
}

// opens are the panels that a rule unlocks.
func (p *Pass) opens(r model.Rule) []int {
	var out []int
	for _, e := range r.Do {
		if e.Kind != "door" || e.Set == string(model.Locked) {
			continue
		}
		for _, t := range p.things() {
			if t.family == panelThing && t.id == e.Of && !slices.Contains(out, t.panel) {
				out = append(out, t.panel)
			}
		}
	}
	return out
}

// contact are the cells from which a figure touches the thing with an id; false if there is no such
// thing on the board.
func (p *Pass) contact(id string) ([]geom.Cell, bool) {
	if t, ok := p.piece(id); ok {
		return p.Grid().Contact(*t.floor), true
	}
	if t, ok := p.panelCalled(id); ok {
		return p.Grid().Beside(t.panel), true
	}
	return nil, false
}

// sealedRooms are the rooms that no crew can enter from any airlock, even with every lock open and
// every piece away, by name. Without an airlock none is called sealed.
func (p *Pass) sealedRooms() map[string]geom.Room {
	if p.run.sealed == nil {
		p.run.sealed = p.findSealed()
	}
	return p.run.sealed
}

// findSealed floods the board from the airlocks. The map is never nil.
func (p *Pass) findSealed() map[string]geom.Room {
	g, sealed := p.bareGrid(), map[string]geom.Room{}
	var from []geom.Cell
	for _, a := range p.Mission.Board.Airlocks {
		from = append(from, g.StartCells(a)...)
	}
	if len(from) == 0 {
		return sealed
	}
	in := g.Reach(from, p.unlocked())
	for _, r := range g.Rooms() {
		if !in.Any(r.Cells) {
			sealed[r.Name] = r
		}
	}
	return sealed
}

// inSealedRoom reports whether a place lies in a sealed room, which is reported by itself.
func (p *Pass) inSealedRoom(at model.Point) bool {
	_, in := p.sealedRooms()[p.bareGrid().RoomAt(at).Name]
	return in
}
