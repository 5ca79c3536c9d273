package corespace

import (
	"errors"
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/program"
)

// Ask is a question to the players, with what they can answer.
type Ask struct {
	Kind    string   `json:"kind"` // what the answer decides
	Text    string   `json:"text"`
	Path    string   `json:"path,omitempty"` // of the condition that is asked for
	Options []Choice `json:"options"`
}

// Choice is one answer, with what it leads to.
type Choice struct {
	Label string       `json:"label"`
	So    bool         `json:"so,omitempty"`    // it is so, or wanted
	Hits  int          `json:"hits,omitempty"`  // successes of a roll; 0: it failed
	Dice  int          `json:"dice,omitempty"`  // the table rolls so many dice
	Steps []program.Op `json:"steps,omitempty"` // what is done
	Text  string       `json:"text,omitempty"`  // what only words say
	Crew  int          `json:"crew,omitempty"`  // from 1
	Piece string       `json:"piece,omitempty"`
}

// What an answer can decide.
const (
	askFit      = "fit"
	askIf       = "if"
	askOptional = "optional"
	askCheck    = "check"
	askChoose   = "choose"
	askRoll     = "roll"
	askCrew     = "crew"
	askHidden   = "hidden"
)

func yesNo(kind, text string) *Ask {
	return &Ask{Kind: kind, Text: text, Options: []Choice{{Label: "Yes", So: true}, {Label: "No"}}}
}

// answer takes the nth answer to the open question, counted from 1.
func (t *Table) answer(n int) error {
	if len(t.state.Matters) == 0 || t.state.Matters[0].Ask == nil {
		return errors.New("no question is open")
	}
	m := t.state.Matters[0]
	ask := m.Ask
	if n < 1 || n > len(ask.Options) {
		return fmt.Errorf("the question has %d answers", len(ask.Options))
	}
	c := ask.Options[n-1]
	m.Ask = nil
	t.emit(Event{Kind: Answered, Text: ask.Text, State: c.Label})
	t.follow(m, *ask, c)
	return nil
}

// follow is what an answer leads to, by what it decides.
func (t *Table) follow(m *Matter, ask Ask, c Choice) {
	switch ask.Kind {
	case askIf:
		m.Told = append(m.Told, Told{Path: ask.Path, So: c.So})
	case askFit, askOptional:
		t.onward(m, c.So)
	case askCheck:
		if c.Dice > 0 {
			c.Hits = t.rollCheck(*m.Leaf.Check, c.Dice)
		}
		m.Hits = c.Hits
		t.rolled(m, c.Hits > 0)
	case askRoll:
		t.rollTable(m, c)
	case askChoose:
		m.Steps = slices.Concat(c.Steps, m.Steps)
	case askCrew:
		t.game.steps[c.Steps[0].Code].crew(t, c.Steps[0], c.Crew)
	case askHidden:
		t.unmask(m, c)
	}
}

// onward lets a matter through its gate, or ends it.
func (t *Table) onward(m *Matter, so bool) {
	m.Gate++
	if !so {
		t.drop(m)
	}
}

// drop ends a matter that waited.
func (t *Table) drop(m *Matter) {
	t.state.Matters = slices.DeleteFunc(t.state.Matters, func(x *Matter) bool { return x == m })
}
