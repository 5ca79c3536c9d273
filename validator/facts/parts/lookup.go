package parts

import (
	"github.com/sortie-tools/sortie/schema/model"
)

// Names are the ids of a list in order.
func Names[T any](all []T, name func(*T) string) []string {
	out := make([]string, len(all))
	for i := range all {
		out[i] = name(&all[i])
	}
	return out
}

// TokenID is the id of a kind of token.
func TokenID(t *model.TokenKind) string { return t.ID }

// TokenSizeID is the id of a size of tokens.
func TokenSizeID(s *model.TokenSize) string { return s.ID }

// CrateSizeID is the id of a size of crates.
func CrateSizeID(c *model.CrateSize) string { return c.ID }

// CardKindID is the id of a kind of event card.
func CardKindID(c *model.CardKind) string { return c.ID }

// PanelKindID is the id of a kind of panel.
func PanelKindID(k *model.PanelKind) string { return k.ID }

// NPCID is the id of a kind of NPC.
func NPCID(n *model.NPCKind) string { return n.ID }

// DieID is the id of a die.
func DieID(d *model.Die) string { return d.ID }
