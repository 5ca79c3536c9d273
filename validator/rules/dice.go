package rules

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// row is a row of a table that lies beyond what some dice show together, or ends there.
func row(p *check.Pass, die string, dice, from, to int, path string) (diag.Diagnostic, bool) {
	low, high, known := sum(p, die, dice)
	if to == 0 {
		to = from
	}
	d := diag.Diagnostic{
		Remedy:  fmt.Sprintf("choose from %d to %d", low, high),
		Range:   p.First(path+".from", path),
		Reasons: []string{fmt.Sprintf("%s %d to %d in all", diceOf(dice, die), low, high), fmt.Sprintf("the row is for %s", results(from, to))},
	}
	switch {
	case from > to:
		d.Summary = fmt.Sprintf("the row from %d to %d is empty", from, to)
		d.Remedy = fmt.Sprintf("write from: %d, to: %d", to, from)
		d.Fix = swapFix(p, path, from, to)
		d.Reasons = nil
	case !known:
		return d, false
	case to < low, from > high:
		d.Summary = fmt.Sprintf("the row %s never comes up: %s %d to %d", results(from, to), diceOf(dice, die), low, high)
	case from < low, to > high:
		d.Severity = diag.Warning
		d.Summary = fmt.Sprintf("the row %s goes beyond the results: %s %d to %d", results(from, to), diceOf(dice, die), low, high)
	default:
		return d, false
	}
	return d, true
}

// swapFix writes the two ends of a row the other way round, where the source has both.
func swapFix(p *check.Pass, path string, from, to int) *diag.Fix {
	if !p.Where.Has(path+".from") || !p.Where.Has(path+".to") {
		return nil
	}
	return &diag.Fix{Text: fmt.Sprintf("write from: %d, to: %d", to, from), Edits: []diag.Edit{
		{Range: p.Where[path+".from"], New: fmt.Sprint(to)}, {Range: p.Where[path+".to"], New: fmt.Sprint(from)},
	}}
}

// sum is the lowest and the highest sum of some dice.
func sum(p *check.Pass, die string, dice int) (low, high int, known bool) {
	first := parts.Shows(p, die)
	if len(first) == 0 {
		return 0, 0, false
	}
	others := first
	if then := parts.Shows(p, check.Find(p.Rules.Dice, die, parts.DieID).Then); len(then) > 0 {
		others = then
	}
	return first[0] + (dice-1)*others[0], first[len(first)-1] + (dice-1)*others[len(others)-1], true
}

// results names a row of a table.
func results(from, to int) string {
	if from == to {
		return fmt.Sprint(from)
	}
	return fmt.Sprintf("%d to %d", from, to)
}

// diceOf is the beginning of a sentence on what some dice show.
func diceOf(dice int, die string) string {
	if dice == 1 {
		return "the die " + die + " shows"
	}
	return fmt.Sprintf("%d dice %s show", dice, die)
}
