package mutants

import (
	"math"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// numbers compares the entry points with the faces of the die that picks one.
func numbers(t *trial) []fault {
	seen := map[int]int{}
	for _, e := range t.mission.Board.Entries {
		seen[e.Number]++
	}
	die := t.rules.Board.Entries
	var faults []fault
	for n := die.Min; n <= die.Max; n++ {
		if seen[n] == 0 {
			faults = append(faults, wrong([]string{"SPN001"}, "no entry point %d", n))
		}
	}
	for n, times := range seen {
		if times > 1 {
			faults = append(faults, wrong([]string{"SPN002"}, "%d entry points %d", times, n))
		}
		if n < die.Min || n > die.Max {
			faults = append(faults, wrong([]string{"SPN005"}, "entry point %d is on no face", n))
		}
	}
	return append(faults, rerolls(t)...)
}

// rerolls looks at the results of the entry roll that are treated in another way.
func rerolls(t *trial) []fault {
	a, die := t.mission.Setup.Arrivals, t.rules.Board.Entries
	if a == nil {
		return nil
	}
	var faults []fault
	left := map[int]bool{}
	for n := die.Min; n <= die.Max; n++ {
		left[n] = true
	}
	for _, n := range slices.Concat(a.Reroll, a.Void) {
		if n < die.Min || n > die.Max {
			faults = append(faults, wrong([]string{"SPN008"}, "result %d is on no face", n))
		}
	}
	for _, n := range a.Reroll {
		delete(left, n)
	}
	if len(left) == 0 {
		faults = append(faults, wrong([]string{"SPN008"}, "every result is rolled again"))
	}
	return faults
}

// docks counts airlocks against crews.
func docks(t *trial) []fault {
	if have, need := len(t.mission.Board.Airlocks), t.mission.Players.Max; have < need && len(t.mission.Setup.Deploy) == 0 {
		return []fault{wrong([]string{"SPN"}, "%d airlocks for %d crews", have, need)}
	}
	return nil
}

// doors finds entry points in the door of an airlock, and on one another.
func doors(t *trial) []fault {
	b := &t.mission.Board
	half := float64(t.rules.Board.Airlock) / 200
	var faults []fault
	for i, e := range b.Entries {
		at, _ := onSide(b, e.Side, e.At)
		for _, a := range b.Airlocks {
			if pos, _ := onSide(b, a.Side, a.At); e.Side != "" && a.Side == e.Side && math.Abs(pos-at) < half-0.06 {
				faults = append(faults, wrong([]string{"SPN006"}, "entry point %s lies in airlock %s", e.ID, a.ID))
			}
		}
		x, y := inches(e.At)
		for _, o := range b.Entries[i+1:] {
			if ox, oy := inches(o.At); math.Hypot(ox-x, oy-y) < 0.94 {
				faults = append(faults, wrong([]string{"SPN007"}, "entry points %s and %s are at one place", e.ID, o.ID))
			}
		}
	}
	return faults
}

// room finds entry points without room for the most models that come at once. Ways are tried cell by cell, as
// far as two steps.
func room(t *trial) []fault {
	w := worldOf(t)
	most := largest(t.rules)
	var faults []fault
	for _, e := range t.mission.Board.Entries {
		if n := w.roomAt(e); n < most {
			faults = append(faults, wrong([]string{"SPN"}, "entry point %s has room for %d of %d", e.ID, n, most))
		}
	}
	return faults
}

// roomAt counts the free cells within two inches of an entry point that are in one room with it.
func (w *world) roomAt(e model.Entry) int {
	f := &w.floors[0]
	at := cellAt("", e.At)
	at.x, at.y = min(max(at.x, 0), f.cols-1), min(max(at.y, 0), f.rows-1)
	n := 0
	seen := map[cell]bool{at: true}
	ring := []cell{at}
	for range 3 {
		var next []cell
		for _, c := range ring {
			if !f.blocked(c.x, c.y) {
				n++
			}
			for _, o := range w.indoors(c) {
				if !seen[o] {
					seen[o] = true
					next = append(next, o)
				}
			}
		}
		ring = next
	}
	return n
}

// indoors are the cells beside a cell that no panel parts from it, open or not.
func (w *world) indoors(c cell) []cell {
	f := w.floor(c.floor)
	px, py := centre(c.x, c.y)
	var next []cell
	for _, d := range [][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
		o := cell{c.floor, c.x + d[0], c.y + d[1]}
		qx, qy := centre(o.x, o.y)
		parted := func(p model.Panel) bool {
			k := panelKind(w.rules, p.Kind)
			return (k == nil || !k.Overhead) && meet(p.From, p.To, px, py, qx, qy) >= 0
		}
		if f.holds(o.x, o.y) && !slices.ContainsFunc(f.board.Panels, parted) {
			next = append(next, o)
		}
	}
	return next
}

// largest is the most models of one kind that a level sends to an entry point at once.
func largest(r *model.RuleSet) int {
	most := 0
	for _, l := range r.Hostility.Levels {
		for _, a := range l.Arrivals {
			n := a.Count
			for _, d := range r.Dice {
				if d.ID == a.Die && a.Face == "" && a.Number == 0 {
					n = max(n, d.Most())
				}
			}
			if a.At == "" {
				most = max(most, n)
			}
		}
	}
	return most
}

// figuresInTheWay finds figures of the set-up in walls, in pieces and in one another.
func figuresInTheWay(t *trial) []fault {
	spn := []string{"SPN", "MAP"}
	var faults []fault
	for _, v := range append([]model.Variation{{}}, t.mission.Variations...) {
		stand := slices.Concat(t.mission.Setup.NPCs, v.NPCs)
		for i, n := range stand {
			if n.At == nil {
				continue
			}
			base := baseOf(t.rules, n.Kind)
			for _, p := range standings(&t.mission.Board) {
				if collide(base.at(*n.At), p.foot) {
					faults = append(faults, wrong(spn, "figure %d stands in %s", i, p.id))
				}
			}
			for _, p := range t.mission.Board.Panels {
				if pierced(t.rules, p, base.at(*n.At)) {
					faults = append(faults, wrong(spn, "figure %d stands in panel %s", i, p.Name))
				}
			}
			for j, o := range stand[:i] {
				if o.At != nil && collide(base.at(*n.At), baseOf(t.rules, o.Kind).at(*o.At)) {
					faults = append(faults, wrong(spn, "figures %d and %d stand in each other", i, j))
				}
			}
		}
	}
	return faults
}

// base is the diameter of a figure's base. The reference takes the square that fits into the circle.
type base model.Length

func baseOf(r *model.RuleSet, id string) base {
	for _, n := range r.NPCs {
		if n.ID == id {
			return base(n.Base)
		}
	}
	return base(model.Inch)
}

func (b base) at(p model.Point) model.Footprint {
	side := model.Length(float64(b) * math.Sqrt2 / 2)
	return model.Footprint{Centre: p, Width: side, Depth: side}
}

// markersInTheWay finds markers that stand in walls, in pieces and in one another.
func markersInTheWay(t *trial) []fault {
	codes := []string{"SPN", "MAP"}
	var faults []fault
	for _, f := range t.mission.Floors() {
		for i, k := range f.Board.Markers {
			foot, ok := markerFoot(t.rules, k)
			if !ok {
				continue
			}
			for _, p := range standings(f.Board) {
				if collide(foot, p.foot) {
					faults = append(faults, wrong(codes, "marker %s lies in %s", k.ID, p.id))
				}
			}
			for _, p := range f.Board.Panels {
				if pierced(t.rules, p, foot) {
					faults = append(faults, wrong(codes, "marker %s lies in panel %s", k.ID, p.Name))
				}
			}
			for _, o := range f.Board.Markers[:i] {
				if other, ok := markerFoot(t.rules, o); ok && collide(foot, other) {
					faults = append(faults, wrong(codes, "markers %s and %s lie in each other", k.ID, o.ID))
				}
			}
		}
	}
	return faults
}

func markerFoot(r *model.RuleSet, k model.Marker) (model.Footprint, bool) {
	for _, kind := range r.Markers {
		if kind.ID == k.Kind && kind.Width > 0 {
			return model.Footprint{Centre: k.At, Width: kind.Width, Depth: kind.Depth, Turn: k.Turn}, true
		}
	}
	return model.Footprint{}, false
}
