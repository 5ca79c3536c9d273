package spawn

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// spn022 finds airlocks much farther from the crates than others.
func spn022() check.Check {
	return check.Check{
		Code:     "SPN022",
		Title:    "some crews begin much farther from the loot",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Airlocks, check.Crates, check.Walls},
		Each:     true,
		Requires: []check.AnyFact{marches, walks.Pieces},
		Text: fmt.Sprintf("Crews that play against each other share the crates of the board. For each airlock this takes the crates nearest "+
			"to it, as many as would be a crew's equal share, and the mean of the ways to them. The worst off of the crews has more "+
			"than %d.%d times as far to go as the best, and more than %d inches in all. Both thresholds are assumptions; no document gives one. Crates behind locked doors are not compared. Move a crate "+
			"or an airlock. Crews who win together are not compared.", unfairTenths/10, unfairTenths%10, unfairSteps),
		Before: "// all crates stand in the north, and airlock b lies in the south\nboard: airlocks: {\n\ta: {side: \"north\", at: 12.5}\n\tb: {side: \"south\", at: 12.5}\n}",
		After:  "// as many crates stand in the south\nboard: airlocks: {\n\ta: {side: \"north\", at: 12.5}\n\tb: {side: \"south\", at: 12.5}\n}",
		Run: func(p *check.Pass) {
			if !rivals(p) {
				return
			}
			routes, share := toLoot(p)
			c, is := contested(routes, p.Players, false)
			if is { // core
				contestOf(p, c,
					fmt.Sprintf("from airlock %s it is %s inches to a crate on average, from airlock %s %s (the nearest %d of each)", c.worst.airlock.ID, c.worst.mean, c.best.airlock.ID, c.best.mean, share),
					"move a crate towards the one, or one of the two airlocks")
			}
		},
	}
}

// toLoot are the ways from every airlock to the crates of an equal share, and how many that is.
func toLoot(p *check.Pass) ([]route, int) {
	var crates []walks.Site
	for _, t := range walks.Pieces.Of(p) {
		if t.Family == parts.CrateThing && t.On == "" {
			i := walks.Building.Of(p).Floor(t.Board)
			crates = append(crates, walks.Site{Name: t.String(), Spots: geom.On(i, walks.Building.Of(p).Grid(i).Contact(*t.Floor))})
		}
	}
	crates = commonSites(p, crates)
	share := len(crates) / p.Players
	var out []route
	for _, m := range marches.Of(p) {
		r, ok := m.toNearest(crates, share)
		if !ok {
			return nil, share
		}
		out = append(out, r)
	}
	return out, share
}
