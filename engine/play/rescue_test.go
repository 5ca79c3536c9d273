package play

import (
	"errors"
	"math/rand/v2"
	"testing"
)

// TestRescueMissionsArePlayedToTheirEnd lets crews go back behind random games: nothing is lost on the way, and nobody goes back
// a second time.
func TestRescueMissionsArePlayedToTheirEnd(t *testing.T) {
	g := &Game{Rules: rulesOf(t, "salvage-run", 2)}
	luck := rand.New(rand.NewPCG(4, 4))
	play := func() {
		for {
			_, options := g.Next()
			if options == nil {
				return
			}
			if why := g.wrong(); why != "" {
				t.Fatal(why)
			}
			g.Apply(luck.IntN(len(options)))
		}
	}
	back := 0
	for seed := range uint64(6) {
		if err := g.Reset(seed); err != nil {
			t.Fatal(err)
		}
		if err := g.Rescue(3); !errors.Is(err, ErrRescue) {
			t.Fatalf("a rescue mission before the game: %v", err)
		}
		play()
		pegs, first := g.Pegs, g.tally()
		if err := g.Rescue(3); err != nil {
			t.Fatal(err)
		}
		if g.Pegs != pegs || g.Over {
			t.Fatalf("%d pegs, and %d before", g.Pegs, pegs)
		}
		for i := range g.Figures[:g.Count] {
			if g.Figures[i].Flags.Has(Waiting) {
				back++
			}
		}
		play()
		if now := g.tally(); now != first {
			t.Fatalf("figures and cards were %d and are %d", first, now)
		}
		if err := g.Rescue(3); !errors.Is(err, ErrRescue) {
			t.Fatalf("a second rescue mission: %v", err)
		}
	}
	if back == 0 {
		t.Error("nobody ever went back")
	}
}
