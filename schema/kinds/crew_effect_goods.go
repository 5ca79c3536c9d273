package kinds

import (
	"cmp"
	"fmt"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// goodsChanges are the effects on what a crew owns.
func goodsChanges() []CrewEffect {
	return []CrewEffect{uaChange(), tokenChange(), drawChange(), loseChange()}
}

// uaChange: universal assets come in or go out.
func uaChange() CrewEffect {
	return CrewEffect{
		Kind: "ua", Takes: []string{"add"},
		Words:  func(_ CrewNames, e model.CrewEffect) string { return gain(Number(e.Add)) + " UA" },
		Writes: changing(func(e model.CrewEffect) Cell { return Cell{Sort: AssetsCell, Move: adding("add", Bound(e.Add, 0))} }),
	}
}

// tokenChange: the crew is given tokens of a design.
func tokenChange() CrewEffect {
	return CrewEffect{
		Kind: "token", Takes: []string{"token", "count"},
		Words: func(n CrewNames, e model.CrewEffect) string {
			return "Take " + Times(max(1, e.Count), n.Token(e.Token))
		},
		Writes: changing(func(e model.CrewEffect) Cell { return Cell{Sort: TokenCell, ID: e.Token} }),
		Yields: func(e model.CrewEffect, t model.TokenKind) bool { return e.Token == t.ID },
	}
}

// drawChange: the crew draws tokens blindly.
func drawChange() CrewEffect {
	return CrewEffect{
		Kind: "draw", Takes: []string{"from", "count", "keep"},
		Words:  drawnBlindly,
		Writes: changing(func(model.CrewEffect) Cell { return Cell{Sort: TokenCell} }),
		Yields: func(e model.CrewEffect, t model.TokenKind) bool {
			switch e.From {
			case "objective":
				return t.Category == "objective"
			case "rare":
				return t.Rare
			}
			return t.Common()
		},
	}
}

// loseChange: the crew loses tokens.
func loseChange() CrewEffect {
	return CrewEffect{
		Kind: "lose", Takes: []string{"goods", "count"},
		Words: func(n CrewNames, e model.CrewEffect) string {
			if e.Count > 0 {
				return fmt.Sprintf("Lose %d of %s, at random", e.Count, n.Goods(e.Goods))
			}
			return "Lose " + n.Goods(e.Goods)
		},
		Writes: changing(func(model.CrewEffect) Cell { return Cell{Sort: TokenCell} }),
	}
}

func drawnBlindly(_ CrewNames, e model.CrewEffect) string {
	line := "Draw " + english.Count(max(1, e.Count), "token") + " from the " + cmp.Or(map[string]string{"rare": "rare ones", "objective": "objective tokens"}[e.From], e.From)
	if e.Keep > 0 {
		line += fmt.Sprintf(" and keep %d", e.Keep)
	}
	return line
}

// Times is a thing, with how many of it.
func Times(n int, what string) string {
	if n == 1 {
		return what
	}
	return fmt.Sprintf("%s ×%d", what, n)
}

func gain(n int) string {
	if n < 0 {
		return fmt.Sprintf("Pay %d", -n)
	}
	return fmt.Sprintf("Gain %d", n)
}
