package objective

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// eachTop calls f for every condition of rules, effects, options and goals that stands in no other, with what sets the rule
// off.
func eachTop(p *check.Pass, f func(conditionAt, *model.Trigger)) {
	for i := range p.Mission.Rules {
		if r := &p.Mission.Rules[i]; r.If != nil {
			f(conditionAt{*r.If, "rules." + r.ID + ".if"}, r.When)
		}
	}
	parts.EachEffect(p, func(e parts.EffectAt) {
		if e.If != nil && e.Source != nil {
			f(conditionAt{*e.If, e.Path + ".if"}, e.Source.When)
		}
		for i, o := range e.Options {
			if o.If != nil && e.Source != nil {
				f(conditionAt{*o.If, fmt.Sprintf("%s.options.%d.if", e.Path, i)}, e.Source.When)
			}
		}
	})
	parts.EachGoal(p, func(g parts.GoalAt) {
		for i, c := range g.Requires {
			f(conditionAt{c, fmt.Sprintf("%s.requires.%d", g.Path, i)}, nil)
		}
	})
}
