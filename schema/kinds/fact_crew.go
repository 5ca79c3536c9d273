package kinds

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// crewFacts are those about the members of a crew.
func crewFacts() []Fact { return []Fact{traderFact(), crewFact(), extractedFact()} }

// traderFact: the crew has traders of some kind.
func traderFact() Fact {
	return Fact{
		Kind: "trader", Takes: []string{"trader", "captain", "class", "skill", "rank", "level", "survived", "count"},
		Words: CrewNames.traders,
		Reads: func(f *model.CrewFact) []Cell { return []Cell{{Sort: TraderCell, ID: f.Trader}} },
		Never: noSuchTraders,
	}
}

// crewFact: the number of traders in the crew lies in a range.
func crewFact() Fact {
	return Fact{
		Kind: "crew", Takes: []string{"atLeast", "atMost"},
		Words: func(_ CrewNames, f *model.CrewFact, so bool) string {
			return "the crew " + english.Pick(so, "has ", "does not have ") + bounds(f) + " traders"
		},
		Reads:  func(*model.CrewFact) []Cell { return []Cell{{Sort: TraderCell}} },
		Number: func(f *model.CrewFact) (string, Span) { return "the number of traders", span(f) },
		Never: func(w CrewWorld, f *model.CrewFact) string {
			if most := w.crewMost(); most > 0 && Bound(f.AtLeast, 0) > most {
				return fmt.Sprintf("it asks for %s, and a crew never has more than %d", english.Count(*f.AtLeast, "trader"), most)
			}
			if n := Bound(f.AtMost, 0); n < 0 { // a crew that has lost everybody has 0
				return fmt.Sprintf("it asks for %d traders at most", n)
			}
			return ""
		},
	}
}

// extractedFact: traders came out of the last extraction in some way.
func extractedFact() Fact {
	return Fact{
		Kind: "extracted", Takes: []string{"result", "atLeast"},
		Words: func(_ CrewNames, f *model.CrewFact, so bool) string {
			return fmt.Sprintf("%s of the crew %s as “%s”", atLeastMany(f, so, "trader"), english.Pick(so, "came out of the extraction", "came out of it"), english.Spelled(f.Result))
		},
	}
}

// noSuchTraders says why no crew has traders as a fact asks for.
func noSuchTraders(w CrewWorld, f *model.CrewFact) string {
	n, levels := max(f.Count, 1), len(w.Rules.Campaign.Career.Levels)
	i := slices.IndexFunc(w.Rules.Traders, func(t model.TraderKind) bool { return t.ID == f.Trader })
	switch most := w.crewMost(); {
	case levels > 0 && f.Level > levels:
		return fmt.Sprintf("it asks for career level %d, and the track has %d", f.Level, levels)
	case most > 0 && n > most:
		return fmt.Sprintf("it asks for %s, and a crew never has more than %d", english.Count(n, "trader"), most)
	case f.Captain != nil && *f.Captain && w.Rules.Crews.Captains > 0 && n > w.Rules.Crews.Captains:
		return fmt.Sprintf("it asks for %s, and a crew has %d", english.Count(n, "captain"), w.Rules.Crews.Captains)
	case i >= 0 && w.Rules.Traders[i].Locked && f.Class != "" && w.Rules.Traders[i].Class != f.Class:
		return fmt.Sprintf("it asks for %s as %s, who can take no class but %s", f.Trader, f.Class, w.Rules.Traders[i].Class)
	case f.Trader != "" && n > 1:
		return fmt.Sprintf("it asks for %s %s, who is there once", f.Trader, english.Times(n))
	}
	return ""
}

// traders says a fact about the members of a crew.
func (n CrewNames) traders(f *model.CrewFact, so bool) string {
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
