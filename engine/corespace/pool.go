package corespace

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/model"
)

// unbox takes every token out of the mission's boxes and sets the key items aside.
func (t *Table) unbox() error {
	stock := dealing.Stock(t.mission, t.rules)
	for _, k := range t.rules.Tokens {
		for range stock.Boxed(k.ID) {
			t.state.Box = append(t.state.Box, k.ID)
		}
	}
	for _, id := range t.mission.Setup.Aside {
		if !moveToken(&t.state.Box, &t.state.Aside, id) {
			return fmt.Errorf("the boxes do not hold the token %q that is set aside", id)
		}
	}
	t.layOut()
	return nil
}

func (t *Table) token(id string) *model.TokenKind {
	i := find(t.rules.Tokens, id, func(k model.TokenKind) string { return k.ID })
	if i < 0 {
		return nil
	}
	return &t.rules.Tokens[i]
}

// moveToken moves one token of a design and reports whether there was one.
func moveToken(from, to *[]string, id string) bool {
	i := slices.Index(*from, id)
	if i < 0 {
		return false
	}
	*from = slices.Delete(*from, i, i+1)
	*to = append(*to, id)
	return true
}
