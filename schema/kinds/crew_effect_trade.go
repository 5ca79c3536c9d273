package kinds

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// tradeChanges are the effects on prices and posts.
func tradeChanges() []CrewEffect { return []CrewEffect{priceChange(), postChange()} }

// priceChange: prices differ for the crew.
func priceChange() CrewEffect {
	return CrewEffect{
		Kind: "price", Takes: []string{"price", "uses"}, Words: CrewNames.price,
		Writes: changing(func(model.CrewEffect) Cell { return Cell{Sort: PriceCell} }),
	}
}

// postChange: a trading post opens to the crew, or shuts.
func postChange() CrewEffect {
	return CrewEffect{
		Kind: "post", Takes: []string{"post", "set"},
		Words: func(n CrewNames, e model.CrewEffect) string {
			return english.Quoted(n.PostTitle(e.Post)) + english.Pick(e.Set != "shut", " opens to the crew", " shuts for the crew")
		},
		Writes: changing(func(e model.CrewEffect) Cell { return Cell{Sort: PostCell, ID: e.Post, State: e.Set} }),
	}
}

func (n CrewNames) price(e model.CrewEffect) string {
	if e.Price == nil {
		return "Prices differ " + uses(e.Uses, "trade phase")
	}
	p := e.Price
	goods := "everything"
	if p.Goods != nil {
		goods = n.Goods(p.Goods)
	}
	var how []string
	if p.Set != nil {
		how = append(how, fmt.Sprintf("%d UA", *p.Set))
	}
	if p.Percent != nil {
		how = append(how, fmt.Sprintf("%d %% of the price", *p.Percent))
	}
	if p.Add != 0 {
		how = append(how, fmt.Sprintf("%+d UA", p.Add))
	}
	return fmt.Sprintf("To %s %s: %s (%s)", cmp.Or(p.On, "trade"), goods, cmp.Or(strings.Join(how, ", "), "as rolled for"), uses(e.Uses, "trade phase"))
}
