package kinds

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// onGear are the conditions on what figures use, and on the item that a rule stands on.
func onGear() []Condition { return []Condition{usesCondition(), tokenCondition(), markedCondition()} }

// usesCondition: somebody uses something of a sort in the action at hand, or wears it.
func usesCondition() Condition {
	return Condition{
		Kind: "uses", Takes: []string{"who", "category", "trait", "skills"},
		Reads: func(c model.Condition) []Cell { return []Cell{{Sort: AliveCell, Who: c.Who}} },
		Words: func(n Names, c model.Condition) string {
			if len(c.Skills) > 0 {
				return n.someone(c.Who) + " uses " + n.skillNames(c.Skills, "or")
			}
			return n.Who(c.Who) + " uses any " + n.sortOf(c)
		},
		Not: func(n Names, c model.Condition) string {
			if len(c.Skills) > 0 {
				who := n.someone(c.Who)
				return english.Pick(who == "anybody", "nobody uses ", who+" does not use ") + n.skillNames(c.Skills, "or")
			}
			return n.Who(c.Who) + " uses no " + n.sortOf(c)
		},
	}
}

// skillNames lists skills by their titles.
func (n Names) skillNames(ids []string, last string) string {
	return english.List(english.Each(ids, n.Skill), last)
}

// sortOf is a sort of token: "small weapon marked Reliable".
func (n Names) sortOf(c model.Condition) string {
	sort := "item"
	if c.Category != "" {
		sort = n.Category(c.Category)
		if english.Lower(sort) != sort {
			sort += " item" // the name of whose it is
		}
	}
	if c.Size != "" {
		sort = n.Size(c.Size) + " " + sort
	}
	if c.Trait != "" {
		sort += " marked " + n.Trait(c.Trait)
	}
	return sort
}

// tokenCondition: the item that the rule stands on is of a sort.
func tokenCondition() Condition {
	return Condition{
		Kind: "token", Takes: []string{"category", "size", "trait", "used", "constant", "improves", "plain"},
		Reads: func(c model.Condition) []Cell { return []Cell{{Sort: TokenCell}} },
		Words: func(n Names, c model.Condition) string {
			switch {
			case c.Used:
				return "it has been used"
			case c.Plain:
				return "its back shows no other use"
			case c.Constant:
				return "what it does lasts"
			case c.Improves:
				return "what it does changes another item"
			}
			return "it is " + english.One(n.sortOf(c))
		},
		Not: func(n Names, c model.Condition) string {
			if c.Used {
				return "it has not been used"
			}
			return "it is no " + n.sortOf(c)
		},
	}
}

// markedCondition: counters of a kind lie with somebody, or on the item that the rule stands on.
func markedCondition() Condition {
	return Condition{
		Kind: "marked", Takes: []string{"counter", "min", "max", "overShown"},
		Reads: func(c model.Condition) []Cell {
			return []Cell{{Sort: NumberCell, ID: c.Counter, Low: orElse(c.Min, -Endless), High: orElse(c.Max, Endless)}}
		},
		Words: func(n Names, c model.Condition) string {
			name := english.Lower(Titled(n.Rules.Counters, c.Counter, func(k model.CounterKind) (string, string) { return k.ID, k.Title }))
			if c.OverShown {
				return fmt.Sprintf("more than %s %s counters are on it", Shown, name)
			}
			return "the number of " + name + " counters on it is " + limits(c.Min, c.Max)
		},
	}
}
