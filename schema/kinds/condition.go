package kinds

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Condition is the definition of a kind of condition.
type Condition struct {
	Kind  string
	Takes []string // the fields that count besides the kind, as packs write them
	// Words complete "is it so that …".
	Words func(Names, model.Condition) string
	// Reads are the cells that it hangs on; nil where it is made of others.
	Reads func(model.Condition) []Cell
	// Joins says how it is made of others.
	Joins Joint
	// Not completes "if …" where it does not hold; nil where Words with a phrase before them do.
	Not func(Names, model.Condition) string
}

// Conditions are all kinds of conditions, in the order of the language.
func Conditions() []Condition {
	return append([]Condition{
		allCondition(), anyCondition(), notCondition(), hostilityCondition(), roundCondition(), crewsCondition(), counterCondition(), doorCondition(), carriesCondition(), inCondition(), aliveCondition(), doneCondition(), boonCondition(), rolledCondition(),
	}, slices.Concat(onFigures(), onThings(), onGear())...)
}

// allCondition: all of several conditions hold.
func allCondition() Condition {
	return Condition{
		Kind: "all", Takes: []string{"conditions"}, Joins: All,
		Words: func(n Names, c model.Condition) string {
			return n.joined(english.Each(c.Conditions, n.Condition), "and")
		},
	}
}

// anyCondition: one of several conditions holds.
func anyCondition() Condition {
	return Condition{
		Kind: "any", Takes: []string{"conditions"}, Joins: One,
		Words: func(n Names, c model.Condition) string {
			return n.joined(english.Each(c.Conditions, n.Condition), "or")
		},
	}
}

// notCondition: a condition does not hold.
func notCondition() Condition {
	return Condition{
		Kind: "not", Takes: []string{"conditions"}, Joins: None,
		Words: func(n Names, c model.Condition) string { return english.And(english.Each(c.Conditions, n.denial)) },
	}
}

// denial says that a condition does not hold.
func (n Names) denial(c model.Condition) string {
	if kind, known := ConditionOf(c.Kind); known && kind.Not != nil {
		if said := kind.Not(n, c); said != "" {
			return said
		}
	}
	said := n.Condition(c)
	if rest, any := strings.CutPrefix(said, "any "); any {
		return "no " + rest
	}
	if rest, all := strings.CutPrefix(said, "everybody "); all {
		return "nobody " + rest
	}
	return "it is not so that " + said
}

// hostilityCondition: the hostility stands between two levels.
func hostilityCondition() Condition {
	return Condition{
		Kind: "hostility", Takes: []string{"from", "to"},
		Reads: func(c model.Condition) []Cell { return []Cell{{Sort: TrackCell, ID: c.From, To: c.To}} },
		Words: levels,
	}
}

// roundCondition: the round has a number in a range.
func roundCondition() Condition {
	return Condition{
		Kind: "round", Takes: []string{"first", "last"},
		Reads: func(c model.Condition) []Cell {
			return []Cell{{Sort: RoundCell, Low: max(c.First, 1), High: endless(c.Last)}}
		},
		Words: func(_ Names, c model.Condition) string { return "it is round " + between(c.First, c.Last) },
	}
}

// crewsCondition: a number of crews plays.
func crewsCondition() Condition {
	return Condition{
		Kind: "crews", Takes: []string{"min", "max"},
		Reads: func(c model.Condition) []Cell {
			return []Cell{{Sort: CrewsCell, Low: orElse(c.Min, -Endless), High: orElse(c.Max, Endless)}}
		},
		Words: func(_ Names, c model.Condition) string { return "as many crews play: " + limits(c.Min, c.Max) },
	}
}

// counterCondition: a counter stands in a range.
func counterCondition() Condition {
	return Condition{
		Kind: "counter", Takes: []string{"of", "min", "max"},
		Reads: func(c model.Condition) []Cell {
			return []Cell{{Sort: CounterCell, ID: c.Of, Low: orElse(c.Min, -Endless), High: orElse(c.Max, Endless)}}
		},
		Words: func(n Names, c model.Condition) string {
			return n.counterOf(c.Of, "the acting crew") + " stands at " + limits(c.Min, c.Max)
		},
	}
}

// doorCondition: a door is in a state.
func doorCondition() Condition {
	return Condition{
		Kind: "door", Takes: []string{"of", "is"},
		Reads: func(c model.Condition) []Cell { return []Cell{{Sort: DoorCell, ID: c.Of, State: c.Is}} },
		Words: func(n Names, c model.Condition) string { return n.Piece(c.Of) + " is " + c.Is },
	}
}

// carriesCondition: somebody carries a token.
func carriesCondition() Condition {
	return Condition{
		Kind: "carries", Takes: []string{"who", "token"},
		Reads: func(c model.Condition) []Cell { return []Cell{{Sort: TokenCell, ID: c.Token, Who: c.Who}} },
		Words: func(n Names, c model.Condition) string {
			return n.Who(c.Who) + " carries " + english.Midway(n.Token(c.Token))
		},
	}
}

// inCondition: somebody stands somewhere.
func inCondition() Condition {
	return Condition{
		Kind: "in", Takes: []string{"who", "place"},
		Reads: func(c model.Condition) []Cell { return []Cell{{Sort: PlaceCell, Place: c.Place, Who: c.Who}} },
		Words: func(n Names, c model.Condition) string { return n.Who(c.Who) + " is" + n.Where(c.Place) },
		Not: func(n Names, c model.Condition) string {
			if c.Who != nil && c.Who.Figure != "" {
				return n.Who(c.Who) + " is not" + n.Where(c.Place)
			}
			who := n.Who(c.Who)
			if kind, any := strings.CutPrefix(who, "any "); any {
				return "no " + kind + " is" + n.Where(c.Place)
			}
			return english.Pick(c.Who != nil && c.Who.Everyone, "nobody", "it is not so that "+who) + " is" + n.Where(c.Place)
		},
	}
}

// aliveCondition: somebody is on the board and alive.
func aliveCondition() Condition {
	return Condition{
		Kind: "alive", Takes: []string{"who"},
		Reads: func(c model.Condition) []Cell { return []Cell{{Sort: AliveCell, Who: c.Who}} },
		Words: func(n Names, c model.Condition) string { return n.Who(c.Who) + " is on the board and alive" },
	}
}

// doneCondition: an objective is done.
func doneCondition() Condition {
	return Condition{
		Kind: "done", Takes: []string{"objective"},
		Reads: func(c model.Condition) []Cell { return []Cell{{Sort: ObjectiveCell, ID: c.Objective}} },
		Words: func(n Names, c model.Condition) string { return n.Objective(c.Objective) + " is done" },
	}
}

// boonCondition: the crew holds an advantage from an earlier game.
func boonCondition() Condition {
	return Condition{
		Kind: "boon", Takes: []string{"boon"},
		Reads: func(c model.Condition) []Cell { return []Cell{{Sort: BoonCell, ID: c.Boon}} },
		Words: func(_ Names, c model.Condition) string {
			return "the crew holds " + english.Quoted(english.Spelled(c.Boon)) + " from an earlier game"
		},
	}
}

// rolledCondition: a die shows one of these faces.
func rolledCondition() Condition {
	return Condition{
		Kind: "rolled", Takes: []string{"die", "results", "faces"},
		Reads: func(c model.Condition) []Cell { return []Cell{{Sort: DieCell, ID: c.Die}} },
		Words: func(n Names, c model.Condition) string {
			faces := english.Each(c.Faces, func(f string) string { return english.Quoted(english.Capital(english.Spelled(f))) })
			return "the " + n.Die(c.Die) + " shows " + english.List(append(english.Each(c.Results, strconv.Itoa), faces...), "or")
		},
		Not: func(n Names, c model.Condition) string {
			return strings.Replace(n.Condition(c), " shows ", " does not show ", 1)
		},
	}
}

// ConditionOf is the definition of a kind.
func ConditionOf(kind string) (Condition, bool) {
	return conditions.find(kind, Conditions, func(v Condition) string { return v.Kind })
}

// endless is a last number, of which 0 is none.
func endless(last int) int {
	if last == 0 {
		return Endless
	}
	return last
}

// orElse is a bound, or what counts where there is none.
func orElse(bound *int, none int) int {
	if bound == nil {
		return none
	}
	return *bound
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
