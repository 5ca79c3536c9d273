package rules

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
)

// ply005 finds places to deploy for crews that do not play.
func ply005() check.Check {
	return check.Check{
		Code:     "PLY005",
		Title:    "a place to deploy for a crew that does not play",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Mission},
		Text: "A deployment names the crew that it is for, counted from 1. The mission is for fewer crews, so nobody ever deploys there. Give the place to another " +
			"crew, or to any by leaving the number out.",
		Before: "players: {min: 1, max: 2}\nsetup: deploy: [{at: zone: \"hall\", crew: 3}]",
		After:  "players: {min: 1, max: 2}\nsetup: deploy: [{at: zone: \"hall\", crew: 2}]",
		Run: func(p *check.Pass) {
			most := p.Mission.Players.Max
			for i, d := range p.Mission.Setup.Deploy {
				if d.Crew > most && most > 0 { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("crew %d deploys here, and up to %s", d.Crew, plays(most)),
						Remedy:  fmt.Sprintf("write %d or lower, or leave crew out", most),
						Range:   p.First(fmt.Sprintf("setup.deploy.%d.crew", i), fmt.Sprintf("setup.deploy.%d", i)),
					})
				}
			}
		},
	}
}

func plays(crews int) string {
	if crews == 1 {
		return "1 crew plays"
	}
	return fmt.Sprintf("%d crews play", crews)
}
