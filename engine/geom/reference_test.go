package geom

import (
	"math/big"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// The references walk the same floors in the most obvious way. Where a step crosses a panel is found
// twice, by methods that have nothing in common: with cell centres that are really displaced by a hair
// and big numbers (exactFloor), and by the order in which the hair decides ties (plainFloor). Reach is
// found by relaxing until nothing changes. They share with the grid only which cells there are and which
// of them pieces occupy; a raster checks those (TestWhoeverCoversMoreThanHalfOfACellOccupiesIt).

// refFloor is one floor with what each step crosses.
type refFloor struct {
	g     *Grid
	b     *model.Board
	r     *model.RuleSet
	cross func(a, b Cell, p model.Panel) bool
	found map[[2]Cell][]refCrossing
}

// refCrossing is a panel that a step crosses, and how far along its kind's length.
type refCrossing struct {
	panel int
	kind  model.PanelKind
	at    *big.Rat
}

func exactFloor(b *model.Board, r *model.RuleSet) *refFloor {
	g := New(b, r)
	return &refFloor{g, bridged(g), r, exactlyCrosses, map[[2]Cell][]refCrossing{}}
}

func plainFloor(b *model.Board, r *model.RuleSet) *refFloor {
	g := New(b, r)
	return &refFloor{g, bridged(g), r, plainlyCrosses, map[[2]Cell][]refCrossing{}}
}

// bridged is the board with a solid panel in each gap that is closed; which gaps those are, gaps_test.go asks.
func bridged(g *Grid) *model.Board {
	b := *g.board
	b.Panels = slices.Clone(b.Panels)
	for _, x := range g.bridges() {
		b.Panels = append(b.Panels, model.Panel{From: x.line.from, To: x.line.to})
	}
	return &b
}

// hair is the scale of the displaced coordinates: centres move by 1/hair west and 1/hair² south.
const hair = 1_000_000

type exact struct{ x, y *big.Int }

func exactPoint(p model.Point) exact {
	scale := big.NewInt(hair * hair)
	return exact{new(big.Int).Mul(big.NewInt(int64(p.X)), scale), new(big.Int).Mul(big.NewInt(int64(p.Y)), scale)}
}

func exactCentre(c Cell) exact {
	e := exactPoint(model.Point{X: model.Length(c.Col*100 + 50), Y: model.Length(c.Row*100 + 50)})
	e.x.Sub(e.x, big.NewInt(hair))
	e.y.Add(e.y, big.NewInt(1))
	return e
}

func turnOf(a, b, c exact) int {
	d := func(p, q *big.Int) *big.Int { return new(big.Int).Sub(p, q) }
	l := new(big.Int).Mul(d(b.x, a.x), d(c.y, a.y))
	r := new(big.Int).Mul(d(b.y, a.y), d(c.x, a.x))
	return l.Cmp(r)
}

// exactlyCrosses reports whether a step and a panel cross properly; displaced centres leave no other
// case.
func exactlyCrosses(c, d Cell, panel model.Panel) bool {
	a, b, p, q := exactCentre(c), exactCentre(d), exactPoint(panel.From), exactPoint(panel.To)
	return turnOf(a, b, p)*turnOf(a, b, q) < 0 && turnOf(p, q, a)*turnOf(p, q, b) < 0
}

// firstSign is the sign of the first number that is not 0.
func firstSign(ns ...int) int {
	for _, n := range ns {
		if n > 0 {
			return 1
		} else if n < 0 {
			return -1
		}
	}
	return 0
}

// plainlyCrosses says the same by ranks: a centre that lies on the panel's line is on the side that a
// small step west leads to or, if that runs along the line, a small step south. An end of the panel
// level with the centres lies north of them, one in line with them from north to south lies east.
func plainlyCrosses(c, d Cell, p model.Panel) bool {
	dx, dy := int(p.To.X-p.From.X), int(p.To.Y-p.From.Y)
	side := func(c Cell) int {
		m := c.Centre()
		return firstSign(dx*int(m.Y-p.From.Y)-dy*int(m.X-p.From.X), dy, dx)
	}
	m := c.Centre()
	from, to := firstSign(int(p.From.Y-m.Y), -1), firstSign(int(p.To.Y-m.Y), -1)
	if c.Col == d.Col {
		from, to = firstSign(int(p.From.X-m.X), 1), firstSign(int(p.To.X-m.X), 1)
	}
	return side(c) != side(d) && from != to
}

// crossings are the panels between two cells.
func (f *refFloor) crossings(a, b Cell) []refCrossing {
	if b.Col < a.Col || b.Row < a.Row {
		a, b = b, a
	}
	out, ok := f.found[[2]Cell{a, b}]
	if !ok {
		for i, p := range f.b.Panels {
			if kind := kindOf(f.r, p); !kind.Overhead && f.cross(a, b, p) {
				out = append(out, refCrossing{i, kind, crossingAt(p, kind, a, b)})
			}
		}
		f.found[[2]Cell{a, b}] = out
	}
	return out
}

func kindOf(r *model.RuleSet, p model.Panel) model.PanelKind {
	for _, k := range r.Panels {
		if k.ID == p.Kind {
			return k
		}
	}
	return model.PanelKind{}
}

// crossingAt is how far along the panel the step between two cells crosses it.
func crossingAt(p model.Panel, kind model.PanelKind, a, b Cell) *big.Rat {
	var t *big.Rat
	if a.Row == b.Row {
		t = big.NewRat(int64(a.Row*100+50)-int64(p.From.Y), int64(p.To.Y-p.From.Y))
	} else {
		t = big.NewRat(int64(a.Col*100+50)-int64(p.From.X), int64(p.To.X-p.From.X))
	}
	if p.Flipped {
		t.Sub(big.NewRat(1, 1), t)
	}
	return t.Mul(t, big.NewRat(int64(kind.Length), 1))
}

// step reports whether a figure of n by n cells may be on both sides of the edge a-b.
func (f *refFloor) step(a, b Cell, n int, unlocked func(int) bool) bool {
	for _, x := range f.crossings(a, b) {
		if !refOpens(f.b.Panels[x.panel], x.kind, x.at, n, unlocked != nil && unlocked(x.panel)) {
			return false
		}
	}
	return true
}

func refOpens(p model.Panel, kind model.PanelKind, s *big.Rat, n int, unlocked bool) bool {
	for _, o := range kind.Openings {
		if s.Cmp(big.NewRat(int64(o.From)-50, 1)) <= 0 || s.Cmp(big.NewRat(int64(o.To)+50, 1)) >= 0 {
			continue
		}
		shut := p.State == model.Locked && o.Door || o.Hidden && p.State != model.Open
		if shut && !unlocked {
			continue
		}
		if o.Pass == model.Wide && n <= 2 || o.Pass == model.Narrow && n == 1 {
			return true
		}
	}
	return false
}

// fits reports whether an n by n figure can stand with its north-western cell at c.
func (f *refFloor) fits(c Cell, n int, unlocked func(int) bool) bool {
	for dc := range n {
		for dr := range n {
			s := Cell{c.Col + dc, c.Row + dr}
			if !f.g.Free(s) ||
				dc+1 < n && !f.step(s, Cell{s.Col + 1, s.Row}, n, unlocked) ||
				dr+1 < n && !f.step(s, Cell{s.Col, s.Row + 1}, n, unlocked) {
				return false
			}
		}
	}
	return true
}

// reach is the positions that an n by n figure gets to, with the fewest steps to each.
func (f *refFloor) reach(from Cell, n int, unlocked func(int) bool) map[Cell]int {
	dist, fits := map[Cell]int{}, map[Cell]bool{}
	for _, c := range f.g.Cells() {
		fits[c] = f.fits(c, n, unlocked)
	}
	for dc := range n {
		for dr := range n {
			if c := (Cell{from.Col - dc, from.Row - dr}); fits[c] {
				dist[c] = 0
			}
		}
	}
	for changed := true; changed; {
		changed = false
		for at, d := range dist {
			for _, to := range around4(at) {
				if old, ok := dist[to]; ok && old <= d+1 || !fits[to] {
					continue
				}
				if n > 1 || f.step(at, to, n, unlocked) {
					dist[to] = d + 1
					changed = true
				}
			}
		}
	}
	return dist
}

func around4(c Cell) []Cell {
	return []Cell{{c.Col + 1, c.Row}, {c.Col - 1, c.Row}, {c.Col, c.Row + 1}, {c.Col, c.Row - 1}}
}

// refRooms numbers the cells by room, by merging neighbours until nothing changes.
func refRooms(g *Grid, b *model.Board, r *model.RuleSet) map[Cell]int {
	label := map[Cell]int{}
	for i, c := range g.Cells() {
		label[c] = i
	}
	f := exactFloor(b, r)
	for changed := true; changed; {
		changed = false
		for c, l := range label {
			for _, n := range []Cell{{c.Col + 1, c.Row}, {c.Col, c.Row + 1}} {
				m, ok := label[n]
				if ok && m != l && len(f.crossings(c, n)) == 0 {
					label[c], label[n] = min(l, m), min(l, m)
					l, changed = min(l, m), true
				}
			}
		}
	}
	return label
}
