package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// lockAll locks every door of the board that is not locked yet, and names those that have no name. Arches
// become doors.
func (t *trial) lockAll(b *model.Board) []string {
	var ids []string
	for i := range b.Panels {
		p := &b.Panels[i]
		k := panelKind(t.rules, p.Kind)
		if k == nil || !passable(*k) {
			continue
		}
		if !k.HasDoor() {
			d := pickWhere(t, t.rules.Panels, func(d model.PanelKind) bool { return d.HasDoor() && !hiddenKind(d) && d.Length == k.Length })
			if d == nil {
				continue
			}
			p.Kind = d.ID
		}
		p.State = model.Locked
		if p.ID == "" {
			p.ID = did("lock-%d", i)
		}
		ids = append(ids, p.ID)
	}
	return ids
}

// opener adds a rule by which a piece opens doors.
func (t *trial) opener(piece string, doors ...string) {
	r := model.Rule{ID: "opener-of-" + piece, Title: "The lock", Simulated: true, When: &model.Trigger{Kind: "interact", With: piece}}
	for _, d := range doors {
		r.Do = append(r.Do, model.Effect{Kind: "door", Of: d, Set: "open"})
	}
	t.mission.Rules = append(t.mission.Rules, r)
}

func keyBehindLock(t *trial) string {
	b := &t.mission.Board
	locked := t.lockAll(b)
	p := pick(t, movables(b))
	if p == nil || len(locked) == 0 {
		return ""
	}
	t.opener(p.id, locked...)
	return did("every door is locked, and %s opens them", p.id)
}

func swapLockAndKey(t *trial) string {
	b := &t.mission.Board
	locked := t.lockAll(b)
	first, second := pick(t, movables(b)), pick(t, movables(b))
	if first == nil || second == nil || first.id == second.id || len(locked) < 2 {
		return ""
	}
	cut := 1 + t.IntN(len(locked)-1)
	t.opener(first.id, locked[:cut]...)
	t.opener(second.id, locked[cut:]...)
	return did("%s opens %v, %s the other doors", first.id, locked[:cut], second.id)
}

func wrongKey(t *trial) string {
	b := &t.mission.Board
	d := pickWhere(t, b.Panels, func(p model.Panel) bool {
		k := panelKind(t.rules, p.Kind)
		return k != nil && k.HasDoor() && !hiddenKind(*k)
	})
	p := pick(t, movables(b))
	if d == nil || p == nil {
		return ""
	}
	d.State = model.Locked
	if d.ID == "" {
		d.ID = "the-lock"
	}
	t.opener(p.id, d.ID)
	return did("%s is locked and %s opens it", d.Name, p.id)
}

// enclose builds solid panels round a point, on the lattice.
func enclose(t *trial, b *model.Board, p model.Point) bool {
	l := t.rules.Board.Lattice
	x0, y0 := (p.X-l/2)/l*l, (p.Y-l/2)/l*l
	x1, y1 := x0+2*l, y0+2*l
	built := false
	for _, c := range [][2]model.Point{
		{{X: x0, Y: y0}, {X: x1, Y: y0}}, {{X: x0, Y: y1}, {X: x1, Y: y1}},
		{{X: x0, Y: y0}, {X: x0, Y: y1}}, {{X: x1, Y: y0}, {X: x1, Y: y1}},
	} {
		if c[0].X < 0 || c[0].Y < 0 || c[1].X > b.Width || c[1].Y > b.Height {
			continue
		}
		if w := newPanel(t, c[0], c[1]); w != nil && w.From != w.To && onBoard(b, *w) {
			b.Panels = append(b.Panels, *w)
			built = true
		}
	}
	return built
}

// encloseWithDoor is enclose with a door that is locked in one of the walls.
func encloseWithDoor(t *trial, b *model.Board, p model.Point) bool {
	old := len(b.Panels)
	if !enclose(t, b, p) {
		return false
	}
	w := pick(t, b.Panels[old:])
	k := pickWhere(t, t.rules.Panels, func(k model.PanelKind) bool {
		return k.HasDoor() && !hiddenKind(k) && k.Length == panelKind(t.rules, w.Kind).Length
	})
	if k == nil {
		return false
	}
	w.Kind, w.State = k.ID, model.Locked
	return true
}

func lockInPiece(t *trial) string {
	b := &t.mission.Board
	p := pick(t, movables(b))
	if p == nil || !encloseWithDoor(t, b, p.foot.Centre) {
		return ""
	}
	return did("walls and a locked door around %s", p.id)
}

func lockInHoard(t *trial) string {
	b := &t.mission.Board
	p := pick(t, b.Furniture)
	if p == nil || !encloseWithDoor(t, b, p.Footprint.Centre) {
		return ""
	}
	t.mission.Setup.Deals = append(t.mission.Setup.Deals, model.Deal{Into: []string{p.ID}, Tokens: []model.TokenShare{{Size: smallest(t.rules), Count: 1}}})
	return did("walls and a locked door around %s, with a token in it", p.ID)
}

func lockInFloor(t *trial) string {
	b := &t.mission.Board
	p := t.somewhere(b)
	if !encloseWithDoor(t, b, p) {
		return ""
	}
	return did("walls and a locked door around %s", at(p))
}

// locked finds cells that crews would get to if every lock were open, and do not.
func locked(t *trial) []fault {
	k := walk(t)
	w := worldOf(t)
	w.any = true
	var faults []fault
	for i := range k.from {
		free := w.flood(w.start(k.from[i]))
		for c := range free {
			if !slices.ContainsFunc(k.seen, func(seen map[cell]int) bool { _, ok := seen[c]; return ok }) {
				faults = append(faults, wrong([]string{"RCH", "MAP105", "MAP114"}, "nobody gets past the locks to %d,%d", c.x, c.y))
			}
		}
	}
	return faults
}

// onBoard reports whether a panel is more than a part of the rim.
func onBoard(b *model.Board, p model.Panel) bool {
	return !(p.From.X == p.To.X && (p.From.X == 0 || p.From.X == b.Width)) && !(p.From.Y == p.To.Y && (p.From.Y == 0 || p.From.Y == b.Height))
}

func wallInPiece(t *trial) string {
	b := &t.mission.Board
	want := wanted(t.mission)
	p := pickWhere(t, movables(b), func(p movable) bool { return want[p.id] != "" && want[p.id] != "crate" })
	if p == nil || !enclose(t, b, p.foot.Centre) {
		return ""
	}
	return did("walls around %s", p.id)
}

func crateInCloset(t *trial) string {
	b := t.ground(has(func(b *model.Board) []model.Crate { return b.Crates }))
	if b == nil {
		return ""
	}
	c := pick(t, b.Crates)
	if !enclose(t, b, c.Footprint.Centre) {
		return ""
	}
	return did("walls around %s", c.ID)
}
