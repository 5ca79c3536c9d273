package kinds

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// MaxNested is how deep facts in facts are said; what is deeper is left to the pack's own pages.
const MaxNested = 6

// Fact says something about a crew as a clause: "the crew won the last game". It can follow "if".
func (n CrewNames) Fact(f *model.CrewFact) string { return n.clause(f, true, 0) }

// clause says a fact, or that it is not so.
func (n CrewNames) clause(f *model.CrewFact, so bool, depth int) string {
	switch {
	case f == nil && so:
		return "nothing is asked"
	case f == nil:
		return "it never is"
	case depth > MaxNested:
		return "the rest holds"
	}
	switch f.Kind {
	case "all":
		return n.several(f.Of, so, so, depth)
	case "any":
		return n.several(f.Of, so, !so, depth)
	case "none":
		return n.several(f.Of, !so, so, depth)
	}
	return n.plain(f, so)
}

// several joins facts, or what they are not, with "and" or with "or".
func (n CrewNames) several(of []model.CrewFact, so, and bool, depth int) string {
	parts := make([]string, 0, len(of))
	for i := range of {
		parts = append(parts, n.clause(&of[i], so, depth+1))
	}
	switch {
	case len(parts) == 0 && and:
		return "nothing is asked"
	case len(parts) == 0:
		return "it never is"
	case and:
		return english.List(parts, "and")
	case depth > 0 && len(parts) > 1:
		return "either " + english.List(parts, "or")
	}
	return english.List(parts, "or")
}

// plain says a fact without others inside.
func (n CrewNames) plain(f *model.CrewFact, so bool) string {
	switch f.Kind {
	case "trader":
		return n.traderFact(f, so)
	case "ua":
		return "the crew " + english.Pick(so, "has ", "does not have ") + bounds(f) + " UA"
	case "points":
		return "the crew is " + english.Pick(so, "", "not ") + "worth " + bounds(f) + " points"
	case "crew":
		return "the crew " + english.Pick(so, "has ", "does not have ") + bounds(f) + " traders"
	case "holds":
		return "the crew " + english.Pick(so, "owns ", "does not own ") + copies(f.AtLeast) + n.Token(f.Token)
	case "boon":
		return "the crew " + english.Pick(so, "has", "does not have") + " " + n.boonName(f.Boon)
	case "upgrade":
		return "the ship " + english.Pick(so, "has ", "does not have ") + n.Upgrade(f.Upgrade) + fmt.Sprintf(" at level %d or above", AtLeast(f))
	case "system":
		return "the ship’s " + n.systemName(f.System) + english.Pick(so, " is ", " is not ") + bounds(f)
	case "won":
		return english.Pick(so, "the crew won ", "the crew did not win ") + n.last()
	}
	return n.history(f, so)
}

// history says what has happened.
func (n CrewNames) history(f *model.CrewFact, so bool) string {
	switch f.Kind {
	case "objective":
		return n.objectiveFact(f, so)
	case "extracted":
		return fmt.Sprintf("%s of the crew %s as “%s”", atLeastMany(f, so, "trader"), english.Pick(so, "came out of the extraction", "came out of it"), strings.ReplaceAll(f.Result, "-", " "))
	case "played":
		clause := english.Quoted(n.Stage(f.Node)) + english.Pick(so, " has been played", " has not been played")
		if least := AtLeast(f); least > 1 {
			clause += " " + english.Times(least)
		}
		return clause
	case "counter":
		return n.tally(f.Counter) + english.Pick(so, " is ", " is not ") + bounds(f)
	case "place":
		return "the crew is " + english.Pick(so, "", "not ") + fmt.Sprintf("among the first %d of the table", Number(f.AtMost))
	case "choice":
		return english.Pick(so, "the players choose so: ", "the players do not choose: ") + english.Quoted(f.Text)
	case "text":
		return english.Pick(so, "this is so: ", "this is not so: ") + english.Quoted(f.Text)
	}
	return english.Pick(so, "", "not ") + strings.ReplaceAll(f.Kind, "-", " ")
}

func (n CrewNames) objectiveFact(f *model.CrewFact, so bool) string {
	what := n.goal(f.Mission, f.Objective)
	if title := n.MissionTitle(f.Mission); title != "" {
		what += " of " + english.Quoted(title)
	}
	if f.By == "anybody" {
		return english.Pick(so, "somebody met ", "nobody met ") + what
	}
	return "the crew " + english.Pick(so, "met ", "did not meet ") + what
}

// traderFact is about the members of a crew.
func (n CrewNames) traderFact(f *model.CrewFact, so bool) string {
	who := n.traderWho(f)
	var with []string
	if f.Skill != "" {
		skill := n.of().Skill(f.Skill)
		if f.Rank > 1 {
			skill += fmt.Sprintf(" at level %d or above", f.Rank)
		}
		with = append(with, "with "+skill)
	}
	if f.Level > 0 {
		with = append(with, fmt.Sprintf("at career level %d or above", f.Level))
	}
	if f.Survived != nil {
		with = append(with, english.Pick(*f.Survived, "who came back alive from ", "who did not come back alive from ")+n.last())
	}
	if with != nil {
		who += " " + strings.Join(with, " ")
	}
	return "the crew " + english.Pick(so, "has ", "does not have ") + who
}

// traderWho is which members are meant, and how many.
func (n CrewNames) traderWho(f *model.CrewFact) string {
	noun, which := "trader", ""
	switch {
	case f.Trader != "":
		return n.Trader(f.Trader)
	case f.Captain != nil && *f.Captain:
		noun = "captain"
	case f.Captain != nil:
		which = " other than the captain"
	}
	if f.Class != "" {
		which += " of the class " + n.of().Class(f.Class)
	}
	if f.Count > 1 {
		return english.Count(f.Count, noun) + which
	}
	return "a " + noun + which
}

func (n CrewNames) systemName(id string) string {
	if id == "" {
		return "every system"
	}
	return english.Lower(n.System(id))
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
