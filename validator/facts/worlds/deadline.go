package worlds

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
)

// Deadline is what ends the game for certain after a number of rounds in which traders act.
type Deadline struct {
	Rounds int
	Path   string
	What   string
	Track  bool // it is the last level of the track, and the game goes on
}

// DeadlineOf is the first one of the mission for a number of crews; false if there is none. A rule counts that ends
// the game whatever else is so.
func DeadlineOf(p *check.Pass, rise estimate.Rise) (Deadline, bool) {
	var best Deadline
	found := false
	add := func(t model.Trigger, path string) {
		if n, ok := estimate.EndsAfter(t, rise, p.Rules.Hostility); ok && (!found || n < best.Rounds) {
			best, found = Deadline{Rounds: n, Path: path, What: endWord(p, t)}, true
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
func endWord(p *check.Pass, t model.Trigger) string {
	switch {
	case kinds.Has(kinds.Reads(t), kinds.RoundCell):
		return fmt.Sprintf("the game ends as round %d begins", t.At)
	case kinds.Has(kinds.Reads(t), kinds.TrackCell):
		return "the game ends with the hostility"
	}
	return "the game ends"
}
