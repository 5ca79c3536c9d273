package corespace

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// RuleState is what special rules have come to.
type RuleState struct {
	Fired   []Firing       `json:"fired"`             // rules that worked, in order
	Matters []*Matter      `json:"matters,omitempty"` // rules at work; the first may wait for an answer
	Moments []Moment       `json:"moments,omitempty"` // of the action under way
	Timers  []Timer        `json:"timers,omitempty"`
	Absent  []Timer        `json:"absent,omitempty"` // rules of this phase that wait for somebody to come
	At      int            `json:"at"`               // how far the round is, in halves of phases
	Told    int            `json:"told"`             // index of the hostility level that the log has come to
	Highest int            `json:"highest"`          // of the highest level that was ever reached
	Most    int            `json:"most"`             // most pegs that ever were on the track
	Seen    []model.Amount `json:"seen,omitempty"`   // events that each rule with a number has seen
	Things  []Thing        `json:"things,omitempty"`
	Hidden  []HiddenState  `json:"hidden,omitempty"`
	Scores  []Score        `json:"scores,omitempty"` // of each crew
	Done    []string       `json:"done,omitempty"`   // objectives
	Skip    []string       `json:"skip,omitempty"`   // phases that are left out
	Todo    []Todo         `json:"todo,omitempty"`
	Tasks   int            `json:"tasks"` // that were ever left to the players
	Over    bool           `json:"over,omitempty"`
	Own     [][]int        `json:"own,omitempty"` // by counter: that of each crew, where each keeps one
}

// Thing is something on the board that rules have changed: a piece, an entry point, an airlock.
type Thing struct {
	ID    string `json:"id"`
	Sort  string `json:"sort"`
	State string `json:"state"`
}

// Score is what a crew has come to by special rules.
type Score struct {
	Points int `json:"points"`
	UA     int `json:"ua"`
}

// Todo is something that a rule leaves to the players.
type Todo struct {
	N      int    `json:"n"`
	Source string `json:"source"` // the rule, level or card that asks for it
	Text   string `json:"text"`
	Brief  bool   `json:"brief,omitempty"` // it lasts until the end of the round at most
}

// HiddenState is how far something hidden has come to light.
type HiddenState struct {
	ID    string   `json:"id"`
	Not   []string `json:"not,omitempty"` // what it turned out not to be
	Found string   `json:"found,omitempty"`
}

func (s RuleState) clone() RuleState {
	s.Fired, s.Matters, s.Moments = slices.Clone(s.Fired), cloneMatters(s.Matters), slices.Clone(s.Moments)
	s.Timers, s.Absent = slices.Clone(s.Timers), slices.Clone(s.Absent)
	s.Seen, s.Things = slices.Clone(s.Seen), slices.Clone(s.Things)
	s.Hidden, s.Scores = slices.Clone(s.Hidden), slices.Clone(s.Scores)
	for i, h := range s.Hidden {
		s.Hidden[i].Not = slices.Clone(h.Not)
	}
	s.Own = slices.Clone(s.Own)
	for i, own := range s.Own {
		s.Own[i] = slices.Clone(own)
	}
	s.Done, s.Skip, s.Todo = slices.Clone(s.Done), slices.Clone(s.Skip), slices.Clone(s.Todo)
	return s
}
