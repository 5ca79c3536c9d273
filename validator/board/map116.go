package board

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/worlds"
)

// map116 finds groups of doors that cannot be interlocked.
func map116() check.Check {
	return check.Check{
		Code:     "MAP116",
		Title:    "an interlock that does not hold",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission, check.Whole, check.Walls},
		Requires: []check.AnyFact{worlds.WorldFact},
		Text: "An interlock is a group of doors of which no two are open at once, such as the two doors of a sluice; where one of them begins " +
			"open, one always is. This group has fewer than two doors, names a panel without a door, or begins with several of them open: let " +
			"one panel of the group at most have the state open. Or a rule shuts one of them, opens none of the others, and leaves nobody a way through: " +
			"that is a warning.",
		Before: "board: {\n\tpanels: {\n\t\t\"4,0-4,4\": {id: \"outer\", state: \"open\"}\n\t\t\"8,0-8,4\": {id: \"inner\", state: \"open\"}\n\t}\n\tinterlocks: [[\"outer\", \"inner\"]]\n}",
		After:  "board: {\n\tpanels: {\n\t\t\"4,0-4,4\": {id: \"outer\", state: \"open\"}\n\t\t\"8,0-8,4\": {id: \"inner\", state: \"closed\"}\n\t}\n\tinterlocks: [[\"outer\", \"inner\"]]\n}",
		Run: func(p *check.Pass) {
			for _, f := range p.Mission.Floors() {
				for i, ids := range f.Board.Interlocks {
					for _, d := range interlocked(p, fmt.Sprintf("%s.interlocks.%d", f.Path, i), ids) {
						if d.Summary != "" { // core
							p.Report(d)
						}
					}
				}
			}
		},
	}
}

// doorAt is a panel with its floor.
type doorAt struct {
	model.Panel
	floor model.NamedFloor
}

// state is the path of the door's state, if the source gives it one.
func (d doorAt) state() string { return d.floor.Path + ".panels." + d.Name + ".state" }

// interlocked says what is wrong with a group of doors or, where the group is as it should be, with what rules do to it.
func interlocked(p *check.Pass, path string, ids []string) []diag.Diagnostic {
	doors, open, d := interlock(p, path, ids)
	switch {
	case d != nil:
		return []diag.Diagnostic{*d}
	case len(open) == 1:
		return shutFor(p, doors)
	}
	return nil
}

// interlock are the doors of a group and those of them that begin open, and what is wrong with them. A name that is not
// known is reported by itself.
func interlock(p *check.Pass, path string, ids []string) (doors, open []doorAt, wrong *diag.Diagnostic) {
	for i, id := range ids {
		d, ok := doorCalled(p, id)
		switch {
		case !ok || slices.Contains(ids[:i], id):
			if !ok {
				return nil, nil, nil
			}
			continue
		case parts.Doorless(p, d.Kind):
			return nil, nil, noLock(p, path, fmt.Sprintf("%s is in an interlock, but it has no door", parts.PanelName(p, d.Panel)), "name a panel with a door", []doorAt{d})
		}
		doors = append(doors, d)
		if d.State == model.Open {
			open = append(open, d)
		}
	}
	switch {
	case len(doors) < 2:
		return nil, nil, noLock(p, path, fmt.Sprintf("an interlock of %s, where two are the least", english.Count(len(doors), "door")), "name the doors of which one at a time is open, or take it out", doors)
	case len(open) > 1:
		d := noLock(p, path, fmt.Sprintf("%d of the %d doors of an interlock are open at the start", len(open), len(doors)), "let all but one of them begin closed", open)
		d.Fix = setDoors(p, "close all but the first of them", open[1:], model.Closed)
		return doors, open, d
	}
	return doors, open, nil
}

// shutFor finds rules that shut a door of a group of which one is to stand open, and open none of the others.
func shutFor(p *check.Pass, doors []doorAt) []diag.Diagnostic {
	var out []diag.Diagnostic
	opened := slices.DeleteFunc(slices.Clone(doors), func(d doorAt) bool {
		return d.State != model.Open && !worlds.World(p).Sets(d.Panel, string(model.Open))
	})
	for _, r := range p.Mission.Rules {
		var shut parts.EffectAt
		opens := false
		parts.Effects("rules."+r.ID, r.Do, func(e parts.EffectAt) {
			moves := func(d doorAt) bool {
				return kinds.Changes(e.Effect, kinds.DoorCell) && (e.Of == d.ID || e.Any == d.Kind)
			}
			switch {
			case len(e.Doors) > 0 || kinds.Changes(e.Effect, kinds.RuleCell) || e.Set == string(model.Open) && slices.ContainsFunc(doors, moves):
				opens = true
			case shut.Path == "" && slices.ContainsFunc(opened, moves):
				shut = e
			}
		})
		if shut.Path != "" && !opens {
			out = append(out, leavesShut(p, r, shut, doors))
		}
	}
	return out
}

// leavesShut is what to say of a rule that shuts a door of a group and opens none.
func leavesShut(p *check.Pass, r model.Rule, e parts.EffectAt, doors []doorAt) diag.Diagnostic {
	d := noLock(p, e.Path, fmt.Sprintf("rule %q shuts a door of an interlock and opens none of the others", r.ID), "open one of the others in the same rule, or use {kind: \"switch-doors\"}", doors)
	d.Severity = diag.Warning
	d.Range = p.First(e.Path+".set", e.Path)
	return *d
}

// noLock is what to say of a group of doors.
func noLock(p *check.Pass, path, summary, remedy string, doors []doorAt) *diag.Diagnostic {
	d := &diag.Diagnostic{Summary: summary, Remedy: remedy, Range: p.Where.At(path)}
	for i, x := range doors {
		if i == 0 {
			d.Place = p.SpotOn(x.floor, parts.Middle(x.Panel))
		}
		d.Related = append(d.Related, diag.Related{Range: p.First(x.state(), x.floor.Path+".plan@"+x.Name), Text: fmt.Sprintf("%s is %s", x.ID, stateWord(x.State))})
		d.Marks = append(d.Marks, onFloorMarks(x.floor, edgeOf(x.Panel, x.ID))...)
		d.Reasons = append(d.Reasons, fmt.Sprintf("%s begins %s", parts.PanelName(p, x.Panel), stateWord(x.State)))
	}
	return d
}

// stateWord names the state of a door.
func stateWord(s model.PanelState) string {
	if s == "" {
		return "without a door"
	}
	return string(s)
}

// setDoors is a change of the states of some doors, if the source gives a state to each.
func setDoors(p *check.Pass, text string, doors []doorAt, state model.PanelState) *diag.Fix {
	fix := &diag.Fix{Text: text}
	for _, d := range doors {
		if !p.Where.Has(d.state()) {
			return nil
		}
		fix.Edits = append(fix.Edits, diag.Edit{Range: p.Where[d.state()], New: fmt.Sprintf("%q", state)})
	}
	return fix
}

// doorCalled finds a panel of any floor by its id.
func doorCalled(p *check.Pass, id string) (doorAt, bool) {
	for _, f := range p.Mission.Floors() {
		for _, x := range f.Board.Panels {
			if id != "" && x.ID == id {
				return doorAt{x, f}, true
			}
		}
	}
	return doorAt{}, false
}
