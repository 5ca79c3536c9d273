package preflight

import (
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/schema/diag"
)

// Products finds the texts of a unit that the products made of it have no room for.
func Products(j *product.Job, all []product.Product, where diag.Index) []diag.Diagnostic {
	var out []diag.Diagnostic
	for _, p := range all {
		if p.Proof == nil || !p.Made(j) {
			continue
		}
		for _, c := range p.Proof(j) {
			out = append(out, tooLong("PRN003", c, where))
		}
	}
	return out
}

// tooLong says that a text ends with an ellipsis.
func tooLong(code string, c product.Cut, where diag.Index) diag.Diagnostic {
	return diag.Diagnostic{
		Code: code, Severity: diag.Warning,
		Summary: c.What + " is too long for " + c.Place,
		Details: []string{"Even in letters of six points it does not fit, so it is printed with an ellipsis."},
		Remedy:  c.Remedy,
		Range:   where.At(c.Path),
	}
}
