package preflight

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// Check finds what the printed pages of a unit will not show as it was written. All that it finds are warnings:
// the pages are printed all the same. Jobs with font sets of their own may be checked side by side.
func Check(j *product.Job, all []product.Product, where diag.Index) []diag.Diagnostic {
	found := Products(j, all, where)
	if m, ok := j.Unit.(*model.Mission); ok && m != nil {
		return append(found, mission{m, j, where}.check()...)
	}
	return append(found, letters(j.Unit, where, j.Fonts)...)
}

// House finds the same in a rule set that a pack plays otherwise, of what the pack says. The job is that of the
// rule set; the index has the places of what the pack changes.
func House(j *product.Job, all []product.Product, where diag.Index) []diag.Diagnostic {
	found := append(Products(j, all, where), letters(j.Rules, where, j.Fonts)...)
	found = append(found, symbols(j.Rules, where)...)
	return slices.DeleteFunc(found, func(d diag.Diagnostic) bool { return d.Range.File == "" }) // the program's own words
}

// named is how many characters a message names; a text in a script that the fonts lack has hundreds.
const named = 6

func missing(p Problem, where diag.Index) diag.Diagnostic {
	var list []string
	for _, r := range p.Runes[:min(named, len(p.Runes))] {
		list = append(list, fmt.Sprintf("%c (%U)", r, r))
	}
	if more := len(p.Runes) - named; more > 0 {
		list = append(list, fmt.Sprintf("%d more", more))
	}
	summary := "no font of the printed pages has " + strings.Join(list, ", ")
	if strings.HasPrefix(p.Path, "house.") {
		summary += ", which the pack's house rules have"
	}
	return diag.Diagnostic{
		Code: "PRN001", Severity: diag.Warning,
		Summary: summary,
		Details: []string{"Latin, Greek and Cyrillic letters and common punctuation print; each of these becomes a question mark on a diamond."},
		Remedy:  "write them in other letters, or leave them out",
		Range:   where.At(p.Path),
	}
}
