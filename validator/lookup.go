package validator

import "github.com/sortie-tools/sortie/schema/model"

// find is the element of a list with an id, or nil.
func find[T any](all []T, id string, name func(*T) string) *T {
	for i := range all {
		if name(&all[i]) == id {
			return &all[i]
		}
	}
	return nil
}

// names are the ids of a list in order.
func names[T any](all []T, name func(*T) string) []string {
	out := make([]string, len(all))
	for i := range all {
		out[i] = name(&all[i])
	}
	return out
}

// boxID is the id of a box.
func boxID(b *model.Box) string { return b.ID }

// tokenID is the id of a kind of token.
func tokenID(t *model.TokenKind) string { return t.ID }

// tokenSizeID is the id of a size of tokens.
func tokenSizeID(s *model.TokenSize) string { return s.ID }

// counterID is the id of a counter.
func counterID(c *model.Counter) string { return c.ID }

// crateSizeID is the id of a size of crates.
func crateSizeID(c *model.CrateSize) string { return c.ID }

// cardKindID is the id of a kind of event card.
func cardKindID(c *model.CardKind) string { return c.ID }

// panelKindID is the id of a kind of panel.
func panelKindID(k *model.PanelKind) string { return k.ID }

// npcID is the id of a kind of NPC.
func npcID(n *model.NPCKind) string { return n.ID }

// dieID is the id of a die.
func dieID(d *model.Die) string { return d.ID }
