package kinds

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// stays are the goals that ask who is where, for how long.
func stays() []Goal { return []Goal{reachGoal(), holdGoal(), surviveGoal(), escapeGoal()} }

// reachGoal: a place is reached.
func reachGoal() Goal {
	return Goal{
		Kind: "reach", Takes: []string{"to", "who"},
		Reads: func(g model.Goal) []Cell { return []Cell{{Sort: PlaceCell, Place: g.To}} }, // whoever it is
		Words: func(n Names, g model.Goal) string { return n.anybody(g.Who) + " is" + n.Where(g.To) },
	}
}

// holdGoal: a place is held against everybody else.
func holdGoal() Goal {
	return Goal{
		Kind: "hold", Takes: []string{"place", "rounds"},
		Reads: func(g model.Goal) []Cell {
			return []Cell{{Sort: TimeCell, Low: g.Rounds}, {Sort: PlaceCell, Place: g.Place}}
		},
		Words: func(n Names, g model.Goal) string {
			return "a crew alone has somebody" + n.Where(g.Place) + " for " + english.Count(g.Rounds, "round") + " in a row"
		},
	}
}

// surviveGoal: somebody is alive after some rounds.
func surviveGoal() Goal {
	return Goal{
		Kind: "survive", Takes: []string{"rounds", "who"},
		Reads: func(g model.Goal) []Cell {
			return []Cell{{Sort: TimeCell, Low: g.Rounds}, {Sort: AliveCell, Who: g.Who}}
		},
		Words: func(n Names, g model.Goal) string {
			return n.anybody(g.Who) + " is alive when round " + fmt.Sprint(g.Rounds) + " ends"
		},
	}
}

// escapeGoal: the crew leaves the board alive.
func escapeGoal() Goal {
	return Goal{
		Kind: "escape", Takes: []string{"requires", "who"}, Common: true,
		Reads: func(g model.Goal) []Cell { return []Cell{{Sort: ShipCell, Who: g.Who}} },
		Words: func(n Names, g model.Goal) string {
			line := n.anybody(g.Who) + " leaves the board alive"
			if len(g.Requires) > 0 {
				line += ", once " + english.And(english.Each(g.Requires, n.Condition))
			}
			return line
		},
	}
}
