package validator

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// die001 finds results that dice cannot show.
func die001() Check {
	return Check{
		Code:     "DIE001",
		Title:    "a result that the dice cannot show",
		Severity: diag.Error,
		Text: "A table, a condition or a hidden thing waits for a result of dice. A die shows the numbers printed on its faces or, " +
			"where none are printed, its hits or models; several dice are added up. This result is not among them, so it never comes up; " +
			"a row that goes on beyond the highest result is a warning.",
		Before: "do: [{kind: \"roll\", die: \"chance\", rows: [{from: 1, to: 6}, {from: 7}]}]",
		After:  "do: [{kind: \"roll\", die: \"chance\", dice: 2, rows: [{from: 2, to: 6}, {from: 7, to: 12}]}]",
		Run: func(p *Pass) {
			if p.Rules == nil || p.Subject.Partial {
				return
			}
			if never := p.neverShown(); len(never) > 0 { // core
				for _, d := range never {
					p.Report(d)
				}
			}
		},
	}
}

// neverShown are the results of the subject that the dice cannot show.
func (p *Pass) neverShown() []diag.Diagnostic {
	var out []diag.Diagnostic
	row := func(path, die string, dice, from, to int) {
		if d, ok := p.row(die, max(dice, 1), from, to, path); ok {
			out = append(out, d)
		}
	}
	each(p, func(path string, h *model.Hidden) { out = append(out, p.faces(h.Die, h.Results, path+".results")...) })
	each(p, func(path string, c *model.Condition) {
		if kinds.Has(kinds.Asks(*c), kinds.DieCell) {
			out = append(out, p.faces(c.Die, c.Results, path+".results")...)
		}
	})
	each(p, func(path string, e *model.Effect) {
		for i, r := range e.Rows {
			row(fmt.Sprintf("%s.rows.%d", path, i), e.Die, e.Dice, r.From, r.To)
		}
	})
	each(p, func(path string, e *model.PayRoll) {
		for i, r := range e.Rows {
			row(fmt.Sprintf("%s.rows.%d", path, i), e.Die, e.Dice, r.From, r.To)
		}
	})
	return out
}

// shows are the results of one die in order; none where it has icons only or nobody knows it.
func (p *Pass) shows(id string) []int {
	d := find(p.Rules.Dice, id, dieID)
	if d == nil {
		return nil
	}
	var numbers, counts []int
	for _, f := range d.Faces {
		counts = append(counts, f.Count)
		if f.Number != 0 {
			numbers = append(numbers, f.Number)
		}
	}
	if len(numbers) == 0 && d.Most() > 0 {
		numbers = counts
	}
	slices.Sort(numbers)
	return slices.Compact(numbers)
}

// faces are results that no face of a die shows.
func (p *Pass) faces(die string, results []int, path string) []diag.Diagnostic {
	all := p.shows(die)
	var out []diag.Diagnostic
	for i, n := range results {
		if len(all) == 0 || slices.Contains(all, n) {
			continue
		}
		out = append(out, diag.Diagnostic{
			Summary: fmt.Sprintf("no face of the die %s shows %d", die, n),
			Remedy:  "choose from " + strings.ReplaceAll(strings.Trim(fmt.Sprint(all), "[]"), " ", ", "),
			Range:   p.Where.At(fmt.Sprintf("%s.%d", path, i)),
			Reasons: []string{fmt.Sprintf("what the %d faces of the die %s show: %s", len(find(p.Rules.Dice, die, dieID).Faces), die, numerals(all)), fmt.Sprintf("%d is none of them", n)},
		})
	}
	return out
}

// row is a row of a table that lies beyond what some dice show together, or ends there.
func (p *Pass) row(die string, dice, from, to int, path string) (diag.Diagnostic, bool) {
	low, high, known := p.sum(die, dice)
	if to == 0 {
		to = from
	}
	d := diag.Diagnostic{
		Remedy:  fmt.Sprintf("choose from %d to %d", low, high),
		Range:   p.first(path+".from", path),
		Reasons: []string{fmt.Sprintf("%s %d to %d in all", diceOf(dice, die), low, high), fmt.Sprintf("the row is for %s", results(from, to))},
	}
	switch {
	case from > to:
		d.Summary = fmt.Sprintf("the row from %d to %d is empty", from, to)
		d.Remedy = fmt.Sprintf("write from: %d, to: %d", to, from)
		d.Fix = p.swapFix(path, from, to)
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
func (p *Pass) swapFix(path string, from, to int) *diag.Fix {
	if !p.Where.Has(path+".from") || !p.Where.Has(path+".to") {
		return nil
	}
	return &diag.Fix{Text: fmt.Sprintf("write from: %d, to: %d", to, from), Edits: []diag.Edit{
		{Range: p.Where[path+".from"], New: fmt.Sprint(to)}, {Range: p.Where[path+".to"], New: fmt.Sprint(from)},
	}}
}

// sum is the lowest and the highest sum of some dice.
func (p *Pass) sum(die string, dice int) (low, high int, known bool) {
	first := p.shows(die)
	if len(first) == 0 {
		return 0, 0, false
	}
	others := first
	if then := p.shows(find(p.Rules.Dice, die, dieID).Then); len(then) > 0 {
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
