package objective

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// stuckPart is a rule or objective that waits for ever.
type stuckPart struct {
	name, path string
	why        string
	first      bool // of those that hang together
}

// allBegin reports whether no rule waits for itself as RUL001 tells: what waits for such a rule is no other
// mistake.
func allBegin(rules []model.Rule, begins map[string]bool) bool {
	return !slices.ContainsFunc(rules, func(r model.Rule) bool { return !begins[r.ID] })
}
