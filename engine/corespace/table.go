package corespace

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/engine/dice"
	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/engine/rng"
	"github.com/sortie-tools/sortie/schema/model"
)

// Table is one game in progress. It is used by one goroutine at a time.
type Table struct {
	mission *model.Mission // as this number of crews plays it
	written *model.Mission // as its author wrote it, for every number
	rules   *model.RuleSet
	decks   []*model.Deck
	content string // the fingerprint of those three, once a save has asked for it
	program *program.Program
	game    game
	gaps    []Gap
	supply  dealing.Supply                   // of the mission as it is written, for tables that nobody has picked tokens for
	says    map[EventKind]func(Event) string // made when something is told
	cards   map[string][]string              // of the kinds that the set-up names, every copy of every card
	seed    uint64
	luck    *rng.Source
	roller  dice.Roller
	state   State
	ops     []Op
	log     []Event      // what the current op has caused so far
	ids     []program.ID // of the signal that is given just now
}

// The names of the random streams of a game.
const (
	setupStream = "setup"
	deckStream  = "deck"
	diceStream  = "dice"
)

// MaxCrews is the most crews a table takes: more than any box has ships for.
const MaxCrews = 12

// Prepared is a mission made ready for tables of a number of crews, whatever their luck.
type Prepared struct {
	plain   *Table // on which nobody stands and nothing is dealt
	written *model.Mission
	crews   int
}

// Prepare makes a mission ready for tables. It fails when the mission's set-up does not fit the rule set.
func Prepare(m *model.Mission, r *model.RuleSet, decks []*model.Deck, crews int) (*Prepared, error) {
	played, _ := m.Played(crews)
	t := lowered(played, r, decks)
	t.written, t.gaps = m, t.toDo()
	if err := t.accept(crews); err != nil {
		return nil, err
	}
	t.setBoard()
	t.cards = map[string][]string{}
	for _, a := range played.Setup.Events {
		t.cards[a.Kind] = t.ofKind(a.Kind)
	}
	return &Prepared{t, m, crews}, nil
}

// Cards are all copies of all cards of a kind that the set-up names, in the order of the decks.
func (p *Prepared) Cards(kind string) []string { return p.plain.ofKind(kind) }

// NewTable sets out the board, the track and the shuffled event deck. The crates are still to be
// filled. It fails when the mission's set-up does not fit the rule set or the boxes.
func NewTable(m *model.Mission, r *model.RuleSet, decks []*model.Deck, crews int, seed uint64) (*Table, error) {
	p, err := Prepare(m, r, decks, crews)
	if err != nil {
		return nil, err
	}
	return p.Table(seed)
}

// Table is a table with the luck of a seed, as NewTable makes it.
func (p *Prepared) Table(seed uint64) (*Table, error) {
	t := &Table{mission: p.plain.mission, written: p.written, rules: p.plain.rules, decks: p.plain.decks, program: p.plain.program,
		game: p.plain.game, gaps: p.plain.gaps, supply: p.plain.supply, seed: seed, luck: rng.New(seed), cards: p.plain.cards}
	played, r, crews := t.mission, t.rules, p.crews
	// All streams exist from the start, so that a state hash never depends on what was used first.
	for _, name := range []string{setupStream, deckStream, diceStream} {
		t.luck.Stream(name)
	}
	t.roller = dice.Real{Stream: t.luck.Stream(diceStream)}
	t.state = State{Phase: -1, Pegs: played.Setup.Hostility, Crews: crews, Figures: t.figures(), Counters: t.counters()}
	t.state.Own = t.ownCounters()
	t.state.Turn = t.firstHolder()
	t.state.Ended = slices.Repeat([]int{t.state.Pegs}, len(r.Phases))
	t.state.Crates, t.state.Doors = slices.Clone(p.plain.state.Crates), slices.Clone(p.plain.state.Doors)
	t.standing()
	if err := t.unbox(); err != nil {
		return nil, err
	}
	if err := t.buildDeck(); err != nil {
		return nil, err
	}
	t.startRules()
	return t, nil
}

// startRules notes where what the rules keep begins.
func (t *Table) startRules() {
	s := &t.state
	s.Told = t.rules.Hostility.Level(s.Pegs)
	s.Most, s.Highest = s.Pegs, s.Told
	s.Scores = make([]Score, s.Crews)
}

// UseDice replaces the real dice, for tests and for searches that want the best or worst luck.
func (t *Table) UseDice(r dice.Roller) { t.roller = r }

func (t *Table) accept(crews int) error {
	players := t.written.Players
	switch {
	case t.mission.Edition != t.rules.ID:
		return fmt.Errorf("mission %q is for the rules %q, not %q", t.mission.ID, t.mission.Edition, t.rules.ID)
	case crews < 1 || crews > MaxCrews || crews < players.Min || crews > players.Max:
		return fmt.Errorf("mission %q is for %d to %d crews, not %d", t.mission.ID, players.Min, players.Max, crews)
	case len(t.rules.Phases) == 0 || len(t.rules.Hostility.Levels) == 0:
		return fmt.Errorf("the rules %q have no phases or no hostility track", t.rules.ID)
	case t.rules.Hostility.CrewsPerPeg < 1:
		return fmt.Errorf("the rules %q do not say how many crews add a peg", t.rules.ID)
	case t.mission.Setup.Hostility < 0 || t.mission.Setup.Hostility > t.rules.Hostility.Holes():
		return fmt.Errorf("the track has %d holes; mission %q starts with %d pegs",
			t.rules.Hostility.Holes(), t.mission.ID, t.mission.Setup.Hostility)
	}
	for _, n := range t.mission.Setup.NPCs {
		for _, kind := range candidates(n) {
			if t.npc(kind) == nil {
				return fmt.Errorf("the rules %q know no NPC %q, which mission %q has on the board", t.rules.ID, kind, t.mission.ID)
			}
		}
	}
	for _, g := range t.mission.Setup.Prisoners {
		for _, n := range g.NPCs {
			if t.npc(n.NPC) == nil {
				return fmt.Errorf("the rules %q know no NPC %q, whom mission %q deals to a spot", t.rules.ID, n.NPC, t.mission.ID)
			}
		}
	}
	for _, d := range t.rules.Dice {
		if len(d.Faces) == 0 {
			return fmt.Errorf("the %s die has no faces", d.ID)
		}
	}
	return nil
}

// firstHolder picks who deploys first; the crew that deploys last takes the turn counter for the
// first round (seed 000:633-641). Crews sit clockwise in the order of their numbers.
func (t *Table) firstHolder() int {
	first := t.luck.Stream(setupStream).Intn(t.state.Crews)
	return (first + t.state.Crews - 1) % t.state.Crews
}

// find is the index of the element whose id is wanted, or -1.
func find[T any](list []T, id string, of func(T) string) int {
	return slices.IndexFunc(list, func(v T) bool { return of(v) == id })
}
