package kinds

import (
	"cmp"
	"fmt"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// peopleChanges are the effects on the members of a crew.
func peopleChanges() []CrewEffect {
	return []CrewEffect{careerChange(), statChange(), healChange(), missChange(), traderChange(), airlockChange(), upkeepChange()}
}

// someTrader is a change of some trader of the crew.
func someTrader(model.CrewEffect) Cell { return Cell{Sort: TraderCell} }

// careerChange: traders gain career points.
func careerChange() CrewEffect {
	return CrewEffect{
		Kind: "career", Takes: []string{"points", "who"}, Writes: changing(someTrader),
		Words: func(_ CrewNames, e model.CrewEffect) string {
			return who(e.Who) + " gains " + english.Count(e.Points, "career point")
		},
	}
}

// statChange: traders' statistics change.
func statChange() CrewEffect {
	return CrewEffect{
		Kind: "stat", Takes: []string{"stat", "add", "who", "games"}, Writes: changing(someTrader),
		Words: func(_ CrewNames, e model.CrewEffect) string {
			return fmt.Sprintf("%s: %s %+d%s", who(e.Who), e.Stat, Number(e.Add), lasting(e.Games))
		},
	}
}

// healChange: wounds that were kept are healed.
func healChange() CrewEffect {
	return CrewEffect{
		Kind: "heal", Takes: []string{"add", "who"}, Writes: changing(someTrader),
		Words: func(_ CrewNames, e model.CrewEffect) string {
			if e.Add == nil {
				return who(e.Who) + " is healed"
			}
			return who(e.Who) + " regains " + english.Count(*e.Add, "health peg")
		},
	}
}

// missChange: traders sit out games.
func missChange() CrewEffect {
	return CrewEffect{
		Kind: "miss", Takes: []string{"games", "who"}, Writes: changing(someTrader),
		Words: func(_ CrewNames, e model.CrewEffect) string {
			return who(e.Who) + " sits out " + english.Count(max(1, e.Games), "game")
		},
	}
}

// traderChange: a trader joins, can be hired from now on, or leaves.
func traderChange() CrewEffect {
	return CrewEffect{
		Kind: "trader", Takes: []string{"trader", "set"},
		Words: func(n CrewNames, e model.CrewEffect) string {
			return n.Trader(e.Trader) + map[string]string{"joins": " joins the crew", "for-hire": " can be hired from now on", "leaves": " leaves the crew"}[e.Set]
		},
		Writes: changing(func(e model.CrewEffect) Cell { return Cell{Sort: TraderCell, ID: e.Trader, State: e.Set} }),
	}
}

// airlockChange: the crew picks its airlock first in the next game.
func airlockChange() CrewEffect {
	return CrewEffect{
		Kind:  "airlock",
		Words: func(CrewNames, model.CrewEffect) string { return "Picks its airlock first in the next game" },
	}
}

// upkeepChange: upkeep is waived for some traders once.
func upkeepChange() CrewEffect {
	return CrewEffect{
		Kind: "upkeep", Takes: []string{"who", "ua"},
		Words: func(_ CrewNames, e model.CrewEffect) string {
			return fmt.Sprintf("Upkeep for %s is %d UA once", english.Lower(who(e.Who)), e.UA)
		},
	}
}

// who says which traders are meant.
func who(id string) string {
	known := map[string]string{
		"pick": "A trader that you pick", "achiever": "The trader who did it", "random": "A trader by lot", "captain": "The captain",
		"survivors": "Each trader who came back unhurt", "defeated": "Each trader who came back hurt", "all": "Each trader",
	}
	return cmp.Or(known[id], "A trader")
}

// lasting says for how many games; for good where that is not limited.
func lasting(games int) string {
	if games <= 0 {
		return " for good"
	}
	return " for " + english.Count(games, "game")
}
