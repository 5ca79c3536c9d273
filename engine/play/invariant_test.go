package play

import (
	"math/rand/v2"
	"testing"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/internal/shipped"
)

// TestNothingIsLostInRandomGames holds what must be so at every decision of random games, on every mission of the edition.
func TestNothingIsLostInRandomGames(t *testing.T) {
	for _, mission := range []string{"salvage-run", "crossfire", "hold-out", "starter"} {
		m := shipped.MissionOf(t, mission)
		for crews := 1; crews <= 3; crews++ {
			if crews < m.Players.Min || crews > m.Players.Max {
				continue
			}
			x := rulesOf(t, mission, crews)
			g := &Game{Rules: x}
			luck := rand.New(rand.NewPCG(uint64(crews), 3))
			for seed := range uint64(4) {
				if err := g.Reset(seed); err != nil {
					t.Fatal(err)
				}
				first := g.tally()
				for n := 0; ; n++ {
					_, options := g.Next()
					if options == nil {
						break
					}
					if why := g.wrong(); why != "" {
						t.Fatalf("%s, %d crews, seed %d, decision %d: %s", mission, crews, seed, n, why)
					}
					if now := g.tally(); now != first {
						t.Fatalf("%s, %d crews, seed %d, decision %d: figures and cards were %d and are %d", mission, crews, seed, n, first, now)
					}
					g.Apply(luck.IntN(len(options)))
					if n > 50_000 {
						t.Fatalf("%s, seed %d: the game does not end", mission, seed)
					}
				}
			}
		}
	}
}

// wrong says what of a state cannot be.
func (g *Game) wrong() string {
	taken := map[field.Cell]bool{}
	for i := range g.Figures[:g.Count] {
		f := &g.Figures[i]
		switch {
		case f.OnBoard() && (f.At == field.None || !g.Rules.Field.Free[f.At]):
			return "a figure stands where nobody can"
		case f.OnBoard() && taken[f.At] && !g.walking():
			return "two figures stand in one square"
		case int(f.Moved) > int(g.Rules.numbers.most):
			return "somebody has moved farther than a round allows"
		case f.Ammo < 0 || f.Skill < 0 || g.isTrader(int8(i)) && f.Health < 0 || f.Ammo > g.Rules.numbers.full:
			return "pegs below nothing, or above what there is room for"
		case g.isTrader(int8(i)) && f.OnBoard() && f.Flags.Has(Down) != (f.Health == 0):
			return "somebody lies defeated with health, or stands without"
		case g.spaces(int8(i)) < 0 && f.Crew >= 0:
			return "a tray holds more than there is room for"
		}
		if f.OnBoard() {
			taken[f.At] = true
		}
	}
	return ""
}

// tally is how many figures of NPCs and how many cards there are, wherever they are.
func (g *Game) tally() [2]int {
	figures := 0
	for _, n := range g.Stock[:len(g.Rules.kinds)] {
		figures += int(n)
	}
	for i := range g.Figures[:g.Count] {
		if k := g.profile(int8(i)).Kind; k >= 0 && (!g.Figures[i].Flags.Has(Gone) || g.Rules.kinds[k].once) {
			figures++
		}
	}
	return [2]int{figures, int(g.Deck.N) + int(g.Discard.N) + int(g.Held.N)}
}

// walking reports whether somebody is on the way just now, and may be passing a comrade.
func (g *Game) walking() bool {
	for _, f := range g.Frames[:g.Depth] {
		if f.Kind == walkFrame {
			return true
		}
	}
	return false
}
