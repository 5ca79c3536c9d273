package parts

import (
	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
)

// InPlace is the change that puts another text in the place of a value; nil where the source does not have it.
func InPlace(p *check.Pass, path, text string) *diag.Fix {
	if !p.Where.Has(path) {
		return nil
	}
	return &diag.Fix{Text: "write " + text, Edits: []diag.Edit{{Range: p.Where[path], New: text}}}
}

// Beginning are the rules that something sets off. What another rule runs or unlocks is taken for set
// off, and so is what waits for a rule that is not there.
func Beginning(p *check.Pass) map[string]bool {
	called := map[string]bool{}
	Each(p, func(_ string, e *model.Effect) { called[e.Rule] = true })
	Each(p, func(_ string, g *model.Goal) { called[g.Unlocks] = true })
	return infer.Begins(p.Mission, called)
}

// RuleCalled is the rule with an id, or nil.
func RuleCalled(p *check.Pass, id string) *model.Rule {
	return check.Find(p.Mission.Rules, id, func(r *model.Rule) string { return r.ID })
}
