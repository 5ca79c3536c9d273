package board

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// map129 finds hatches that nobody can come out of.
func map129() check.Check {
	return check.Check{
		Code:     "MAP129",
		Title:    "a hatch in a wall or under a piece",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Requires: []check.AnyFact{parts.Placed, walks.Building},
		Text: "A hatch is a hole in the floor that NPCs come out of. A panel runs across this one, or a crate or a piece of furniture stands " +
			"on its middle, so that nobody can be placed there. Move the hatch onto free floor.",
		Before: "board: {\n\thatches: \"1\": at: [4, 4]\n\tfurniture: desk: {kind: \"table\", at: [4, 4]}\n}",
		After:  "board: {\n\thatches: \"1\": at: [4, 6]\n\tfurniture: desk: {kind: \"table\", at: [4, 4]}\n}",
		Run: func(p *check.Pass) {
			p.EachFloor(func(p *check.Pass) {
				for _, h := range chits(p) {
					if h.Family != parts.HatchThing || !arrivals.OnBoard(p, h.At) {
						continue
					}
					d := covered(p, h)
					if d != nil { // core
						p.Report(*d)
					}
				}
			})
		},
	}
}

// covered says what stands on a hatch or runs across it, or nothing.
func covered(p *check.Pass, h chit) *diag.Diagnostic {
	d := &diag.Diagnostic{
		Remedy: "move the hatch onto free floor",
		Range:  p.First(h.Path+".at", h.Path),
		Place:  p.Place(h.At),
	}
	for _, t := range parts.Placed.Of(p) {
		if t.On == "" && geom.Overlap(*t.Floor, walks.PinAt(h.At)) {
			d.Summary = fmt.Sprintf("%s stands on %s at %s", t, h, parts.Point(h.At))
			d.Related, d.Marks = walks.RelatedPieces(p, []parts.Thing{t}), []diag.Mark{parts.BoxOf(t, t.ID), parts.PointOf(h.At, "hatch "+h.ID)}
			return d
		}
	}
	for _, i := range walks.Grid(p).InWall(*h.Floor) {
		x := p.Mission.Board.Panels[i]
		d.Summary = fmt.Sprintf("%s runs across %s at %s", parts.PanelName(p, x), h, parts.Point(h.At))
		d.Related, d.Marks = []diag.Related{relatedPanel(p, x)}, []diag.Mark{edgeOf(x, ""), parts.PointOf(h.At, "hatch "+h.ID)}
		return d
	}
	return nil
}
