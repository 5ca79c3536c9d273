package spawn

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// spn005 finds entry points that no roll can choose (seed 000:1248).
func spn005() check.Check {
	return check.Check{
		Code:     "SPN005",
		Title:    "an entry point has a number that the die does not show",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Entries},
		Requires: []check.AnyFact{parts.Values},
		Text: "A die chooses where models arrive. No face of it has this number, so nothing will ever arrive here " +
			"unless a special rule or a card says so. Where exactly one number of the die is missing, the error " +
			"[SPN001](SPN001.md) says to give it to this point.",
		Before: "board: entries: \"7\": {side: \"north\", at: 5.5}",
		After:  "board: entries: \"6\": {side: \"north\", at: 5.5}",
		Run: func(p *check.Pass) {
			r := p.Rules.Board.Entries
			points := arrivals.EntryPoints(p)
			if _, one := renumber(p, points); one {
				return
			}
			for _, s := range points {
				if offDie(p, s.Number) && !isNamed(p, s.ID) { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("no roll chooses entry point %s: the die shows %d to %d", s.ID, r.Min, r.Max),
						Remedy:  fmt.Sprintf("number it from %d to %d, or take it out", r.Min, r.Max),
						Range:   p.Where.At(s.Path),
						Place:   p.SpotOn(s.Floor, s.At),
						Marks:   []diag.Mark{onFloor(parts.PointOf(s.At, "never rolled"), s.Floor)},
						Reasons: []string{
							fmt.Sprintf("faces of the die: %d to %d; number of the point: %d", r.Min, r.Max, s.Number),
							"no rule, no figure of the set-up and no arrival names it as its place",
						},
					})
				}
			}
		},
	}
}

// isNamed reports whether some place of the mission is this entry point.
func isNamed(p *check.Pass, entry string) bool {
	found := false
	parts.Each(p, func(_ string, x *model.Place) { found = found || x.Entry == entry })
	parts.Each(p, func(_ string, x *model.Effect) {
		found = found || kinds.Some(kinds.Writes(*x), kinds.EntryCell, func(c kinds.Cell) bool { return c.ID == entry })
	})
	return found
}
