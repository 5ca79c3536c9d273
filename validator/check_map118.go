package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// map118 finds ends of links at which nobody can stand.
func map118() Check {
	return Check{
		Code:     "MAP118",
		Title:    "a link ends where nobody can stand",
		Severity: diag.Error,
		Needs:    []Capability{Mission, Whole},
		Text: "One end of a link lies under a crate or a piece of furniture, or in a panel: nobody can step onto it, and whoever comes " +
			"from the other end has no floor to come out on. Move the end to a free square inch. The end of a door may lie in a panel.",
		Before: "board: {\n\tcrates: s1: {size: \"small\", at: [4.5, 4.5]}\n\tlinks: stairs: {from: [4.5, 4.5], to: [1, 1], board: \"gallery\"}\n}",
		After:  "board: {\n\tcrates: s1: {size: \"small\", at: [4.5, 4.5]}\n\tlinks: stairs: {from: [6.5, 4.5], to: [1, 1], board: \"gallery\"}\n}",
		Run: func(p *Pass) {
			for _, l := range p.links() {
				p.linkEnd(l, l.floor, l.From, "from")
				p.linkEnd(l, *p.floor(l.Board), l.To, "to")
			}
		},
	}
}

// linkEnd looks at one end of a link.
func (p *Pass) linkEnd(l linkAt, f model.NamedFloor, at model.Point, end string) {
	in := p.standingAt(l.Kind, f, at)
	// An end off its floor is a mistake of its own.
	if in != "" && within(f.Board, at) { // core
		p.Report(diag.Diagnostic{
			Summary: fmt.Sprintf("link %s ends at %s of %s, in %s", l.ID, point(at), floorName(f), in),
			Remedy:  "move this end of the link, or what stands there",
			Range:   p.first(l.path+"."+end, l.path),
			Place:   p.spotOn(f, at),
			Marks:   onFloorMarks(f, pointOf(at, "link "+l.ID)),
		})
	}
}

// standingAt names what keeps a figure from a point of a floor, or is empty.
func (p *Pass) standingAt(link string, f model.NamedFloor, at model.Point) string {
	for _, t := range placedOn(f) {
		if geom.Overlap(*t.floor, pinAt(at)) {
			return t.String()
		}
	}
	if link == "door" {
		return ""
	}
	for _, x := range f.Board.Panels {
		if !p.overhead(x) && geom.Crosses(pinAt(at), x) {
			return p.panelName(x)
		}
	}
	return ""
}

// pinAt is the floor just around a point: so little that only what it lies in can be said to hold it.
func pinAt(at model.Point) model.Footprint {
	return model.Footprint{Centre: at, Width: 4 * geom.Slack, Depth: 4 * geom.Slack}
}
