package corespace

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Matter is a rule, an ending or a card at work: what is still to be found out about it, and what is still
// to be done. It waits while a question to the players is open.
type Matter struct {
	Source string        `json:"source"` // id of the rule, path of the ending, or key of the card
	Leaf   *program.Leaf `json:"leaf,omitempty"`
	It     string        `json:"it,omitempty"`     // the piece that set it off
	NPC    string        `json:"npc,omitempty"`    // the kind of those figures that set it off
	Count  int           `json:"count,omitempty"`  // of those figures
	Unsure bool          `json:"unsure,omitempty"` // the table saw the event, but not whether it is the one meant
	Sure   bool          `json:"sure,omitempty"`   // another rule sets it off: nothing is rolled for
	Gate   int           `json:"gate"`             // gates that it has passed
	Told   []Told        `json:"told,omitempty"`   // what the players said of its conditions
	Hits   int           `json:"hits,omitempty"`   // successes of its roll
	Steps  []program.Op  `json:"steps,omitempty"`  // what it is still to do
	Ask    *Ask          `json:"ask,omitempty"`    // the question that it waits for
}

// those are the figures that an effect is on. Who set the rule off is one of its kind, where the table knows that: to it
// all of a kind are alike. Those who fell are not on the board any more, and are left to the players.
func (m *Matter) those(w model.Who) model.Who {
	if w.Figure != "it" || m.Leaf == nil || kinds.Has(kinds.Reads(*m.Leaf.Trigger), kinds.FallCell) {
		return w
	}
	if m.NPC != "" {
		return model.Who{NPC: m.NPC, Count: max(1, m.Count)}
	}
	if it, _ := kinds.It(*m.Leaf.Trigger); it != nil && it.NPC != "" && program.PlainKind(*it) {
		return model.Who{NPC: it.NPC, Count: 1}
	}
	return w
}

// Told is what the players said of one condition.
type Told struct {
	Path string `json:"path"`
	So   bool   `json:"so"`
}

func (m *Matter) clone() *Matter {
	c := *m
	c.Told, c.Steps = slices.Clone(m.Told), slices.Clone(m.Steps)
	if m.Ask != nil {
		ask := *m.Ask
		c.Ask = &ask
	}
	return &c
}

func cloneMatters(list []*Matter) []*Matter {
	out := slices.Clone(list)
	for i, m := range out {
		out[i] = m.clone()
	}
	return out
}

// pass is what a gate says of a matter.
type pass int

const (
	halt    pass = iota // the matter ends here
	wait                // the players are asked first
	through             // on to the next
)

// gates are what a rule has to pass before it works, in their order. A roll comes last, so that nobody
// rolls for what cannot be; and only what passed all of them counts as having worked.
func gates() []func(*Table, *Matter, *program.Rule) pass {
	return []func(*Table, *Matter, *program.Rule) pass{
		(*Table).meant, (*Table).counts, (*Table).within, (*Table).holds, (*Table).present, (*Table).wanted, (*Table).succeeds, (*Table).works,
	}
}

// mostMatters is how many rules one action may set off. More than that go round in circles.
const mostMatters = 300

// settle works through what is waiting, until nothing is left or the players are asked: first the rules
// that were set off, in their order, then levels of hostility that nobody was told of, then the next moment
// of the round.
func (t *Table) settle() {
	for worked := 0; ; {
		switch {
		case len(t.state.Matters) > 0:
			if worked++; worked > mostMatters {
				t.emit(Event{Kind: Circled, Rule: t.state.Matters[0].Source})
				t.state.Matters = nil
				continue
			}
			if t.waits(t.state.Matters[0]) {
				return
			}
			t.state.Matters = t.state.Matters[1:]
		case t.state.Told < t.rules.Hostility.Level(t.state.Pegs):
			t.state.Told++
			t.reach(t.state.Told)
		case len(t.state.Moments) > 0:
			t.moment()
		default:
			return
		}
	}
}

// waits goes on with a matter and reports whether it has come to a question.
func (t *Table) waits(m *Matter) bool {
	if m.Ask != nil {
		return true
	}
	if s := t.program.Rule(m.Source); s != nil {
		for all := gates(); m.Gate < len(all); m.Gate++ {
			switch all[m.Gate](t, m, s) {
			case halt:
				return false
			case wait:
				return true
			}
		}
	}
	for len(m.Steps) > 0 {
		e := m.Steps[0]
		m.Steps = m.Steps[1:]
		t.carry(m, e)
		if m.Ask != nil {
			return true
		}
	}
	return false
}

// carry does one effect, or tells the players to.
func (t *Table) carry(m *Matter, e effect) {
	row := t.game.steps[e.Code]
	how := byHand
	if row.do != nil {
		how = row.do(t, m, e)
	}
	switch how {
	case byHand:
		t.leave(m.Source, t.sayEffect(m.Source, e))
		t.state.Todo[len(t.state.Todo)-1].Brief = e.Until == "round" || e.Until == "turn"
	case idle:
		t.emit(Event{Kind: NoEffect, Text: t.sayEffect(m.Source, e), Reason: row.idle})
	case acted:
		t.touched(m.Source)
	}
}

// lapse takes what lasted until the end of the round off the list of what is left to the players.
func (t *Table) lapse() {
	for _, d := range t.state.Todo {
		if d.Brief {
			t.emit(Event{Kind: Lapsed, Text: d.Text})
		}
	}
	t.state.Todo = slices.DeleteFunc(t.state.Todo, func(d Todo) bool { return d.Brief })
}

// leave leaves something to the players, and keeps it in sight until they have done it.
func (t *Table) leave(source, text string) {
	t.state.Tasks++
	t.state.Todo = append(t.state.Todo, Todo{N: t.state.Tasks, Source: source, Text: text})
	t.emit(Event{Kind: LeftToPlayers, Text: text})
}

// touched notes on an open card that a part of it was carried out.
func (t *Table) touched(source string) {
	for _, d := range []*Drawn{t.state.Drawn, t.state.Played} {
		if d != nil && d.Card == source {
			d.Acted = true
		}
	}
}

// finish takes a task off the list once the players have done it; 0 takes off all of them.
func (t *Table) finish(n int) error {
	before := len(t.state.Todo)
	t.state.Todo = slices.DeleteFunc(t.state.Todo, func(d Todo) bool { return n == 0 || d.N == n })
	if len(t.state.Todo) == before {
		return fmt.Errorf("nothing numbered %d is left to the players", n)
	}
	return nil
}
