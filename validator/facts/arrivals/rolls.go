package arrivals

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// RolledKinds are the kinds of markers among which the die picks for the arrivals of the track.
func RolledKinds(p *check.Pass) []string {
	if NobodyArrives(p) {
		return nil
	}
	var out []string
	for _, a := range Arrivals.Of(p) {
		if a.At != "" && !slices.Contains(out, a.At) {
			out = append(out, a.At)
		}
	}
	return out
}

// MarkersOf are the markers of one kind that NPCs come out of.
func MarkersOf(p *check.Pass, kind string) []SpawnPoint {
	return slices.DeleteFunc(MarkerPoints(p), func(s SpawnPoint) bool { return s.Kind != kind })
}

// RolledFor are the results of the roll for a point that lead somewhere: those that are rolled again or
// let nobody in need no point.
func RolledFor(p *check.Pass) []int {
	var out []int
	a := p.Mission.Setup.Arrivals
	for n := p.Rules.Board.Entries.Min; n <= p.Rules.Board.Entries.Max; n++ {
		if a == nil || !slices.Contains(a.Reroll, n) && !slices.Contains(a.Void, n) {
			out = append(out, n)
		}
	}
	return out
}

// Standing are the results of the roll for a point of a kind that stand as the game begins. What leads to a sealed entry point is
// rolled again (ruling RU-57), unless the mission lets nobody in by that number or has a rule that waits for it.
func Standing(p *check.Pass, kind string) []int {
	said := map[int]bool{}
	if a := p.Mission.Setup.Arrivals; a != nil {
		for _, n := range a.Void {
			said[n] = true
		}
	}
	parts.EachTrigger(p, func(t parts.TriggerAt) {
		for _, n := range t.Results {
			said[n] = true
		}
	})
	shut := map[int]bool{}
	for _, s := range EntryPoints(p) {
		shut[s.Number] = kind == "" && (shut[s.Number] || SealedAtStart(p, s) && !said[s.Number])
	}
	var out []int
	for n := p.Rules.Board.Entries.Min; n <= p.Rules.Board.Entries.Max; n++ {
		if a := p.Mission.Setup.Arrivals; !shut[n] && (a == nil || !slices.Contains(a.Reroll, n)) {
			out = append(out, n)
		}
	}
	return out
}

// ChanceAt is the chance that a roll for a point of its kind leads to one, as the game begins: none where the mission lets
// nobody arrive at such. Each number that stands is as likely as the next.
func ChanceAt(p *check.Pass, s SpawnPoint) estimate.Odds {
	standing := Standing(p, s.Kind)
	leads := 0
	if slices.Contains(standing, s.Number) && slices.Contains(RolledFor(p), s.Number) && !SealedAtStart(p, s) && !NobodyArrives(p) {
		leads = 1
	}
	return estimate.AtLeastOne(max(len(standing), 1), leads, 1)
}
