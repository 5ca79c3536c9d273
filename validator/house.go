package validator

import (
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
)

// House looks at a rule set with house rules in it: whatever the house rules name must exist, and their tables must be
// sound. The index holds the places of what they change; the rest is the program's own.
func House(rules any, where diag.Index) []diag.Diagnostic {
	r, names := newRun(Subject{Value: rules, RuleSet: rules, Where: where}), ref001()
	p := r.pass(&names)
	for _, ref := range refs.Of(rules, where.Has) {
		if where.Has(ref.Path) {
			p.reference(ref)
		}
	}
	p.Rules, _ = rules.(*model.RuleSet)
	for _, check := range []Check{die002(), die003()} {
		p.check = &check
		check.Run(p)
	}
	r.close()
	diag.Sort(r.found)
	return r.found
}
