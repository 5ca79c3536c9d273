package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// deadline is what ends the game for certain after a number of rounds in which traders act.
type deadline struct {
	rounds int
	path   string
	what   string
	track  bool // it is the last level of the track, and the game goes on
}

// deadline is the first one of the mission for a number of crews; false if there is none. A rule counts that ends
// the game whatever else is so.
func (p *Pass) deadline(rise estimate.Rise) (deadline, bool) {
	var best deadline
	found := false
	add := func(t model.Trigger, path string) {
		if n, ok := estimate.EndsAfter(t, rise, p.Rules.Hostility); ok && (!found || n < best.rounds) {
			best, found = deadline{rounds: n, path: path, what: p.endWord(t)}, true
		}
	}
	for i, t := range p.Mission.Ends {
		add(t, fmt.Sprintf("ends.%d", i))
	}
	for _, r := range p.Mission.Rules {
		ends := slices.ContainsFunc(r.Do, func(e model.Effect) bool { return kinds.Changes(e, kinds.EndCell) })
		if r.When != nil && r.If == nil && !r.Optional && ends {
			add(*r.When, "rules."+r.ID+".when")
		}
	}
	return best, found
}

// endWord says what ends the game.
func (p *Pass) endWord(t model.Trigger) string {
	switch {
	case kinds.Has(kinds.Reads(t), kinds.RoundCell):
		return fmt.Sprintf("the game ends as round %d begins", t.At)
	case kinds.Has(kinds.Reads(t), kinds.TrackCell):
		return "the game ends with the hostility"
	}
	return "the game ends"
}

// journey says how a trip is counted, a line a step.
func (p *Pass) journey(t trip, pace estimate.Pace) []string {
	var out []string
	if t.far != "" {
		end := "no way home counted"
		if t.home {
			end = "the way home to the nearest airlock counted in"
		}
		out = append(out, t.via...)
		out = append(out,
			fmt.Sprintf("the farthest that must be got to is %s: %s inches from the nearest airlock, %s", t.far, t.length, end),
			fmt.Sprintf("no trader goes more than %s inches a round by choice; by the straightest way that is at least %s", pace.Most, english.Count(pace.Fewest(t.length), "round")),
			fmt.Sprintf("at the usual pace of %s inches a round, with %s spent there, about %d", pace.Usual, english.Count(t.actions, "action"), pace.Likely(t.length, t.actions)))
	}
	if t.waits > 0 {
		out = append(out, fmt.Sprintf("%s of holding out come on top", english.Count(t.waits, "further round")))
	}
	return out
}
