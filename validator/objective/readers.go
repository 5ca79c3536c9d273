package objective

import (
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// readers are the places that hang on each counter: triggers, conditions, goals, pay and what is repeated, by the counter's id.
func readers(p *check.Pass) map[string][]string {
	out := map[string][]string{}
	read := func(path, of string, counts bool) {
		if counts && of != "" {
			out[of] = append(out[of], path+".of")
		}
	}
	parts.Each(p, func(path string, t *model.Trigger) { read(path, t.Of, kinds.Has(kinds.Reads(*t), kinds.CounterCell)) })
	parts.Each(p, func(path string, c *model.Condition) { read(path, c.Of, kinds.Has(kinds.Asks(*c), kinds.CounterCell)) })
	parts.Each(p, func(path string, g *model.Goal) {
		read(path, g.Of, kinds.Has(kinds.Wants(*g), kinds.CounterCell))
		read(path, g.Of, g.Metric == "counter")
	})
	parts.Each(p, func(path string, e *model.Effect) { read(path, e.Of, kinds.Has(kinds.Repeated(*e), kinds.CounterCell)) })
	parts.Each(p, func(path string, r *model.Rate) { read(path, r.Of, r.Metric == "counter") })
	return out
}
