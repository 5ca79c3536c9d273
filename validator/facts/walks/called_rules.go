package walks

import (
	"strings"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// CalledRules are the rules that another rule runs, or that an objective unlocks.
func CalledRules(p *check.Pass) map[string]bool {
	called := map[string]bool{}
	parts.Each(p, func(path string, e *model.Effect) {
		if kinds.Changes(*e, kinds.RuleCell) && !strings.HasPrefix(path, "rules."+e.Rule+".") {
			called[e.Rule] = true
		}
	})
	parts.Each(p, func(_ string, g *model.Goal) { called[g.Unlocks] = true })
	return called
}
