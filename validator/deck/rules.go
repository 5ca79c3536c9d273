package deck

import (
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// ruleOf begins a sentence about an effect with the rule that it belongs to.
func ruleOf(e parts.EffectAt) string {
	if e.Source == nil {
		return ""
	}
	return "rule " + e.Source.ID + ": "
}
