package geom

import (
	"math/big"

	"github.com/sortie-tools/sortie/schema/model"
)

// The reference walks the same floor in the most obvious way: cell centres are really displaced by
// a hair, lines are intersected with big numbers, and reach is found by spreading until nothing
// changes. It shares with the grid only which cells there are and which of them pieces occupy; a raster
// checks those (TestWhoeverCoversMoreThanHalfOfACellOccupiesIt).

// hair is the scale of the displaced coordinates: centres move by 1/hair west and 1/hair² south.
const hair = 1_000_000

type exact struct{ x, y *big.Int }

func exactPoint(p model.Point) exact {
	scale := big.NewInt(hair * hair)
	return exact{new(big.Int).Mul(big.NewInt(int64(p.X)), scale), new(big.Int).Mul(big.NewInt(int64(p.Y)), scale)}
}

func exactCentre(col, row int) exact {
	e := exactPoint(model.Point{X: model.Length(col*100 + 50), Y: model.Length(row*100 + 50)})
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

// meet reports whether two lines cross properly; displaced centres leave no other case.
func meet(a, b, p, q exact) bool {
	return turnOf(a, b, p)*turnOf(a, b, q) < 0 && turnOf(p, q, a)*turnOf(p, q, b) < 0
}

// refStep reports whether a figure of n by n cells may be on both sides of the edge a-b.
func refStep(b *model.Board, r *model.RuleSet, c0, r0, c1, r1, n int, unlocked func(int) bool) bool {
	for i, p := range b.Panels {
		var kind model.PanelKind
		for _, k := range r.Panels {
			if k.ID == p.Kind {
				kind = k
			}
		}
		if kind.Overhead || !meet(exactCentre(c0, r0), exactCentre(c1, r1), exactPoint(p.From), exactPoint(p.To)) {
			continue
		}
		s := crossingAt(p, kind, c0, r0, c1, r1)
		if !refOpens(p, kind, s, n, unlocked != nil && unlocked(i)) {
			return false
		}
	}
	return true
}

// crossingAt is how far along the panel the step between two cells crosses it.
func crossingAt(p model.Panel, kind model.PanelKind, c0, r0, c1, r1 int) *big.Rat {
	var t *big.Rat
	if r0 == r1 {
		t = big.NewRat(int64(r0*100+50)-int64(p.From.Y), int64(p.To.Y-p.From.Y))
	} else {
		t = big.NewRat(int64(c0*100+50)-int64(p.From.X), int64(p.To.X-p.From.X))
	}
	if p.Flipped {
		t.Sub(big.NewRat(1, 1), t)
	}
	return t.Mul(t, big.NewRat(int64(kind.Length), 1))
}

func refOpens(p model.Panel, kind model.PanelKind, s *big.Rat, n int, unlocked bool) bool {
	for _, o := range kind.Openings {
		if s.Cmp(big.NewRat(int64(o.From)-50, 1)) <= 0 || s.Cmp(big.NewRat(int64(o.To)+50, 1)) >= 0 {
			continue
		}
		if p.State == model.Locked && o.Door && !unlocked {
			continue
		}
		if o.Pass == model.Wide && n <= 2 || o.Pass == model.Narrow && n == 1 {
			return true
		}
	}
	return false
}

// refFits reports whether an n by n figure can stand with its north-western cell at c.
func refFits(g *Grid, b *model.Board, r *model.RuleSet, c Cell, n int, unlocked func(int) bool) bool {
	for dc := range n {
		for dr := range n {
			x, y := c.Col+dc, c.Row+dr
			if !g.Free(Cell{x, y}) {
				return false
			}
			if dc+1 < n && !refStep(b, r, x, y, x+1, y, n, unlocked) {
				return false
			}
			if dr+1 < n && !refStep(b, r, x, y, x, y+1, n, unlocked) {
				return false
			}
		}
	}
	return true
}

// refReach is the positions that an n by n figure gets to, with the fewest steps to each.
func refReach(g *Grid, b *model.Board, r *model.RuleSet, from Cell, n int, unlocked func(int) bool) map[Cell]int {
	dist := map[Cell]int{}
	for dc := range n {
		for dr := range n {
			if c := (Cell{from.Col - dc, from.Row - dr}); refFits(g, b, r, c, n, unlocked) {
				dist[c] = 0
			}
		}
	}
	for changed := true; changed; {
		changed = false
		for at, d := range dist {
			for _, m := range [][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
				to := Cell{at.Col + m[0], at.Row + m[1]}
				if old, ok := dist[to]; ok && old <= d+1 || !refFits(g, b, r, to, n, unlocked) {
					continue
				}
				if n > 1 || refStep(b, r, at.Col, at.Row, to.Col, to.Row, n, unlocked) {
					dist[to] = d + 1
					changed = true
				}
			}
		}
	}
	return dist
}

// refRooms numbers the cells by room, by merging neighbours until nothing changes.
func refRooms(g *Grid, b *model.Board, r *model.RuleSet) map[Cell]int {
	label := map[Cell]int{}
	for i, c := range g.Cells() {
		label[c] = i
	}
	sealed := sealedBoard(b, r)
	for changed := true; changed; {
		changed = false
		for c, l := range label {
			for _, n := range []Cell{{c.Col + 1, c.Row}, {c.Col, c.Row + 1}} {
				m, ok := label[n]
				if ok && m != l && refStep(sealed, r, c.Col, c.Row, n.Col, n.Row, 1, nil) {
					label[c], label[n] = min(l, m), min(l, m)
					l, changed = min(l, m), true
				}
			}
		}
	}
	return label
}

// sealedBoard is the board with a solid wall for every panel that is not overhead.
func sealedBoard(b *model.Board, r *model.RuleSet) *model.Board {
	out := &model.Board{Width: b.Width, Height: b.Height}
	for _, p := range b.Panels {
		for _, k := range r.Panels {
			if k.ID == p.Kind && !k.Overhead {
				out.Panels = append(out.Panels, model.Panel{Kind: "wall", From: p.From, To: p.To})
			}
		}
	}
	return out
}
