package posts

import (
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Scope is where the names on a price list come from.
type Scope struct {
	kinds.CrewNames
	said []string // where each change of the campaign comes from
}

// of is what the things of the rule set are called.
func (s Scope) of() kinds.Names { return kinds.Names{Rules: s.Rules} }

func (s Scope) category(id string) string {
	return kinds.Titled(s.Rules.Categories, id, func(c model.Category) (string, string) { return c.ID, c.Title })
}

func (s Scope) ability(id string) string {
	return kinds.Titled(s.Rules.Abilities, id, func(t model.Trait) (string, string) { return t.ID, t.Title })
}

func (s Scope) mineral(id string) string {
	return kinds.Titled(s.Rules.Minerals, id, func(m model.Mineral) (string, string) { return m.ID, m.Title })
}

func (s Scope) rangeBand(id string) string {
	return english.Lower(kinds.Titled(s.Rules.Play.Ranges, id, func(b model.RangeBand) (string, string) { return b.ID, b.Title }))
}
