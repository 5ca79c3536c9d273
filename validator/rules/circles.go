package rules

import (
	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/validator/check"
)

// setsOff is the place in a rule of what sets off another.
func setsOff(p *check.Pass, rule, other string, next func(string) []infer.Setting) string {
	for _, s := range next(rule) {
		if s.Rule == other {
			return s.Path
		}
	}
	return "rules." + rule
}
