package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// swapKind replaces a panel that lets somebody through by one of the same length that fits a wish.
func swapKind(t *trial, from, to func(model.PanelKind) bool) string {
	b := t.ground(has(func(b *model.Board) []model.Panel { return b.Panels }))
	if b == nil {
		return ""
	}
	p := pickWhere(t, b.Panels, func(p model.Panel) bool { k := panelKind(t.rules, p.Kind); return k != nil && from(*k) })
	if p == nil {
		return ""
	}
	length := panelKind(t.rules, p.Kind).Length
	k := pickWhere(t, t.rules.Panels, func(k model.PanelKind) bool { return k.Length == length && to(k) && k.ID != p.Kind })
	if k == nil {
		return ""
	}
	old := p.Kind
	p.Kind = k.ID
	if !k.HasDoor() {
		p.State = ""
	} else if p.State == "" || hiddenKind(*k) {
		p.State = model.Closed
	}
	return did("%s %s becomes %s", old, p.Name, k.ID)
}

func passable(k model.PanelKind) bool {
	return !k.Overhead && slices.ContainsFunc(k.Openings, func(o model.Opening) bool { return o.Pass != model.NoPass })
}

func hiddenKind(k model.PanelKind) bool {
	return slices.ContainsFunc(k.Openings, func(o model.Opening) bool { return o.Hidden })
}

func sealDoor(t *trial) string {
	return swapKind(t, passable, func(k model.PanelKind) bool { return !k.Overhead && len(k.Openings) == 0 })
}

func sealWithWindow(t *trial) string {
	return swapKind(t, passable, func(k model.PanelKind) bool { return !k.Overhead && !passable(k) })
}

func lockDoor(t *trial) string {
	p := pickWhere(t, t.mission.Board.Panels, func(p model.Panel) bool {
		k := panelKind(t.rules, p.Kind)
		return k != nil && k.HasDoor() && !hiddenKind(*k) && p.State != model.Locked
	})
	if p == nil {
		return ""
	}
	p.State = model.Locked
	return did("%s is locked", p.Name)
}

// newPanel is a solid panel between two points.
func newPanel(t *trial, from, to model.Point) *model.Panel {
	length := max(to.X-from.X, to.Y-from.Y)
	k := pickWhere(t, t.rules.Panels, func(k model.PanelKind) bool { return !k.Overhead && len(k.Openings) == 0 && k.Length == length })
	if k == nil {
		return nil
	}
	return &model.Panel{Kind: k.ID, From: from, To: to, Name: at(from) + "-" + at(to)}
}

func buildWall(t *trial) string {
	b := &t.mission.Board
	step := t.rules.Board.Lattice
	from := model.Point{X: step * model.Length(t.IntN(int(b.Width/step))), Y: step * model.Length(t.IntN(int(b.Height/step)))}
	to := from
	if t.IntN(2) == 0 {
		to.X += 4 * model.Inch
	} else {
		to.Y += 4 * model.Inch
	}
	p := newPanel(t, from, to)
	if p == nil || to.X > b.Width || to.Y > b.Height || slices.ContainsFunc(b.Panels, func(o model.Panel) bool { return alongside(o, *p) }) {
		return ""
	}
	b.Panels = append(b.Panels, *p)
	return did("a wall from %s to %s", at(from), at(to))
}

// alongside reports whether two panels lie on one line and on each other: a drawing cannot say that, and the
// compiler refuses it in a list of runs.
func alongside(a, b model.Panel) bool {
	across := func(p model.Panel) bool { return p.From.Y == p.To.Y }
	down := func(p model.Panel) bool { return p.From.X == p.To.X }
	return across(a) && across(b) && a.From.Y == b.From.Y && a.From.X < b.To.X && b.From.X < a.To.X ||
		down(a) && down(b) && a.From.X == b.From.X && a.From.Y < b.To.Y && b.From.Y < a.To.Y
}

func crossPanel(t *trial) string {
	b := &t.mission.Board
	p := pickWhere(t, b.Panels, func(p model.Panel) bool { return p.From.X == p.To.X || p.From.Y == p.To.Y })
	if p == nil {
		return ""
	}
	mid := model.Point{X: (p.From.X + p.To.X) / 2, Y: (p.From.Y + p.To.Y) / 2}
	from, to := mid, mid
	if p.From.X == p.To.X {
		from.X, to.X = mid.X-2*model.Inch, mid.X+2*model.Inch
	} else {
		from.Y, to.Y = mid.Y-2*model.Inch, mid.Y+2*model.Inch
	}
	n := newPanel(t, from, to)
	if n == nil || slices.ContainsFunc(b.Panels, func(o model.Panel) bool { return alongside(o, *n) }) {
		return ""
	}
	b.Panels = append(b.Panels, *n)
	return did("a wall crosses %s", p.Name)
}
