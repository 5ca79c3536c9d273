package kinds

import (
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// people are the goals that ask for figures.
func people() []Goal { return []Goal{rescueGoal(), captureGoal(), defeatGoal()} }

// rescueGoal: figures are brought aboard a ship alive.
func rescueGoal() Goal {
	return Goal{
		Kind: "rescue", Takes: []string{"who", "count", "by"},
		Reads: func(g model.Goal) []Cell {
			out := []Cell{{Sort: AliveCell, Who: g.Who, Low: g.Count}}
			if len(g.By) == 1 && g.By[0] == "persuade" {
				out = append(out, Cell{Sort: PersuadedCell, Who: g.Who})
			}
			return append(out, Cell{Sort: ShipCell})
		},
		Words: func(n Names, g model.Goal) string {
			return n.Who(g.Who) + " is brought aboard a ship" + english.Pick(n.Body(g.Who), "", " alive") + times(g.Count)
		},
	}
}

// captureGoal: figures are taken alive and dragged aboard.
func captureGoal() Goal {
	return Goal{
		Kind: "capture", Takes: []string{"who", "count", "method"},
		Reads: func(g model.Goal) []Cell {
			return []Cell{{Sort: AliveCell, Who: g.Who, Low: g.Count}, {Sort: ShipCell}}
		},
		Words: func(n Names, g model.Goal) string {
			return n.Who(g.Who) + " is taken alive and dragged aboard" + times(g.Count)
		},
	}
}

// defeatGoal: figures are defeated.
func defeatGoal() Goal {
	return Goal{
		Kind: "defeat", Takes: []string{"who", "count"},
		Reads: func(g model.Goal) []Cell { return []Cell{{Sort: FallCell, Who: g.Who, Low: g.Count}} },
		Words: func(n Names, g model.Goal) string { return n.Who(g.Who) + " is defeated" + times(g.Count) },
	}
}

// times says how often something has to happen; nothing for once.
func times(n int) string {
	if n < 2 {
		return ""
	}
	return ", " + english.Times(n)
}

// BoonReward is what an objective grants, as effects on a crew between games.
func BoonReward(b model.Boon) []model.CrewEffect {
	out := []model.CrewEffect{{Kind: "boon", Boon: b.ID, Uses: b.Uses}}
	if b.Post != "" {
		out = append(out, model.CrewEffect{Kind: "post", Post: b.Post, Set: "open"})
	}
	return out
}

// PriceReward is a sale price that an objective grants, as an effect on a crew between games: for the trade phase right
// after it.
func PriceReward(p model.Price) model.CrewEffect {
	l := &model.PriceLine{On: "sell", Add: p.Add, Set: p.UA}
	switch {
	case p.Token != "":
		l.Goods = &model.Goods{Tokens: []string{p.Token}}
	case p.Category != "":
		l.Goods = &model.Goods{Categories: []string{p.Category}}
	}
	return model.CrewEffect{Kind: "price", Price: l, Uses: 1}
}
