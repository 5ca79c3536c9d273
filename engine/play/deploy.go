package play

import "math/bits"

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
		g.Entered[crew] = int8(crew) % int8(max(len(g.Rules.Field.Airlocks), 1))
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
