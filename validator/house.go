package validator

import (
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/names"
	"github.com/sortie-tools/sortie/validator/rules"
)

// House looks at a rule set with house rules in it: whatever the house rules name must exist, and their tables must be
// sound. The index holds the places of what they change; the rest is the program's own.
func House(set any, where diag.Index) []diag.Diagnostic {
	core, _ := set.(*model.RuleSet)
	return check.Run(append(names.House(), rules.House()...), check.Subject{Value: set, RuleSet: set, Rules: core, Where: where})
}
