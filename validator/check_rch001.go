package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
)

// rch001 finds crates that a crew cannot get to.
func rch001() Check {
	return Check{
		Code:     "RCH001",
		Title:    "a crate cannot be reached from an airlock",
		Severity: diag.Error,
		Needs:    []Capability{Whole, Walls, Crates, Airlocks},
		Text: "A crew must be able to walk from its airlock to every crate and touch it. Closed doors open; locked ones " +
			"open when a rule opens them and the crew can get to the piece that sets off this rule. Pieces in the way " +
			"count, figures do not. When no crate at all can be reached from one airlock, the airlock is reported.",
		Before: "board: {\n\tpanels: \"16,0-16,4\": {id: \"bulkhead\", state: \"locked\"}\n\tcrates: l2: {size: \"large\", at: [20, 2]} // the only way in is locked\n}",
		After:  "board: {\n\tpanels: \"16,0-16,4\": {id: \"bulkhead\", state: \"closed\"}\n\tcrates: l2: {size: \"large\", at: [20, 2]}\n}",
		Run: func(p *Pass) {
			cut, ways := p.cutOff(), p.without(p.cutOff())
			for _, t := range p.placed() {
				if t.family == crateThing && !p.inSealedRoom(t.at) {
					p.unreached(t, t.String(), p.pieceRange(t), ways)
				}
			}
			for _, w := range cut {
				p.Report(diag.Diagnostic{
					Summary: fmt.Sprintf("no crate can be reached from airlock %s", w.airlock.ID),
					Details: []string{fmt.Sprintf("a crew that docks here gets to %s", count(len(w.reach.Cells()), "square inch"))},
					Remedy:  "move the airlock, or open a way from it",
					Range:   p.Where.At("board.airlocks." + w.airlock.ID),
					Place:   p.place(w.airlock.At),
				})
			}
		},
	}
}

// cutOff are the accesses that lead to no crate, when others do.
func (p *Pass) cutOff() []access {
	if p.run.cut == nil {
		cut := p.findCutOff()
		p.run.cut = &cut
	}
	return *p.run.cut
}

func (p *Pass) findCutOff() []access {
	var cut []access
	for _, w := range p.ways() {
		if !p.reachesCrate(w) {
			cut = append(cut, w)
		}
	}
	if len(cut) == len(p.ways()) {
		return nil
	}
	return cut
}

func (p *Pass) reachesCrate(w access) bool {
	crates := false
	for _, t := range p.placed() {
		if t.family != crateThing {
			continue
		}
		crates = true
		if w.has(p.Grid().Contact(*t.floor)) {
			return true
		}
	}
	return !crates
}

// without are the accesses that are not among the given ones.
func (p *Pass) without(cut []access) []access {
	var out []access
	for _, w := range p.ways() {
		kept := true
		for _, c := range cut {
			kept = kept && c.airlock.ID != w.airlock.ID
		}
		if kept {
			out = append(out, w)
		}
	}
	return out
}

// unreached reports a piece or panel that some of the accesses do not lead to.
func (p *Pass) unreached(t thing, name string, where diag.Range, ways []access) {
	cells := p.cellsAt(t)
	var from []string
	var why obstacle
	for _, w := range ways {
		if w.has(cells) {
			continue
		}
		if len(from) == 0 && !p.enough() {
			why = p.obstacle(t.at, cells, w)
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
