package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// hst005 finds missions that go on after the track is full (seed 000:667-671, 1244).
func hst005() Check {
	return Check{
		Code:     "HST005",
		Title:    "the track is full before the mission is over",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Track},
		Each:     true,
		Text: "The mission names a round: it lasts until then, or something happens or is asked for then. By then the hostility track " +
			"is full, with nothing but the pegs of the start and those that every round adds: no shot, no card and no rule is " +
			"counted, and with them it fills sooner. For more than a third of the rounds nothing can grow any more; a shorter stretch at " +
			"the last level is taken for the finish of the game, and the third is an assumption. Name an " +
			"earlier round, or begin with fewer pegs. A mission that takes pegs off the track is not looked at.",
		Before: "setup: hostility: 30 // of 35 holes\nends: [{kind: \"round\", at: 12}]",
		After:  "setup: hostility: 10\nends: [{kind: \"round\", at: 12}]",
		Run: func(p *Pass) {
			late := p.lateRounds()
			if len(late) > 0 { // core
				for _, r := range late {
					p.fullBefore(r)
				}
			}
		},
	}
}

// lateRounds are the named rounds that come long after the track is full by itself.
func (p *Pass) lateRounds() []namedRound {
	full := estimate.RiseOf(p.Mission, p.Rules.Hostility, p.Players, 0).Full(p.Rules.Hostility)
	if full <= 0 || p.takesPegs() {
		return nil
	}
	last := p.world().Rounds()
	return slices.DeleteFunc(p.namedRounds(), func(r namedRound) bool {
		over := last > 0 && r.round > last // the game is over by then, which is told where the round stands
		return over || (r.round-full)*lateShare <= r.round
	})
}

// fullBefore reports a round that comes long after the track is full.
func (p *Pass) fullBefore(r namedRound) {
	h := p.Rules.Hostility
	rise := estimate.RiseOf(p.Mission, h, p.Players, 0)
	full := rise.Full(h)
	pegs := p.pegging(full)
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%s round %d, and the track is full in round %d", r.what, r.round, full),
		Remedy:  fmt.Sprintf("name round %d or an earlier one", full),
		Range:   p.Where.At(r.path),
		Reasons: []string{
			fmt.Sprintf("with %s: %d pegs at the start and %d more each round, without a shot", english.Count(p.Players, "crew"), rise.Start, rise.Round),
			fmt.Sprintf("(%d - %d) / %d: the last of %d holes is filled in round %d", h.Holes(), rise.Start, rise.Round, h.Holes(), full),
			fmt.Sprintf("rounds at the last level until then: %d of %d; up to a third of them is taken for a finish, which is an assumption", r.round-full, r.round),
		},
	}
	if pegs.remedy != "" {
		d.Remedy = pegs.or(d.Remedy)
		d.Related = []diag.Related{pegs.related(p)}
	}
	p.Report(d)
}

// lateShare is the part of the rounds, as one of so many, that may be played with a full track: a third.
const lateShare = 3

// namedRound is a round that the mission speaks of.
type namedRound struct {
	what, path string
	round      int
}

// namedRounds are the rounds at which the mission ends, a rule is set off, or up to which a goal lasts.
func (p *Pass) namedRounds() []namedRound {
	var out []namedRound
	p.eachTrigger(func(t triggerAt) {
		if kinds.Has(kinds.Reads(t.Trigger), kinds.RoundCell) && t.At > 0 {
			what := "the game ends at"
			if t.rule != nil {
				what = fmt.Sprintf("rule %q waits for", t.rule.ID)
			}
			out = append(out, namedRound{what, t.path + ".at", t.At})
		}
	})
	each(p, func(path string, g *model.Goal) {
		if kinds.Has(kinds.Wants(*g), kinds.AliveCell) && g.Rounds > 0 {
			out = append(out, namedRound{"a goal lasts until", path + ".rounds", g.Rounds})
		}
	})
	return out
}
