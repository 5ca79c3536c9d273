package play

import (
	"math/bits"
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
)

// glance is what one figure sees of others, as long as nothing moves: it is asked for again and again while options are listed and
// targets are picked.
type glance struct {
	of    int8   // 1 more than the figure; 0: nobody
	moves uint32 // how often something had moved by then
	known uint64
	seen  uint64
	cover [MaxFigures]int8
}

// sees reports whether a figure sees another, and which band of cover the other is in.
func (g *Game) sees(a, b int8) (cover int8, seen bool) {
	s := &g.glance
	if g.Lasting > 0 {
		return g.seesFrom(g.Figures[a].At, g.Figures[b].At, a, b) // somebody may be in nobody's way
	}
	if s.of != a+1 || s.moves != g.roster.moves {
		s.of, s.moves, s.known, s.seen = a+1, g.roster.moves, 0, 0
	}
	bit := uint64(1) << uint(b)
	if s.known&bit == 0 {
		s.known |= bit
		if s.cover[b], seen = g.seesFrom(g.Figures[a].At, g.Figures[b].At, a, b); seen {
			s.seen |= bit
		}
	}
	return s.cover[b], s.seen&bit != 0
}

// seesFrom is what a figure would see from a cell of another that stood in one (seed 000:442-484). Those who lie block no line; comrades
// beside the seer do not hinder it; whoever lies behind something low is hidden by it.
func (g *Game) seesFrom(from, to field.Cell, a, b int8) (cover int8, seen bool) {
	f := g.Rules.Field
	look := f.Outlook(from, to)
	if look == field.Nothing {
		return -1, false
	}
	if look == field.Doubtful {
		look = f.Through(from, to, g.shut())
	}
	between := g.hiders(from, to, a, b)
	if look == field.Everything {
		if between == 0 {
			return g.Rules.judged[0][0].band, g.Rules.judged[0][0].seen
		}
		return g.seesPast(from, to, a, b, 0, 0, between)
	}
	if band, seen, ok := look.Judged(); ok && between == 0 && !g.lies(b) {
		return band, seen
	}
	tall, low := f.Rays(from, to, g.shut())
	return g.seesPast(from, to, a, b, tall, low, between)
}

// hiders are those who may hide something of one figure in a cell from another in a second one.
func (g *Game) hiders(from, to field.Cell, a, b int8) uint64 {
	r := &g.roster
	return r.crowd.Among(g.Rules.Field, r.tall&^(1<<uint(a)|1<<uint(b)), from, to)
}

// lies reports whether a figure lies so that whatever is low hides it.
func (g *Game) lies(f int8) bool {
	return g.Rules.numbers.lying && g.Figures[f].Flags&(Prone|Down) != 0
}

// seesPast is the same past parts that are hidden, or behind something low, and past those who may hide something.
func (g *Game) seesPast(from, to field.Cell, a, b int8, tall, low uint32, between uint64) (cover int8, seen bool) {
	if tall == geom.AllRays {
		return -1, false
	}
	if g.lies(b) {
		tall, low = tall|low, 0
	}
	for ; between != 0; between &= between - 1 {
		i := int8(bits.TrailingZeros64(between))
		if hides := g.Rules.Field.Hidden(from, to, g.Figures[i].At); hides&^tall != 0 && g.inTheWay(i, from, a) {
			if g.stats(i).Size < g.stats(b).Size { // no more than cover (seed 000:450, 002:8674-8680)
				low |= hides
			} else {
				tall |= hides
			}
		}
	}
	hidden := bits.OnesCount32(tall)
	j := g.Rules.judged[hidden][bits.OnesCount32(low&^tall)]
	band, seen := j.band, j.seen
	if g.Rules.numbers.centre && tall&1 != 0 {
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

// inTheWay reports whether a figure on its feet can stand in a line of sight of another in a cell.
func (g *Game) inTheWay(i int8, from field.Cell, seer int8) bool {
	f := &g.Figures[i]
	if g.kept(i, fromView, -1) {
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
