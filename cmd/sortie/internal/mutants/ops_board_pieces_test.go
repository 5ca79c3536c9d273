package mutants

import (
	"github.com/sortie-tools/sortie/schema/model"
)

// someone is a random piece of a random floor.
func (t *trial) someone() (*model.Board, *movable) {
	b := t.ground(func(b *model.Board) bool { return len(movables(b)) > 0 })
	if b == nil {
		return nil, nil
	}
	return b, pick(t, movables(b))
}

func movePiece(t *trial) string {
	b, p := t.someone()
	if p == nil {
		return ""
	}
	p.foot.Centre = t.somewhere(b)
	return did("%s moves to %s", p.id, at(p.foot.Centre))
}

func pieceOntoPiece(t *trial) string {
	b, p := t.someone()
	if p == nil {
		return ""
	}
	o := pickWhere(t, movables(b), func(o movable) bool { return o.id != p.id })
	if o == nil {
		return ""
	}
	p.foot.Centre = o.foot.Centre
	return did("%s stands in %s", p.id, o.id)
}

func pieceOffBoard(t *trial) string {
	b, p := t.someone()
	if p == nil {
		return ""
	}
	switch t.IntN(4) {
	case 0:
		p.foot.Centre.X = -50
	case 1:
		p.foot.Centre.Y = -25
	case 2:
		p.foot.Centre.X = b.Width + 75
	default:
		p.foot.Centre.Y = b.Height
	}
	return did("%s moves to %s", p.id, at(p.foot.Centre))
}

func pieceIntoWall(t *trial) string {
	b, p := t.someone()
	if p == nil {
		return ""
	}
	w := pick(t, b.Panels)
	if w == nil {
		return ""
	}
	k := 1 + model.Length(t.IntN(7))
	p.foot.Centre = model.Point{X: w.From.X + (w.To.X-w.From.X)*k/8, Y: w.From.Y + (w.To.Y-w.From.Y)*k/8}
	return did("%s moves into %s at %s", p.id, w.Name, at(p.foot.Centre))
}

func turnPiece(t *trial) string {
	_, p := t.someone()
	if p == nil {
		return ""
	}
	p.foot.Turn = (p.foot.Turn + 15*(1+t.IntN(11))) % 360
	return did("%s turns to %d", p.id, p.foot.Turn)
}

func growPiece(t *trial) string {
	_, p := t.someone()
	if p == nil {
		return ""
	}
	p.foot.Width += 100 * model.Length(1+t.IntN(4))
	p.foot.Depth += 100 * model.Length(1+t.IntN(4))
	return did("%s grows to %v by %v", p.id, p.foot.Width, p.foot.Depth)
}

func blockAirlock(t *trial) string {
	a := pick(t, t.mission.Board.Airlocks)
	p := pick(t, movables(&t.mission.Board))
	if a == nil || p == nil {
		return ""
	}
	c := a.At
	switch a.Side {
	case model.North:
		c.Y = p.foot.Depth / 2
	case model.South:
		c.Y -= p.foot.Depth / 2
	case model.West:
		c.X = p.foot.Width / 2
	case model.East:
		c.X -= p.foot.Width / 2
	}
	p.foot.Centre, p.foot.Turn = c, 0
	return did("%s moves into airlock %s", p.id, a.ID)
}

// pieceIntoDoorway moves a piece right beside the opening of a panel, along one of its sides.
func pieceIntoDoorway(t *trial) string {
	b := &t.mission.Board
	d := pickWhere(t, b.Panels, func(p model.Panel) bool {
		k := panelKind(t.rules, p.Kind)
		return k != nil && passable(*k) && (p.From.X == p.To.X || p.From.Y == p.To.Y)
	})
	p := pick(t, movables(b))
	if d == nil || p == nil {
		return ""
	}
	mid := model.Point{X: (d.From.X + d.To.X) / 2, Y: (d.From.Y + d.To.Y) / 2}
	side := model.Length(1 - 2*t.IntN(2))
	if p.foot.Turn = 0; d.From.X == d.To.X {
		mid.X += side * (p.foot.Width/2 + 1)
	} else {
		mid.Y += side * (p.foot.Depth/2 + 1)
	}
	p.foot.Centre = mid
	return did("%s stands in doorway %s at %s", p.id, d.Name, at(mid))
}

// clogged finds openings with no way through for a figure because pieces stand at them.
func clogged(t *trial) []fault {
	w := worldOf(t)
	w.any = true
	bare := worldOf(t)
	bare.any, bare.bare = true, true
	var faults []fault
	for i := range w.floors {
		f := &w.floors[i]
		for _, p := range f.board.Panels {
			k := panelKind(t.rules, p.Kind)
			if k == nil || !passable(*k) {
				continue
			}
			if through(bare, f, p) > 0 && through(w, f, p) == 0 {
				faults = append(faults, wrong([]string{"MAP", "RCH"}, "nobody gets through %s for the pieces at it", p.Name))
			}
		}
	}
	return faults
}

// through counts the steps that lead through a panel.
func through(w *world, f *floor, p model.Panel) int {
	n := 0
	for y := range f.rows {
		for x := range f.cols {
			for _, d := range [][2]int{{1, 0}, {0, 1}} {
				ax, ay := centre(x, y)
				bx, by := centre(x+d[0], y+d[1])
				if !f.holds(x+d[0], y+d[1]) || away(p.From.X, p.To.X, ax, bx) || away(p.From.Y, p.To.Y, ay, by) {
					continue
				}
				if meet(p.From, p.To, ax, ay, bx, by) < 0 || !w.bare && (f.blocked(x, y) || f.blocked(x+d[0], y+d[1])) {
					continue
				}
				if !w.bars(p, ax, ay, bx, by) {
					n++
				}
			}
		}
	}
	return n
}
