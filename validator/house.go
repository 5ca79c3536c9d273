package validator

import (
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model/refs"
)

// House looks at a rule set with house rules in it: whatever the house rules name must exist. The index
// holds the places of what they change; the rest is the program's own.
func House(rules any, where diag.Index) []diag.Diagnostic {
	check := ref001()
	r := &run{Subject: Subject{Value: rules, RuleSet: rules, Where: where}, domains: map[string][]string{}}
	p := &Pass{run: r, check: &check, Where: where}
	for _, ref := range refs.Of(rules, where.Has) {
		if where.Has(ref.Path) {
			p.reference(ref)
		}
	}
	r.close()
	diag.Sort(r.found)
	return r.found
}
