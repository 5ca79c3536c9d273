package board

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// map106 finds doors that are not there.
func map106() check.Check {
	return check.Check{
		Code:     "MAP106",
		Title:    "a rule opens or closes a panel that has no door",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Whole, check.Walls},
		Text: "Only a panel with a door can be opened, closed or locked. The panel that this rule names has none: it is " +
			"a wall, a window or an arch. Most often the wrong panel bears the id, or the drawing was changed and the " +
			"rule was not.",
		Before: "board: panels: \"0,8-4,8\": id: \"bulkhead\" // drawn as -------\nrules: hack: do: [{kind: \"door\", of: \"bulkhead\", set: \"open\"}]",
		After:  "board: panels: \"0,8-4,8\": id: \"bulkhead\" // drawn as --###--\nrules: hack: do: [{kind: \"door\", of: \"bulkhead\", set: \"open\"}]",
		Run: func(p *check.Pass) {
			p.EachFloor(func(p *check.Pass) { parts.EachEffect(p, func(e parts.EffectAt) { moveDoor(p, e) }) })
		},
	}
}

// moveDoor reports an effect that opens or closes a panel without a door.
func moveDoor(p *check.Pass, e parts.EffectAt) {
	for _, x := range p.Mission.Board.Panels {
		path, to := moves(e, x)
		if path != "" && parts.Doorless(p, x.Kind) { // core
			p.Report(diag.Diagnostic{
				Summary: fmt.Sprintf("the rule sets %s to %s, but it has no door", parts.PanelName(p, x), to),
				Remedy:  "name a panel with a door, or draw one here",
				Range:   p.Where.At(path),
				Place:   p.Place(parts.Middle(x)),
				Related: []diag.Related{{Range: parts.PanelRange(p, x), Text: "the panel"}},
				Marks:   []diag.Mark{edgeOf(x, x.ID)},
			})
		}
	}
}

// moves is where an effect names a panel to open or close, and the state that it sets; empty where it does not.
func moves(e parts.EffectAt, x model.Panel) (path, to string) {
	if x.ID == "" {
		return "", ""
	}
	if e.Of == x.ID {
		return e.Path + ".of", fmt.Sprintf("%q", e.Set)
	}
	if i := slices.Index(e.Doors, x.ID); i >= 0 {
		return fmt.Sprintf("%s.doors.%d", e.Path, i), "its other state"
	}
	return "", ""
}
