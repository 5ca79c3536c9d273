package objective

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/worlds"
)

// obj001 finds triggers that never come about.
func obj001() check.Check {
	return check.Check{
		Code:     "OBJ001",
		Title:    "a trigger that never fires",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Each:     true,
		Requires: []check.AnyFact{worlds.WorldFact},
		Text: "A rule, the end of the game or a hidden thing waits for something that cannot come about: a round after the last one, by its number or so many rounds after another rule, the " +
			"lowest level of hostility, a number that a counter never stands at, a door that is never locked, a " +
			"token that nobody can have, a piece that stands nowhere, more searches than there are pieces, cards that are in no deck, a level or hole of the track that is " +
			"reached before the game begins. What the rule does never happens. Where a rule in prose points at the counter or the token, or event cards may " +
			"take pegs off the track, it is a warning.",
		Before: "ends: [{kind: \"round\", at: 6}]\nrules: wave: when: {kind: \"round\", at: 8}",
		After:  "ends: [{kind: \"round\", at: 6}]\nrules: wave: when: {kind: \"round\", at: 4}",
		Run: func(p *check.Pass) {
			w := worlds.World(p)
			parts.EachTrigger(p, func(t parts.TriggerAt) {
				if len(t.Triggers) > 0 {
					return
				}
				n := w.Event(t.Trigger)
				if n == nil && !strings.Contains(t.Path, ".triggers.") {
					n = passed(p, t.Trigger) // one of several may be for other numbers of crews
				}
				if n == nil {
					n = afterTrack(p, t.Trigger)
				}
				if n != nil && !n.Elsewhere { // core
					p.Report(never(p, n, t.Path, whose(t)+" never fires: "))
				}
			})
		},
	}
}

// whose names what waits for a trigger.
func whose(t parts.TriggerAt) string {
	switch {
	case t.Source != nil:
		return "the trigger of rule " + t.Source.ID
	case strings.HasPrefix(t.Path, "ends."):
		return "this end of the game"
	}
	return "what brings it to light"
}

// passed says that a level or a hole is reached before the game begins, or nothing.
func passed(p *check.Pass, t model.Trigger) *infer.Never {
	n := worlds.World(p).Passed(t)
	if n != nil {
		n.Steps = append(worlds.HolesByLevel(p), n.Steps...)
	}
	return n
}

// afterTrack says that a round comes after the game is over by the hostility track, or nothing. Pegs that come off hold
// that up.
func afterTrack(p *check.Pass, t model.Trigger) *infer.Never {
	w := worlds.World(p)
	rules, cards := w.PegsFall()
	if rules || w.Soonest(t, kinds.Endless).Round == 0 {
		return nil
	}
	end, ok := worlds.DeadlineOf(p, estimate.RiseOf(p.Mission, p.Rules.Hostility, p.Players, 0))
	m := w.Soonest(t, end.Rounds+1)
	if !ok || m.Round <= end.Rounds+1 {
		return nil
	}
	n := &infer.Never{Field: m.Field, Why: fmt.Sprintf("%s comes after the end: the game has %s at most", m.Words, english.Count(end.Rounds, "round")),
		Remedy: fmt.Sprintf("%s up to %d, or let the game go on for longer", m.Remedy, end.Rounds), Steps: []string{end.What, "every round brings pegs"}}
	if cards {
		n.Maybe = "event cards take pegs off the track, after which it goes on for longer"
	}
	return n
}
