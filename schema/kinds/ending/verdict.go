package ending

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Result is what is known of a game that is over.
type Result struct {
	Crews  int
	Done   *bool // the objective that wins is done, by whichever crew; nil: only the players know
	Points []int // victory points of each crew; nil: nobody has kept them
}

// Verdict says who has lost and won in a game that is over, as far as what is known decides it, and else what does.
func Verdict(n kinds.Names, e model.Ending, r Result) []string {
	var l list
	l.add("", lost(n, e))
	switch {
	case e.Objective == "":
		l.add("", best(n, e, r))
	case r.Done != nil && *r.Done:
		l.add("", objective(e)+" is done: every crew that has done it has won")
	default:
		if r.Done == nil {
			l.add("", won(n, e))
		}
		if line := best(n, e, r); line != "" {
			l.add("", "if nobody has done "+objective(e)+": "+line)
		}
	}
	return english.Each(l.rules, func(r Rule) string { return r.Text })
}

// best says which crew comes first by what is counted: by points, if those are known and decide, else by whatever it is.
func best(n kinds.Names, e model.Ending, r Result) string {
	if len(e.Rank) == 0 {
		return Deciders(n, e)
	}
	if r.Crews < 2 {
		return "" // nobody to compare it with
	}
	if e.Rank[0].Metric != "points" || len(r.Points) == 0 {
		return Deciders(n, e)
	}
	most := slices.Max(r.Points)
	var first []string
	for i, p := range r.Points {
		if p == most {
			first = append(first, fmt.Sprintf("crew %d", i+1))
		}
	}
	points := fmt.Sprintf(" the most %s, %d", n.Metric("points", "", 2), most)
	if len(first) == 1 {
		return first[0] + " has" + points + ", and wins"
	}
	rest := model.Ending{Rank: e.Rank[1:], Objective: e.Objective}
	line := english.And(first) + " have" + points
	if len(rest.Rank) > 0 {
		line += "; of these, " + Deciders(n, rest)
	}
	return line
}
