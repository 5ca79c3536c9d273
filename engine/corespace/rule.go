package corespace

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// trigger is the model's, under a short name for the closures that match it.
type trigger = model.Trigger

// interact runs the rules that wait for someone to interact with a piece. A piece that no rule
// waits for is still told of, as its prose may matter.
func (t *Table) interact(id string) error {
	if !t.piece(id) {
		return fmt.Errorf("there is no piece %q on the board", id)
	}
	t.emit(Event{Kind: Interacted, ID: id})
	t.fire(func(w trigger) bool { return w.Kind == "interact" && w.With == id })
	return nil
}

func (t *Table) piece(id string) bool {
	return slices.ContainsFunc(t.mission.Floors(), func(f model.NamedFloor) bool {
		b := f.Board
		return find(b.Furniture, id, func(f model.Furniture) string { return f.ID }) >= 0 ||
			find(b.Crates, id, func(c model.Crate) string { return c.ID }) >= 0 ||
			find(b.Markers, id, func(m model.Marker) string { return m.ID }) >= 0 ||
			find(b.Panels, id, panelKey) >= 0
	})
}

// fire sets off every rule whose trigger matches, in the author's order. A rule is skipped when it
// has worked as often as it may; so is one that is being set off right now, or a peg that raises
// the hostility could go round in circles. What the table cannot judge is left to the players.
func (t *Table) fire(matches func(trigger) bool) {
	for _, r := range t.mission.Rules {
		if r.When == nil || !matches(*r.When) {
			continue
		}
		most, worked := times(r), count(t.state.Fired, r.ID)
		if most > 0 && worked >= most {
			continue
		}
		if most > 0 || worked == 0 {
			t.state.Fired = append(t.state.Fired, r.ID)
		}
		t.emit(Event{Kind: RuleFired, Rule: r.ID, ByHand: byHand(r)})
		if byHand(r) {
			continue
		}
		for _, e := range r.Do {
			t.apply(e)
		}
	}
}

// times is how often a rule works, 0 for always. A level that is reached a second time is no news.
func times(r model.Rule) int {
	if r.Times == 0 && r.When.Kind == "hostility" && r.When.Level != "" {
		return 1
	}
	return r.Times
}

// byHand reports whether the players have to judge a rule or carry it out, once it is set off.
func byHand(r model.Rule) bool {
	return slices.ContainsFunc(ruleGaps(r), func(g Gap) bool { return g.Part != "when" })
}

// apply carries out one effect and reports whether it changed anything.
func (t *Table) apply(e model.Effect) bool {
	switch e.Kind {
	case "pegs":
		before := t.state.Pegs
		t.addPegs(e.Add)
		return t.state.Pegs != before
	case "give":
		return t.give(e.Token)
	case "door":
		return t.setDoor(e.Of, model.PanelState(e.Set))
	}
	return false
}

// give hands over a token that was set aside; without one left nothing happens (seed 000:686).
func (t *Table) give(token string) bool {
	if !moveToken(&t.state.Aside, &t.state.Hands, token) {
		return false
	}
	t.emit(Event{Kind: Given, Tokens: []string{token}})
	return true
}

func (t *Table) setDoor(panel string, to model.PanelState) bool {
	i := find(t.state.Doors, panel, func(d Door) string { return d.Panel })
	if i < 0 || t.state.Doors[i].State == to {
		return false
	}
	t.state.Doors[i].State = to
	t.emit(Event{Kind: DoorSet, Panel: panel, State: string(to)})
	return true
}
