package geom

import "github.com/sortie-tools/sortie/schema/model"

// crossing is one panel that a step goes across, with the openings it may go through.
type crossing struct {
	panel int
	gates []gate // none: solid here
}

// gate is one opening as a step finds it.
type gate struct {
	pass   model.Pass
	door   bool
	locked bool
}

// frame is how far beside an opening the centre of a figure may pass: half a base, because an opening
// lets its class of figure through although printed half doorways are narrower than a base.
const frame = model.Inch / 2

func (g *Grid) findCrossings() {
	n := g.Cols * g.Rows
	g.walls, g.east, g.south = make([][]crossing, 1), make([]int32, n), make([]int32, n)
	for i := range g.board.Panels {
		if g.overhead(i) {
			continue
		}
		g.crossPanel(i)
	}
	for _, x := range g.bridges() {
		g.crossBridge(x)
	}
}

// overhead reports whether a panel stands above the figures.
func (g *Grid) overhead(panel int) bool {
	return g.kinds[panel] != nil && g.kinds[panel].Overhead
}

// crossPanel notes a panel on every step that crosses it.
func (g *Grid) crossPanel(panel int) {
	for n := range g.parts(panel) {
		x := stretchOf(g.parts(panel), n)
		lo, hi := g.aroundLine(x.line)
		for row := lo.Row; row <= hi.Row; row++ {
			for col := lo.Col; col <= hi.Col; col++ {
				c := Cell{col, row}
				i := g.index(c)
				g.crossStep(&g.east[i], panel, x, c, Cell{col + 1, row})
				g.crossStep(&g.south[i], panel, x, c, Cell{col, row + 1})
			}
		}
	}
}

// crossBridge notes the panel of a bridge on every step that crosses it, as solid.
func (g *Grid) crossBridge(x bridge) {
	lo, hi := g.aroundLine(x.line)
	for row := lo.Row; row <= hi.Row; row++ {
		for col := lo.Col; col <= hi.Col; col++ {
			c := Cell{col, row}
			for _, n := range [...]Cell{{col + 1, row}, {col, row + 1}} {
				if !g.Holds(n) || !x.line.crosses(c.Centre(), n.Centre()) {
					continue
				}
				if n.Col > col {
					g.note(&g.east[g.index(c)], crossing{panel: x.panel})
				} else {
					g.note(&g.south[g.index(c)], crossing{panel: x.panel})
				}
			}
		}
	}
}

// around are the corners of the cells that a step across a panel can begin or end in.
func (g *Grid) around(panel int) (lo, hi Cell) {
	for n, p := range g.parts(panel) {
		l, h := g.aroundLine(lineOf(p))
		if n == 0 {
			lo, hi = l, h
		}
		lo, hi = Cell{min(lo.Col, l.Col), min(lo.Row, l.Row)}, Cell{max(hi.Col, h.Col), max(hi.Row, h.Row)}
	}
	return lo, hi
}

func (g *Grid) aroundLine(l line) (lo, hi Cell) {
	lo = g.CellAt(model.Point{X: min(l.from.X, l.to.X) - model.Inch, Y: l.from.Y - model.Inch})
	hi = g.CellAt(model.Point{X: max(l.from.X, l.to.X) + model.Inch, Y: l.to.Y + model.Inch})
	return lo, hi
}

// crossStep notes a panel on a step that may cross it.
func (g *Grid) crossStep(step *int32, panel int, x part, a, b Cell) {
	if g.Holds(b) && x.line.crosses(a.Centre(), b.Centre()) {
		num, den := x.line.along(a.Centre(), b.Centre(), g.board.Panels[panel].Flipped)
		g.note(step, crossing{panel, g.gatesAt(panel, x.before*den+num, x.of*den)})
	}
}

// note adds to what a step crosses.
func (g *Grid) note(step *int32, x crossing) {
	if *step == 0 {
		*step = int32(len(g.walls))
		g.walls = append(g.walls, nil)
	}
	g.walls[*step] = append(g.walls[*step], x)
}

// gatesAt finds the openings of a panel near the fraction num/den of its length.
func (g *Grid) gatesAt(panel int, num, den int64) []gate {
	k := g.kinds[panel]
	if k == nil {
		return nil
	}
	state := g.board.Panels[panel].State
	s := num * int64(k.Length) // times den
	var gates []gate
	for _, o := range k.Openings {
		near := int64(o.From-frame)*den < s && s < int64(o.To+frame)*den
		if near && o.Pass != model.NoPass {
			gates = append(gates, gate{o.Pass, o.Door, locked(o, state)})
		}
	}
	return gates
}

// locked reports whether an opening holds figures back until something opens it. A hidden door does
// unless the mission says that it stands open: it is shut at the start (seed 002:7466-7480).
func locked(o model.Opening, s model.PanelState) bool {
	return o.Door && (s.Barred() || o.Hidden && s != model.Open)
}

// crossed are the panels between two cells that share an edge.
func (g *Grid) crossed(a, b Cell) []crossing {
	switch {
	case b.Col > a.Col:
		return g.walls[g.east[g.index(a)]]
	case b.Row > a.Row:
		return g.walls[g.south[g.index(a)]]
	case b.Col < a.Col:
		return g.walls[g.east[g.index(b)]]
	default:
		return g.walls[g.south[g.index(b)]]
	}
}
