package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// map116 finds groups of doors that cannot be interlocked.
func map116() Check {
	return Check{
		Code:     "MAP116",
		Title:    "an interlock that does not hold",
		Severity: diag.Error,
		Needs:    []Capability{Mission, Whole, Walls},
		Text: "An interlock is a group of doors of which exactly one stands open, such as the two doors of a sluice. This group has fewer " +
			"than two doors, names a panel without a door, or begins with no door or with several of them open. Let exactly one panel of " +
			"the group have the state open.",
		Before: "board: {\n\tpanels: {\n\t\t\"4,0-4,4\": {id: \"outer\", state: \"open\"}\n\t\t\"8,0-8,4\": {id: \"inner\", state: \"open\"}\n\t}\n\tinterlocks: [[\"outer\", \"inner\"]]\n}",
		After:  "board: {\n\tpanels: {\n\t\t\"4,0-4,4\": {id: \"outer\", state: \"open\"}\n\t\t\"8,0-8,4\": {id: \"inner\", state: \"closed\"}\n\t}\n\tinterlocks: [[\"outer\", \"inner\"]]\n}",
		Run: func(p *Pass) {
			for _, f := range p.Mission.Floors() {
				for i, ids := range f.Board.Interlocks {
					d := p.interlock(fmt.Sprintf("%s.interlocks.%d", f.Path, i), ids)
					if d != nil { // core
						p.Report(*d)
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

// interlock says what is wrong with a group of doors, or nothing. A name that is not known is reported by
// itself.
func (p *Pass) interlock(path string, ids []string) *diag.Diagnostic {
	var doors, open []doorAt
	for i, id := range ids {
		d, ok := p.doorCalled(id)
		switch {
		case !ok || slices.Contains(ids[:i], id):
			if !ok {
				return nil
			}
			continue
		case p.doorless(d.Kind):
			return p.noLock(path, fmt.Sprintf("%s is in an interlock, but it has no door", p.panelName(d.Panel)), "name a panel with a door", []doorAt{d})
		}
		doors = append(doors, d)
		if d.State == model.Open {
			open = append(open, d)
		}
	}
	switch {
	case len(doors) < 2:
		return p.noLock(path, fmt.Sprintf("an interlock of %s, where two are the least", count(len(doors), "door")), "name the doors of which one at a time is open, or take it out", doors)
	case len(open) == 0:
		d := p.noLock(path, fmt.Sprintf("none of the %d doors of an interlock is open at the start", len(doors)), "let one of them begin open", doors)
		d.Fix = p.setDoors("open the first of them", doors[:1], model.Open)
		return d
	case len(open) > 1:
		d := p.noLock(path, fmt.Sprintf("%d of the %d doors of an interlock are open at the start", len(open), len(doors)), "let all but one of them begin closed", open)
		d.Fix = p.setDoors("close all but the first of them", open[1:], model.Closed)
		return d
	}
	return nil
}

// noLock is what to say of a group of doors.
func (p *Pass) noLock(path, summary, remedy string, doors []doorAt) *diag.Diagnostic {
	d := &diag.Diagnostic{Summary: summary, Remedy: remedy, Range: p.Where.At(path)}
	for i, x := range doors {
		if i == 0 {
			d.Place = p.spotOn(x.floor, middle(x.Panel))
		}
		d.Related = append(d.Related, diag.Related{Range: p.first(x.state(), x.floor.Path+".plan@"+x.Name), Text: fmt.Sprintf("%s is %s", x.ID, stateWord(x.State))})
		d.Marks = append(d.Marks, onFloorMarks(x.floor, edgeOf(x.Panel, x.ID))...)
		d.Reasons = append(d.Reasons, fmt.Sprintf("%s begins %s", p.panelName(x.Panel), stateWord(x.State)))
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
func (p *Pass) setDoors(text string, doors []doorAt, state model.PanelState) *diag.Fix {
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
func (p *Pass) doorCalled(id string) (doorAt, bool) {
	for _, f := range p.Mission.Floors() {
		for _, x := range f.Board.Panels {
			if id != "" && x.ID == id {
				return doorAt{x, f}, true
			}
		}
	}
	return doorAt{}, false
}
