package play

import (
	"math/rand/v2"
	"testing"
	"unsafe"

	"github.com/sortie-tools/sortie/engine/internal/shipped"
	"github.com/sortie-tools/sortie/schema/model"
)

func rulesOf(t testing.TB, mission string, crews int) *Rules {
	t.Helper()
	m := shipped.MissionOf(t, mission)
	var list []*model.Crew
	for range crews {
		list = append(list, shipped.CrewOf(t, "patient-creditor"))
	}
	x, err := Lower(m.Mission, m.Rules, m.Decks, list)
	if err != nil {
		t.Fatal(err)
	}
	return x
}

func TestTheStateIsSmall(t *testing.T) {
	if n := unsafe.Sizeof(State{}); n > 4096 {
		t.Errorf("the state takes %d bytes; copies are to take at most 4096", n)
	}
}

func TestRandomGamesEnd(t *testing.T) {
	x := rulesOf(t, "salvage-run", 2)
	g, err := x.New(1)
	if err != nil {
		t.Fatal(err)
	}
	luck := rand.New(rand.NewPCG(1, 2))
	for seed := range uint64(20) {
		if err := g.Reset(seed); err != nil {
			t.Fatal(err)
		}
		n := 0
		for {
			_, options := g.Next()
			if options == nil {
				break
			}
			g.Apply(luck.IntN(len(options)))
			if n++; n > 100_000 {
				t.Fatalf("game %d does not end: round %d, depth %d", seed, g.Round, g.Depth)
			}
		}
		t.Logf("game %d: %d rounds, %d decisions, %d pegs, %d figures", seed, g.Round, n, g.Pegs, g.Count)
	}
}

// TestTradersHaveWhatTheirBoardSays: a crew that names a board and nothing else plays with its numbers, skills and gear.
func TestTradersHaveWhatTheirBoardSays(t *testing.T) {
	m := shipped.MissionOf(t, "salvage-run")
	k := &m.Rules.Traders[0]
	x, err := Lower(m.Mission, m.Rules, m.Decks, []*model.Crew{{ID: "own", Edition: m.Rules.ID, Traders: []model.CrewTrader{{ID: "one", Board: k.ID}}}})
	if err != nil {
		t.Fatal(err)
	}
	g, err := x.New(1)
	if err != nil {
		t.Fatal(err)
	}
	for f := range int8(g.Count) {
		if !g.Trader(f) {
			continue
		}
		health, skill := g.ProfileOf(f).Pegs()
		if int(health) != k.Health.Start || int(skill) != k.Skill.Start || g.Name(int16(f)) != k.Title || g.Space(f) == g.Rules.numbers.tray {
			t.Errorf("%s: health %d, skill %d, tray %d; the board has %+v", g.Name(int16(f)), health, skill, g.Space(f), k)
		}
		return
	}
	t.Error("nobody plays")
}
