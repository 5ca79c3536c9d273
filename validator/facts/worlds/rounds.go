package worlds

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// LateRounds are the named rounds that come long after the track is full by itself.
func LateRounds(p *check.Pass) []NamedRound {
	full := estimate.RiseOf(p.Mission, p.Rules.Hostility, p.Players, 0).Full(p.Rules.Hostility)
	if full <= 0 || arrivals.TakesPegs(p) {
		return nil
	}
	last := World(p).Rounds()
	return slices.DeleteFunc(namedRounds(p), func(r NamedRound) bool {
		over := last > 0 && r.Round > last // the game is over by then, which is told where the round stands
		return over || (r.Round-full)*lateShare <= r.Round
	})
}

// lateShare is the part of the rounds, as one of so many, that may be played with a full track: a third.
const lateShare = 3

// NamedRound is a round that the mission speaks of.
type NamedRound struct {
	What, Path string
	Round      int
}

// namedRounds are the rounds at which the mission ends, a rule is set off, or up to which a goal lasts.
func namedRounds(p *check.Pass) []NamedRound {
	var out []NamedRound
	parts.EachTrigger(p, func(t parts.TriggerAt) {
		if kinds.Has(kinds.Reads(t.Trigger), kinds.RoundCell) && t.At > 0 {
			what := "the game ends at"
			if t.Source != nil {
				what = fmt.Sprintf("rule %q waits for", t.Source.ID)
			}
			out = append(out, NamedRound{what, t.Path + ".at", t.At})
		}
	})
	parts.Each(p, func(path string, g *model.Goal) {
		if kinds.Has(kinds.Wants(*g), kinds.AliveCell) && g.Rounds > 0 {
			out = append(out, NamedRound{"a goal lasts until", path + ".rounds", g.Rounds})
		}
	})
	return out
}
