package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
)

// rch001 finds crates that a crew cannot get to.
func rch001() Check {
	return Check{
		Code:     "RCH001",
		Title:    "a crate cannot be reached",
		Severity: diag.Error,
		Needs:    []Capability{Whole, Walls, Crates, Airlocks},
		Text: "Crews must be able to walk from an airlock to every crate and touch it, on every floor, by links where there are any. Closed doors open; " +
			"locked and hidden ones open when a rule opens them and the crew can get to what sets off this rule, with the tokens that it asks for. " +
			"Pieces in the way count, figures do not. When no crate at all can be reached from one airlock, the airlock is reported; crates in one area " +
			"that nobody gets to are one finding, with the things of rules and objectives that lie there. A crate that is off the board, in a wall or in another piece has that mistake first; one that " +
			"only some crews get to is [RCH005](RCH005.md), and locks that hold each other's keys are [RCH006](RCH006.md).",
		Before: "board: {\n\tpanels: \"16,0-16,4\": {id: \"bulkhead\", state: \"locked\"}\n\tcrates: l2: {size: \"large\", at: [20, 2]} // the only way in is locked\n}",
		After:  "board: {\n\tpanels: \"16,0-16,4\": {id: \"bulkhead\", state: \"closed\"}\n\tcrates: l2: {size: \"large\", at: [20, 2]}\n}",
		Run: func(p *Pass) {
			areas := p.beyondAll(p.barred(true))
			if cut := cutOff.Of(p); len(areas)+len(cut) > 0 { // core
				for _, g := range areas {
					p.unreachedArea(g, wantNames(g.wants))
				}
				for _, w := range cut {
					p.deadEnd(w)
				}
			}
		},
	}
}

// deadEnd reports an airlock that leads to no crate.
func (p *Pass) deadEnd(w access) {
	var spots []geom.Spot
	for _, t := range p.pieces() {
		if t.family == crateThing {
			spots = append(spots, p.beside(t)...)
		}
	}
	why := p.between(spots, w, "the airlock")
	if w.stuck() {
		in := p.inTheWay(w, nil)
		why = p.blocked(in)
		why.label, why.remedy = "hemmed in by "+anyOf(in, "and"), why.remedy+", or the airlock"
	}
	if why.told || p.encircled(why.locks) || p.astride([]access{w}) || p.offRimOf(w) {
		return
	}
	at := p.dockPath(w)
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("no crate can be reached from airlock %s, %s", w.airlock.ID, why.label),
		Range:   p.Where.At(at),
		Place:   p.spotPlace(w.floor, w.airlock.At),
	}
	why.details = append([]string{fmt.Sprintf("a crew that docks here gets to %s", english.Count(w.reach.Count(), "square inch"))}, why.details...)
	why.label = ""
	why.tell(&d)
	p.Report(d)
}

// dockPath is where the source speaks of the airlock of an access.
func (p *Pass) dockPath(w access) string {
	return p.building().Floors()[w.floor].Path + ".airlocks." + w.airlock.ID
}

// cutOff are the accesses that lead to no crate, when others do, and those that lead nowhere at all.
var cutOff = NewFact("accesses without a crate", func(p *Pass) []access {
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
})

func (p *Pass) reachesCrate(w access) bool {
	crates := false
	for _, t := range p.pieces() {
		if t.family != crateThing {
			continue
		}
		if w.has(p.beside(t)) {
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
			kept = kept && (c.airlock.ID != w.airlock.ID || c.floor != w.floor)
		}
		if kept {
			out = append(out, w)
		}
	}
	return out
}
