package kinds

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// gameFacts are those about how games went and how the campaign stands.
func gameFacts() []Fact {
	return []Fact{wonFact(), objectiveFact(), playedFact(), counterFact(), placeFact(), choiceFact(), textFact()}
}

// wonFact: the crew won the last game.
func wonFact() Fact {
	return Fact{
		Kind: "won",
		Words: func(n CrewNames, _ *model.CrewFact, so bool) string {
			return english.Pick(so, "the crew won ", "the crew did not win ") + n.last()
		},
	}
}

// objectiveFact: an objective was met.
func objectiveFact() Fact {
	return Fact{
		Kind: "objective", Takes: []string{"objective", "mission", "by"},
		Reads: func(f *model.CrewFact) []Cell { return []Cell{{Sort: ObjectiveCell, ID: f.Objective}} },
		Words: func(n CrewNames, f *model.CrewFact, so bool) string {
			what := n.goal(f.Mission, f.Objective)
			if title := n.MissionTitle(f.Mission); title != "" {
				what += " of " + english.Quoted(title)
			}
			if f.By == "anybody" {
				return english.Pick(so, "somebody met ", "nobody met ") + what
			}
			return "the crew " + english.Pick(so, "met ", "did not meet ") + what
		},
	}
}

// playedFact: a stage has been played.
func playedFact() Fact {
	return Fact{
		Kind: "played", Takes: []string{"node", "atLeast"},
		Words: func(n CrewNames, f *model.CrewFact, so bool) string {
			clause := english.Quoted(n.Stage(f.Node)) + english.Pick(so, " has been played", " has not been played")
			if least := AtLeast(f); least > 1 {
				clause += " " + english.Times(least)
			}
			return clause
		},
		Reads:  func(f *model.CrewFact) []Cell { return []Cell{{Sort: StageCell, ID: f.Node}} },
		Number: func(f *model.CrewFact) (string, Span) { return "the games played of " + f.Node, least(f) },
		Never: func(w CrewWorld, f *model.CrewFact) string {
			if most, known := w.Played[f.Node]; known && Bound(f.AtLeast, 1) > most {
				return fmt.Sprintf("it asks that %s has been played %s, and that is possible %s", f.Node, english.Times(Bound(f.AtLeast, 1)), english.Times(most))
			}
			return ""
		},
	}
}

// counterFact: a tally of the campaign lies in a range.
func counterFact() Fact {
	return Fact{
		Kind: "counter", Takes: []string{"counter", "atLeast", "atMost"},
		Words: func(n CrewNames, f *model.CrewFact, so bool) string {
			return n.tally(f.Counter) + english.Pick(so, " is ", " is not ") + bounds(f)
		},
		Reads: func(f *model.CrewFact) []Cell { return []Cell{{Sort: CounterCell, ID: f.Counter}} },
		Number: func(f *model.CrewFact) (string, Span) {
			if s := span(f); s.Low <= s.High { // bounds the wrong way round are a mistake of their own
				return "the tally " + f.Counter, s
			}
			return "", Span{}
		},
		Never: beyondTally,
	}
}

// beyondTally says why a tally of a campaign never stands between two bounds.
func beyondTally(w CrewWorld, f *model.CrewFact) string {
	s, known := w.Tallies[f.Counter]
	most, limited := w.Most[f.Counter]
	switch at := span(f); {
	case !known || at.Low > at.High || limited && at.Low > most:
		return "" // mistakes of their own
	case at.Low > s.High && s.High == s.Low:
		return fmt.Sprintf("it asks for %s at %d or more; it stands at %d, and nothing changes it", f.Counter, at.Low, s.High)
	case at.Low > s.High:
		return fmt.Sprintf("it asks for %s at %d or more; nothing raises it above %d", f.Counter, at.Low, s.High)
	case at.High < s.Low && s.High == s.Low:
		return fmt.Sprintf("it asks for %s at %d or less; it stands at %d, and nothing changes it", f.Counter, at.High, s.Low)
	case at.High < s.Low:
		return fmt.Sprintf("it asks for %s at %d or less; nothing lowers it below %d", f.Counter, at.High, s.Low)
	}
	return ""
}

// placeFact: the crew comes high in the table of a league.
func placeFact() Fact {
	return Fact{
		Kind: "place", Takes: []string{"atMost"},
		Words: func(_ CrewNames, f *model.CrewFact, so bool) string {
			return "the crew is " + english.Pick(so, "", "not ") + fmt.Sprintf("among the first %d of the table", Number(f.AtMost))
		},
		Number: func(f *model.CrewFact) (string, Span) {
			return "the place in the table", Span{1, Bound(f.AtMost, NoBound)}
		},
		Never: func(w CrewWorld, _ *model.CrewFact) string {
			if w.Table && !w.League {
				return "it asks for a place in a table, and there is no league"
			}
			return ""
		},
	}
}

// choiceFact: the players choose so.
func choiceFact() Fact {
	return Fact{
		Kind: "choice", Takes: []string{"text"}, Judged: true,
		Words: func(_ CrewNames, f *model.CrewFact, so bool) string {
			return english.Pick(so, "the players choose so: ", "the players do not choose: ") + english.Quoted(f.Text)
		},
	}
}

// textFact: words that the players judge.
func textFact() Fact {
	return Fact{
		Kind: "text", Takes: []string{"text"}, Judged: true,
		Words: func(_ CrewNames, f *model.CrewFact, so bool) string {
			return english.Pick(so, "this is so: ", "this is not so: ") + english.Quoted(f.Text)
		},
	}
}
