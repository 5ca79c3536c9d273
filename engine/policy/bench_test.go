package policy

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/engine/corespace"
	"github.com/sortie-tools/sortie/engine/internal/shipped"
	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/proctime"
)

// warm is how many games are played before any is measured, and measured are the seeds that are, over and over.
const warm, measured = 1000, 400

// acts reports whether an event is an action that somebody takes: in its turn, for nothing, or as the rules have it.
func acts(k play.EventKind) bool {
	switch k {
	case play.MoveBegan, play.Shot, play.Struck, play.Searched, play.RoomSearched, play.Interacted, play.StoodUp, play.Reloaded, play.Cleared,
		play.WoreToken, play.UsedToken, play.GaveToken, play.Persuaded, play.Thrown, play.SkillUsed:
		return true
	}
	return false
}

// behaviour is how some games went: without it games a second say nothing, as who dies early plays fast.
type behaviour struct {
	rounds, actions, decisions []int
	home, traders, won         int
}

// behave plays the games that are measured, and watches.
func behave(b *testing.B, g *play.Game, p Policy) behaviour {
	var out behaviour
	for seed := range uint64(measured) {
		n := 0
		g.Log = func(e play.Event) {
			if acts(e.Kind) {
				n++
			}
		}
		if err := g.Reset(seed); err != nil {
			b.Fatal(err)
		}
		out.decisions = append(out.decisions, Play(g, p))
		out.rounds, out.actions = append(out.rounds, int(g.Round)), append(out.actions, n)
		for f := range int8(g.Count) {
			if g.Trader(f) {
				out.traders++
				if g.Figures[f].Flags.Has(play.Aboard) {
					out.home++
				}
			}
		}
		if worth, _ := g.Metric(0, "new-item-value"); worth > 0 {
			out.won++
		}
	}
	g.Log = nil
	return out
}

// median is the middle of some numbers.
func median(list []int) float64 {
	slices.Sort(list)
	return float64(list[len(list)/2])
}

// mean is their mean.
func mean(list []int) float64 {
	sum := 0
	for _, n := range list {
		sum += n
	}
	return float64(sum) / float64(len(list))
}

// benchmark plays whole games of one crew on Salvage Run, from a seed to the end, the set-up included. Games and actions are for
// each second of processor time, of which this process has at most one core's worth.
func benchmark(b *testing.B, p Policy) {
	g := game(b, "salvage-run", 1)
	for seed := range uint64(warm) {
		if err := g.Reset(seed); err != nil {
			b.Fatal(err)
		}
		Play(g, p)
	}
	how := behave(b, g, p)
	b.ReportAllocs()
	begun := proctime.Start()
	for i := 0; b.Loop(); i++ {
		if i == 0 {
			begun = proctime.Start()
		}
		if err := g.Reset(uint64(i) % measured); err != nil {
			b.Fatal(err)
		}
		Play(g, p)
	}
	games := float64(b.N) / begun.Used().Seconds()
	b.ReportMetric(games, "games/s")
	b.ReportMetric(games*mean(how.actions), "actions/s")
	b.ReportMetric(median(how.rounds), "rounds")
	b.ReportMetric(median(how.actions), "actions")
	b.ReportMetric(median(how.decisions), "decisions")
	b.ReportMetric(float64(100*how.home)/float64(how.traders), "%home")
	b.ReportMetric(float64(100*how.won)/measured, "%won")
}

func BenchmarkGreedyGame(b *testing.B) { benchmark(b, NewGreedy()) }

func BenchmarkRandomGame(b *testing.B) { benchmark(b, &Random{rand.New(rand.NewPCG(1, 2))}) }

// BenchmarkSetUp sets games up: crates filled, the deck shuffled, crews in their ships.
func BenchmarkSetUp(b *testing.B) {
	g := game(b, "salvage-run", 1)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if err := g.Reset(uint64(i)); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkLowering makes a compiled mission ready and plays the first game, with all that is found out only then.
func BenchmarkLowering(b *testing.B) {
	m, crew := shipped.MissionOf(b, "salvage-run"), shipped.CrewOf(b, "patient-creditor")
	begun := proctime.Start()
	for i := 0; b.Loop(); i++ {
		if i == 0 {
			begun = proctime.Start()
		}
		x, err := play.Lower(m.Mission, m.Rules, m.Decks, []*model.Crew{crew})
		if err != nil {
			b.Fatal(err)
		}
		g, err := x.New(1)
		if err != nil {
			b.Fatal(err)
		}
		Play(g, Greedy{})
	}
	b.ReportMetric(begun.Used().Seconds()*1000/float64(b.N), "ms/lowering")
}

// BenchmarkBareTable is the table for people, to compare with: set up, and eight rounds of pegs and events, without anybody on
// the board.
func BenchmarkBareTable(b *testing.B) {
	m := shipped.MissionOf(b, "salvage-run")
	b.ReportAllocs()
	begun := proctime.Start()
	for i := 0; b.Loop(); i++ {
		if i == 0 {
			begun = proctime.Start()
		}
		t, err := corespace.NewTable(m.Mission, m.Rules, m.Decks, 1, uint64(i))
		if err != nil {
			b.Fatal(err)
		}
		for _, op := range rounds(8, len(m.Rules.Phases)) {
			_, _ = t.Do(op) // no event is drawn where none is due
		}
	}
	b.ReportMetric(float64(b.N)/begun.Used().Seconds(), "tables/s")
}

// rounds are the ops of so many rounds at the table.
func rounds(n, phases int) []corespace.Op {
	out := []corespace.Op{{Kind: corespace.OpFill}}
	for range n * phases {
		out = append(out, corespace.Op{Kind: corespace.OpAdvance}, corespace.Op{Kind: corespace.OpDraw})
	}
	return out
}
