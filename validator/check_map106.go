package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// map106 finds doors that are not there.
func map106() Check {
	return Check{
		Code:     "MAP106",
		Title:    "a rule opens or closes a panel that has no door",
		Severity: diag.Error,
		Needs:    []Capability{Whole, Walls},
		Text: "Only a panel with a door can be opened, closed or locked. The panel that this rule names has none: it is " +
			"a wall, a window or an arch. Most often the wrong panel bears the id, or the drawing was changed and the " +
			"rule was not.",
		Before: "board: panels: \"0,8-4,8\": id: \"bulkhead\" // drawn as -------\nrules: hack: do: [{kind: \"door\", of: \"bulkhead\", set: \"open\"}]",
		After:  "board: panels: \"0,8-4,8\": id: \"bulkhead\" // drawn as --###--\nrules: hack: do: [{kind: \"door\", of: \"bulkhead\", set: \"open\"}]",
		Run: func(p *Pass) {
			p.eachFloor(func(p *Pass) { p.eachEffect(p.moveDoor) })
		},
	}
}

// doorless reports whether a kind of panel is known and has no door.
func (p *Pass) doorless(kind string) bool {
	k := find(p.Rules.Panels, kind, panelKindID)
	return k != nil && !k.HasDoor()
}

// moveDoor reports an effect that opens or closes a panel without a door.
func (p *Pass) moveDoor(e effectAt) {
	for _, x := range p.Mission.Board.Panels {
		path, to := moves(e, x)
		if path != "" && p.doorless(x.Kind) { // core
			p.Report(diag.Diagnostic{
				Summary: fmt.Sprintf("the rule sets %s to %s, but it has no door", p.panelName(x), to),
				Remedy:  "name a panel with a door, or draw one here",
				Range:   p.Where.At(path),
				Place:   p.place(middle(x)),
				Related: []diag.Related{{Range: p.panelRange(x), Text: "the panel"}},
				Marks:   []diag.Mark{edgeOf(x, x.ID)},
			})
		}
	}
}

// moves is where an effect names a panel to open or close, and the state that it sets; empty where it does not.
func moves(e effectAt, x model.Panel) (path, to string) {
	if x.ID == "" {
		return "", ""
	}
	if e.Of == x.ID {
		return e.path + ".of", fmt.Sprintf("%q", e.Set)
	}
	if i := slices.Index(e.Doors, x.ID); i >= 0 {
		return fmt.Sprintf("%s.doors.%d", e.path, i), "its other state"
	}
	return "", ""
}
