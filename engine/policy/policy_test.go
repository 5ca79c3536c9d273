package policy

import (
	"testing"

	"github.com/sortie-tools/sortie/engine/internal/random"
	"github.com/sortie-tools/sortie/engine/internal/shipped"
	"github.com/sortie-tools/sortie/engine/play"
)

// TestRandomGoesHomeInTheEnd plays games in which traders are alone on the board from some round on: chance did not take them home.
func TestRandomGoesHomeInTheEnd(t *testing.T) {
	m := shipped.MissionOf(t, "salvage-run")
	maker, err := random.New(m.Rules, m.Decks)
	if err != nil {
		t.Fatal(err)
	}
	x, long := madeUp(t, maker, 148), 0
	for seed := range uint64(4) {
		p, err := Named("random", seed)
		if err != nil {
			t.Fatal(err)
		}
		g := &play.Game{Rules: x}
		if err := g.Reset(seed); err != nil {
			t.Fatal(err)
		}
		if Play(g, p); g.Round > patient {
			long++
		}
		if g.Round >= 40 {
			t.Errorf("game %d had not come to its end when it was given up", seed)
		}
	}
	if long == 0 {
		t.Errorf("no game came to round %d", patient)
	}
}
