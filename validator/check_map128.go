package validator

import (
	"cmp"
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// map128 finds counters that lie on one another.
func map128() Check {
	return Check{
		Code:     "MAP128",
		Title:    "two markers or hatches at one place",
		Severity: diag.Warning,
		Needs:    []Capability{Mission, Whole},
		Text: "Two markers, two hatches, or one of each lie on each other: the lower one cannot be seen, and what comes out of the one " +
			"stands on the other. Lay their counters side by side. For two places of arrival see [SPN007](SPN007.md).",
		Before: "board: hatches: {\n\t\"1\": at: [4.5, 4.5]\n\t\"2\": at: [5, 4.5]\n}",
		After:  "board: hatches: {\n\t\"1\": at: [4.5, 4.5]\n\t\"2\": at: [6.5, 4.5]\n}",
		Run: func(p *Pass) {
			p.eachFloor(func(p *Pass) {
				all := p.chits()
				for i, c := range all {
					other := p.under(c, all[:i])
					if other != nil { // core
						p.onCounter(*other, c)
					}
				}
			})
		},
	}
}

// chit is a marker or a hatch with the floor that its counter takes up.
type chit struct {
	thing
	kind string // of a marker
}

// chits are the markers and the hatches of this floor. One without a size is an inch wide.
func (p *Pass) chits() []chit {
	var out []chit
	for i := range p.Mission.Board.Markers {
		m := &p.Mission.Board.Markers[i]
		f := model.Footprint{Centre: m.At, Turn: m.Turn}
		if k := find(p.Rules.Markers, m.Kind, func(k *model.MarkerKind) string { return k.ID }); k != nil {
			f.Width, f.Depth = k.Width, k.Depth
		}
		f.Width, f.Depth = cmp.Or(f.Width, model.Inch), cmp.Or(f.Depth, model.Inch)
		out = append(out, chit{thing{id: m.ID, family: markerThing, path: "board.markers." + m.ID, at: m.At, floor: &f}, m.Kind})
	}
	for _, h := range p.Mission.Board.Hatches {
		f := inchAt(h.At)
		out = append(out, chit{thing: thing{id: h.ID, family: hatchThing, path: "board.hatches." + h.ID, at: h.At, floor: &f}})
	}
	return out
}

// under is the first of some counters that a counter lies on, or nil. Places of arrival have rules of their
// own for how far apart they lie.
func (p *Pass) under(c chit, others []chit) *chit {
	spawns := func(c chit) bool { return c.kind != "" && p.spawnsAt(c.kind) }
	for i, o := range others {
		if geom.Overlap(*c.floor, *o.floor) && !(spawns(c) && spawns(o)) {
			return &others[i]
		}
	}
	return nil
}

// onCounter reports two counters at one place.
func (p *Pass) onCounter(a, b chit) {
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("%s at %s lies on %s at %s", b, point(b.at), a, point(a.at)),
		Details: []string{p.extent(a.thing), p.extent(b.thing)},
		Remedy:  "move one of them",
		Range:   p.first(b.path+".at", b.path),
		Place:   p.place(b.at),
		Related: []diag.Related{{Range: p.Where.At(a.path), Text: "the other one"}},
		Marks:   []diag.Mark{boxOf(a.thing, a.id), boxOf(b.thing, b.id)},
	})
}
