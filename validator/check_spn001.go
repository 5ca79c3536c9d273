package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
)

// spn001 finds numbers of the die that no entry point has.
func spn001() Check {
	return Check{
		Code:     "SPN001",
		Title:    "an entry point is missing",
		Severity: diag.Error,
		Needs:    []Capability{Whole, Entries},
		Text: "A die chooses the entry point at which models arrive, so there must be one for each number on it. " +
			"When a missing number comes up, nobody knows where the arrivals go.",
		Before: "board: entries: {\n\t\"1\": {side: \"north\", at: 5.5}\n\t\"3\": {side: \"west\", at: 8.5}\n\t// … and 4 to 6\n}",
		After:  "board: entries: {\n\t\"1\": {side: \"north\", at: 5.5}\n\t\"2\": {side: \"east\", at: 8.5}\n\t\"3\": {side: \"west\", at: 8.5}\n\t// … and 4 to 6\n}",
		Run: func(p *Pass) {
			var missing []string
			for n := p.Rules.Board.Entries.Min; n <= p.Rules.Board.Entries.Max; n++ {
				if len(p.entries(n)) == 0 {
					missing = append(missing, fmt.Sprint(n))
				}
			}
			if len(missing) > 0 {
				r := p.Rules.Board.Entries
				p.Report(diag.Diagnostic{
					Summary: missingEntries(missing),
					Details: []string{fmt.Sprintf("the die that chooses one shows %d to %d", r.Min, r.Max)},
					Remedy:  "add what is missing under board.entries",
					Range:   p.Where.At("board.entries"),
				})
			}
		},
	}
}

// missingEntries names the numbers that no entry point has.
func missingEntries(numbers []string) string {
	if len(numbers) == 1 {
		return "there is no entry point " + numbers[0]
	}
	return "there are no entry points " + list(numbers)
}

// entries are the indices of the entry points with a number.
func (p *Pass) entries(number int) []int {
	var out []int
	for i, e := range p.Mission.Board.Entries {
		if e.Number == number {
			out = append(out, i)
		}
	}
	return out
}
