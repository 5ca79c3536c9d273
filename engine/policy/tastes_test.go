package policy

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/engine/internal/random"
	"github.com/sortie-tools/sortie/engine/internal/shipped"
	"github.com/sortie-tools/sortie/engine/play"
)

// TestTastesChangeNoGame plays games of all missions by the greedy policy twice: with all that can be done listed, and with only
// what it might choose. What happens must be the same to the end.
func TestTastesChangeNoGame(t *testing.T) {
	fewer := 0
	for i, x := range purge(t, 3) {
		for seed := range uint64(6) {
			seed += uint64(i) * 100
			plain, all := told(t, x, seed, func(g *play.Game) int { return playAll(g, Greedy{}) })
			picky, some := told(t, x, seed, func(g *play.Game) int { return Play(g, NewGreedy()) })
			for k := range min(len(plain), len(picky)) {
				if plain[k] != picky[k] {
					t.Fatalf("%s, seed %d, event %d: %+v with all listed, %+v with what is wanted", x.Mission.ID, seed, k, plain[k], picky[k])
				}
			}
			if len(plain) != len(picky) {
				t.Fatalf("%s, seed %d: %d events with all listed, %d with what is wanted", x.Mission.ID, seed, len(plain), len(picky))
			}
			fewer += all - some
		}
	}
	if fewer <= 0 {
		t.Error("as much was decided with tastes as without")
	}
}

// TestTastesKnowWhomPlayersMove does so in a mission that nobody wrote, where players say where somebody goes who is in no crew.
func TestTastesKnowWhomPlayersMove(t *testing.T) {
	m := shipped.MissionOf(t, "salvage-run")
	maker, err := random.New(m.Rules, m.Decks)
	if err != nil {
		t.Fatal(err)
	}
	x, asked := madeUp(t, maker, 100), 0
	for seed := range uint64(2) {
		plain, _ := told(t, x, seed, func(g *play.Game) int {
			return playAll(g, watching(func(d play.Decision) {
				if d.Kind == play.MoveDecision && g.Figures[d.Figure].Crew < 0 {
					asked++
				}
			}))
		})
		picky, _ := told(t, x, seed, func(g *play.Game) int { return Play(g, NewGreedy()) })
		if !slices.Equal(plain, picky) {
			t.Errorf("game %d goes otherwise with what is wanted than with all listed", seed)
		}
	}
	if asked == 0 {
		t.Error("nobody was asked where somebody in no crew goes")
	}
}

// TestWhoIsToldOfAGameChangesNothing plays games of all missions, and of some that nobody wrote, with and without somebody who is told of
// them: a walk of which nobody is told may take many steps at once. The states at all decisions must be the same.
func TestWhoIsToldOfAGameChangesNothing(t *testing.T) {
	m := shipped.MissionOf(t, "salvage-run")
	maker, err := random.New(m.Rules, m.Decks)
	if err != nil {
		t.Fatal(err)
	}
	list := purge(t, 3)
	for seed := range uint64(40) {
		list = append(list, madeUp(t, maker, seed))
	}
	list = append(list, madeUp(t, maker, 91)) // with an objective to come somewhere
	for i, x := range list {
		for seed := range uint64(4) {
			p := func() Policy {
				if seed%2 == 0 {
					return NewGreedy()
				}
				return &Random{rand.New(rand.NewPCG(seed, uint64(i)))}
			}
			heard, alone := states(t, x, seed, p(), func(play.Event) {}), states(t, x, seed, p(), nil)
			if !slices.Equal(heard, alone) {
				t.Errorf("%s, seed %d: of %d and %d decisions, not all are of the same state", x.Mission.ID, seed, len(heard), len(alone))
			}
		}
	}
}

// states are the hashes at all decisions of a game.
func states(t *testing.T, x *play.Rules, seed uint64, p Policy, log func(play.Event)) (out []uint64) {
	t.Helper()
	g := &play.Game{Rules: x, Log: log}
	if err := g.Reset(seed); err != nil {
		t.Fatal(err)
	}
	playAll(g, hashing{p, &out})
	return append(out, g.Hash())
}

// hashing is a policy that notes the state at each decision.
type hashing struct {
	Policy
	states *[]uint64
}

// Choose is Policy.Choose.
func (h hashing) Choose(g *play.Game, d play.Decision, options []play.Option) int {
	*h.states = append(*h.states, g.Hash())
	return h.Policy.Choose(g, d, options)
}

// watching is the greedy policy that somebody watches.
type watching func(play.Decision)

// Choose is Policy.Choose.
func (w watching) Choose(g *play.Game, d play.Decision, options []play.Option) int {
	w(d)
	return Greedy{}.Choose(g, d, options)
}

// madeUp is the mission of a seed that nobody wrote, lowered.
func madeUp(t *testing.T, maker *random.Maker, seed uint64) *play.Rules {
	t.Helper()
	var x *play.Rules
	_, err := maker.Draw(seed, func(d *random.Draw) (err error) {
		if x, err = play.Lower(d.Mission, d.Rules, d.Decks, d.Crews); err == nil {
			_, err = x.New(0)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return x
}

// told is what happens in a game, with the hash of its end as the last thing, and how many decisions there were.
func told(t *testing.T, x *play.Rules, seed uint64, played func(*play.Game) int) (out []play.Event, decisions int) {
	t.Helper()
	g := &play.Game{Rules: x, Log: func(e play.Event) { out = append(out, e) }}
	if err := g.Reset(seed); err != nil {
		t.Fatal(err)
	}
	n := played(g)
	h := g.Hash()
	return append(out, play.Event{A: int16(h), B: int16(h >> 16), C: int16(h >> 32), D: int16(h >> 48)}), n
}

// playAll plays a game with everything listed.
func playAll(g *play.Game, p Policy) int {
	n := 0
	for {
		d, options := g.Next()
		if options == nil {
			return n
		}
		g.Apply(p.Choose(g, d, options))
		n++
	}
}
