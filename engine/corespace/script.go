package corespace

import (
	"fmt"
	"reflect"
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// trigger is the model's, under a short name for what matches it.
type trigger = model.Trigger

// scripts are the special rules that something sets off and, as rules of their own, what brings hidden things
// to light and what ends the game.
func scripts(m *model.Mission) []model.Rule {
	var out []model.Rule
	for _, r := range m.Rules {
		if r.When != nil {
			out = append(out, r)
		}
	}
	for _, h := range m.Setup.Hidden {
		if h.Reveal != nil {
			out = append(out, model.Rule{ID: revealID(h.ID), Title: english.Capital(english.Spelled(h.ID)), When: h.Reveal,
				Do: []model.Effect{{Kind: "reveal", Hidden: h.ID}}, Simulated: true})
		}
	}
	for i := range m.Ends {
		out = append(out, model.Rule{ID: fmt.Sprintf("ends.%d", i), Title: "The end of the game", When: &m.Ends[i],
			Do: []model.Effect{{Kind: "end"}}, Times: 1, Simulated: true})
	}
	return out
}

// revealID is the id of the rule that brings something hidden to light by itself.
func revealID(hidden string) string { return "setup.hidden." + hidden }

// script is the rule with an id; cards have none.
func (t *Table) script(id string) (model.Rule, bool) {
	for _, r := range scripts(t.mission) {
		if r.ID == id {
			return r, true
		}
	}
	for _, r := range t.mission.Rules { // one that only other rules set off
		if r.ID == id {
			return r, true
		}
	}
	return model.Rule{}, false
}

// leaves are the events that a trigger waits for, each by itself.
func leaves(w trigger) []trigger {
	if w.Kind != "any" {
		return []trigger{w}
	}
	var out []trigger
	for _, x := range w.Triggers {
		out = append(out, leaves(x)...)
	}
	return out
}

// notice sets off every rule that waits for an event, in the author's order. They work once the action
// that led to it is done.
func (t *Table) notice(e Event) {
	for _, r := range scripts(t.mission) {
		for _, leaf := range leaves(*r.When) {
			if how := t.matches(leaf, e); how != no {
				t.setOff(r.ID, leaf, e.ID, how == unsure)
				break
			}
		}
	}
}

// announce tells of an event and sets off the rules that wait for it.
func (t *Table) announce(e Event) {
	t.emit(e)
	t.notice(e)
}

func (t *Table) matches(leaf trigger, e Event) verdict {
	row := triggerRow(leaf.Kind)
	if row.match == nil {
		return no
	}
	return row.match(t, leaf, e)
}

// setOff lets a rule work as soon as those before it are done.
func (t *Table) setOff(rule string, leaf trigger, it string, unsure bool) {
	t.state.Matters = append(t.state.Matters, &Matter{Source: rule, Leaf: &leaf, It: it, Unsure: unsure})
}

// happened is told by the players: the nth event that a rule waits for has come about. Other rules that
// wait for the very same are set off with it.
func (t *Table) happened(id string, n int, it string) error {
	r, ok := t.script(id)
	if !ok || r.When == nil {
		return fmt.Errorf("there is no rule %q that waits for something", id)
	}
	all := leaves(*r.When)
	if n < 1 || n > len(all) || !told(t.mission, all[n-1]) {
		return fmt.Errorf("the players do not tell of event %d of the rule %q", n, id)
	}
	leaf := all[n-1]
	if list := t.pieces(leaf); it != "" && !slices.Contains(list, it) {
		return fmt.Errorf("%q is not what the rule %q waits for", it, id)
	}
	t.emit(Event{Kind: Happened, Text: t.sayEvent(leaf), ID: it})
	for _, s := range scripts(t.mission) {
		if slices.ContainsFunc(leaves(*s.When), func(w trigger) bool { return reflect.DeepEqual(w, leaf) }) {
			t.setOff(s.ID, leaf, it, false)
		}
	}
	return nil
}

// interact says that a trader interacts with a piece. A piece that no rule waits for is still told of, as
// its prose may matter.
func (t *Table) interact(id string) error {
	if !t.piece(id) {
		return fmt.Errorf("there is no piece %q on the board", id)
	}
	t.announce(Event{Kind: Interacted, ID: id, Text: t.pieceTitle(id)})
	return nil
}

func (t *Table) piece(id string) bool { return t.pieceSort(id) != "" }

// unrevealed counts the hidden things that nothing brings to light.
func unrevealed(m *model.Mission) int {
	n := 0
	for _, h := range m.Setup.Hidden {
		if h.Reveal == nil && !slices.ContainsFunc(m.Rules, func(r model.Rule) bool {
			return slices.ContainsFunc(inner(r.Do), func(e effect) bool { return e.Kind == "reveal" && e.Hidden == h.ID })
		}) {
			n++
		}
	}
	return n
}
