package play

import (
	"math/rand/v2"
	"testing"
)

// BenchmarkRandomGame plays whole games of one crew at random.
func BenchmarkRandomGame(b *testing.B) {
	x := rulesOf(b, "salvage-run", 1)
	g := &Game{Rules: x}
	luck := rand.New(rand.NewPCG(1, 2))
	start := make([]State, 16)
	for i := range start {
		if err := g.Reset(uint64(i)); err != nil {
			b.Fatal(err)
		}
		start[i] = g.State
	}
	rounds, decisions := 0, 0
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		g.Restore(&start[i%len(start)])
		for {
			_, options := g.Next()
			if options == nil {
				break
			}
			g.Apply(luck.IntN(len(options)))
			decisions++
		}
		rounds += int(g.Round)
	}
	b.ReportMetric(float64(rounds)/float64(b.N), "rounds/game")
	b.ReportMetric(float64(decisions)/float64(b.N), "decisions/game")
}

// BenchmarkReset sets games up: crates filled, the deck shuffled, crews in their ships.
func BenchmarkReset(b *testing.B) {
	g := &Game{Rules: rulesOf(b, "salvage-run", 1)}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if err := g.Reset(uint64(i)); err != nil {
			b.Fatal(err)
		}
	}
}
