package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// obj010 finds missions that nobody can leave and that nothing ends. Without a word from the mission a game
// ends when every trader is aboard a ship or defeated: seed 000:643-654, 002:1505-1513.
func obj010() Check {
	return Check{
		Code:     "OBJ010",
		Title:    "a mission that never ends",
		Severity: diag.Error,
		Needs:    []Capability{Mission, Whole, Airlocks},
		Text: "A game is over when every trader is back aboard or defeated, unless the mission ends it otherwise. From this one nobody gets " +
			"away: all ships cast off and none docks again. And nothing else ends it. The only end left is that everybody falls.",
		Before: "rules: away: {when: {kind: \"start\"}, do: [{kind: \"airlock\", set: \"undocked\"}]}",
		After:  "rules: away: {when: {kind: \"start\"}, do: [{kind: \"airlock\", set: \"undocked\"}]}\nends: [{kind: \"round\", at: 12}]",
		Run: func(p *Pass) {
			w := p.world()
			d, cast := w.castOff()
			if cast && !w.ends() { // core
				p.Report(d)
			}
		},
	}
}

// ends reports whether the mission says how a game ends, and that can come about.
func (w *world) ends() bool {
	for _, t := range w.Mission.Ends {
		if w.trigger(t) == nil {
			return true
		}
	}
	found := false
	w.eachEffect(func(e effectAt) {
		found = found || e.Kind == "end" && (e.rule == nil || e.rule.When == nil || w.trigger(*e.rule.When) == nil)
	})
	return found
}

// castOff finds out that every ship leaves for good, without condition.
func (w *world) castOff() (diag.Diagnostic, bool) {
	var gone []string
	var last effectAt
	back := false
	w.effects(func(e effectAt) {
		switch {
		case e.Kind != "airlock":
		case e.Set == "docked":
			back = true
		case e.rule.When != nil && e.rule.If == nil && !e.rule.Optional && w.comesAbout(*e.rule.When):
			gone, last = append(gone, e.Of), e
		}
	})
	var locks []model.Airlock
	for _, f := range w.Mission.Floors() {
		locks = append(locks, f.Board.Airlocks...)
	}
	if back || len(gone) == 0 || len(locks) == 0 {
		return diag.Diagnostic{}, false
	}
	for _, a := range locks {
		if !slices.Contains(gone, a.ID) && !slices.Contains(gone, "") {
			return diag.Diagnostic{}, false
		}
	}
	return diag.Diagnostic{
		Summary: fmt.Sprintf("the game never ends: every ship casts off, at %s, and none docks again", english.Count(len(locks), "airlock")),
		Remedy:  "let one dock again with {kind: \"airlock\", set: \"docked\"}, or say in ends how the game ends",
		Range:   w.first(last.path+".set", last.path),
		Reasons: []string{"rule " + last.rule.ID + " undocks the last ship, whatever happens", "no effect docks one again", "neither ends nor an effect {kind: \"end\"} ends the game"},
	}, true
}

// comesAbout reports whether a trigger comes about in every game that goes on for long enough.
func (w *world) comesAbout(t model.Trigger) bool {
	return (t.Kind == "start" || t.Kind == "round" || t.Kind == "phase" || t.Kind == "hostility") && w.trigger(t) == nil
}
