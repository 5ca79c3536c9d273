package kinds

import (
	"cmp"
	"fmt"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

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
