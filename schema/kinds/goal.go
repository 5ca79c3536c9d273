package kinds

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Goal is the definition of a kind of goal: of what an objective asks for.
type Goal struct {
	Kind  string
	Takes []string // the fields that count besides the kind, as packs write them
	// Words complete "it is done when …"; empty where only prose says it.
	Words func(Names, model.Goal) string
	// Reads are the cells that it hangs on; nil where it is made of others.
	Reads func(model.Goal) []Cell
	// Joins says how it is made of others.
	Joins Joint
	// Lacks is what to add to one that leaves open what it asks for, and nil where every one says so.
	Lacks func(model.Goal) string
	// Common is set where several objectives may have the same one, told apart by what their texts ask for.
	Common bool
	// Settled is set where it is settled after the game, or cannot be missed: nobody has to say that it is met.
	Settled bool
}

// Goals are all kinds of goals, in the order of the language.
func Goals() []Goal { return slices.Concat(spoils(), people(), works(), stays(), sums()) }

// GoalOf is the definition of a kind.
func GoalOf(kind string) (Goal, bool) {
	return goals.find(kind, Goals, func(v Goal) string { return v.Kind })
}

// Goal says when a goal is met; it completes "it is done when …".
func (n Names) Goal(g model.Goal) string {
	if kind, known := GoalOf(g.Kind); known {
		return kind.Words(n, g)
	}
	return ""
}

// Unsaid is what to add to a goal that leaves open what it asks for; empty where it says so.
func Unsaid(g model.Goal) string {
	if kind, known := GoalOf(g.Kind); known && kind.Lacks != nil {
		return kind.Lacks(g)
	}
	return ""
}

// tokensWanted is what a goal asks for of a token, and where that is to be.
func tokensWanted(g model.Goal, rest ...Cell) []Cell {
	return append([]Cell{{Sort: TokenCell, ID: g.Token, Low: max(g.Count, 1)}}, rest...)
}

// several is a number of tokens, or of whatever else.
func several(count int, name string) string {
	if count < 2 {
		return english.One(name)
	}
	return english.Count(count, name)
}
