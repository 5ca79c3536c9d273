package corespace

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// doDoor sets a door, or those of a kind that are picked.
func doDoor(t *Table, m *Matter, e effect) outcome {
	of := func(one *model.Effect, id string) { one.Of = id }
	if e.At != nil {
		return byHand
	}
	return t.eachPicked(m, e, e.Of, t.panelsOf(e.Any), of, func(id string) outcome {
		if find(t.state.Doors, id, func(d Door) string { return d.Panel }) < 0 {
			return byHand
		}
		to := model.PanelState(e.Set)
		if e.Set == "unlocked" {
			to = unlocked(t.door(id))
		}
		if !t.setDoor(m, id, to) {
			return idle
		}
		return acted
	})
}

// unlocked is what becomes of a door that is unlocked.
func unlocked(was model.PanelState) model.PanelState {
	if was == model.Locked {
		return model.Closed
	}
	return was
}

// doPiece changes the state of a piece.
func doPiece(t *Table, m *Matter, e effect) outcome {
	of := e.Piece
	if of == "" && e.Any == "" {
		of = m.It
	}
	piece := func(one *model.Effect, id string) { one.Piece = id }
	return t.eachPicked(m, e, of, program.PiecesOf(t.mission, "", e.Any), piece, func(id string) outcome {
		t.setThing(string(t.pieceSort(id)), id, e.Set)
		return acted
	})
}

// eachPicked does something to what an effect names, or to those of a kind that it picks; name has an effect name one.
func (t *Table) eachPicked(m *Matter, e effect, of string, any []string, name func(*model.Effect, string), do func(string) outcome) outcome {
	switch {
	case of != "":
		return do(of)
	case e.Any != "" && len(any) == 0:
		return idle
	case len(any) == 0:
		return byHand
	case e.Pick == "random":
		return do(any[t.luck.Stream(setupStream).Intn(len(any))])
	case e.Pick != "":
		m.Ask = &Ask{Kind: askChoose, Text: "Which one? " + t.sayEffect(m.Source, e)}
		for _, id := range any {
			one := *e.Effect
			one.Any, one.Pick, one.Of, one.Piece = "", "", "", ""
			name(&one, id)
			m.Ask.Options = append(m.Ask.Options, Choice{Label: english.Capital(t.pieceTitle(id)), Steps: t.program.Ops([]model.Effect{one})})
		}
		return acted
	}
	how := idle
	for _, id := range any {
		if one := do(id); how != acted && one != idle {
			how = one
		}
	}
	return how
}

// setDoor sets a door and tells of it. In an interlock the others shut when one opens, and when the open
// one shuts another opens once the rule is done.
func (t *Table) setDoor(m *Matter, panel string, to model.PanelState) bool {
	i := find(t.state.Doors, panel, func(d Door) string { return d.Panel })
	if i < 0 || t.state.Doors[i].State == to {
		return false
	}
	was := t.state.Doors[i].State
	t.state.Doors[i].State = to
	t.announce(Event{Kind: DoorSet, ID: panel, Panel: panel, State: string(to), Text: t.pieceTitle(panel)})
	for _, others := range t.interlocked(panel) {
		if to == model.Open {
			for _, id := range others {
				if t.door(id) == model.Open {
					t.setDoor(m, id, model.Closed)
				}
			}
		} else if was == model.Open && t.oneOpen(append([]string{panel}, others...)) {
			t.openAnother(m, others)
		}
	}
	return true
}

// openAnother opens one of the doors of an interlock, of which none is open; the players pick where there
// are several.
func (t *Table) openAnother(m *Matter, doors []string) {
	if slices.ContainsFunc(doors, func(id string) bool { return t.door(id) == model.Open }) || opens(m, doors) {
		return
	}
	var options []model.Option
	for _, id := range doors {
		options = append(options, model.Option{Title: "Open " + t.pieceTitle(id), Do: []model.Effect{{Kind: kinds.DoorEffect.String(), Of: id, Set: string(model.Open)}}})
	}
	first := model.Effect{Kind: kinds.ChooseEffect.String(), Options: options}
	if len(options) == 1 {
		first = options[0].Do[0]
	}
	step := t.program.Op(first)
	if m == nil {
		t.state.Matters = append(t.state.Matters, &Matter{Steps: []effect{step}})
		return
	}
	m.Steps = append(m.Steps, step)
}

// opens reports whether a matter is about to open one of some doors itself.
func opens(m *Matter, doors []string) bool {
	return m != nil && slices.ContainsFunc(m.Steps, func(e effect) bool {
		door, writes := kinds.Of(kinds.Writes(*e.Effect), kinds.DoorCell)
		return writes && door.State == string(model.Open) && slices.Contains(doors, door.ID)
	})
}

// oneOpen reports whether of some interlocked doors one is open at any time.
func (t *Table) oneOpen(doors []string) bool {
	for _, f := range t.mission.Floors() {
		if f.Board.OneOpen(doors) {
			return true
		}
	}
	return false
}

// interlocked are the other doors of each interlock that a door is in.
func (t *Table) interlocked(panel string) [][]string {
	var out [][]string
	for _, f := range t.mission.Floors() {
		for _, ids := range f.Board.Interlocks {
			if slices.Contains(ids, panel) {
				out = append(out, slices.DeleteFunc(slices.Clone(ids), func(id string) bool { return id == panel }))
			}
		}
	}
	return out
}

func (t *Table) door(panel string) model.PanelState {
	if i := find(t.state.Doors, panel, func(d Door) string { return d.Panel }); i >= 0 {
		return t.state.Doors[i].State
	}
	return ""
}

// doSwitchDoors shuts the open one of some doors and opens the others. Where not exactly one is open, what is
// meant is left to the players.
func doSwitchDoors(t *Table, m *Matter, e effect) outcome {
	open := t.openOf(e.Doors)
	if len(open) != 1 || slices.ContainsFunc(e.Doors, func(id string) bool { return t.door(id) == "" }) {
		return byHand
	}
	for _, id := range e.Doors {
		if id != open[0] {
			t.setDoor(m, id, model.Open)
		}
	}
	t.setDoor(m, open[0], model.Closed)
	return acted
}

// openOf are those of some doors that are open.
func (t *Table) openOf(doors []string) []string {
	return slices.DeleteFunc(slices.Clone(doors), func(id string) bool { return t.door(id) != model.Open })
}

// turnDoor is a door that a trader opened or shut.
func (t *Table) turnDoor(panel string, to model.PanelState) error {
	if t.door(panel) == "" {
		return fmt.Errorf("there is no door %q", panel)
	}
	if !slices.Contains([]model.PanelState{model.Open, model.Closed, model.Locked, model.Jammed}, to) {
		return fmt.Errorf("a door is open, closed, locked or jammed, not %q", to)
	}
	if !t.setDoor(nil, panel, to) {
		return fmt.Errorf("the door %q is %s already", panel, to)
	}
	return nil
}

func (t *Table) panelsOf(kind string) []string {
	var out []string
	for _, f := range t.mission.Floors() {
		for _, p := range f.Board.Panels {
			if kind != "" && (p.Kind == kind || t.panelRule(p.Kind) == kind) && p.State != "" {
				out = append(out, program.PanelKey(p))
			}
		}
	}
	return out
}

// panelRule is what says how a kind of panel works; empty where nothing does.
func (t *Table) panelRule(kind string) string {
	if i := find(t.rules.Panels, kind, func(k model.PanelKind) string { return k.ID }); i >= 0 {
		return t.rules.Panels[i].Rule
	}
	return ""
}

// doEntry opens or seals an entry point. Where one moves to, which is picked and how long it lasts the players mark.
func doEntry(t *Table, _ *Matter, e effect) outcome {
	if e.Set == "" || e.At != nil || e.Of == "" || e.Any != "" || e.Group != "" || e.Until != "" || e.Die != "" {
		return byHand
	}
	t.setThing("entry", e.Of, e.Set)
	return acted
}

// doAirlock notes how airlocks are.
func doAirlock(t *Table, _ *Matter, e effect) outcome {
	if e.Set == "" {
		return byHand
	}
	for _, a := range t.mission.Board.Airlocks {
		if e.Of == "" || a.ID == e.Of {
			t.setThing("airlock", a.ID, e.Set)
		}
	}
	return acted
}

// setThing notes the state of something on the board and tells of it.
func (t *Table) setThing(sort, id, state string) {
	i := slices.IndexFunc(t.state.Things, func(x Thing) bool { return x.ID == id && x.Sort == sort })
	if i < 0 {
		i = len(t.state.Things)
		t.state.Things = append(t.state.Things, Thing{ID: id, Sort: sort})
	}
	t.state.Things[i].State = state
	t.emit(Event{Kind: ThingSet, Text: fmt.Sprintf("%s is now %s", english.Capital(t.thingTitle(t.state.Things[i])), english.Spelled(state))})
}

// thing is the state of something on the board; what no rule has changed is as it was.
func (t *Table) thing(sort, id, otherwise string) string {
	for _, x := range t.state.Things {
		if x.ID == id && x.Sort == sort {
			return x.State
		}
	}
	return otherwise
}

func sealedOr(sealed bool) string {
	if sealed {
		return "sealed"
	}
	return "open"
}
