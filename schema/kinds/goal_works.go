package kinds

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// works are the goals that ask for something to be done to a piece.
func works() []Goal {
	return []Goal{destroyGoal(), installGoal(), repairGoal(), interactGoal()}
}

// destroyGoal: a piece is attacked until it breaks.
func destroyGoal() Goal {
	return Goal{
		Kind: "destroy", Takes: []string{"of", "any", "count", "armour", "hits"},
		Reads: func(g model.Goal) []Cell { return []Cell{{Sort: PieceCell, ID: g.Of, Any: g.Any, Low: g.Count}} },
		Lacks: func(g model.Goal) string {
			if g.Of == "" && g.Any == "" {
				return "say what is destroyed: of, or any for a sort of piece"
			}
			return ""
		},
		Words: func(n Names, g model.Goal) string {
			return n.thingOr(g.Of, g.Any, "a piece") + " is broken" + times(g.Count)
		},
	}
}

// installGoal: parts are brought to a machine, which then works.
func installGoal() Goal {
	return Goal{
		Kind: "install", Takes: []string{"token", "count", "into", "unlocks"},
		Reads: func(g model.Goal) []Cell { return tokensWanted(g, Cell{Sort: PieceCell, ID: g.Into}) },
		Words: func(n Names, g model.Goal) string {
			return several(g.Count, n.Token(g.Token)) + " " + english.Have(max(g.Count, 1)) + " been put into " + n.Piece(g.Into)
		},
	}
}

// repairGoal: a machine is mended.
func repairGoal() Goal {
	return Goal{
		Kind: "repair", Takes: []string{"of", "count"},
		Reads: func(g model.Goal) []Cell { return []Cell{{Sort: PieceCell, ID: g.Of}} },
		Words: func(n Names, g model.Goal) string {
			return n.Piece(g.Of) + " is repaired, with " + english.Count(max(g.Count, 1), "success")
		},
	}
}

// interactGoal: a piece is interacted with.
func interactGoal() Goal {
	return Goal{
		Kind: "interact", Takes: []string{"with", "check"},
		Reads: func(g model.Goal) []Cell { return []Cell{{Sort: PieceCell, ID: g.With}} },
		Words: func(n Names, g model.Goal) string { return "a trader interacts with " + n.Piece(g.With) },
	}
}

// sums are the goals of numbers, and those made of others.
func sums() []Goal {
	return []Goal{scoreGoal(), counterGoal(), allGoal(), anyGoal(), proseGoal()}
}

// scoreGoal: a number of victory points is reached.
func scoreGoal() Goal {
	return Goal{
		Kind: "score", Takes: []string{"points"},
		Reads: func(g model.Goal) []Cell { return []Cell{{Sort: ScoreCell, Low: g.Points}} },
		Words: func(n Names, g model.Goal) string { return "a crew has " + english.Count(g.Points, n.Point()) },
	}
}

// counterGoal: a counter reaches a number.
func counterGoal() Goal {
	return Goal{
		Kind: "counter", Takes: []string{"of", "reaches"},
		Reads: func(g model.Goal) []Cell {
			return []Cell{{Sort: CounterCell, ID: g.Of, Low: g.Reaches, High: g.Reaches}}
		},
		Words: func(n Names, g model.Goal) string {
			return fmt.Sprintf("%s reaches %d", n.counterOf(g.Of, "a crew"), g.Reaches)
		},
	}
}

// allGoal: all of several goals are met.
func allGoal() Goal {
	return Goal{
		Kind: "all", Takes: []string{"goals"}, Joins: All,
		Words: func(n Names, g model.Goal) string { return english.And(english.Each(g.Goals, n.Goal)) },
	}
}

// anyGoal: one of several goals is met.
func anyGoal() Goal {
	return Goal{
		Kind: "any", Takes: []string{"goals"}, Joins: One,
		Words: func(n Names, g model.Goal) string { return english.List(english.Each(g.Goals, n.Goal), "or") },
	}
}

// proseGoal: something that only the text says.
func proseGoal() Goal {
	return Goal{
		Kind: "prose", Common: true,
		Reads: func(model.Goal) []Cell { return []Cell{{Sort: ProseCell}} },
		Words: func(Names, model.Goal) string { return "" },
	}
}

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
