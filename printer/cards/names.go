package cards

import (
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

func (k maker) npcTitle(id string) string {
	return kinds.Titled(k.rules.NPCs, id, func(n model.NPCKind) (string, string) { return n.ID, n.Title })
}

func (k maker) groupTitle(id string) string {
	return kinds.Titled(k.rules.Groups, id, func(g model.NPCGroup) (string, string) { return g.ID, g.Title })
}

func (k maker) abilityTitle(id string) string {
	return kinds.Titled(k.rules.Abilities, id, func(a model.Trait) (string, string) { return a.ID, a.Title })
}

func (k maker) skillTitle(id string) string {
	return kinds.Titled(k.rules.Skills, id, func(s model.Skill) (string, string) { return s.ID, s.Title })
}

func (k maker) classTitle(id string) string {
	return kinds.Titled(k.rules.Classes, id, func(c model.Class) (string, string) { return c.ID, c.Title })
}

func (k maker) tokenTitle(id string) string {
	return kinds.Titled(k.rules.Tokens, id, func(t model.TokenKind) (string, string) { return t.ID, t.Title })
}

func (k maker) chartTitle(id string) string {
	return kinds.Titled(k.rules.Charts, id, func(c model.Chart) (string, string) { return c.ID, c.Title })
}

// rangeTitle is a distance by its name, or nothing for the usual one.
func (k maker) rangeTitle(id string) string {
	if id == "" {
		return ""
	}
	return kinds.Titled(k.rules.Play.Ranges, id, func(r model.RangeBand) (string, string) { return r.ID, r.Title })
}
