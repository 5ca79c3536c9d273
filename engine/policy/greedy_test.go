package policy

import (
	"testing"

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

// TestGreedyComesHome: it plays like somebody who wants to win.
func TestGreedyComesHome(t *testing.T) {
	g := game(t, "salvage-run", 1)
	home, traders, won, rounds, acts := 0, 0, 0, 0, 0
	const games = 200
	for seed := range uint64(games) {
		if err := g.Reset(seed); err != nil {
			t.Fatal(err)
		}
		acts += Play(g, Greedy{})
		rounds += int(g.Round)
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
	t.Logf("%d%% home, %d%% with loot, %d rounds, %d decisions", home*100/traders, won*100/games, rounds/games, acts/games)
	if home*100 < 40*traders || won*2 < games {
		t.Errorf("%d of %d traders came home, and %d of %d games brought loot", home, traders, won, games)
	}
}
