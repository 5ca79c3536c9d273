package validator

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
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
				if t.Kind == "any" {
					return
				}
				n := w.trigger(t.Trigger)
				if n == nil && !strings.Contains(t.path, ".triggers.") {
					n = w.passed(t.Trigger) // one of several may be for other numbers of crews
				}
				if n == nil {
					n = w.afterTrack(t.Trigger)
				}
				if n != nil && n.other == "" { // core
					p.Report(n.finding(p, t.path, whose(t)+" never fires: "))
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
func (n *never) finding(p *Pass, path, what string) diag.Diagnostic {
	at := p.Where.At(path)
	if n.field != "" {
		at = p.first(path+"."+n.field, path)
	}
	d := diag.Diagnostic{Summary: what + n.why, Remedy: n.remedy, Range: at, Reasons: n.steps}
	if n.about != "" && p.inProse(n.about) {
		d.Severity = diag.Warning
		d.Reasons = append(slices.Clone(d.Reasons), "a rule that is prose only speaks of "+n.about+" and may do more at the table")
	}
	if n.maybe != "" {
		d.Severity = diag.Warning
		d.Reasons = append(slices.Clone(d.Reasons), n.maybe)
	}
	if x := n.panel; x != nil {
		d.Place = p.place(middle(*x))
		d.Marks = []diag.Mark{{Kind: diag.EdgeMark, At: []model.Point{x.From, x.To}, Text: p.kindTitle(x.Kind)}}
		d.Related = []diag.Related{{Range: p.panelRange(*x), Text: "the panel"}}
	}
	if n.swap[0] != "" {
		d.Fix = p.exchange(path+"."+n.swap[0], path+"."+n.swap[1], n.swap[2], n.swap[3])
	}
	return d
}

// afterTrack says that a round comes after the game is over by the hostility track, or nothing. Pegs that come off hold
// that up.
func (w *world) afterTrack(t model.Trigger) *never {
	rules, cards := w.pegsFall()
	if t.Kind != "round" && t.Kind != "after" || rules {
		return nil
	}
	end, ok := w.deadline(estimate.RiseOf(w.Mission, w.Rules.Hostility, w.Players, 0))
	m := w.soonest(t, end.rounds+1)
	if !ok || m.round <= end.rounds+1 {
		return nil
	}
	n := &never{field: m.field, why: fmt.Sprintf("%s comes after the end: the game has %s at most", m.words, english.Count(end.rounds, "round")),
		remedy: fmt.Sprintf("%s up to %d, or let the game go on for longer", m.remedy, end.rounds), steps: []string{end.what, "every round brings pegs"}}
	if cards {
		n.maybe = "event cards take pegs off the track, after which it goes on for longer"
	}
	return n
}
