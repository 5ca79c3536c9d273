package validator

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// obj001 finds triggers that never come about.
func obj001() Check {
	return Check{
		Code:     "OBJ001",
		Title:    "a trigger that never fires",
		Severity: diag.Error,
		Needs:    []Capability{Mission, Whole},
		Each:     true,
		Text: "A rule, the end of the game or a hidden thing waits for something that cannot come about: a round after the last one, by its number or so many rounds after another rule, the " +
			"lowest level of hostility, a number that a counter never stands at, a door that is never locked, a " +
			"token that nobody can have, a piece that stands nowhere, more searches than there are pieces, cards that are in no deck, a level or hole of the track that is " +
			"reached before the game begins. What the rule does never happens. Where a rule in prose points at the counter or the token, or event cards may " +
			"take pegs off the track, it is a warning.",
		Before: "ends: [{kind: \"round\", at: 6}]\nrules: wave: when: {kind: \"round\", at: 8}",
		After:  "ends: [{kind: \"round\", at: 6}]\nrules: wave: when: {kind: \"round\", at: 4}",
		Run: func(p *Pass) {
			w := p.world()
			p.eachTrigger(func(t triggerAt) {
				if len(t.Triggers) > 0 {
					return
				}
				n := w.Event(t.Trigger)
				if n == nil && !strings.Contains(t.path, ".triggers.") {
					n = p.passed(t.Trigger) // one of several may be for other numbers of crews
				}
				if n == nil {
					n = p.afterTrack(t.Trigger)
				}
				if n != nil && !n.Elsewhere { // core
					p.Report(p.never(n, t.path, whose(t)+" never fires: "))
				}
			})
		},
	}
}

// whose names what waits for a trigger.
func whose(t triggerAt) string {
	switch {
	case t.rule != nil:
		return "the trigger of rule " + t.rule.ID
	case strings.HasPrefix(t.path, "ends."):
		return "this end of the game"
	}
	return "what brings it to light"
}

// inProse reports whether a rule that no play-test plays points at something: what it does with it only words say.
func (p *Pass) inProse(id string) bool {
	found := false
	for _, r := range p.Mission.Rules {
		if !r.Simulated {
			eachRef(r.Text.Blocks, func(ref string) { found = found || ref == id })
		}
	}
	return found
}

// finding is the report that something never comes about.
func (p *Pass) never(n *infer.Never, path, what string) diag.Diagnostic {
	at := p.Where.At(path)
	if n.Field != "" {
		at = p.first(path+"."+n.Field, path)
	}
	d := diag.Diagnostic{Summary: what + n.Why, Remedy: n.Remedy, Range: at, Reasons: n.Steps}
	if n.About != "" && p.inProse(n.About) {
		d.Severity = diag.Warning
		d.Reasons = append(slices.Clone(d.Reasons), "a rule that is prose only speaks of "+n.About+" and may do more at the table")
	}
	if n.Maybe != "" {
		d.Severity = diag.Warning
		d.Reasons = append(slices.Clone(d.Reasons), n.Maybe)
	}
	if x := n.Panel; x != nil {
		d.Place = p.place(middle(*x))
		d.Marks = []diag.Mark{{Kind: diag.EdgeMark, At: []model.Point{x.From, x.To}, Text: p.kindTitle(x.Kind)}}
		d.Related = []diag.Related{{Range: p.panelRange(*x), Text: "the panel"}}
	}
	if n.Swap[0] != "" {
		d.Fix = p.exchange(path+"."+n.Swap[0], path+"."+n.Swap[1], n.Swap[2], n.Swap[3])
	}
	return d
}

// passed says that a level or a hole is reached before the game begins, or nothing.
func (p *Pass) passed(t model.Trigger) *infer.Never {
	n := p.world().Passed(t)
	if n != nil {
		n.Steps = append(p.holesByLevel(), n.Steps...)
	}
	return n
}

// afterTrack says that a round comes after the game is over by the hostility track, or nothing. Pegs that come off hold
// that up.
func (p *Pass) afterTrack(t model.Trigger) *infer.Never {
	w := p.world()
	rules, cards := w.PegsFall()
	if rules || w.Soonest(t, kinds.Endless).Round == 0 {
		return nil
	}
	end, ok := p.deadline(estimate.RiseOf(p.Mission, p.Rules.Hostility, p.Players, 0))
	m := w.Soonest(t, end.rounds+1)
	if !ok || m.Round <= end.rounds+1 {
		return nil
	}
	n := &infer.Never{Field: m.Field, Why: fmt.Sprintf("%s comes after the end: the game has %s at most", m.Words, english.Count(end.rounds, "round")),
		Remedy: fmt.Sprintf("%s up to %d, or let the game go on for longer", m.Remedy, end.rounds), Steps: []string{end.what, "every round brings pegs"}}
	if cards {
		n.Maybe = "event cards take pegs off the track, after which it goes on for longer"
	}
	return n
}
