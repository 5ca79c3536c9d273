package spawn

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// spn004 finds missions with more players than airlocks (seed 000:633, 002:1362).
func spn004() check.Check {
	return check.Check{
		Code:     "SPN004",
		Title:    "fewer airlocks than players",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Whole, check.Airlocks},
		Text: "Each crew docks its ship at an airlock of its own, so a mission needs as many airlocks as it takes players. " +
			"A mission that deploys its crews elsewhere (`setup.deploy`) is left alone.",
		Before: "players: {min: 1, max: 4}\nboard: airlocks: {\n\ta: {side: \"north\", at: 7.5}\n\tb: {side: \"south\", at: 16.5}\n}",
		After:  "players: {min: 1, max: 2}\nboard: airlocks: {\n\ta: {side: \"north\", at: 7.5}\n\tb: {side: \"south\", at: 16.5}\n}",
		Run: func(p *check.Pass) {
			if len(p.Mission.Setup.Deploy) > 0 {
				return
			}
			have, need := 0, p.Mission.Players.Max
			for _, f := range p.Mission.Floors() {
				have += len(f.Board.Airlocks)
			}
			if have < need { // core
				p.Report(diag.Diagnostic{
					Summary: fmt.Sprintf("%s for up to %s", english.Count(have, "airlock"), english.Count(need, "player")),
					Remedy:  "add " + english.Count(need-have, "airlock") + english.Pick(have > 0, fmt.Sprintf(", or set players.max to %d", have), ""),
					Range:   p.Where.At("board.airlocks"),
					Related: []diag.Related{{Range: p.First("players.max", "players"), Text: "the number of players"}},
					Marks:   doorMarks(p),
					Reasons: []string{
						fmt.Sprintf("%d to %d crews play, and each needs a door of its own", p.Mission.Players.Min, need),
						fmt.Sprintf("doors on all boards: %d; crews without one: %d", have, need-have),
					},
				})
			}
		},
	}
}

// doorMarks show the doors of the board's airlocks.
func doorMarks(p *check.Pass) []diag.Mark {
	var out []diag.Mark
	for _, a := range walks.Docks(p) {
		out = append(out, walks.DoorMark(p, a))
	}
	return out
}
