package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
)

// map129 finds hatches that nobody can come out of.
func map129() Check {
	return Check{
		Code:     "MAP129",
		Title:    "a hatch in a wall or under a piece",
		Severity: diag.Error,
		Needs:    []Capability{Mission, Whole},
		Text: "A hatch is a hole in the floor that NPCs come out of. A panel runs across this one, or a crate or a piece of furniture stands " +
			"on its middle, so that nobody can be placed there. Move the hatch onto free floor.",
		Before: "board: {\n\thatches: \"1\": at: [4, 4]\n\tfurniture: desk: {kind: \"table\", at: [4, 4]}\n}",
		After:  "board: {\n\thatches: \"1\": at: [4, 6]\n\tfurniture: desk: {kind: \"table\", at: [4, 4]}\n}",
		Run: func(p *Pass) {
			p.eachFloor(func(p *Pass) {
				for _, h := range p.chits() {
					if h.family != hatchThing || !p.onBoard(h.at) {
						continue
					}
					d := p.covered(h)
					if d != nil { // core
						p.Report(*d)
					}
				}
			})
		},
	}
}

// covered says what stands on a hatch or runs across it, or nothing.
func (p *Pass) covered(h chit) *diag.Diagnostic {
	d := &diag.Diagnostic{
		Remedy: "move the hatch onto free floor",
		Range:  p.first(h.path+".at", h.path),
		Place:  p.place(h.at),
	}
	for _, t := range p.placed() {
		if t.on == "" && geom.Overlap(*t.floor, pinAt(h.at)) {
			d.Summary = fmt.Sprintf("%s stands on %s at %s", t, h, point(h.at))
			d.Related, d.Marks = p.relatedPieces([]thing{t}), []diag.Mark{boxOf(t, t.id), pointOf(h.at, "hatch "+h.id)}
			return d
		}
	}
	for _, i := range p.Grid().InWall(*h.floor) {
		x := p.Mission.Board.Panels[i]
		d.Summary = fmt.Sprintf("%s runs across %s at %s", p.panelName(x), h, point(h.at))
		d.Related, d.Marks = []diag.Related{p.relatedPanel(x)}, []diag.Mark{edgeOf(x, ""), pointOf(h.at, "hatch "+h.id)}
		return d
	}
	return nil
}
