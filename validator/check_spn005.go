package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// spn005 finds entry points that no roll can choose (seed 000:1248).
func spn005() Check {
	return Check{
		Code:     "SPN005",
		Title:    "an entry point has a number that the die does not show",
		Severity: diag.Warning,
		Needs:    []Capability{Entries},
		Text: "A die chooses where models arrive. No face of it has this number, so nothing will ever arrive here " +
			"unless a special rule or a card says so. Where exactly one number of the die is missing, the error " +
			"[SPN001](SPN001.md) says to give it to this point.",
		Before: "board: entries: \"7\": {side: \"north\", at: 5.5}",
		After:  "board: entries: \"6\": {side: \"north\", at: 5.5}",
		Run: func(p *Pass) {
			r := p.Rules.Board.Entries
			points := p.entryPoints()
			if _, one := p.renumber(points); one {
				return
			}
			for _, s := range points {
				if p.offDie(s.number) && !p.isNamed(s.id) { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("no roll chooses entry point %s: the die shows %d to %d", s.id, r.Min, r.Max),
						Remedy:  fmt.Sprintf("number it from %d to %d, or take it out", r.Min, r.Max),
						Range:   p.Where.At(s.path),
						Place:   p.spotOn(s.floor, s.at),
						Marks:   []diag.Mark{onFloor(pointOf(s.at, "never rolled"), s.floor)},
						Reasons: []string{
							fmt.Sprintf("faces of the die: %d to %d; number of the point: %d", r.Min, r.Max, s.number),
							"no rule, no figure of the set-up and no arrival names it as its place",
						},
					})
				}
			}
		},
	}
}

// isNamed reports whether some place of the mission is this entry point.
func (p *Pass) isNamed(entry string) bool {
	found := false
	each(p, func(_ string, x *model.Place) { found = found || x.Entry == entry })
	each(p, func(_ string, x *model.Effect) { found = found || kinds.Changes(*x, kinds.EntryCell) && x.Of == entry })
	return found
}
