package policy

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"sync/atomic"
	"testing"

	"github.com/sortie-tools/sortie/engine/internal/shipped"
	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/schema/model"
)

// purge are all missions of the Purge that ship, lowered for every number of crews up to a most.
func purge(t *testing.T, most int) []*play.Rules {
	t.Helper()
	crew := shipped.CrewOf(t, "patient-creditor")
	var out []*play.Rules
	for _, m := range shipped.Missions(t) {
		if m.Edition != crew.Edition {
			continue
		}
		for n := max(m.Players.Min, 1); n <= min(m.Players.Max, most); n++ {
			x, err := play.Lower(m.Mission, m.Rules, m.Decks, slices.Repeat([]*model.Crew{crew}, n))
			if err != nil {
				t.Fatal(err)
			}
			out = append(out, x)
		}
	}
	return out
}

// TestSavesChangeNothing plays each game twice, by both policies in turn: once straight on, and once written down, read and
// restored into another table at every decision. The decisions, the options and the hashes must be the same to the end. With
// SORTIE_FULL it plays 1,000 games.
func TestSavesChangeNothing(t *testing.T) {
	games := 20
	if os.Getenv("SORTIE_FULL") != "" {
		games = 1000
	}
	all := purge(t, 3)
	var decisions, done atomic.Int64
	t.Run("of", func(t *testing.T) {
		for k, x := range all {
			t.Run(fmt.Sprintf("%s/%d", x.Mission.ID, len(x.Crews)), func(t *testing.T) {
				t.Parallel()
				for i := k; i < games; i += len(all) {
					decisions.Add(goOn(t, x, uint64(i), i/len(all)%2 == 1))
					if n := done.Add(1); n%100 == 0 {
						fmt.Fprintf(os.Stderr, "%d of %d games saved and restored\n", n, games)
					}
				}
			})
		}
	})
	t.Logf("%d games went on from %d saves", done.Load(), decisions.Load())
}

// goOn plays a game beside itself saved, and returns how many decisions there were.
func goOn(t *testing.T, x *play.Rules, seed uint64, random bool) (decisions int64) {
	t.Helper()
	plain, saved := &play.Game{Rules: x}, &play.Game{Rules: x}
	if err := plain.Reset(seed); err != nil {
		t.Fatal(err)
	}
	saved.Restore(&plain.State)
	var p Policy = Greedy{}
	if random {
		p = &Random{rand.New(rand.NewPCG(seed, 5))}
	}
	for ; ; decisions++ {
		d, options := plain.Next()
		saved = restored(t, saved) // behind a choice
		saved.Next()
		saved = restored(t, saved) // before the next one
		e, others := saved.Next()
		if d != e || !slices.Equal(options, others) || plain.Hash() != saved.Hash() {
			t.Fatalf("%s, %d crews, seed %d, round %d: %v of %d options beside %v of %d", x.Mission.ID, plain.Crews, seed, plain.Round, d, len(options), e, len(others))
		}
		if options == nil {
			return decisions
		}
		at := p.Choose(plain, d, options)
		plain.Apply(at)
		saved.Apply(at)
	}
}

// restored is a game that goes on at another table from what was written down of it.
func restored(t *testing.T, g *play.Game) *play.Game {
	t.Helper()
	var s play.State
	if err := s.Load(g.Append(nil)); err != nil {
		t.Fatal(err)
	}
	if err := g.Rules.Fits(&s); err != nil {
		t.Fatal(err)
	}
	next := &play.Game{Rules: g.Rules}
	next.Restore(&s)
	return next
}
