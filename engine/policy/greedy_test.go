package policy

import (
	"testing"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/internal/shipped"
	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/schema/model"
)

func game(t testing.TB, mission string, crews int) *play.Game {
	t.Helper()
	m := shipped.MissionOf(t, mission)
	var list []*model.Crew
	for range crews {
		list = append(list, shipped.CrewOf(t, "patient-creditor"))
	}
	x, err := play.Lower(m.Mission, m.Rules, m.Decks, list)
	if err != nil {
		t.Fatal(err)
	}
	return &play.Game{Rules: x}
}

// TestGreedyComesHome: it plays like somebody who wants to win, and stays as long as that pays.
func TestGreedyComesHome(t *testing.T) {
	g := game(t, "salvage-run", 1)
	home, traders, won, decisions := 0, 0, 0, 0
	var rounds, actions []int
	const games = 1000
	for seed := range uint64(games) {
		if err := g.Reset(seed); err != nil {
			t.Fatal(err)
		}
		acted := 0
		g.Log = func(e play.Event) {
			if acts(e.Kind) {
				acted++
			}
		}
		decisions += Play(g, Greedy{})
		rounds, actions = append(rounds, int(g.Round)), append(actions, acted)
		worth := 0
		for i := range int8(g.Count) {
			if !g.Trader(i) {
				continue
			}
			traders++
			if g.Figures[i].Flags.Has(play.Aboard) {
				home++
			}
		}
		for i := range g.Rules.TokenCount() {
			k := g.Tokens[i]
			if k.Where == play.InTray && k.Flags&play.Starting == 0 && g.Figures[k.At].Flags.Has(play.Aboard) {
				worth += g.Worth(int16(i))
			}
		}
		if worth > 0 {
			won++
		}
	}
	t.Logf("%d%% home, %d%% with loot, %v rounds, %v actions, %d decisions", home*100/traders, won*100/games, median(rounds), median(actions), decisions/games)
	if home*100 < 40*traders || won*2 < games {
		t.Errorf("%d of %d traders came home, and %d of %d games brought loot", home, traders, won, games)
	}
	if median(rounds) < 9 || median(actions) < 100 {
		t.Errorf("games have %v rounds and %v actions in the median", median(rounds), median(actions))
	}
}

// TestNobodyStopsInAnothersSquare: figures go past others, and no two are in one square when a phase begins (seed 000:762). In one of
// these games a civilian that keeps away from the Purge stops on its way just where another one stands.
func TestNobodyStopsInAnothersSquare(t *testing.T) {
	g := game(t, "salvage-run", 1)
	for seed := uint64(730); seed < 745; seed++ {
		if err := g.Reset(seed); err != nil {
			t.Fatal(err)
		}
		g.Log = func(e play.Event) {
			if e.Kind != play.PhaseBegan {
				return
			}
			in := map[field.Cell]int8{}
			for f := range int8(g.Count) {
				if x := &g.Figures[f]; x.OnBoard() {
					if other, taken := in[x.At]; taken {
						t.Errorf("seed %d, round %d: %s and %s are in one square", seed, g.Round, g.Name(int16(other)), g.Name(int16(f)))
					}
					in[x.At] = f
				}
			}
		}
		Play(g, NewGreedy())
	}
}
