package play

import (
	"errors"
	"math/bits"

	"github.com/sortie-tools/sortie/engine/field"
)

// DeployFirst has a crew deploy first whatever luck would say: one that won the last game, say (seed 000:634, 1918-1920). It is
// called before the game begins.
func (g *Game) DeployFirst(crew int8) { g.Frames[0].B = int16(crew) + 1 }

// runDock has the crews deploy: luck picks the first, the others follow clockwise, each at an airlock that is still free, and
// the last of them takes the turn counter (seed 000:633-641).
func (g *Game) runDock(f *Frame) {
	if f.B == 0 {
		f.B = int16(g.firstToDeploy()) + 1
	}
	if f.A == int16(g.Crews) {
		g.Turn = uint8(f.C)
		if g.Crews > 1 {
			g.tell(Event{Kind: CounterTaken, A: int16(g.Turn)})
		}
		g.pop()
		return
	}
	crew := g.deploying(f, f.A)
	if !g.crewUp(int8(crew)) {
		f.A++ // nobody of it plays, or goes back
		return
	}
	f.C = int16(crew)
	for i := range g.Rules.Field.Airlocks {
		if !g.docks(int8(i)) {
			g.option(Option{Code: Dock, A: int16(i)})
		}
	}
	if len(g.options) == 0 {
		if n := int8(len(g.Rules.Field.Airlocks)); n > 0 {
			g.Entered[crew] = int8(crew) % n
		}
		f.A++
		return
	}
	g.choose(DockDecision, int8(crew), -1)
}

// deploying is the crew that deploys behind n others.
func (g *Game) deploying(f *Frame, n int16) int { return int(f.B-1+n) % int(g.Crews) }

// docks reports whether a ship has docked at an airlock.
func (g *Game) docks(airlock int8) bool {
	for _, a := range g.Entered[:g.Crews] {
		if a == airlock {
			return true
		}
	}
	return false
}

func (g *Game) docked(f *Frame, o Option) {
	crew := g.deploying(f, f.A)
	g.Entered[crew] = int8(o.A)
	g.tell(Event{Kind: Docked, A: int16(crew), B: o.A})
	f.A++
}

// firstToDeploy is the crew that deploys first: of two the coin picks it, of more the highest roll (seed 000:633).
func (g *Game) firstToDeploy() int8 {
	switch g.Crews {
	case 1:
		return 0
	case 2:
		crew := g.toss()
		g.tell(Event{Kind: CoinTossed, A: int16(crew)})
		return crew
	}
	return g.highest()
}

// highest is the crew with the highest roll. Those who share it roll again.
func (g *Game) highest() int8 {
	const often = 1000 // as good as for ever
	left := uint8(1)<<g.Crews - 1
	for range often {
		most, tied := int8(-1), uint8(0)
		for crew := range g.Crews {
			if left>>crew&1 == 0 {
				continue
			}
			f, _ := g.roll(g.Rules.random)
			if f.number > most {
				most, tied = f.number, 0
			}
			if f.number == most {
				tied |= 1 << crew
			}
		}
		if left = tied; bits.OnesCount8(left) == 1 {
			break
		}
	}
	return int8(bits.TrailingZeros8(left))
}

// ErrRescue is returned where nobody can go back for those who were left behind.
var ErrRescue = errors.New("no rescue mission follows: the game is not over, the rules have none, or it was one already")

// MayRescue reports whether a rescue mission can follow: the game is over, and there has not been one yet (seed 000:1706).
func (g *Game) MayRescue() bool {
	r := g.Rules.Set.Play.Rescue
	return g.Over && r != nil && (r.Most == 0 || int(g.Rescues) < r.Most)
}

// Rescue begins the game in which crews, a bit each, go back for those who were left behind: the board, the track and all NPCs are
// as the last game has left them, those who came home are loaded and patched up, and their ships dock where they like
// (seed 000:1692-1712). Who lies on the board goes on lying there: no rule gets it up before somebody is with it.
func (g *Game) Rescue(crews uint8) error {
	if !g.MayRescue() {
		return ErrRescue
	}
	r := g.Rules.Set.Play.Rescue
	g.Rescues++
	g.Over, g.Round, g.Phase, g.Depth = false, 0, -1, 0
	g.ask, g.options, g.err = Decision{}, g.options[:0], nil
	for i := range int8(g.Count) {
		if x := &g.Figures[i]; x.Crew >= 0 && x.Flags.Has(Aboard) && crews>>x.Crew&1 == 1 {
			g.goBack(i, int8(r.Health), r.Loaded)
		}
	}
	if r.Anywhere {
		for i := range g.Entered {
			g.Entered[i] = -1
		}
	}
	game := Frame{Kind: gameFrame}
	for crew := range int8(g.Crews) {
		if r.Docks == "winner" && g.Winner>>crew&1 == 1 && game.B == 0 {
			game.B = int16(crew) + 1
		}
	}
	g.Winner = 0
	g.push(game)
	return nil
}

// goBack has somebody wait in its ship again.
func (g *Game) goBack(f, health int8, loaded bool) {
	x := &g.Figures[f]
	x.Flags, x.At, x.Moved, x.More = x.Flags&Captain|Waiting, field.None, 0, [stats]int8{}
	g.note(f)
	if !g.isTrader(f) {
		x.Health = max(x.Health-health, 0) // damage
		return
	}
	g.heal(f, health)
	if loaded {
		x.Ammo = g.Rules.numbers.full
	}
}

// mostSwaps is how often things change hands in a crew before a rescue mission: enough for any order, and never without end.
const mostSwaps = 40

// runExchange lets the traders of a crew who go back exchange their equipment as they like (seed 000:1701).
func (g *Game) runExchange(f *Frame) {
	crew := int8(f.A)
	if crew == int8(g.Crews) {
		g.pop()
		return
	}
	for i := range int16(len(g.Rules.tokens)) {
		t := &g.Tokens[i]
		if f.B == mostSwaps || t.Where != InTray || g.Figures[t.At].Crew != crew || !g.Figures[t.At].Flags.Has(Waiting) {
			continue
		}
		for to := range int8(g.Count) {
			x := &g.Figures[to]
			if to != int8(t.At) && x.Crew == crew && x.Flags.Has(Waiting) && g.spaces(to) >= g.Rules.designs[g.Rules.tokens[i]].spaces {
				g.option(Option{Code: Give, A: i, B: int16(to)})
			}
		}
	}
	if len(g.options) == 0 {
		f.A, f.B = f.A+1, 0
		return
	}
	g.option(Option{Code: Pass})
	g.choose(GearDecision, crew, -1)
}

func (g *Game) exchanged(f *Frame, o Option) {
	if o.Code == Pass {
		f.A, f.B = f.A+1, 0
		return
	}
	f.B++
	from := g.Tokens[o.A].At
	g.Tokens[o.A].At = o.B
	g.Tokens[o.A].Flags &^= Worn
	g.stirs(o.A)
	g.tell(Event{Kind: GaveToken, A: from, B: o.B, C: o.A})
}
