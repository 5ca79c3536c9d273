package kinds

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Condition is the definition of a kind of condition.
type Condition struct {
	Kind  string
	Takes []string // the fields that count besides the kind, as packs write them
	// Words complete "is it so that …".
	Words func(Names, model.Condition) string
}

// Conditions are all kinds of conditions, in the order of the language.
func Conditions() []Condition {
	return []Condition{
		allCondition(), anyCondition(), notCondition(), hostilityCondition(), roundCondition(), crewsCondition(), counterCondition(), doorCondition(), carriesCondition(), inCondition(), aliveCondition(), doneCondition(), boonCondition(), rolledCondition(),
	}
}

// allCondition: all of several conditions hold.
func allCondition() Condition {
	return Condition{
		Kind: "all", Takes: []string{"conditions"},
		Words: func(n Names, c model.Condition) string { return english.And(english.Each(c.Conditions, n.Condition)) },
	}
}

// anyCondition: one of several conditions holds.
func anyCondition() Condition {
	return Condition{
		Kind: "any", Takes: []string{"conditions"},
		Words: func(n Names, c model.Condition) string {
			return english.List(english.Each(c.Conditions, n.Condition), "or")
		},
	}
}

// notCondition: a condition does not hold.
func notCondition() Condition {
	return Condition{
		Kind: "not", Takes: []string{"conditions"},
		Words: func(n Names, c model.Condition) string {
			return "it is not so that " + english.List(english.Each(c.Conditions, n.Condition), "or")
		},
	}
}

// hostilityCondition: the hostility stands between two levels.
func hostilityCondition() Condition {
	return Condition{
		Kind: "hostility", Takes: []string{"from", "to"},
		Words: levels,
	}
}

// roundCondition: the round has a number in a range.
func roundCondition() Condition {
	return Condition{
		Kind: "round", Takes: []string{"first", "last"},
		Words: func(_ Names, c model.Condition) string { return "it is round " + between(c.First, c.Last) },
	}
}

// crewsCondition: a number of crews plays.
func crewsCondition() Condition {
	return Condition{
		Kind: "crews", Takes: []string{"min", "max"},
		Words: func(_ Names, c model.Condition) string { return "as many crews play: " + limits(c.Min, c.Max) },
	}
}

// counterCondition: a counter stands in a range.
func counterCondition() Condition {
	return Condition{
		Kind: "counter", Takes: []string{"of", "min", "max"},
		Words: func(n Names, c model.Condition) string {
			return english.Quoted(n.Counter(c.Of)) + " stands at " + limits(c.Min, c.Max)
		},
	}
}

// doorCondition: a door is in a state.
func doorCondition() Condition {
	return Condition{
		Kind: "door", Takes: []string{"of", "is"},
		Words: func(n Names, c model.Condition) string { return n.Piece(c.Of) + " is " + c.Is },
	}
}

// carriesCondition: somebody carries a token.
func carriesCondition() Condition {
	return Condition{
		Kind: "carries", Takes: []string{"who", "token"},
		Words: func(n Names, c model.Condition) string {
			return n.Who(c.Who) + " carries " + english.Midway(n.Token(c.Token))
		},
	}
}

// inCondition: somebody stands somewhere.
func inCondition() Condition {
	return Condition{
		Kind: "in", Takes: []string{"who", "place"},
		Words: func(n Names, c model.Condition) string { return n.Who(c.Who) + " is" + n.Where(c.Place) },
	}
}

// aliveCondition: somebody is on the board and alive.
func aliveCondition() Condition {
	return Condition{
		Kind: "alive", Takes: []string{"who"},
		Words: func(n Names, c model.Condition) string { return n.Who(c.Who) + " is on the board and alive" },
	}
}

// doneCondition: an objective is done.
func doneCondition() Condition {
	return Condition{
		Kind: "done", Takes: []string{"objective"},
		Words: func(n Names, c model.Condition) string { return n.Objective(c.Objective) + " is done" },
	}
}

// boonCondition: the crew holds an advantage from an earlier game.
func boonCondition() Condition {
	return Condition{
		Kind: "boon", Takes: []string{"boon"},
		Words: func(_ Names, c model.Condition) string {
			return "the crew holds " + english.Quoted(english.Spelled(c.Boon)) + " from an earlier game"
		},
	}
}

// rolledCondition: a die shows one of these faces.
func rolledCondition() Condition {
	return Condition{
		Kind: "rolled", Takes: []string{"die", "results"},
		Words: func(n Names, c model.Condition) string {
			return "the " + n.Die(c.Die) + " shows " + Numbers(c.Results, "or")
		},
	}
}

// ConditionOf is the definition of a kind.
func ConditionOf(kind string) (Condition, bool) {
	return conditions.find(kind, Conditions, func(v Condition) string { return v.Kind })
}

// Condition says what must be so; it completes "is it so that …".
func (n Names) Condition(c model.Condition) string {
	if kind, known := ConditionOf(c.Kind); known {
		return kind.Words(n, c)
	}
	return english.Spelled(c.Kind)
}

func levels(n Names, c model.Condition) string {
	switch {
	case c.From != "" && c.To != "":
		return "the hostility stands from " + english.Quoted(n.Level(c.From)) + " to " + english.Quoted(n.Level(c.To))
	case c.From != "":
		return "the hostility stands at " + english.Quoted(n.Level(c.From)) + " or higher"
	case c.To != "":
		return "the hostility stands at " + english.Quoted(n.Level(c.To)) + " or lower"
	}
	return "the hostility stands anywhere"
}

// between is a stretch of whole numbers; 0 is no limit.
func between(from, to int) string {
	switch {
	case from == to:
		return fmt.Sprint(from)
	case to == 0:
		return fmt.Sprintf("%d or later", from)
	}
	return fmt.Sprintf("%d to %d", from, to)
}

func limits(least, most *int) string {
	switch {
	case least != nil && most != nil && *least == *most:
		return fmt.Sprint(*least)
	case least != nil && most != nil:
		return fmt.Sprintf("%d to %d", *least, *most)
	case least != nil:
		return fmt.Sprintf("%d or more", *least)
	case most != nil:
		return fmt.Sprintf("%d or less", *most)
	}
	return "any number"
}
