package kinds

import "github.com/sortie-tools/sortie/schema/model"

// Joint says how something is made of others of its like.
type Joint int

// What counts of the others; what is made of none stands for itself.
const (
	Alone Joint = iota
	All         // each of them
	One         // one of them is enough
	None        // none of them may be so
)

// Joins is how a goal is made of others.
func Joins(g model.Goal) Joint {
	kind, _ := GoalOf(g.Kind)
	return kind.Joins
}

// Joined is how a condition is made of others.
func Joined(c model.Condition) Joint {
	kind, _ := ConditionOf(c.Kind)
	return kind.Joins
}
