package kinds

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// sums are the goals of numbers, and those made of others.
func sums() []Goal {
	return []Goal{scoreGoal(), counterGoal(), allGoal(), anyGoal(), proseGoal()}
}

// scoreGoal: a number of victory points is reached.
func scoreGoal() Goal {
	return Goal{
		Kind: "score", Takes: []string{"points"},
		Reads: func(g model.Goal) []Cell { return []Cell{{Sort: ScoreCell, Low: g.Points}} },
		Words: func(_ Names, g model.Goal) string { return "a crew has " + english.Count(g.Points, "victory point") },
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
			return fmt.Sprintf("%s reaches %d", english.Quoted(n.Counter(g.Of)), g.Reaches)
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
