package corespace

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// View is what everybody at the table may see. Closed crates show nothing, nor do the deck, the
// pouch and the kept cards.
type View struct {
	Round    int            `json:"round"`
	Phase    string         `json:"phase"` // empty during set-up
	Step     int            `json:"step"`
	Crews    int            `json:"crews"`
	Turn     int            `json:"turn"` // crew with the turn counter, from 1
	Pegs     int            `json:"pegs"`
	Level    string         `json:"level"`
	Charged  bool           `json:"charged"`
	Shot     bool           `json:"shot"`
	Pegged   bool           `json:"pegged"` // the table has added the pegs of this phase
	Filled   bool           `json:"filled"`
	Due      []string       `json:"due"`
	Deck     int            `json:"deck"`
	Cards    []model.Amount `json:"cards"`            // what the deck is made of, by kind
	Beside   []model.Amount `json:"beside,omitempty"` // what waits beside it, by kind
	Discard  []string       `json:"discard"`          // card keys, the latest last
	Drawn    *CardView      `json:"drawn,omitempty"`
	Played   *CardView      `json:"played,omitempty"`
	Held     []HeldView     `json:"held"`
	Crates   []CrateView    `json:"crates"`
	Pouch    int            `json:"pouch"`
	Hands    []string       `json:"hands"`
	Aside    []string       `json:"aside"`
	Figures  []Figure       `json:"figures"`
	Standing []Standing     `json:"standing"`         // figures that the set-up places
	Counters []Counter      `json:"counters"`         // that the table keeps: what only rules count is left out
	Brings   []model.Coming `json:"brings,omitempty"` // what the level brings in this mission
	More     int            `json:"more"`             // pegs of every round
	Traders  int            `json:"traders"`          // of each crew, at most
	Varied   []int          `json:"varied,omitempty"` // the mission's variations for so many crews, by their index
	Doors    []Door         `json:"doors"`
	Rooms    []string       `json:"rooms"`
	Play     Play           `json:"play"`           // of the special rules
	Gaps     []Gap          `json:"gaps,omitempty"` // what the players do by hand
	Ops      int            `json:"ops"`
	Seed     string         `json:"seed"`
	Hash     string         `json:"hash"`
}

// CardView is a card as it lies open, or as its keeper sees it.
type CardView struct {
	Card  string `json:"card"`  // a card key, "deck/card"
	Band  int    `json:"band"`  // index of the band that counts; -1: the card is silent
	Level string `json:"level"` // the hostility level it counts for
	Acted bool   `json:"acted"` // the table already carried out an effect of it
}

// HeldView is a kept card, face down.
type HeldView struct {
	Kind string `json:"kind"`
	Crew int    `json:"crew"` // from 1
}

// CrateView is a crate with its contents once it is open, or whatever else has tokens from the start: another
// piece, a place of the board, or a figure.
type CrateView struct {
	ID     string       `json:"id"`
	Open   bool         `json:"open"`
	Tokens []string     `json:"tokens"`
	At     *model.Place `json:"at,omitempty"`    // a place that is no piece
	NPC    string       `json:"npc,omitempty"`   // the kind of figure that carries them
	Name   string       `json:"name,omitempty"`  // its own
	Count  int          `json:"count,omitempty"` // tokens that lie face down in sight
}

// View is what everybody at the table may see now.
func (t *Table) View() View {
	s := t.State()
	v := View{
		Round: s.Round, Phase: t.phase(), Step: s.Step, Crews: s.Crews, Turn: s.Turn + 1,
		Pegs: s.Pegs, Level: t.level(), Charged: t.charged(), Shot: t.deaf(), Filled: s.Filled, Pegged: t.staged(), Due: t.dues(),
		Deck: len(s.Deck), Cards: t.byKind(s.Deck), Beside: t.byKind(s.Beside), Discard: s.Discard, Drawn: t.cardView(s.Drawn), Played: t.cardView(s.Played),
		Pouch: len(s.Pouch), Hands: s.Hands, Aside: s.Aside, Figures: s.Figures, Doors: s.Doors,
		Rooms: s.Rooms, Play: t.playView(), Gaps: t.gaps, Standing: s.Standing, Counters: t.kept(), Brings: t.brings(), More: RoundPegs(t.mission, t.rules.Hostility, s.Crews),
		Traders: t.mission.Setup.Crew, Varied: t.varied(), Ops: len(t.ops), Seed: fmt.Sprint(t.seed), Hash: t.StateHash(),
	}
	for _, h := range s.Held {
		v.Held = append(v.Held, HeldView{Kind: t.program.Card(h.Card).Sort, Crew: h.Crew + 1})
	}
	for _, c := range s.Crates {
		v.Crates = append(v.Crates, t.crateView(c))
	}
	return v
}

// varied is the variations that are in force, for their words: what they change is in the view already.
func (t *Table) varied() []int {
	var out []int
	for i, v := range t.written.Variations {
		if v.For(t.state.Crews) {
			out = append(out, i)
		}
	}
	return out
}

// byKind counts cards by their kind, in the order of the rule set.
func (t *Table) byKind(cards []string) []model.Amount {
	var out []model.Amount
	for _, k := range t.rules.Cards {
		n := 0
		for _, key := range cards {
			if t.program.Card(key).Sort == k.ID {
				n++
			}
		}
		if n > 0 {
			out = append(out, model.Amount{ID: k.ID, Count: n})
		}
	}
	return out
}

func (t *Table) crateView(c CrateState) CrateView {
	v := CrateView{ID: c.ID, Open: c.Open}
	if c.Open {
		v.Tokens = slices.Clone(c.Tokens)
	}
	for i, x := range t.mission.Setup.Contents {
		if contentID(i) == c.ID {
			v.At = &x.At
			v.Count = len(c.Tokens) - len(v.Tokens)
		}
	}
	for i, n := range t.mission.Setup.NPCs {
		if carrierID(i) == c.ID {
			v.NPC, v.Name = n.Kind, n.Name
		}
	}
	return v
}

func (t *Table) cardView(d *Drawn) *CardView {
	if d == nil {
		return nil
	}
	return &CardView{Card: d.Card, Band: t.program.Card(d.Card).Band(d.Level), Level: d.Level, Acted: d.Acted}
}

// Peek shows the nth kept card, counted from 1, as it would count now. It is for the eyes of the
// crew that keeps it.
func (t *Table) Peek(n int) (*CardView, error) {
	h, err := t.held(n)
	if err != nil {
		return nil, err
	}
	return t.cardView(&Drawn{Card: h.Card, Level: t.level()}), nil
}

func (t *Table) charged() bool {
	return t.rules.Hostility.Levels[t.rules.Hostility.Level(t.state.Pegs)].Charged
}
