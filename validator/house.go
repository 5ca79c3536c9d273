package validator

import (
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// House looks at a rule set with house rules in it: whatever the house rules name must exist, and their tables must be
// sound. The index holds the places of what they change; the rest is the program's own.
func House(rules any, where diag.Index) []diag.Diagnostic {
	core, _ := rules.(*model.RuleSet)
	return runChecks(append(houseNames(), houseRules()...), Subject{Value: rules, RuleSet: rules, Rules: core, Where: where})
}
