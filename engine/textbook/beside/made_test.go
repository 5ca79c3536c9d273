package beside

import (
	"os"
	"testing"

	"github.com/sortie-tools/sortie/engine/internal/random"
	"github.com/sortie-tools/sortie/engine/internal/shipped"
)

// madeUp is the mission of a seed that nobody wrote, in both hands.
func madeUp(t testing.TB, maker *random.Maker, seed uint64) *Checker {
	t.Helper()
	var c *Checker
	_, err := maker.Draw(seed, func(d *random.Draw) (err error) {
		if c, err = New(d.Mission, d.Rules, d.Decks, d.Crews); err == nil {
			_, err = c.game.Rules.New(0)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// telling are missions in which something once differed: who comes with a rule that waits for arrivals, shots that are blasts, moves
// of skills, goals that open the way out, whom nothing aims at, whom nobody touches, and ways past the fallen.
var telling = []uint64{4, 5, 9, 47, 106, 136, 179, 183, 223, 273, 289}

// TestTheTextbookAgreesOnMissionsThatNobodyWrote: on a few here, and on 300 in make soak.
func TestTheTextbookAgreesOnMissionsThatNobodyWrote(t *testing.T) {
	m := shipped.MissionOf(t, "salvage-run")
	maker, err := random.New(m.Rules, m.Decks)
	if err != nil {
		t.Fatal(err)
	}
	seeds, games, one := telling, 4, 40
	if os.Getenv("SORTIE_FULL") != "" {
		seeds, games, one = nil, 10, 1
		for seed := range uint64(300) {
			seeds = append(seeds, seed)
		}
	}
	for _, seed := range seeds {
		n, err := playAll([]*Checker{madeUp(t, maker, seed)}, games, one, func() {})
		if err != nil {
			t.Errorf("after %d decisions: %v", n, err)
		}
	}
}
