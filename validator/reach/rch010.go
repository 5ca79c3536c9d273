package reach

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// rch010 finds figures that come into play where nobody is.
func rch010() check.Check {
	return check.Check{
		Code:     "RCH010",
		Title:    "figures of the game that can reach nobody",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Walls, check.Airlocks},
		Requires: []check.AnyFact{parts.Placed, deadlocks, walks.Pens, walks.Pieces, walks.PlaceWants},
		Text: "Whoever arrives at this entry point or hatch, or stands here from the start, is walled in: locks that nothing opens, or pieces, keep it from every square " +
			"inch that a crew can get to. It is no danger to anybody and cannot be met. Figures go through closed doors, and through locked ones where the rules of the " +
			"edition let some of them. A place in a sealed room is [MAP105](MAP105.md), one without room to stand another check's, " +
			"and whoever stands in the recess of a counter is met across it.",
		Before: "board: {\n\tpanels: \"4,0-4,4\": state: \"locked\" // the only door of the room\n\tentries: \"1\": {side: \"north\", at: 2}\n}",
		After:  "board: {\n\tpanels: \"4,0-4,4\": state: \"closed\"\n\tentries: \"1\": {side: \"north\", at: 2}\n}",
		Run: func(p *check.Pass) {
			for _, s := range walks.Pens.Of(p) {
				if !wanted(p, s.Source) && !recessed(p, s.Site) { // core
					walledIn(p, s)
				}
			}
		},
	}
}

// wanted reports whether an objective names the figure that stands there: then the objective cannot be met, which
// is reported.
func wanted(p *check.Pass, s walks.Source) bool {
	return s.Path != "" && slices.ContainsFunc(walks.PlaceWants.Of(p), func(x walks.Want) bool { return x.Path == s.Path })
}

// recessed reports whether somebody stands in the recess of a piece, such as behind a counter that a wall closes: who
// stands there is met across it.
func recessed(p *check.Pass, s walks.Site) bool {
	if s.Floor < 0 || s.Floor >= len(p.Mission.Floors()) {
		return false
	}
	pin := walks.PinAt(s.At)
	return slices.ContainsFunc(p.Mission.Floors()[s.Floor].Board.Furniture, func(x model.Furniture) bool {
		return x.Footprint.Hollow != (model.Hollow{}) && geom.Overlap(x.Footprint.Free(), pin)
	})
}

// walledIn reports a place that nobody who comes from it gets away from.
func walledIn(p *check.Pass, s walks.Pen) {
	all := walks.Together.Of(p)
	why := obstacleOf(p, s.Site, all, "the place")
	if why.told || encircled(p, why.locks) {
		return
	}
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("whoever comes from %s reaches nobody: %s", s.Title, why.label),
		Range:   s.Where,
		Place:   walks.SpotPlace(p, s.Floor, s.At),
	}
	if len(s.Kinds) == 1 {
		d.Summary = fmt.Sprintf("%s at %s%s reaches nobody: %s", s.Title, parts.Point(s.At), walks.OfFloor(p, s.Floor), why.label)
	}
	why.label = ""
	why.tell(&d)
	d.Reasons = append([]string{fmt.Sprintf("it gets to %s, crews get to %s, and no square inch is among both", english.Count(s.Area.Count(), "square inch"), english.Count(all.Reach.Count(), "square inch"))}, why.reasons...)
	p.Report(d)
}
