package random

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
)

// Maker makes missions of a rule set up.
type Maker struct {
	rules *model.RuleSet
	decks []*model.Deck
	words *vocabulary
}

// New is a maker for a rule set and its decks.
func New(r *model.RuleSet, decks []*model.Deck) (*Maker, error) {
	v, err := readVocabulary()
	return &Maker{r, decks, v}, err
}

// Draw is a mission with all that a game of it takes.
type Draw struct {
	Mission *model.Mission
	Rules   *model.RuleSet
	Decks   []*model.Deck
	Crews   []*model.Crew
	Refused []error // why drafts before it could not be played
}

// tries is how many drafts are made before somebody has to look into it.
const tries = 50

// Draw makes the mission of a seed: the first draft that can be played, by the word of whoever asks.
func (m *Maker) Draw(seed uint64, plays func(*Draw) error) (*Draw, error) {
	var refused []error
	for try := range uint64(tries) {
		out := m.draft(seed, try)
		out.Refused = refused
		err := out.enters()
		if err == nil {
			err = plays(out)
		}
		if err == nil {
			return out, nil
		}
		refused = append(refused, err)
	}
	return nil, fmt.Errorf("seed %d: none of %d drafts can be played: %w", seed, tries, refused[len(refused)-1])
}

// hall is the least room behind an airlock, in squares: crews whose ship leads into less never come in, and their games have no end
// but the last round.
const hall = 12

// enters fails where an airlock leads nowhere.
func (d *Draw) enters() error {
	b := geom.NewBuilding(d.Mission, d.Rules)
	for _, a := range d.Mission.Board.Airlocks {
		within := b.Reach(geom.On(0, b.Grid(0).StartCells(a)), geom.Walker{Corner: 141})
		if n := within.Count(); n < hall {
			return fmt.Errorf("the airlock %s leads into %d squares", a.ID, n)
		}
	}
	return nil
}

// draft is a mission on its way.
type draft struct {
	*Maker
	luck   *rand.Rand
	decks  []*model.Deck
	things map[string][]string // names of what stands on the boards, by sort
	m      *model.Mission
	crews  int
	depth  int
}

// draft makes a draft.
func (m *Maker) draft(seed, try uint64) *Draw {
	d := &draft{Maker: m, luck: rand.New(rand.NewPCG(seed, try)), things: map[string][]string{}, decks: slices.Clip(m.decks)}
	d.crews = 1 + d.luck.IntN(6)
	d.m = &model.Mission{ID: fmt.Sprintf("made-up-%d", seed), Title: fmt.Sprintf("Made up %d", seed), Edition: m.rules.ID, Story: words("Nobody knows why."),
		Players: model.Players{Min: 1, Max: d.crews, Mode: one(d, []string{"versus", "versus", "co-op", "semi-co-op"})}}
	for _, b := range m.rules.Boxes {
		d.m.Boxes = append(d.m.Boxes, b.ID)
	}
	d.things["objective"] = []string{"primary", "secondary", "third"}[:1+d.luck.IntN(3)]
	d.m.Board = d.board()
	d.setup()
	d.specials()
	d.goals()
	return &Draw{Mission: d.m, Rules: m.rules, Decks: d.decks, Crews: d.manned()}
}
