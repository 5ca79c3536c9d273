package spawn

import (
	"fmt"
	"iter"
	"slices"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
)

// arrivalsAt are the arrivals that can come at a point. Those that a mission gathers at one place of its
// own come at no other.
func arrivalsAt(p *check.Pass, s arrivals.SpawnPoint) iter.Seq[arrivals.Arrival] {
	elsewhere := p.Mission.Setup.Arrivals != nil && p.Mission.Setup.Arrivals.At != nil || !slices.Contains(arrivals.RolledFor(p), s.Number)
	return arrivals.ArrivalsThat(p, func(a arrivals.Arrival) bool { return !elsewhere && !a.Apart && a.At == s.Kind })
}

// nobodyAt reports whether no arrival can come at a point.
func nobodyAt(p *check.Pass, s arrivals.SpawnPoint) bool {
	for range arrivalsAt(p, s) {
		return false
	}
	return true
}

// pegs are on the track in a round without a shot: those of the start, and those that every round adds.
func pegs(p *check.Pass, round int) int {
	h := p.Rules.Hostility
	return estimate.RiseOf(p.Mission, h, max(p.Players, 1), 0).After(round, h.Holes())
}

// firstArrivals are what can arrive in the first round: those of the level that its pegs reach, as far as
// the round fills a hole that calls them.
func firstArrivals(p *check.Pass) []arrivals.Arrival {
	h := p.Rules.Hostility
	level, before := h.Level(pegs(p, 1)), 0
	for _, l := range h.Levels[:level] {
		before += l.Holes
	}
	return slices.Collect(arrivals.ArrivalsThat(p, func(a arrivals.Arrival) bool {
		called := len(a.Holes) == 0 || slices.ContainsFunc(a.Holes, func(n int) bool {
			return before+n > pegs(p, 0) && before+n <= pegs(p, 1)
		})
		return a.Level == level && called
	}))
}

// firstLevel says which level the first round has come to.
func firstLevel(p *check.Pass) string {
	n := pegs(p, 1)
	l := p.Rules.Hostility.Levels[p.Rules.Hostility.Level(n)]
	return fmt.Sprintf("the first round has %s on the track, which is %s", english.Count(n, "peg"), l.Title)
}
