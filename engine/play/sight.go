package play

import (
	"math/bits"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/geom"
)

// sees reports whether a figure sees another, and which band of cover the other is in.
func (g *Game) sees(a, b int8) (cover int8, seen bool) { return g.seesFrom(g.Figures[a].At, a, b) }

// seesFrom is what a figure would see of another from a cell (seed 000:442-484). Those who lie block no line; comrades beside
// the seer do not hinder it; whoever lies behind something low is hidden by it.
func (g *Game) seesFrom(from field.Cell, a, b int8) (cover int8, seen bool) {
	return g.seesOver(from, a, b, 0)
}

// seesOver is the same with parts of the other that are behind something low besides.
func (g *Game) seesOver(from field.Cell, a, b int8, over uint32) (cover int8, seen bool) {
	f, shut := g.Rules.Field, g.shut()
	to := g.Figures[b].At
	tall, low := f.Rays(from, to, shut)
	low |= over
	if tall == geom.AllRays {
		return -1, false
	}
	if g.Rules.Set.Play.Sight.Lying && g.Figures[b].Flags&(Prone|Down) != 0 {
		tall, low = tall|low, 0
	}
	for i := range int8(g.Count) {
		at := g.Figures[i].At
		if i == a || i == b || at == field.None {
			continue
		}
		if hides := f.Behind(from, to, at); hides&^tall != 0 && g.inTheWay(i, from, a) {
			if g.stats(i).Size < g.stats(b).Size { // no more than cover (seed 000:450, 002:8674-8680)
				low |= hides
			} else {
				tall |= hides
			}
		}
	}
	hidden := bits.OnesCount32(tall)
	band, seen := geom.Judge(g.Rules.Set, hidden, bits.OnesCount32(low&^tall))
	if g.Rules.Set.Play.Sight.To == "centre" && tall&1 != 0 {
		seen = false
	}
	return int8(band), seen
}

// inTheWay reports whether a figure can stand in a line of sight of another in a cell.
func (g *Game) inTheWay(i int8, from field.Cell, seer int8) bool {
	f := &g.Figures[i]
	if !f.Stands() || f.Flags.Has(Prone) || g.kept(i, fromView, -1) {
		return false
	}
	return f.Crew < 0 || f.Crew != g.Figures[seer].Crew || !g.Rules.Field.Touch(from, f.At, g.shut())
}

// covered reports whether a band of cover takes anything off a shot, or hides all.
func (g *Game) covered(band int8) bool { return band > 0 && g.Rules.cover[band] > 0 }
