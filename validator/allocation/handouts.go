package allocation

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// handouts are all of them, in the order of the source.
func handouts(p *check.Pass) []stock.Handout {
	s := stock.StockOf(p)
	if s.Handouts == nil {
		s.Handouts = append([]stock.Handout{}, stock.SetOut(p)...)
		s.Handouts = append(s.Handouts, stock.Gifts(p)...)
		s.Handouts = append(s.Handouts, stock.Rewards(p)...)
	}
	return s.Handouts
}

// tokenGoal is a goal that asks for tokens of one design.
type tokenGoal struct {
	parts.GoalAt
	need int
}

// tokenGoals are the goals that ask for tokens of a design that the rule set knows.
func tokenGoals(p *check.Pass) []tokenGoal {
	var out []tokenGoal
	parts.EachGoal(p, func(g parts.GoalAt) {
		if kinds.Has(kinds.Wants(g.Goal), kinds.TokenCell) && check.Find(p.Rules.Tokens, g.Token, parts.TokenID) != nil {
			out = append(out, tokenGoal{g, max(g.Count, 1)})
		}
	})
	return out
}

// sizeOf is the size of a token, and the token; nil where the edition has none of the name.
func sizeOf(p *check.Pass, token string) (*model.TokenSize, *model.TokenKind) {
	t := check.Find(p.Rules.Tokens, token, parts.TokenID)
	if t == nil {
		return nil, nil
	}
	return check.Find(p.Rules.TokenSizes, t.Size, parts.TokenSizeID), t
}

// inPool is how many tokens of a design can be among those that are dealt: ordinary ones that are not taken out
// before, or as many rare ones as are mixed in.
func inPool(p *check.Pass, token string) int {
	_, t := sizeOf(p, token)
	if t == nil || !canDeal(p, *t) {
		return 0
	}
	n := max(0, stock.StockOf(p).Boxed(token)-stock.StockOf(p).Reserved[token])
	if t.Rare {
		n = min(n, stock.StockOf(p).Pool(t.Size).Mixed)
	}
	return n
}

// laidIn are the tokens that lie in a piece from the start.
func laidIn(p *check.Pass, h dealing.Holder) []stock.Handout {
	var out []stock.Handout
	for i, c := range p.Mission.Setup.Contents {
		if c.At.Piece != h.ID {
			continue
		}
		for j, id := range c.Tokens {
			out = append(out, stock.Handout{Token: id, How: stock.Laid, Count: 1, Path: fmt.Sprintf("setup.contents.%d.tokens.%d", i, j)})
		}
	}
	return out
}
