package spawn

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// spn023 finds airlocks much nearer to the entry points than others.
func spn023() check.Check {
	return check.Check{
		Code:     "SPN023",
		Title:    "some crews begin much nearer to the enemies",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Airlocks, check.Entries, check.Walls},
		Each:     true,
		Requires: []check.AnyFact{marches},
		Text: fmt.Sprintf("A die picks the entry point at which NPCs arrive, each as likely as the next, and they go for the nearest "+
			"crew. For each airlock this takes the mean of the ways from all entry points that are open at the start and not behind a locked door. Of the crews that play against each other, the "+
			"safest has more than %d.%d times as far to the enemies as the one most in danger, and more than %d inches in all. Both thresholds are "+
			"assumptions; no document gives one. Spread the entry points, or move an airlock. A mission in which nobody arrives at one is not looked at.", unfairTenths/10, unfairTenths%10, unfairSteps),
		Before: "// entry points 1 to 6 all lie in the north\nboard: airlocks: {\n\ta: {side: \"north\", at: 12.5}\n\tb: {side: \"south\", at: 12.5}\n}",
		After:  "// entry points 4 to 6 lie in the south\nboard: airlocks: {\n\ta: {side: \"north\", at: 12.5}\n\tb: {side: \"south\", at: 12.5}\n}",
		Run: func(p *check.Pass) {
			if !rivals(p) || arrivals.NobodyArrives(p) {
				return
			}
			c, is := contested(toEntries(p), p.Players, true)
			if is { // core
				contestOf(p, c,
					fmt.Sprintf("the entry points lie %s inches from airlock %s on average, and %s from airlock %s", c.worst.mean, c.worst.airlock.ID, c.best.mean, c.best.airlock.ID),
					"spread the entry points along the rim, or move one of the two airlocks")
			}
		},
	}
}

// toEntries are the ways from every airlock to all entry points of the board that are open at the start.
func toEntries(p *check.Pass) []route {
	var entries []walks.Site
	for _, s := range arrivals.EntryPoints(p) {
		if i := walks.Building.Of(p).Floor(s.Floor.ID); !arrivals.SealedAtStart(p, s) && arrivals.Within(s.Floor.Board, s.At) {
			g := walks.Building.Of(p).Grid(i)
			entries = append(entries, walks.Site{Name: s.String(), Spots: geom.On(i, []geom.Cell{g.CellAt(s.At)})})
		}
	}
	entries = commonSites(p, entries)
	var out []route
	for _, m := range marches.Of(p) {
		r, ok := m.toNearest(entries, len(entries))
		if !ok {
			return nil
		}
		out = append(out, r)
	}
	return out
}
