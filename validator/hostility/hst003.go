package hostility

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
)

// hst003 finds arrivals of the track for which the board has no place (seed 002:3102-3110).
func hst003() check.Check {
	return check.Check{
		Code:     "HST003",
		Title:    "arrivals of the track have no place on the board",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Whole, check.Track, check.Entries},
		Requires: []check.AnyFact{arrivals.Arrivals},
		Text: "A level of the hostility track calls NPCs that come out of markers of a kind, such as patrol points, and the board " +
			"has no marker of that kind: when the level is reached, nobody knows where they go. Put the markers on the board, say " +
			"where everybody arrives (`setup.arrivals.at`) or where that kind does (`elsewhere`), put other NPCs in their place, or leave the group out. So it is where the mission itself lets figures arrive at a hatch, say, and has none. Single numbers " +
			"that are missing are [SPN009](SPN009.md), entry points [SPN001](SPN001.md).",
		Before: "edition: \"firstborn\"\nboard: markers: {}",
		After:  "edition: \"firstborn\"\nboard: markers: {\n\t\"patrol-1\": {kind: \"patrol-point\", number: 1, at: [7.5, 7.5]}\n\t// … and 2 to 6\n}",
		Run: func(p *check.Pass) {
			var out []diag.Diagnostic
			for _, kind := range arrivals.RolledKinds(p) {
				if len(arrivals.MarkersOf(p, kind)) == 0 {
					out = append(out, noPlace(p, kind))
				}
			}
			if out = append(out, nowhere(p)...); len(out) > 0 { // core
				for _, d := range out {
					p.Report(d)
				}
			}
		},
	}
}

// nowhere are the places of their own that a mission gives its arrivals and that its board does not have.
func nowhere(p *check.Pass) []diag.Diagnostic {
	a := p.Mission.Setup.Arrivals
	if a == nil {
		return nil
	}
	var out []diag.Diagnostic
	look := func(path string, at *model.Place) {
		sort, known := map[string]model.Sort{"entry": model.EntrySort, "airlock": model.AirlockSort, "crate": model.CrateSort, "zone": model.ZoneSort, "hatch": model.HatchSort}[at.Any]
		if !known {
			return
		}
		for range p.Mission.Things(sort) {
			return
		}
		out = append(out, diag.Diagnostic{
			Summary: fmt.Sprintf("figures arrive at a place of the sort %s, and the board has none", sort),
			Remedy:  "put one onto the board, or let them arrive somewhere else",
			Range:   p.First(path+".any", path),
			Reasons: []string{fmt.Sprintf("places of the sort %s on all floors: 0", sort)},
		})
	}
	if a.At != nil {
		look("setup.arrivals.at", a.At)
	}
	for i := range a.Apart {
		look(fmt.Sprintf("setup.arrivals.elsewhere.%d.at", i), &a.Apart[i].At)
	}
	return out
}

// noPlace says that the board has no marker of a kind that NPCs come out of.
func noPlace(p *check.Pass, kind string) diag.Diagnostic {
	first := arrivals.Arrival{}
	var lines []string
	for _, a := range arrivals.Arrivals.Of(p) {
		if a.At != kind {
			continue
		}
		if first.Title == "" {
			first = a
		}
		lines = append(lines, fmt.Sprintf("%s: up to %s", a.Title, a))
	}
	k := kind
	for _, m := range p.Rules.Markers {
		if m.ID == kind {
			k = strings.ToLower(m.Title)
		}
	}
	return diag.Diagnostic{
		Summary: fmt.Sprintf("%s arrives on a %s from level %q, and the board has none", first.NPC.Title, k, first.Title),
		Details: []string{fmt.Sprintf("%d lines of the track call for one", len(lines))},
		Remedy:  fmt.Sprintf("put %ss with the numbers %d to %d onto the board, or say under setup.arrivals where they come instead", k, p.Rules.Board.Entries.Min, p.Rules.Board.Entries.Max),
		Range:   p.First("board.markers", "board"),
		Reasons: append(lines, fmt.Sprintf("markers of the kind %s on all floors: 0", kind)),
	}
}
