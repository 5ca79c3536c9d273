package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
)

// outOfReach are crates in one area that the same accesses do not lead to.
type outOfReach struct {
	crates []thing
	from   []access
	cells  []geom.Cell   // beside the first of the crates
	area   *geom.CellSet // where one can go from there without opening a lock
}

// unreachedCrates are the crates that some accesses do not lead to, by area in the order of the first
// crate of each.
func (p *Pass) unreachedCrates() []*outOfReach {
	ways := p.without(p.cutOff())
	var out []*outOfReach
	for _, t := range p.placed() {
		if t.family != crateThing || p.inSealedRoom(t.at) {
			continue
		}
		cells := p.Grid().Contact(*t.floor)
		from := notLeading(ways, cells)
		if len(from) == 0 || p.misplaced(t) {
			continue
		}
		i := slices.IndexFunc(out, func(g *outOfReach) bool { return g.area.Any(cells) && len(g.from) == len(from) })
		if i < 0 {
			i = len(out)
			out = append(out, &outOfReach{from: from, cells: cells, area: p.Grid().Reach(cells, geom.Query{Base: p.Rules.Board.Trader})})
		}
		out[i].crates = append(out[i].crates, t)
	}
	return out
}

// notLeading are the accesses that lead to none of the cells.
func notLeading(ways []access, cells []geom.Cell) []access {
	var out []access
	for _, w := range ways {
		if !w.has(cells) {
			out = append(out, w)
		}
	}
	return out
}

// unreachedArea reports crates that stand together out of reach.
func (p *Pass) unreachedArea(g *outOfReach) {
	first := g.crates[0]
	d := diag.Diagnostic{Range: p.pieceRange(first), Place: p.place(first.at)}
	if !p.enough() {
		it := map[bool]string{true: "it", false: "them"}[len(g.crates) == 1]
		why := p.obstacle(first.at, g.cells, g.from[0], it)
		d.Summary = fmt.Sprintf("%s cannot be reached from %s", crates(g.crates), airlocks(airlockIDs(g.from), len(p.ways())))
		d.Details, d.Remedy, d.Label = why.details, why.remedy, why.label
		d.Related = append(p.relatedPieces(g.crates[1:]), why.related...)
	}
	p.Report(d)
}

// crates names some crates.
func crates(all []thing) string {
	if len(all) == 1 {
		return all[0].String()
	}
	var ids []string
	for _, t := range all[:min(len(all), mostNamed)] {
		ids = append(ids, t.id)
	}
	if left := len(all) - len(ids); left > 0 {
		ids = append(ids, fmt.Sprintf("%d more", left))
	}
	return "crates " + list(ids)
}

func airlockIDs(ways []access) []string {
	var out []string
	for _, w := range ways {
		out = append(out, w.airlock.ID)
	}
	return out
}

// unreached reports a piece or panel that some of the accesses do not lead to.
func (p *Pass) unreached(t thing, name string, where diag.Range, ways []access) {
	if t.floor != nil && p.misplaced(t) {
		return
	}
	cells := p.cellsAt(t)
	var from []string
	var why obstacle
	for _, w := range ways {
		if w.has(cells) {
			continue
		}
		if len(from) == 0 && !p.enough() {
			why = p.obstacle(t.at, cells, w, "it")
		}
		from = append(from, w.airlock.ID)
	}
	if len(from) == 0 {
		return
	}
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("%s cannot be reached from %s", name, airlocks(from, len(p.ways()))),
		Details: why.details,
		Remedy:  why.remedy,
		Range:   where,
		Label:   why.label,
		Place:   p.place(t.at),
		Related: why.related,
	})
}

// cellsAt are the cells from which a figure touches a piece or a panel.
func (p *Pass) cellsAt(t thing) []geom.Cell {
	if t.family == panelThing {
		return p.Grid().Beside(t.panel)
	}
	return p.Grid().Contact(*t.floor)
}

// airlocks names some of the airlocks of a board.
func airlocks(ids []string, all int) string {
	switch {
	case len(ids) == 1:
		return "airlock " + ids[0]
	case len(ids) == all:
		return "any airlock"
	}
	return "airlocks " + list(ids)
}
