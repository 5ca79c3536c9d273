package board

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// map118 finds ends of links at which nobody can stand.
func map118() check.Check {
	return check.Check{
		Code:     "MAP118",
		Title:    "a link ends where nobody can stand",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Text: "One end of a link lies under a crate or a piece of furniture, or in a panel: nobody can step onto it, and whoever comes " +
			"from the other end has no floor to come out on. Move the end to a free square inch. The end of a door may lie in a panel.",
		Before: "board: {\n\tcrates: s1: {size: \"small\", at: [4.5, 4.5]}\n\tlinks: stairs: {from: [4.5, 4.5], to: [1, 1], board: \"gallery\"}\n}",
		After:  "board: {\n\tcrates: s1: {size: \"small\", at: [4.5, 4.5]}\n\tlinks: stairs: {from: [6.5, 4.5], to: [1, 1], board: \"gallery\"}\n}",
		Run: func(p *check.Pass) {
			for _, l := range links(p) {
				linkEnd(p, l, l.floor, l.From, "from")
				linkEnd(p, l, *walks.Floor(p, l.Board), l.To, "to")
			}
		},
	}
}

// linkEnd looks at one end of a link.
func linkEnd(p *check.Pass, l linkAt, f model.NamedFloor, at model.Point, end string) {
	in := walks.StandingAt(p, l.Kind, f, at)
	// An end off its floor is a mistake of its own.
	if in != "" && arrivals.Within(f.Board, at) { // core
		p.Report(diag.Diagnostic{
			Summary: fmt.Sprintf("link %s ends at %s of %s, in %s", l.ID, parts.Point(at), check.FloorName(f), in),
			Remedy:  "move this end of the link, or what stands there",
			Range:   p.First(l.path+"."+end, l.path),
			Place:   p.SpotOn(f, at),
			Marks:   onFloorMarks(f, parts.PointOf(at, "link "+l.ID)),
		})
	}
}
