package rules

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// die001 finds results that dice cannot show.
func die001() check.Check {
	return check.Check{
		Code:     "DIE001",
		Title:    "a result that the dice cannot show",
		Severity: diag.Error,
		Requires: []check.AnyFact{parts.Values},
		Text: "A table, a condition or a hidden thing waits for a result of dice. A die shows the numbers printed on its faces or, " +
			"where none are printed, its hits or models; several dice are added up. This result is not among them, so it never comes up; " +
			"a row that goes on beyond the highest result is a warning.",
		Before: "do: [{kind: \"roll\", die: \"chance\", rows: [{from: 1, to: 6}, {from: 7}]}]",
		After:  "do: [{kind: \"roll\", die: \"chance\", dice: 2, rows: [{from: 2, to: 6}, {from: 7, to: 12}]}]",
		Run: func(p *check.Pass) {
			if p.Rules == nil || p.Subject.Partial {
				return
			}
			if never := neverShown(p); len(never) > 0 { // core
				for _, d := range never {
					p.Report(d)
				}
			}
		},
	}
}

// neverShown are the results of the subject that the dice cannot show.
func neverShown(p *check.Pass) []diag.Diagnostic {
	var out []diag.Diagnostic
	parts.Each(p, func(path string, h *model.Hidden) { out = append(out, faces(p, h.Die, h.Results, path+".results")...) })
	parts.Each(p, func(path string, c *model.Condition) {
		if kinds.Has(kinds.Asks(*c), kinds.DieCell) {
			out = append(out, faces(p, c.Die, c.Results, path+".results")...)
		}
	})
	for _, t := range tablesOfDice(p) {
		for _, s := range t.rows {
			if d, ok := row(p, t.die, t.dice, s.from, s.to, s.path); ok {
				out = append(out, d)
			}
		}
	}
	if p.Subject.Value == p.Subject.RuleSet { // of what house rules say, and nothing of what comes with Sortie
		out = slices.DeleteFunc(out, func(d diag.Diagnostic) bool { return d.Range.File == "" })
	}
	return out
}

// faces are results that no face of a die shows.
func faces(p *check.Pass, die string, results []int, path string) []diag.Diagnostic {
	all := parts.Shows(p, die)
	var out []diag.Diagnostic
	for i, n := range results {
		if len(all) == 0 || slices.Contains(all, n) {
			continue
		}
		out = append(out, diag.Diagnostic{
			Summary: fmt.Sprintf("no face of the die %s shows %d", die, n),
			Remedy:  "choose from " + strings.ReplaceAll(strings.Trim(fmt.Sprint(all), "[]"), " ", ", "),
			Range:   p.Where.At(fmt.Sprintf("%s.%d", path, i)),
			Reasons: []string{fmt.Sprintf("what the %d faces of the die %s show: %s", len(check.Find(p.Rules.Dice, die, parts.DieID).Faces), die, parts.Numerals(all)), fmt.Sprintf("%d is none of them", n)},
		})
	}
	return out
}
