package corespace

import (
	"errors"
	"fmt"
	"hash/fnv"

	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/asjson"
)

// Save is a game on paper: what it was played with, its luck, and all that was done.
type Save struct {
	Format  int    `json:"format"`
	Mission string `json:"mission"`
	Content string `json:"content"` // fingerprint of mission, rules and decks
	Crews   int    `json:"crews"`
	Seed    string `json:"seed"` // decimal: JavaScript's numbers are too short for it
	Ops     []Op   `json:"ops"`
	State   string `json:"state"` // the state hash that the ops lead to
}

// SaveFormat is the version of Save that this package writes and reads.
const SaveFormat = 7

// Save records the game so far.
func (t *Table) Save() Save {
	if t.content == "" {
		t.content = ContentHash(t.written, t.rules, t.decks)
	}
	return Save{
		Format: SaveFormat, Mission: t.mission.ID, Content: t.content,
		Crews: t.state.Crews, Seed: fmt.Sprint(t.seed), Ops: append([]Op{}, t.ops...), State: t.StateHash(),
	}
}

// Restore plays a saved game again up to where it was saved, and returns the table with the log of
// the game: one list of events for each op. A save is not trusted: every op is checked as if a
// player did it, and the end must be the recorded one.
func Restore(m *model.Mission, r *model.RuleSet, decks []*model.Deck, s Save) (*Table, [][]Event, error) {
	switch {
	case s.Format != SaveFormat:
		return nil, nil, fmt.Errorf("the save has format %d; this player reads format %d", s.Format, SaveFormat)
	case s.Mission != m.ID:
		return nil, nil, fmt.Errorf("the save is of mission %q, not %q", s.Mission, m.ID)
	case s.Content != ContentHash(m, r, decks):
		return nil, nil, errors.New("the save was made with another version of the mission, its rules or its decks")
	}
	t, log, err := Replay(m, r, decks, s)
	if err != nil {
		return nil, nil, err
	}
	if t.StateHash() != s.State {
		return nil, nil, errors.New("the save is damaged: its actions lead to another state than it records")
	}
	return t, log, nil
}

// Replay is Restore for a list of ops whose end is not known, such as a game with its last op
// taken back.
func Replay(m *model.Mission, r *model.RuleSet, decks []*model.Deck, s Save) (*Table, [][]Event, error) {
	if len(s.Ops) > MaxOps {
		return nil, nil, fmt.Errorf("a game is recorded for up to %d actions; this save has %d", MaxOps, len(s.Ops))
	}
	seed, err := ParseSeed(s.Seed)
	if err != nil {
		return nil, nil, err
	}
	t, err := NewTable(m, r, decks, s.Crews, seed)
	if err != nil {
		return nil, nil, err
	}
	var log [][]Event
	for i, op := range s.Ops {
		events, err := t.Do(op)
		if err != nil {
			return nil, nil, fmt.Errorf("action %d of the save: %w", i+1, err)
		}
		log = append(log, append([]Event{}, events...)) // a screen reads a list, even of nothing
	}
	return t, log, nil
}

// ParseSeed reads a seed as a player writes it: a decimal number is itself, any other word is a
// seed as well.
func ParseSeed(s string) (uint64, error) {
	if s == "" || len(s) > 64 {
		return 0, errors.New("a seed is a number or a word of up to 64 bytes")
	}
	var n uint64
	for _, c := range []byte(s) {
		d := uint64(c - '0')
		if c < '0' || c > '9' || n > (1<<64-1-d)/10 {
			return hashOf([]byte(s)), nil
		}
		n = n*10 + d
	}
	return n, nil
}

// ContentHash is a fingerprint of everything that decides how a game goes apart from its luck.
func ContentHash(m *model.Mission, r *model.RuleSet, decks []*model.Deck) string {
	b, err := asjson.Marshal([]any{m, r, decks})
	if err != nil {
		return "" // the model holds nothing that JSON cannot say
	}
	return fmt.Sprintf("%016x", hashOf(b))
}

func hashOf(b []byte) uint64 {
	h := fnv.New64a()
	h.Write(b) // never fails, by its contract
	return h.Sum64()
}
