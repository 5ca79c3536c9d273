package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
)

// spn022 finds airlocks much farther from the crates than others.
func spn022() Check {
	return Check{
		Code:     "SPN022",
		Title:    "some crews begin much farther from the loot",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Airlocks, Crates, Walls},
		Each:     true,
		Text: fmt.Sprintf("Crews that play against each other share the crates of the board. For each airlock this takes the crates nearest "+
			"to it, as many as would be a crew's equal share, and the mean of the ways to them. The worst off of the crews has more "+
			"than %d.%d times as far to go as the best, and more than %d inches in all. Both thresholds are assumptions; no document gives one. Crates behind locked doors are not compared. Move a crate "+
			"or an airlock. Crews who win together are not compared.", unfairTenths/10, unfairTenths%10, unfairSteps),
		Before: "// all crates stand in the north, and airlock b lies in the south\nboard: airlocks: {\n\ta: {side: \"north\", at: 12.5}\n\tb: {side: \"south\", at: 12.5}\n}",
		After:  "// as many crates stand in the south\nboard: airlocks: {\n\ta: {side: \"north\", at: 12.5}\n\tb: {side: \"south\", at: 12.5}\n}",
		Run: func(p *Pass) {
			if !p.rivals() {
				return
			}
			routes, share := p.toLoot()
			c, is := contested(routes, p.Players, false)
			if is { // core
				p.contest(c,
					fmt.Sprintf("from airlock %s it is %s inches to a crate on average, from airlock %s %s (the nearest %d of each)", c.worst.airlock.ID, c.worst.mean, c.best.airlock.ID, c.best.mean, share),
					"move a crate towards the one, or one of the two airlocks")
			}
		},
	}
}

// toLoot are the ways from every airlock to the crates of an equal share, and how many that is.
func (p *Pass) toLoot() ([]route, int) {
	var crates []site
	for _, t := range p.pieces() {
		if t.family == crateThing && t.on == "" {
			i := p.building().Floor(t.board)
			crates = append(crates, site{name: t.String(), spots: geom.On(i, p.building().Grid(i).Contact(*t.floor))})
		}
	}
	crates = p.commonSites(crates)
	share := len(crates) / p.Players
	var out []route
	for _, m := range p.marches() {
		r, ok := m.toNearest(crates, share)
		if !ok {
			return nil, share
		}
		out = append(out, r)
	}
	return out, share
}
