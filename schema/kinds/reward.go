package kinds

import "github.com/sortie-tools/sortie/schema/model"

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
