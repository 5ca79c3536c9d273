package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

func freeOpening(t *trial) string {
	b := &t.mission.Board
	d := pickWhere(t, b.Panels, func(p model.Panel) bool { k := panelKind(t.rules, p.Kind); return k != nil && passable(*k) })
	if d == nil {
		return ""
	}
	door := *d
	b.Panels = slices.DeleteFunc(b.Panels, func(p model.Panel) bool {
		return p.Name != door.Name && (meets(p, door.From) || meets(p, door.To))
	})
	return did("nothing stands beside %s", door.Name)
}

// meets reports whether a panel comes to a point.
func meets(p model.Panel, at model.Point) bool {
	x, y := inches(at)
	return p.From == at || p.To == at || near(p, x, y)
}

// lone finds openings with neither a panel nor the rim at either end.
func lone(t *trial) []fault {
	b := &t.mission.Board
	rim := func(p model.Point) bool { return p.X == 0 || p.Y == 0 || p.X == b.Width || p.Y == b.Height }
	var faults []fault
	for _, d := range b.Panels {
		k := panelKind(t.rules, d.Kind)
		if k == nil || k.Overhead || len(k.Openings) == 0 || rim(d.From) || rim(d.To) {
			continue
		}
		if !slices.ContainsFunc(b.Panels, func(p model.Panel) bool {
			o := panelKind(t.rules, p.Kind)
			return p.Name != d.Name && (o == nil || !o.Overhead) && (meets(p, d.From) || meets(p, d.To))
		}) {
			faults = append(faults, wrong([]string{"MAP112", "MAP113"}, "%s stands free", d.Name))
		}
	}
	return faults
}

func gapInWall(t *trial) string {
	b := &t.mission.Board
	d := pickWhere(t, b.Panels, func(p model.Panel) bool { k := panelKind(t.rules, p.Kind); return k != nil && k.HasDoor() })
	if d == nil {
		return ""
	}
	if d.ID == "" {
		d.ID = "the-door"
	}
	door := *d
	gone := pickWhere(t, b.Panels, func(p model.Panel) bool {
		return p.Name != door.Name && p.ID == "" && (meets(p, door.From) || meets(p, door.To))
	})
	if gone == nil {
		return ""
	}
	name := gone.Name
	b.Panels = without(b.Panels, gone)
	return did("%s beside door %s is gone", name, door.Name)
}

// roundAbout finds doors with a name both of whose sides are in one room.
func roundAbout(t *trial) []fault {
	w := worldOf(t)
	var faults []fault
	for _, p := range t.mission.Board.Panels {
		k := panelKind(t.rules, p.Kind)
		if p.ID == "" || k == nil || !k.HasDoor() {
			continue
		}
		mid := model.Point{X: (p.From.X + p.To.X) / 2, Y: (p.From.Y + p.To.Y) / 2}
		one, two := mid, mid
		if p.From.X == p.To.X {
			one.X, two.X = mid.X-50, mid.X+50
		} else {
			one.Y, two.Y = mid.Y-50, mid.Y+50
		}
		if w.hall([]cell{cellAt("", one)})[cellAt("", two)] {
			faults = append(faults, wrong([]string{"MAP113", "MAP112"}, "there is a way round %s", p.Name))
		}
	}
	return faults
}

func noWalls(t *trial) string {
	n := 0
	for i := range t.mission.Board.Panels {
		p := &t.mission.Board.Panels[i]
		k := panelKind(t.rules, p.Kind)
		if k == nil || k.Overhead || len(k.Openings) > 0 {
			continue
		}
		if o := pickWhere(t, t.rules.Panels, func(o model.PanelKind) bool { return o.Length == k.Length && len(o.Openings) > 0 && !hiddenKind(o) }); o != nil {
			p.Kind = o.ID
			if o.HasDoor() {
				p.State = model.Closed
			}
			n++
		}
	}
	return did("%d walls have openings", n)
}

// minable finds rooms away from the rim whose walls all have openings, where there is something to mine.
func minable(t *trial) []fault {
	if len(t.rules.Minerals) == 0 {
		return nil
	}
	w := worldOf(t)
	f := &w.floors[0]
	seen := map[cell]bool{}
	var faults []fault
	for y := range f.rows {
		for x := range f.cols {
			c := cell{"", x, y}
			if seen[c] {
				continue
			}
			room := w.hall([]cell{c})
			solid := false
			for o := range room {
				seen[o] = true
				solid = solid || o.x == 0 || o.y == 0 || o.x == f.cols-1 || o.y == f.rows-1 || w.walled(o)
			}
			if !solid {
				faults = append(faults, wrong([]string{"MAP121"}, "the room at %d,%d has no wall to mine", x, y))
			}
		}
	}
	return faults
}

// walled reports whether a cell has a solid panel beside it.
func (w *world) walled(c cell) bool {
	px, py := centre(c.x, c.y)
	for _, p := range w.mission.Board.Panels {
		k := panelKind(w.rules, p.Kind)
		if k != nil && (k.Overhead || len(k.Openings) > 0) {
			continue
		}
		for _, d := range [][2]float64{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
			if meet(p.From, p.To, px, py, px+d[0], py+d[1]) >= 0 {
				return true
			}
		}
	}
	return false
}

// cutCorner walls two square inches off, in a corner of the board.
func cutCorner(t *trial) string {
	b := &t.mission.Board
	k := pickWhere(t, t.rules.Panels, func(k model.PanelKind) bool { return k.Length == 200 && k.HasDoor() && !hiddenKind(k) })
	wall := pickWhere(t, t.rules.Panels, func(k model.PanelKind) bool { return k.Length == 200 && len(k.Openings) == 0 && !k.Overhead })
	if k == nil || wall == nil {
		return ""
	}
	x := model.Length(0)
	if t.IntN(2) == 0 {
		x = b.Width - 200
	}
	side := x + 100
	b.Panels = append(b.Panels,
		model.Panel{Kind: wall.ID, From: model.Point{X: x, Y: 200}, To: model.Point{X: x + 200, Y: 200}, Name: "cut-1"},
		model.Panel{Kind: k.ID, From: model.Point{X: side, Y: 0}, To: model.Point{X: side, Y: 200}, Name: "cut-2", State: model.Closed})
	return did("a corner of 1 by 2 inches at %v", x)
}

// corners finds rooms of fewer cells than a square of the lattice has.
func corners(t *trial) []fault {
	w := worldOf(t)
	f := &w.floors[0]
	least := int(t.rules.Board.Lattice/100) * int(t.rules.Board.Lattice/100)
	var faults []fault
	for y := range f.rows {
		for x := range f.cols {
			if n := len(w.hall([]cell{{"", x, y}})); n < least {
				faults = append(faults, wrong([]string{"MAP125", "MAP105"}, "the room at %d,%d has %d square inches", x, y, n))
			}
		}
	}
	return faults
}
