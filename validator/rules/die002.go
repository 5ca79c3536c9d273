package rules

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// die002 finds rows of a table that are for one and the same result.
func die002() check.Check {
	return check.Check{
		Code:     "DIE002",
		Title:    "two rows for one result",
		Severity: diag.Error,
		Requires: []check.AnyFact{parts.Values},
		Text: "Two rows of a table are for the same result of the dice. At the table nobody knows which of them counts, and a game that Sortie runs takes the " +
			"first. Give each result one row, and say all that it brings there.",
		Before: "do: [{kind: \"roll\", die: \"chance\", rows: [{from: 1, to: 4, text: \"Dust.\"}, {from: 3, to: 6, do: [{kind: \"pegs\", add: 1}]}]}]",
		After:  "do: [{kind: \"roll\", die: \"chance\", rows: [{from: 1, to: 2, text: \"Dust.\"}, {from: 3, to: 6, do: [{kind: \"pegs\", add: 1}]}]}]",
		Run: func(p *check.Pass) {
			for _, t := range tablesOfDice(p) {
				if twice := t.twice(); len(twice) > 0 { // core
					for _, rows := range twice {
						p.Report(sameResult(p, rows[0], rows[1]))
					}
				}
			}
		},
	}
}

// sameResult is the finding about a row that is for a result of an earlier one.
func sameResult(p *check.Pass, before, row span) diag.Diagnostic {
	from, to := max(before.from, row.from), min(before.to, row.to)
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("two rows are for the result %s", results(from, to)),
		Remedy:  "let each result stand in one row",
		Range:   p.First(row.path+".from", row.path),
		Related: []diag.Related{{Range: p.First(before.path+".from", before.path), Text: "the row " + results(before.from, before.to)}},
		Reasons: []string{"the rows are " + results(before.from, before.to) + " and " + results(row.from, row.to)},
	}
	switch {
	case before.from < row.from && row.to > before.to:
		d.Remedy = fmt.Sprintf("begin this row at %d, or end the other one at %d", before.to+1, row.from-1)
	case row.from < before.from && before.to > row.to:
		d.Remedy = fmt.Sprintf("end this row at %d, or begin the other one at %d", before.from-1, row.to+1)
	}
	return d
}
