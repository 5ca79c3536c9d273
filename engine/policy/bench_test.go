package policy

import (
	"testing"

	"github.com/sortie-tools/sortie/engine/play"
)

// BenchmarkGreedyGame plays whole games of one crew from a seed to the end, the set-up included; beside the time stand the
// rounds and the decisions of a game, and how many of ten traders come home.
func BenchmarkGreedyGame(b *testing.B) {
	g := game(b, "salvage-run", 1)
	rounds, decisions, home := 0, 0, 0
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if err := g.Reset(uint64(i)); err != nil {
			b.Fatal(err)
		}
		decisions += Play(g, Greedy{})
		rounds += int(g.Round)
		for f := range int8(g.Count) {
			if g.Trader(f) && g.Figures[f].Flags.Has(play.Aboard) {
				home++
			}
		}
	}
	b.ReportMetric(float64(rounds)/float64(b.N), "rounds/game")
	b.ReportMetric(float64(decisions)/float64(b.N), "decisions/game")
	b.ReportMetric(float64(home*10)/float64(b.N*4), "home/10")
}
