package policy

import (
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
