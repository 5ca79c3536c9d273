package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// obstacle says what keeps a crew from the cells beside a thing: label is short and stands beside the
// source, details are whole lines, remedy is what helps, related is where the obstacle is.
type obstacle struct {
	label   string
	details []string
	remedy  string
	related []diag.Related
}

// obstacle finds out why a crew does not reach any of the cells around a place; it is the word for what
// stands there.
func (p *Pass) obstacle(at model.Point, cells []geom.Cell, w access, it string) obstacle {
	var o obstacle
	if len(cells) == 0 {
		o = obstacle{
			label:   "hemmed in",
			details: []string{"walls and pieces leave no free square inch beside it"},
			remedy:  "make room for a base beside it, or move " + it,
		}
	} else {
		o = p.between(cells, w, it)
	}
	o.label = "in room " + p.Grid().RoomAt(at).Name + ", " + o.label
	return o
}

// between finds out what lies between a crew and some cells; it is what could be moved instead.
func (p *Pass) between(cells []geom.Cell, w access, it string) obstacle {
	if locks := p.locksTo(cells, w); len(locks) > 0 {
		return p.locked(locks)
	}
	area := p.Grid().Reach(cells, p.unlocked())
	if p.bareGrid().Reach(p.bareGrid().StartCells(w.airlock), p.unlocked()).Any(cells) {
		return p.blocked(p.inTheWay(w, area))
	}
	return p.walled(p.wallsBetween(w, area), it)
}

// blocked explains an area behind pieces.
func (p *Pass) blocked(in []thing) obstacle {
	o := obstacle{
		label:   "blocked by pieces",
		details: []string{"without the crates and the furniture there would be a way"},
		remedy:  "move the piece that stands in the way",
	}
	if len(in) > 0 {
		o.label, o.remedy = "blocked by "+anyOf(in, "and"), "move "+anyOf(in, "or")
		o.related = p.relatedPieces(in)
	}
	return o
}

// walled explains an area behind walls, and which of them a doorway could replace.
func (p *Pass) walled(walls []int, it string) obstacle {
	o := obstacle{
		label:   "closed off by walls",
		details: []string{"no doorway or arch leads there, locked or not"},
		remedy:  "put a doorway or an arch in place of a wall, or move " + it,
	}
	var names []string
	for _, i := range walls {
		x := p.Mission.Board.Panels[i]
		names = append(names, p.panelName(x))
		o.related = append(o.related, diag.Related{Range: p.panelRange(x), Text: "a doorway here would open a way"})
	}
	if len(names) > 0 {
		o.remedy = "put a doorway or an arch in place of " + joined(names, "or") + ", or move " + it
	}
	return o
}

// unlocked is a trader who gets through every lock.
func (p *Pass) unlocked() geom.Query {
	return geom.Query{Base: p.Rules.Board.Trader, OpenLocked: func(int) bool { return true }}
}

// mostLocks is how many locks around an area are tried one by one; a sentence names no more.
const mostLocks = 8

// locksTo are the locked panels that keep a crew from some cells: those of which one alone would let it
// in or, when none would, all on the shortest way. There are none where opening every lock does
// not help: then something else is to blame.
func (p *Pass) locksTo(cells []geom.Cell, w access) []int {
	free := p.free(w)
	if !free.Any(cells) {
		return nil
	}
	around := p.locksAround(cells, w)
	enough := slices.DeleteFunc(around[:min(len(around), mostLocks)], func(lock int) bool {
		q := p.walker(w)
		q.OpenLocked = func(i int) bool { return i == lock || w.opened[i] }
		further := w.reach.Clone()
		further.Reopen(lock, q)
		return !further.Any(cells)
	})
	if len(enough) > 0 {
		return enough
	}
	return p.locksOn(free, cells, w)
}

// free is where the crew would get to with every lock open.
func (p *Pass) free(w access) *geom.CellSet {
	if p.run.free == nil {
		p.run.free = map[string]*geom.CellSet{}
	}
	if p.run.free[w.airlock.ID] == nil {
		p.run.free[w.airlock.ID] = p.Grid().Reach(p.Grid().StartCells(w.airlock), p.unlocked())
	}
	return p.run.free[w.airlock.ID]
}

// locksOn are the locked panels on the shortest way to one of the cells, in the order of the way.
func (p *Pass) locksOn(free *geom.CellSet, cells []geom.Cell, w access) []int {
	near := cells[0]
	for _, c := range cells {
		if d := free.Distance(c); d >= 0 && (d < free.Distance(near) || free.Distance(near) < 0) {
			near = c
		}
	}
	var out []int
	path := free.Path(near)
	for i := 1; i < len(path); i++ {
		for _, x := range p.Grid().Crossed(path[i-1], path[i]) {
			if p.shuts(x, w) && !slices.Contains(out, x) {
				out = append(out, x)
			}
		}
	}
	return out
}

// locksAround are the locked panels at the edge of the area that holds the cells.
func (p *Pass) locksAround(cells []geom.Cell, w access) []int {
	area := p.Grid().Reach(cells, geom.Query{Base: p.Rules.Board.Trader})
	var out []int
	for i := range p.Mission.Board.Panels {
		if p.shuts(i, w) && area.Any(p.Grid().Beside(i)) {
			out = append(out, i)
		}
	}
	return out
}

// shuts reports whether a panel has a lock that the crew cannot have opened.
func (p *Pass) shuts(panel int, w access) bool {
	x := p.Mission.Board.Panels[panel]
	return x.State == model.Locked && !w.opened[panel] && !p.doorless(x.Kind)
}

// locked explains an area behind locks, and what became of the rules that open them.
func (p *Pass) locked(locks []int) obstacle {
	var o obstacle
	var walls []string
	for _, i := range locks {
		walls = append(walls, "the locked "+p.panelName(p.Mission.Board.Panels[i]))
	}
	o.label = "closed off by " + list(walls)
	for _, i := range locks {
		o.details = append(o.details, p.openedBy(i)...)
	}
	o.remedy = "let another trigger open it, or move the piece that does to the other side"
	if len(o.details) == 0 {
		o.details = []string{"no rule opens " + list(walls)}
		o.remedy = "leave it closed instead of locked, or add a rule that opens it"
	}
	return o
}

// openedBy says which rules open a panel and where from.
func (p *Pass) openedBy(panel int) []string {
	var out []string
	for _, o := range p.openers() {
		if slices.Contains(o.panels, panel) {
			out = append(out, fmt.Sprintf("rule %q opens %s, but from %s, which cannot be reached either",
				o.rule.ID, p.panelName(p.Mission.Board.Panels[panel]), p.whereIs(o.rule.When.With)))
		}
	}
	return out
}

// whereIs names a thing with its room.
func (p *Pass) whereIs(id string) string {
	if t, ok := p.piece(id); ok {
		return t.String() + " in room " + p.Grid().RoomAt(t.at).Name
	}
	return id
}
