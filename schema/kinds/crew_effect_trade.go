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

// shipChanges are the effects on a crew's ship.
func shipChanges() []CrewEffect {
	return []CrewEffect{repairChange(), degradeChange(), upgradeChange()}
}

// system is the system of the ship that an effect changes.
func system(e model.CrewEffect) Cell { return Cell{Sort: SystemCell, ID: e.System} }

// repairChange: boxes of the ship's systems are filled.
func repairChange() CrewEffect {
	return CrewEffect{
		Kind: "repair", Takes: []string{"boxes", "system"}, Writes: changing(system),
		Words: func(n CrewNames, e model.CrewEffect) string {
			return "Fill " + english.Count(max(1, e.Boxes), "box") + " of " + n.anySystem(e.System)
		},
	}
}

// degradeChange: the ship wears down.
func degradeChange() CrewEffect {
	return CrewEffect{
		Kind: "degrade", Takes: []string{"rolls", "system", "boxes"}, Writes: changing(system),
		Words: func(n CrewNames, e model.CrewEffect) string {
			if e.Rolls > 0 {
				return "Roll " + english.Times(e.Rolls) + " for damage to the ship"
			}
			return "Empty " + english.Count(max(1, e.Boxes), "box") + " of " + n.anySystem(e.System)
		},
	}
}

// upgradeChange: the ship is fitted with the next level of an upgrade.
func upgradeChange() CrewEffect {
	return CrewEffect{
		Kind: "upgrade", Takes: []string{"upgrade"},
		Words: func(n CrewNames, e model.CrewEffect) string {
			return "The ship gets the next level of " + n.Upgrade(e.Upgrade)
		},
		Writes: changing(func(e model.CrewEffect) Cell { return Cell{Sort: UpgradeCell, ID: e.Upgrade} }),
	}
}

func (n CrewNames) anySystem(id string) string {
	if id == "" {
		return "any system"
	}
	return english.Lower(n.System(id))
}

// campaignChanges are the effects that a campaign remembers.
func campaignChanges() []CrewEffect {
	return []CrewEffect{boonChange(), counterChange(), textChange()}
}

// boonChange: the crew keeps an advantage.
func boonChange() CrewEffect {
	return CrewEffect{
		Kind: "boon", Takes: []string{"boon", "uses", "text"},
		Words: func(_ CrewNames, e model.CrewEffect) string {
			return "A boon " + uses(e.Uses, "game") + ": " + cmp.Or(Spoken(e.Text.Blocks), english.Capital(english.Spelled(e.Boon)))
		},
		Writes: changing(func(e model.CrewEffect) Cell { return Cell{Sort: BoonCell, ID: e.Boon} }),
	}
}

// counterChange: a tally of the campaign changes.
func counterChange() CrewEffect {
	return CrewEffect{
		Kind: "counter", Takes: []string{"counter", "add", "to"},
		Words: func(n CrewNames, e model.CrewEffect) string {
			if e.To != nil {
				return fmt.Sprintf("%s becomes %d", n.tally(e.Counter), *e.To)
			}
			return fmt.Sprintf("%s %+d", n.tally(e.Counter), Number(e.Add))
		},
		Writes: changing(func(e model.CrewEffect) Cell {
			return Cell{Sort: CounterCell, ID: e.Counter, Move: moving(Bound(e.Add, 0), "to", e.To)}
		}),
	}
}

// textChange: words that the players act on.
func textChange() CrewEffect {
	return CrewEffect{
		Kind: "text", Takes: []string{"text"},
		Words: func(_ CrewNames, e model.CrewEffect) string { return Spoken(e.Text.Blocks) },
	}
}
