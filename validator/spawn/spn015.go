package spawn

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// spn015 finds airlocks and places of deployment with less room than a crew takes (seed 000:638, 774, 1970,
// 002:1855).
func spn015() check.Check {
	return check.Check{
		Code:     "SPN015",
		Title:    "a crew has no room to deploy",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Airlocks, check.Walls},
		Each:     true,
		Requires: []check.AnyFact{airlockLandings},
		Text: "Traders begin inside their ship, and the first action of each must be a move out of its airlock door. This counts the " +
			"free squares that one move from the door leads to, doors taken as open, and compares that with the most traders a " +
			"crew may have on the board. Where they do not fit, those who are out must walk on before the last can come, and " +
			"whoever waits has lost its turn. Where the mission deploys crews in a zone, the free squares of the zone are counted. " +
			"An airlock that nobody can leave at all is [RCH001](RCH001.md).",
		Before: "// airlock a opens into a closet of 2 × 1 inches\nsetup: crew: 3",
		After:  "// the wall of the closet is gone\nsetup: crew: 3",
		Run: func(p *check.Pass) {
			for _, d := range decks(p) {
				if d.room > 0 && d.room < d.crew { // core
					tooTight(p, d)
				}
			}
		},
	}
}

// tooTight reports a place where a crew finds no room.
func tooTight(p *check.Pass, l landing) {
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("%s has room for %d of the %d traders of a crew", l.name, l.room, l.crew),
		Details: []string{"counted: " + l.how},
		Remedy:  fmt.Sprintf("clear room for %s more there, or set setup.crew to %d", english.Count(l.crew-l.room, "base"), l.room),
		Range:   p.Where.At(l.path),
		Place:   p.SpotOn(l.floor, l.at),
		Related: []diag.Related{{Range: p.Where.At("setup.crew"), Text: "the most traders of a crew"}},
		Marks:   append(l.mark, onFloor(parts.CellsOf(l.cells, "all the room there is"), l.floor)),
		Reasons: []string{
			fmt.Sprintf("a crew may have %s on the board", english.Count(l.crew, "trader")),
			fmt.Sprintf("%s: %d", l.how, l.room),
			fmt.Sprintf("without room: %d", l.crew-l.room),
		},
	})
}
