package corespace

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/asjson"
)

// State is everything that an op can change, apart from the random streams.
type State struct {
	Round    int            `json:"round"` // 0 before the first
	Phase    int            `json:"phase"` // index into the rule set's phases; -1 during set-up
	Step     int            `json:"step"`  // index into the phase's steps
	Crews    int            `json:"crews"`
	Turn     int            `json:"turn"` // who holds the turn counter, from 0
	Pegs     int            `json:"pegs"`
	Ended    []int          `json:"ended"`              // pegs as each phase last ended
	Shots    int            `json:"shots"`              // of this round that added pegs
	Filled   bool           `json:"filled"`             // the crates are filled
	Drew     bool           `json:"drew"`               // an event was drawn in this phase
	Arrived  bool           `json:"arrived"`            // the arrivals of this phase were rolled
	Deck     []string       `json:"deck"`               // card keys, the next one first
	Included []model.Amount `json:"included,omitempty"` // kinds of card that the players shuffled in
	Beside   []string       `json:"beside,omitempty"`   // cards that wait beside the deck
	Discard  []string       `json:"discard"`            // the latest last
	Drawn    *Drawn         `json:"drawn,omitempty"`    // the event that is being resolved
	Played   *Drawn         `json:"played,omitempty"`   // the latest kept card that was played
	Held     []Held         `json:"held,omitempty"`
	Crates   []CrateState   `json:"crates"`
	Picked   []string       `json:"picked,omitempty"` // by hand, to be among those dealt
	Pouch    []string       `json:"pouch"`
	Hands    []string       `json:"hands"`
	Aside    []string       `json:"aside"`
	Box      []string       `json:"box"` // tokens that take no part
	Figures  []Figure       `json:"figures"`
	Standing []Standing     `json:"standing"` // figures that the set-up placed
	Counters []model.Amount `json:"counters"`
	Doors    []Door         `json:"doors"`
	Rooms    []string       `json:"rooms"` // rooms searched, in order
	RuleState
}

// CrateState is one crate with what lies in it.
type CrateState struct {
	ID     string   `json:"id"`
	Open   bool     `json:"open"`
	Tokens []string `json:"tokens"`
}

// Drawn is an open card. What it says is fixed when it is laid open, even if its own effects then
// raise the hostility.
type Drawn struct {
	Card  string `json:"card"`
	Level string `json:"level"` // id of the hostility level at that moment
	Acted bool   `json:"acted"` // the table already carried out an effect of it
}

func (d *Drawn) clone() *Drawn {
	if d == nil {
		return nil
	}
	c := *d
	return &c
}

// Held is a card that a crew keeps unseen by the others.
type Held struct {
	Card string `json:"card"`
	Crew int    `json:"crew"`
}

// Figure is the miniatures of one NPC kind: at hand, on the board, and whether any was ever placed.
type Figure struct {
	NPC    string `json:"npc"`
	Stock  int    `json:"stock"`
	Board  int    `json:"board"`
	Placed bool   `json:"placed"`
}

// Door is how the doors of a panel stand.
type Door struct {
	Panel string           `json:"panel"`
	State model.PanelState `json:"state"`
}

// clone is a copy that shares nothing an op would change.
func (s State) clone() State {
	s.Deck, s.Discard, s.Beside = slices.Clone(s.Deck), slices.Clone(s.Discard), slices.Clone(s.Beside)
	s.Included, s.Ended = slices.Clone(s.Included), slices.Clone(s.Ended)
	s.Picked = slices.Clone(s.Picked)
	s.Pouch, s.Hands = slices.Clone(s.Pouch), slices.Clone(s.Hands)
	s.Aside, s.Box = slices.Clone(s.Aside), slices.Clone(s.Box)
	s.Held, s.Figures = slices.Clone(s.Held), slices.Clone(s.Figures)
	s.Doors, s.Rooms = slices.Clone(s.Doors), slices.Clone(s.Rooms)
	s.Standing, s.Counters = slices.Clone(s.Standing), slices.Clone(s.Counters)
	s.Crates = slices.Clone(s.Crates)
	for i, c := range s.Crates {
		s.Crates[i].Tokens = slices.Clone(c.Tokens)
	}
	s.Drawn, s.Played = s.Drawn.clone(), s.Played.clone()
	s.RuleState = s.RuleState.clone()
	return s
}

// State is a copy of the current state, hidden things included.
func (t *Table) State() State { return t.state.clone() }

// StateHash is a short fingerprint of the state and of the luck to come: 16 hexadecimal digits.
func (t *Table) StateHash() string {
	// Maps are written in the order of their keys, so that equal states give equal bytes.
	b, err := asjson.Marshal([]any{t.state, t.luck.Save()})
	if err != nil {
		return "" // State holds nothing that JSON cannot say
	}
	return fmt.Sprintf("%016x", hashOf(append(b, '\n')))
}
