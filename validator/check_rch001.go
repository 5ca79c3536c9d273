package validator

import (
	"fmt"
	"slices"

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
			"count, figures do not. When no crate at all can be reached from one airlock, the airlock is reported; crates in one area that " +
			"nobody gets to are one finding. A crate that is off the board, in a wall or in another piece has that mistake first.",
		Before: "board: {\n\tpanels: \"16,0-16,4\": {id: \"bulkhead\", state: \"locked\"}\n\tcrates: l2: {size: \"large\", at: [20, 2]} // the only way in is locked\n}",
		After:  "board: {\n\tpanels: \"16,0-16,4\": {id: \"bulkhead\", state: \"closed\"}\n\tcrates: l2: {size: \"large\", at: [20, 2]}\n}",
		Run: func(p *Pass) {
			for _, g := range p.unreachedCrates() {
				p.unreachedArea(g)
			}
			for _, w := range p.cutOff() {
				p.deadEnd(w)
			}
		},
	}
}

// deadEnd reports an airlock that leads to no crate.
func (p *Pass) deadEnd(w access) {
	if p.enough() {
		p.Report(diag.Diagnostic{Range: p.Where.At(airlockPath(w.airlock))})
		return
	}
	var cells []geom.Cell
	for _, t := range p.placed() {
		if t.family == crateThing {
			cells = append(cells, p.Grid().Contact(*t.floor)...)
		}
	}
	why := p.between(cells, w, "the airlock")
	if w.stuck() {
		in := p.inFrontOf(w.airlock)
		why = p.blocked(in)
		why.label, why.remedy = "hemmed in by "+anyOf(in, "and"), why.remedy+", or the airlock"
	}
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("no crate can be reached from airlock %s, %s", w.airlock.ID, why.label),
		Details: append([]string{fmt.Sprintf("a crew that docks here gets to %s", count(len(w.reach.Cells()), "square inch"))}, why.details...),
		Remedy:  why.remedy,
		Range:   p.Where.At(airlockPath(w.airlock)),
		Place:   p.place(w.airlock.At),
		Related: why.related,
	})
}

// cutOff are the accesses that lead to no crate, when others do, and those that lead nowhere at all.
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
		return slices.DeleteFunc(cut, func(w access) bool { return !w.stuck() })
	}
	return cut
}

func (p *Pass) reachesCrate(w access) bool {
	crates := false
	for _, t := range p.placed() {
		if t.family != crateThing {
			continue
		}
		if w.has(p.Grid().Contact(*t.floor)) {
			return true
		}
		crates = crates || !p.misplaced(t)
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
