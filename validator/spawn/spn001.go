package spawn

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// spn001 finds results of the die that lead to no entry point (seed 000:1248, 002:2984).
func spn001() check.Check {
	return check.Check{
		Code:     "SPN001",
		Title:    "an entry point is missing",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Whole, check.Entries},
		Text: "A die chooses the entry point at which models arrive, so there must be one for each number on it. " +
			"When a missing number comes up, nobody knows where the arrivals go. Results that are rolled again or let nobody in " +
			"(`setup.arrivals`) need no entry point, nor does a mission in which nobody arrives at one. Where one point is " +
			"numbered off the die and one number is missing, that point is to blame. A number that two points share is " +
			"[SPN002](SPN002.md).",
		Before: "board: entries: {\n\t\"1\": {side: \"north\", at: 5.5}\n\t\"3\": {side: \"west\", at: 8.5}\n\t// … and 4 to 6\n}",
		After:  "board: entries: {\n\t\"1\": {side: \"north\", at: 5.5}\n\t\"2\": {side: \"east\", at: 8.5}\n\t\"3\": {side: \"west\", at: 8.5}\n\t// … and 4 to 6\n}",
		Run: func(p *check.Pass) {
			points := arrivals.EntryPoints(p)
			if len(points) == 0 && arrivals.NobodyArrives(p) {
				return
			}
			missing, wrong := withoutPoint(p, points), stray(p, points)
			if _, one := renumber(p, points); one && !offDie(p, wrong[0].Number) {
				return // one of two alike, which is reported as such
			}
			if len(missing) > 0 { // core
				missingEntries(p, points, missing)
			}
		},
	}
}

// missingEntries reports the results that no entry point has.
func missingEntries(p *check.Pass, points []arrivals.SpawnPoint, missing []int) {
	r := p.Rules.Board.Entries
	d := diag.Diagnostic{
		Summary: "there is no entry point " + parts.Numerals(missing),
		Details: []string{fmt.Sprintf("the die that chooses one shows %d to %d", r.Min, r.Max)},
		Remedy:  "add what is missing under board.entries",
		Range:   p.Where.At("board.entries"),
		Reasons: []string{
			fmt.Sprintf("the die shows %d to %d; what must lead to a point: %s", r.Min, r.Max, parts.Numerals(arrivals.RolledFor(p))),
			"the board has the entry points " + numbersOf(points),
			"without one: " + parts.Numerals(missing),
		},
	}
	if len(missing) > 1 {
		d.Summary = "there are no entry points " + parts.Numerals(missing)
	}
	if n, one := renumber(p, points); one {
		s := stray(p, points)[0]
		d.Range, d.Place, d.Fix = p.Where.At(s.Path), p.SpotOn(s.Floor, s.At), numberFix(p, s, n)
		d.Remedy = fmt.Sprintf("number entry point %s as %d: no roll shows %d", s.ID, n, s.Number)
	}
	p.Report(d)
}
