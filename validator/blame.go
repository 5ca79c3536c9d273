package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
)

// obstacle says what keeps a crew from the cells beside a thing: label is short and stands beside the
// source, details are whole lines, remedy is what helps.
type obstacle struct {
	label   string
	details []string
	remedy  string
}

// obstacle finds out why a crew does not reach any of the cells around a place.
func (p *Pass) obstacle(at model.Point, cells []geom.Cell, w access) obstacle {
	room := p.Grid().RoomAt(at).Name
	if len(cells) == 0 {
		return obstacle{
			label:   "in room " + room + ", hemmed in",
			details: []string{"walls and pieces leave no free square inch beside it"},
			remedy:  "make room for a base beside it, or move it",
		}
	}
	if locks := p.locksAround(cells, w); len(locks) > 0 {
		return p.locked(room, locks)
	}
	open := geom.Query{Base: p.Rules.Board.Trader, OpenLocked: func(i int) bool { return w.opened[i] }}
	if p.bareGrid().Reach(p.bareGrid().StartCells(w.airlock), open).Any(cells) {
		return obstacle{
			label:   "in room " + room + ", blocked by pieces",
			details: []string{"without the crates and the furniture there would be a way"},
			remedy:  "move the piece that stands in the way",
		}
	}
	return obstacle{
		label:   "in room " + room + ", closed off by walls",
		details: []string{"no doorway or arch leads there, locked or not"},
		remedy:  "put a doorway or an arch in place of a wall, or move it",
	}
}

// locksAround are the locked panels at the edge of the area that holds the cells.
func (p *Pass) locksAround(cells []geom.Cell, w access) []int {
	area := p.Grid().Reach(cells, geom.Query{Base: p.Rules.Board.Trader})
	var out []int
	for i, x := range p.Mission.Board.Panels {
		if x.State == model.Locked && !w.opened[i] && !p.doorless(x.Kind) && area.Any(p.Grid().Beside(i)) {
			out = append(out, i)
		}
	}
	return out
}

// locked explains an area behind locks, and what became of the rules that open them.
func (p *Pass) locked(room string, locks []int) obstacle {
	var o obstacle
	var walls []string
	for _, i := range locks {
		walls = append(walls, "the locked "+p.panelName(p.Mission.Board.Panels[i]))
	}
	o.label = "in room " + room + ", closed off by " + list(walls)
	for _, i := range locks {
		o.details = append(o.details, p.openers(i)...)
	}
	o.remedy = "let another trigger open it, or move the piece that does to the other side"
	if len(o.details) == 0 {
		o.details = []string{"no rule opens " + list(walls)}
		o.remedy = "leave it closed instead of locked, or add a rule that opens it"
	}
	return o
}

// openers says which rules open a panel and where from.
func (p *Pass) openers(panel int) []string {
	var out []string
	for _, r := range p.Mission.Rules {
		for _, i := range p.opens(r) {
			if i == panel && r.When != nil {
				out = append(out, fmt.Sprintf("rule %q opens %s, but from %s, which cannot be reached either",
					r.ID, p.panelName(p.Mission.Board.Panels[panel]), p.whereIs(r.When.With)))
			}
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
