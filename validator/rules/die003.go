package rules

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// die003 finds results that no row of a table is for.
func die003() check.Check {
	return check.Check{
		Code:     "DIE003",
		Title:    "a result that no row is for",
		Severity: diag.Warning,
		Requires: []check.AnyFact{parts.Values},
		Text: "The dice can show a result that no row of the table is for. Where it lies between two rows, a number was mistyped, or a row is missing; below the " +
			"first row and above the last it may mean that nothing happens, and then it is a note, which a row with a text puts to rest. A table of one row, and what " +
			"pay lies at the ends, is silent: that nothing comes of the rest goes without saying.",
		Before: "do: [{kind: \"roll\", die: \"chance\", rows: [{from: 1, to: 2, text: \"Dust.\"}, {from: 5, to: 6, do: [{kind: \"pegs\", add: 1}]}]}]",
		After:  "do: [{kind: \"roll\", die: \"chance\", rows: [{from: 1, to: 4, text: \"Dust.\"}, {from: 5, to: 6, do: [{kind: \"pegs\", add: 1}]}]}]",
		Run: func(p *check.Pass) {
			if p.Rules == nil || p.Subject.Partial {
				return
			}
			for _, t := range tablesOfDice(p) {
				low, high, known := sum(p, t.die, t.dice)
				if known && len(t.rows) > 1 && !odd(p, t) { // core
					gaps(p, t, low, high)
				}
			}
		},
	}
}

// odd reports whether a row is for what the dice cannot show: DIE001 tells of that, and the gap may be its own.
func odd(p *check.Pass, t tableOfDice) bool {
	return slices.ContainsFunc(t.rows, func(s span) bool {
		_, found := row(p, t.die, t.dice, s.from, s.to, s.path)
		return found
	})
}

// gaps reports the results from low to high that a table lacks.
func gaps(p *check.Pass, t tableOfDice, low, high int) {
	least, most := t.ends()
	for _, gap := range t.lacking(low, high) {
		d := diag.Diagnostic{
			Summary: fmt.Sprintf("no row is for the result %s: %s %d to %d", results(gap.Low, gap.High), diceOf(t.dice, t.die), low, high),
			Remedy:  fmt.Sprintf("add a row {from: %d, to: %d, …}, or let a row beside it reach as far", gap.Low, gap.High),
			Range:   p.First(t.path+".rows", t.path),
			Reasons: []string{"the rows are " + english.And(english.Each(t.rows, func(s span) string { return results(s.from, s.to) }))},
		}
		if gap.High < least || gap.Low > most {
			if d.Severity = diag.Note; !t.deed {
				continue
			}
		}
		p.Report(d)
	}
}
