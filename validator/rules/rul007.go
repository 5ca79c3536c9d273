package rules

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/worlds"
)

// rul007 finds keys for doors that anybody can open.
func rul007() check.Check {
	return check.Check{
		Code:     "RUL007",
		Title:    "a key for a door that is not locked",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Mission, check.Whole, check.Walls},
		Requires: []check.AnyFact{worlds.WorldFact},
		Text: "A rule lets whoever has something, or succeeds at a roll, open a door. The door is not locked and no rule locks it, so that anybody opens it " +
			"as any other door, without what the rule asks for. Lock it, or take the rule out.",
		Before: "board: panels: \"4,0-4,3\": {id: \"vault\"}\nrules: key: {when: {kind: \"interact\", with: \"vault\"}, if: {kind: \"carries\", token: \"objective\"}, do: [{kind: \"door\", of: \"vault\", set: \"open\"}]}",
		After:  "board: panels: \"4,0-4,3\": {id: \"vault\", state: \"locked\"}\nrules: key: {when: {kind: \"interact\", with: \"vault\"}, if: {kind: \"carries\", token: \"objective\"}, do: [{kind: \"door\", of: \"vault\", set: \"open\"}]}",
		Run: func(p *check.Pass) {
			w := worlds.World(p)
			parts.EachEffect(p, func(e parts.EffectAt) {
				x, found := w.Panel(e.Of)
				if found && isKey(e) && !parts.Doorless(p, x.Kind) && opensFreely(w, x) { // core
					d := diag.Diagnostic{
						Summary: fmt.Sprintf("rule %s is a key for %s, which is not locked", e.Source.ID, parts.PanelName(p, x)),
						Remedy:  "give the panel the state \"locked\", or take the rule out",
						Range:   p.Where.At(e.Path),
						Reasons: []string{"anybody opens a door that is not locked", "no rule locks it"},
					}
					if w.OnBoard(x) != nil {
						d.Place = p.Place(parts.Middle(x))
						d.Related = []diag.Related{{Range: parts.PanelRange(p, x), Text: "the door"}}
					}
					p.Report(d)
				}
			})
		},
	}
}

// isKey reports whether an effect opens the door that its rule waits to be tried, for those only who meet a condition
// or succeed at a roll.
func isKey(e parts.EffectAt) bool {
	if e.Source == nil || e.Source.When == nil || !kinds.Changes(e.Effect, kinds.DoorCell) || e.Set != string(model.Open) {
		return false
	}
	t := e.Source.When
	touches := kinds.Has(kinds.Reads(*t), kinds.PieceCell)
	return touches && t.With == e.Of && (t.Check != nil || e.Source.If != nil)
}

// opensFreely reports whether a door never stands locked or jammed: not at the start, and nothing brings it there.
func opensFreely(w *infer.World, x model.Panel) bool {
	return (x.State == model.Closed || x.State == model.Open || x.State == "") && !w.Sets(x, string(model.Locked)) && !w.Sets(x, string(model.Jammed))
}
