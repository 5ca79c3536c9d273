package play

import (
	"math/bits"
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
)

// glance is what one figure sees of others, while nothing moves: it is asked for again and again while options are listed and
// targets are picked.
type glance struct {
	of    int8 // 1 more than the figure; 0: nobody
	known uint64
	seen  uint64
	cover [MaxFigures]int8
}

// watch has what a figure sees kept until blink is called: until then nothing may move.
func (g *Game) watch(who int8) { g.glance.of, g.glance.known = who+1, 0 }

// blink ends that.
func (g *Game) blink() { g.glance.of = 0 }

// sees reports whether a figure sees another, and which band of cover the other is in.
func (g *Game) sees(a, b int8) (cover int8, seen bool) {
	s := &g.glance
	if s.of != a+1 {
		return g.seesFrom(g.Figures[a].At, a, b)
	}
	if s.known>>uint(b)&1 == 0 {
		s.known |= 1 << b
		s.cover[b], seen = g.seesFrom(g.Figures[a].At, a, b)
		s.seen &^= 1 << b
		if seen {
			s.seen |= 1 << b
		}
	}
	return s.cover[b], s.seen>>uint(b)&1 == 1
}

// seesFrom is what a figure would see of another from a cell (seed 000:442-484). Those who lie block no line; comrades beside
// the seer do not hinder it; whoever lies behind something low is hidden by it.
func (g *Game) seesFrom(from field.Cell, a, b int8) (cover int8, seen bool) {
	return g.seesOver(from, a, b, 0)
}

// seesOver is the same with parts of the other that are behind something low besides.
func (g *Game) seesOver(from field.Cell, a, b int8, over uint32) (cover int8, seen bool) {
	f := g.Rules.Field
	to := g.Figures[b].At
	tall, low, doors := f.Open(from, to)
	if doors {
		tall, low = f.Rays(from, to, g.shut())
	}
	low |= over
	if tall == geom.AllRays {
		return -1, false
	}
	if g.Rules.Set.Play.Sight.Lying && g.Figures[b].Flags&(Prone|Down) != 0 {
		tall, low = tall|low, 0
	}
	line := f.Line(from, to)
	for i := range g.Figures[:g.Count] {
		at := g.Figures[i].At
		if at == field.None || !line.Passes(at) || i == int(a) || i == int(b) {
			continue
		}
		if hides := line.Behind(at); hides&^tall != 0 && g.inTheWay(int8(i), from, a) {
			if g.stats(int8(i)).Size < g.stats(b).Size { // no more than cover (seed 000:450, 002:8674-8680)
				low |= hides
			} else {
				tall |= hides
			}
		}
	}
	hidden := bits.OnesCount32(tall)
	j := g.Rules.judged[hidden][bits.OnesCount32(low&^tall)]
	band, seen := j.band, j.seen
	if g.Rules.Set.Play.Sight.To == "centre" && tall&1 != 0 {
		seen = false
	}
	return band, seen
}

// parts is how many parts of a base lines of sight are cast to.
const parts = 25

// judgement is what so many hidden parts come to.
type judgement struct {
	band int8
	seen bool
}

// lowerSight works out what every number of hidden and of low parts comes to.
func (x *Rules) lowerSight() error {
	for hidden := range x.judged {
		for low := range x.judged[hidden] {
			band, seen := geom.Judge(x.Set, hidden, low)
			x.judged[hidden][low] = judgement{int8(band), seen}
		}
	}
	return nil
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

// nearness is something that figures stand beside.
type nearness uint8

// What figures stand beside.
const (
	nearNothing   nearness = iota
	nearWall               // any wall, the edge of the board among them (seed 000:226, 1636)
	nearPlainWall          // one without door and window
	nearTerrain            // any piece
)

func nearnessOf(id string) nearness {
	switch id {
	case "wall":
		return nearWall
	case "plain-wall":
		return nearPlainWall
	case "terrain":
		return nearTerrain
	}
	return nearNothing
}

// lowerNear notes for each cell what a figure in it stands beside.
func (x *Rules) lowerNear() error {
	x.near = make([]uint8, len(x.Field.Spots))
	for c, s := range x.Field.Spots {
		for d := field.North; d < field.Dirs; d += 2 {
			cols, rows := d.Offset()
			x.near[c] |= x.wallAt(s.Floor, s.Cell, geom.Cell{Col: s.Col + cols, Row: s.Row + rows})
		}
	}
	for _, p := range x.Field.Pieces {
		for _, c := range p.Contact {
			x.near[c] |= 1 << nearTerrain
		}
	}
	return nil
}

// wallAt is what is between two cells, bits by nearness.
func (x *Rules) wallAt(floor int, a, b geom.Cell) uint8 {
	grid, board := x.Field.Building.Grid(floor), x.Field.Building.Floors()[floor].Board
	if b.Col < 0 || b.Row < 0 || b.Col >= grid.Cols || b.Row >= grid.Rows {
		return 1<<nearWall | 1<<nearPlainWall
	}
	panels := grid.Crossed(a, b)
	if way := grid.Gateway(a, b, 0); len(panels) == 0 || way.Open && len(way.Doors) == 0 {
		return 0
	}
	out := uint8(1<<nearWall | 1<<nearPlainWall)
	for _, p := range panels {
		k := slices.IndexFunc(x.Set.Panels, func(k model.PanelKind) bool { return k.ID == board.Panels[p].Kind })
		if k < 0 || len(x.Set.Panels[k].Openings) > 0 {
			out = 1 << nearWall
		}
	}
	return out
}
