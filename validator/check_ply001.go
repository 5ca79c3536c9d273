package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
)

// ply001 finds numbers of players that nobody can be.
func ply001() Check {
	return Check{
		Code:     "PLY001",
		Title:    "the range of players is empty",
		Severity: diag.Error,
		Needs:    []Capability{Mission},
		Text:     "The least number of players is above the greatest.",
		Before:   "players: {min: 4, max: 2}",
		After:    "players: {min: 2, max: 4}",
		Run: func(p *Pass) {
			if r := p.Mission.Players; r.Min > r.Max && r.Max > 0 {
				p.Report(diag.Diagnostic{
					Summary: fmt.Sprintf("no group has from %d to %d players", r.Min, r.Max),
					Remedy:  fmt.Sprintf("write {min: %d, max: %d}", r.Max, r.Min),
					Range:   p.Where.At("players"),
				})
			}
		},
	}
}
