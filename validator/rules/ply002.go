package rules

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// ply002 finds missions for larger crews than there are.
func ply002() check.Check {
	return check.Check{
		Code:     "PLY002",
		Title:    "more traders than a crew can have",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission},
		Text:     "The mission lets a crew deploy more traders than the rules of the edition allow a crew to have at all.",
		Before:   "setup: crew: 9",
		After:    "setup: crew: 4",
		Run: func(p *check.Pass) {
			most := p.Rules.Crews.Most
			if most == 0 {
				return // the edition sets no limit
			}
			crewSize(p, p.Mission.Setup.Crew, most, "setup.crew")
			for i, v := range p.Mission.Variations {
				crewSize(p, v.Crew, most, fmt.Sprintf("variations.%d.crew", i))
			}
		},
	}
}

func crewSize(p *check.Pass, crew, most int, path string) {
	if crew > most { // core
		p.Report(diag.Diagnostic{
			Summary: fmt.Sprintf("%s for a crew, which has %d at most", english.Count(crew, "trader"), most),
			Remedy:  fmt.Sprintf("write %d or fewer", most),
			Range:   p.Where.At(path),
			Fix:     parts.InPlace(p, path, fmt.Sprint(most)),
		})
	}
}
