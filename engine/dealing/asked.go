package dealing

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// asked is what a mission asks to be among the tokens dealt: by name, and what the players pick by hand.
type asked struct {
	named  []string
	picked []model.Picked // with the counts that are left
}

func newAsked(m *model.Mission) asked {
	if m.Setup.Pool == nil {
		return asked{}
	}
	return asked{m.Setup.Pool.Include, slices.Clone(m.Setup.Pool.Picked)}
}

// of is how many of n tokens of a design that is kept apart can be among those dealt. What is picked by hand goes to the
// designs in the order in which they are asked about, so that no more of them count than are picked.
func (a asked) of(k model.TokenKind, n int) int {
	have := min(n, Count(a.named, k.ID))
	for i := range a.picked {
		if a.picked[i].Fits(k) {
			more := min(n-have, a.picked[i].Count)
			a.picked[i].Count -= more
			have += more
		}
	}
	return have
}

// Pickable are the tokens of a mission with a rule for its pool that can be picked by hand, one entry for each: they are in the boxes, neither set aside nor laid
// out, and not asked for by name already.
func (s Supply) Pickable(m *model.Mission, r *model.RuleSet, p model.Picked) []string {
	var out []string
	reserved := Reserved(m)
	for i := range r.Tokens {
		k := &r.Tokens[i]
		if !p.Fits(*k) || leftOut(m, *k) {
			continue
		}
		left := s.tokens[k.ID] - reserved[k.ID] - Count(m.Setup.Pool.Include, k.ID)
		out = append(out, slices.Repeat([]string{k.ID}, max(0, left))...)
	}
	return out
}
