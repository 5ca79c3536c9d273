package corespace

import (
	"fmt"
	"slices"
)

// View is what everybody at the table may see. Closed crates show nothing, nor do the deck, the
// pouch and the kept cards.
type View struct {
	Round   int         `json:"round"`
	Phase   string      `json:"phase"` // empty during set-up
	Step    int         `json:"step"`
	Crews   int         `json:"crews"`
	Turn    int         `json:"turn"` // crew with the turn counter, from 1
	Pegs    int         `json:"pegs"`
	Level   string      `json:"level"`
	Charged bool        `json:"charged"`
	Shot    bool        `json:"shot"`
	Filled  bool        `json:"filled"`
	Due     []string    `json:"due"`
	Deck    int         `json:"deck"`
	Discard []string    `json:"discard"` // card keys, the latest last
	Drawn   *DrawnView  `json:"drawn,omitempty"`
	Held    []HeldView  `json:"held"`
	Crates  []CrateView `json:"crates"`
	Pouch   int         `json:"pouch"`
	Hands   []string    `json:"hands"`
	Aside   []string    `json:"aside"`
	Figures []Figure    `json:"figures"`
	Doors   []Door      `json:"doors"`
	Rooms   []string    `json:"rooms"`
	Fired   []string    `json:"fired"`
	Ops     int         `json:"ops"`
	Seed    string      `json:"seed"`
	Hash    string      `json:"hash"`
}

// DrawnView is the open event card and the band that counts; Band is -1 if the card is silent.
type DrawnView struct {
	Card  string `json:"card"`
	Band  int    `json:"band"`
	Acted bool   `json:"acted"`
}

// HeldView is a kept card, face down.
type HeldView struct {
	Kind string `json:"kind"`
	Crew int    `json:"crew"` // from 1
}

// CrateView is a crate with its contents once it is open.
type CrateView struct {
	ID     string   `json:"id"`
	Open   bool     `json:"open"`
	Tokens []string `json:"tokens"`
}

// View is what everybody at the table may see now.
func (t *Table) View() View {
	s := t.State()
	v := View{
		Round: s.Round, Phase: t.phase(), Step: s.Step, Crews: s.Crews, Turn: s.Turn + 1,
		Pegs: s.Pegs, Level: t.level(), Charged: t.charged(), Shot: s.Shot, Filled: s.Filled, Due: t.dues(),
		Deck: len(s.Deck), Discard: s.Discard, Drawn: t.drawnView(),
		Pouch: len(s.Pouch), Hands: s.Hands, Aside: s.Aside, Figures: s.Figures, Doors: s.Doors,
		Rooms: s.Rooms, Fired: s.Fired, Ops: len(t.ops), Seed: fmt.Sprint(t.seed), Hash: t.StateHash(),
	}
	for _, h := range s.Held {
		v.Held = append(v.Held, HeldView{Kind: t.kinds[h.Card], Crew: h.Crew + 1})
	}
	for _, c := range s.Crates {
		v.Crates = append(v.Crates, crateView(c))
	}
	return v
}

func crateView(c CrateState) CrateView {
	if !c.Open {
		return CrateView{ID: c.ID}
	}
	return CrateView{ID: c.ID, Open: true, Tokens: slices.Clone(c.Tokens)}
}

func (t *Table) drawnView() *DrawnView {
	d := t.state.Drawn
	if d == nil {
		return nil
	}
	return &DrawnView{Card: d.Card, Band: t.band(t.cards[d.Card]), Acted: d.Acted}
}

func (t *Table) charged() bool {
	return t.rules.Hostility.Levels[t.rules.Hostility.Level(t.state.Pegs)].Charged
}
