package rules

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
)

// ply001 finds numbers of players that nobody can be.
func ply001() check.Check {
	return check.Check{
		Code:     "PLY001",
		Title:    "the range of players is empty",
		Severity: diag.Error,
		Text:     "The least number of players of a mission or a campaign is above the greatest: no group can play it.",
		Before:   "players: {min: 4, max: 2}",
		After:    "players: {min: 2, max: 4}",
		Run: func(p *check.Pass) {
			if r := players(p); r.Min > r.Max && r.Max > 0 { // core
				p.Report(diag.Diagnostic{
					Summary: fmt.Sprintf("no group has from %d to %d players", r.Min, r.Max),
					Remedy:  fmt.Sprintf("write {min: %d, max: %d}", r.Max, r.Min),
					Range:   p.Where.At("players"),
					Fix:     swap(p, "players.min", "players.max", r.Min, r.Max),
				})
			}
		},
	}
}

// players are the numbers of crews that can play the mission or the campaign; of other units, none.
func players(p *check.Pass) model.Range {
	switch v := p.Subject.Value.(type) {
	case *model.Mission:
		return v.Players.Range()
	case *model.Campaign:
		return v.Players
	}
	return model.Range{}
}
