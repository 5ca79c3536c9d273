package kinds

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Fact is the definition of a kind of fact about a crew between games.
type Fact struct {
	Kind  string
	Takes []string // the fields that count besides the kind, as packs write them
	// Words say that it is so, or that it is not, as a clause that can follow "if"; nil for one that joins others.
	Words func(n CrewNames, f *model.CrewFact, so bool) string
	// Joins is how it joins the facts under of.
	Joins Joint
	// Reads are the cells that it hangs on; nil where those are nothing that an effect on crews changes.
	Reads func(*model.CrewFact) []Cell
	// Number is what number it asks for, in words, and where that lies; no words where it asks for none.
	Number func(*model.CrewFact) (string, Span)
	// Never is why no crew can meet it, as far as anybody knows; nil where only its bounds can say so.
	Never func(CrewWorld, *model.CrewFact) string
	// Judged is set where the players say whether it holds.
	Judged bool
}

// Facts are all kinds of facts about a crew, in the order of the language.
func Facts() []Fact {
	return slices.Concat(crewFacts(), stuffFacts(), gameFacts(), joinedFacts())
}

// FactOf is the definition of the kind of a fact; an empty one where there is no such kind.
func FactOf(f *model.CrewFact) Fact {
	kind, _ := facts.find(f.Kind, Facts, func(v Fact) string { return v.Kind })
	return kind
}

// CrewReads are the cells that a fact by itself hangs on, without those of facts in it.
func CrewReads(f *model.CrewFact) []Cell {
	if kind := FactOf(f); kind.Reads != nil {
		return kind.Reads(f)
	}
	return nil
}

// Asked is what number a fact asks for, in words, and where that lies; no words where it asks for none.
func Asked(f *model.CrewFact) (string, Span) {
	if kind := FactOf(f); kind.Number != nil {
		return kind.Number(f)
	}
	return "", Span{}
}

// joinedFacts are those that others are in.
func joinedFacts() []Fact {
	return []Fact{
		{Kind: "all", Takes: []string{"of"}, Joins: All}, {Kind: "any", Takes: []string{"of"}, Joins: One}, {Kind: "none", Takes: []string{"of"}, Joins: None},
	}
}

// Contrary is that a fact is not so.
func Contrary(f *model.CrewFact) *model.CrewFact {
	return &model.CrewFact{Kind: "none", Of: []model.CrewFact{*f}}
}

// Judgement is a fact that the players judge by some words.
func Judgement(text string) *model.CrewFact { return &model.CrewFact{Kind: "text", Text: text} }

// Hangs reports whether a fact is of some sort, or one in it.
func Hangs(f *model.CrewFact, sort func(*model.CrewFact) bool) bool { return hangs(f, sort, 0) }

func hangs(f *model.CrewFact, sort func(*model.CrewFact) bool, depth int) bool {
	if f == nil || depth > deepest {
		return false
	}
	for i := range f.Of {
		if hangs(&f.Of[i], sort, depth+1) {
			return true
		}
	}
	return sort(f)
}

// deepest is how far facts in facts are looked at: nobody writes deeper ones by hand.
const deepest = 12

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
	switch kind := FactOf(f); {
	case kind.Joins == All:
		return n.several(f.Of, so, so, depth)
	case kind.Joins == One:
		return n.several(f.Of, so, !so, depth)
	case kind.Joins == None:
		return n.several(f.Of, !so, so, depth)
	case kind.Words != nil:
		return kind.Words(n, f, so)
	}
	return english.Pick(so, "", "not ") + english.Spelled(f.Kind)
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
