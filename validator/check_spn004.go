package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
)

// spn004 finds missions with more players than airlocks.
func spn004() Check {
	return Check{
		Code:     "SPN004",
		Title:    "fewer airlocks than players",
		Severity: diag.Error,
		Needs:    []Capability{Whole, Airlocks},
		Text:     "Each crew docks its ship at an airlock of its own, so a mission needs as many airlocks as it takes players.",
		Before:   "players: {min: 1, max: 4}\nboard: airlocks: {\n\ta: {side: \"north\", at: 7.5}\n\tb: {side: \"south\", at: 16.5}\n}",
		After:    "players: {min: 1, max: 2}\nboard: airlocks: {\n\ta: {side: \"north\", at: 7.5}\n\tb: {side: \"south\", at: 16.5}\n}",
		Run: func(p *Pass) {
			have, need := len(p.Mission.Board.Airlocks), p.Mission.Players.Max
			if have < need {
				p.Report(diag.Diagnostic{
					Summary: fmt.Sprintf("%s for up to %s", count(have, "airlock"), count(need, "player")),
					Remedy:  fmt.Sprintf("add %s, or set players.max to %d", count(need-have, "airlock"), have),
					Range:   p.Where.At("board.airlocks"),
					Related: []diag.Related{{Range: p.first("players.max", "players"), Text: "the number of players"}},
				})
			}
		},
	}
}
