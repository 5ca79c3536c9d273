package kinds

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// CrewWorld is what can ever be so of a crew, as far as the rule set and the units at hand say.
type CrewWorld struct {
	Rules   *model.RuleSet
	Boons   map[string]bool // that somebody grants; nil: nobody knows
	Tallies map[string]Span // where the tallies of a campaign can stand; nil: nobody knows
	Most    map[string]int  // of those that have a most: beyond it is a mistake of its own
	Played  map[string]int  // how often a stage can be played; nil: nobody knows
	League  bool            // somebody keeps a table
	Table   bool            // it is known whether anybody does
}

// crewMost is the most traders that a crew ever has; 0 where nobody says.
func (w CrewWorld) crewMost() int {
	if w.Rules.Campaign.Hiring.Most == 0 && w.Rules.Crews.Most == 0 {
		return 0
	}
	return max(w.Rules.Campaign.Hiring.Most, w.Rules.Crews.Most)
}

// Span is the numbers from one to another.
type Span struct{ Low, High int }

// NoBound is a bound that is none; it fits into the int of every machine.
const NoBound = 1 << 30

// Bound is a bound, or what holds without one.
func Bound(n *int, without int) int {
	if n == nil {
		return without
	}
	return max(min(*n, NoBound), -NoBound)
}

// span is where a number lies that a fact asks for, and least where one that is 1 or more does.
func span(f *model.CrewFact) Span  { return Span{Bound(f.AtLeast, -NoBound), Bound(f.AtMost, NoBound)} }
func least(f *model.CrewFact) Span { return Span{Bound(f.AtLeast, 1), NoBound} }

// Boxed is how many tokens of a design all boxes of the edition hold; -1 where the boxes are not known or do not list
// tokens.
func Boxed(r *model.RuleSet, token string) int {
	n, known := 0, false
	for _, b := range r.Boxes {
		known = known || len(b.Tokens) > 0
		for _, c := range b.Tokens {
			if c.ID == token {
				n += c.Count
			}
		}
	}
	if !known {
		return -1
	}
	return n
}

// Called names a fact in a few words: its kind, and the first thing that it names.
func Called(f *model.CrewFact) string {
	for _, name := range []string{f.Boon, f.Token, f.Objective, f.Node, f.Counter, f.Upgrade, f.System, f.Trader, f.Skill, f.Class, f.Result, f.Text} {
		if name != "" {
			return f.Kind + " " + name
		}
	}
	return f.Kind
}

// Number is a number that may be left out; 0 if it is.
func Number(n *int) int {
	if n == nil {
		return 0
	}
	return *n
}

// AtLeast is the least of a fact that asks for one if it says nothing.
func AtLeast(f *model.CrewFact) int { return max(1, Number(f.AtLeast)) }

func atLeastMany(f *model.CrewFact, so bool, one string) string {
	least := AtLeast(f)
	if so {
		return "at least " + english.Count(least, one)
	}
	return "fewer than " + english.Count(least, one)
}

// copies is "a " for one, or the number.
func copies(n *int) string {
	if Number(n) > 1 {
		return fmt.Sprintf("%d × ", *n)
	}
	return "a "
}

// bounds says between what numbers something lies.
func bounds(f *model.CrewFact) string {
	switch {
	case f.AtLeast != nil && f.AtMost != nil && *f.AtLeast == *f.AtMost:
		return fmt.Sprint(*f.AtLeast)
	case f.AtLeast != nil && f.AtMost != nil:
		return fmt.Sprintf("%d to %d", *f.AtLeast, *f.AtMost)
	case f.AtMost != nil:
		return fmt.Sprintf("at most %d", *f.AtMost)
	}
	return fmt.Sprintf("at least %d", Number(f.AtLeast))
}
