package posts

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// maxNested is how deep facts in facts are said; what is deeper is left to the pack's own pages.
const maxNested = 6

// Fact says something about a crew as a clause: "the crew won the last game". It can follow "if".
func (s Scope) Fact(f *model.CrewFact) string { return s.clause(f, true, 0) }

// clause says a fact, or that it is not so.
func (s Scope) clause(f *model.CrewFact, so bool, depth int) string {
	switch {
	case f == nil && so:
		return "nothing is asked"
	case f == nil:
		return "it never is"
	case depth > maxNested:
		return "the rest holds"
	}
	switch f.Kind {
	case "all":
		return s.several(f.Of, so, so, depth)
	case "any":
		return s.several(f.Of, so, !so, depth)
	case "none":
		return s.several(f.Of, !so, so, depth)
	}
	return s.plain(f, so)
}

// several joins facts, or what they are not, with "and" or with "or".
func (s Scope) several(of []model.CrewFact, so, and bool, depth int) string {
	parts := make([]string, 0, len(of))
	for i := range of {
		parts = append(parts, s.clause(&of[i], so, depth+1))
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

// pick is one of two wordings.
func pick(so bool, yes, no string) string {
	if so {
		return yes
	}
	return no
}

// plain says a fact without others inside.
func (s Scope) plain(f *model.CrewFact, so bool) string {
	switch f.Kind {
	case "trader":
		return s.traderFact(f, so)
	case "ua":
		return "the crew " + pick(so, "has ", "does not have ") + bounds(f) + " UA"
	case "points":
		return "the crew is " + pick(so, "", "not ") + "worth " + bounds(f) + " points"
	case "crew":
		return "the crew " + pick(so, "has ", "does not have ") + bounds(f) + " traders"
	case "holds":
		return "the crew " + pick(so, "owns ", "does not own ") + several(f.AtLeast) + s.Token(f.Token)
	case "boon":
		return "the crew " + pick(so, "has", "does not have") + " " + s.boonName(f.Boon)
	case "upgrade":
		return "the ship " + pick(so, "has ", "does not have ") + s.Upgrade(f.Upgrade) + fmt.Sprintf(" at level %d or above", atLeast(f))
	case "system":
		return "the ship’s " + s.systemName(f.System) + pick(so, " is ", " is not ") + bounds(f)
	case "won":
		return pick(so, "the crew won ", "the crew did not win ") + s.last()
	}
	return s.history(f, so)
}

// history says what has happened.
func (s Scope) history(f *model.CrewFact, so bool) string {
	switch f.Kind {
	case "objective":
		return s.objectiveFact(f, so)
	case "extracted":
		return fmt.Sprintf("%s of the crew %s as “%s”", atLeastMany(f, so, "trader"), pick(so, "came out of the extraction", "came out of it"), strings.ReplaceAll(f.Result, "-", " "))
	case "played":
		clause := english.Quoted(s.node(f.Node)) + pick(so, " has been played", " has not been played")
		if n := atLeast(f); n > 1 {
			clause += " " + english.Times(n)
		}
		return clause
	case "counter":
		return english.Quoted(s.counter(f.Counter)) + pick(so, " is ", " is not ") + bounds(f)
	case "place":
		return "the crew is " + pick(so, "", "not ") + fmt.Sprintf("among the first %d of the table", value(f.AtMost))
	case "choice":
		return pick(so, "the players choose so: ", "the players do not choose: ") + english.Quoted(f.Text)
	case "text":
		return pick(so, "this is so: ", "this is not so: ") + english.Quoted(f.Text)
	}
	return pick(so, "", "not ") + strings.ReplaceAll(f.Kind, "-", " ")
}

func (s Scope) objectiveFact(f *model.CrewFact, so bool) string {
	what := s.objective(f.Mission, f.Objective)
	if title := s.MissionTitle(f.Mission); title != "" {
		what += " of " + english.Quoted(title)
	}
	if f.By == "anybody" {
		return pick(so, "somebody met ", "nobody met ") + what
	}
	return "the crew " + pick(so, "met ", "did not meet ") + what
}

// traderFact is about the members of a crew.
func (s Scope) traderFact(f *model.CrewFact, so bool) string {
	who := s.traderWho(f)
	var with []string
	if f.Skill != "" {
		skill := s.skill(f.Skill)
		if f.Rank > 1 {
			skill += fmt.Sprintf(" at level %d or above", f.Rank)
		}
		with = append(with, "with "+skill)
	}
	if f.Level > 0 {
		with = append(with, fmt.Sprintf("at career level %d or above", f.Level))
	}
	if f.Survived != nil {
		with = append(with, pick(*f.Survived, "who came back alive from ", "who did not come back alive from ")+s.last())
	}
	if with != nil {
		who += " " + strings.Join(with, " ")
	}
	return "the crew " + pick(so, "has ", "does not have ") + who
}

// traderWho is which members are meant, and how many.
func (s Scope) traderWho(f *model.CrewFact) string {
	noun, which := "trader", ""
	switch {
	case f.Trader != "":
		return s.Trader(f.Trader)
	case f.Captain != nil && *f.Captain:
		noun = "captain"
	case f.Captain != nil:
		which = " other than the captain"
	}
	if f.Class != "" {
		which += " of the class " + s.class(f.Class)
	}
	if f.Count > 1 {
		return english.Count(f.Count, noun) + which
	}
	return "a " + noun + which
}

func (s Scope) systemName(id string) string {
	if id == "" {
		return "every system"
	}
	return english.Lower(s.System(id))
}

func value(n *int) int {
	if n == nil {
		return 0
	}
	return *n
}

// atLeast is the least of a fact that asks for one if it says nothing.
func atLeast(f *model.CrewFact) int { return max(1, value(f.AtLeast)) }

func atLeastMany(f *model.CrewFact, so bool, one string) string {
	n := atLeast(f)
	if so {
		return "at least " + english.Count(n, one)
	}
	return "fewer than " + english.Count(n, one)
}

// several is "a " for one, or the number.
func several(n *int) string {
	if value(n) > 1 {
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
	return fmt.Sprintf("at least %d", value(f.AtLeast))
}
