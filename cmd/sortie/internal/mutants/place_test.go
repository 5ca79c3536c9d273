package mutants

import (
	"math"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// deepEnough is how far, in inches, things must run into each other before the reference calls it wrong:
// more than anybody can blame on a pencil.
const deepEnough = 0.15

// standing is something that takes up room.
type standing struct {
	id   string
	on   string // what it stands on
	foot model.Footprint
}

func standings(b *model.Board) []standing {
	var all []standing
	for _, c := range b.Crates {
		all = append(all, standing{c.ID, c.On, c.Footprint})
	}
	for _, p := range b.Furniture {
		all = append(all, standing{p.ID, "", p.Footprint})
	}
	return all
}

// samples calls visit with points all over a piece, a tenth of an inch apart, until it returns true.
func samples(f model.Footprint, visit func(x, y float64) bool) bool {
	s, c := math.Sincos(float64(f.Turn) * math.Pi / 180)
	cx, cy := inches(f.Centre)
	w, d := float64(f.Width)/200-deepEnough/2, float64(f.Depth)/200-deepEnough/2
	for lx := -w; lx <= w; lx += 0.1 {
		for ly := -d; ly <= d; ly += 0.1 {
			if visit(cx+lx*c-ly*s, cy+lx*s+ly*c) {
				return true
			}
		}
	}
	return false
}

func collide(a, b model.Footprint) bool {
	ax, ay := inches(a.Centre)
	bx, by := inches(b.Centre)
	if math.Hypot(ax-bx, ay-by) > float64(a.Width+a.Depth+b.Width+b.Depth)/200 {
		return false
	}
	return samples(a, func(x, y float64) bool { return covers(b, x, y, deepEnough/2) })
}

// pierced reports whether a panel that blocks runs through a piece.
func pierced(r *model.RuleSet, p model.Panel, f model.Footprint) bool {
	if k := panelKind(r, p.Kind); k != nil && k.Overhead {
		return false
	}
	ax, ay := inches(p.From)
	bx, by := inches(p.To)
	for s := 0.0; s <= 1; s += 1.0 / 128 {
		if covers(f, ax+s*(bx-ax), ay+s*(by-ay), deepEnough) {
			return true
		}
	}
	return false
}

// crowded finds pieces in each other, in walls and off their floor.
func crowded(t *trial) []fault {
	var faults []fault
	for _, f := range t.mission.Floors() {
		pieces := standings(f.Board)
		w, h := inches(model.Point{X: f.Board.Width, Y: f.Board.Height})
		for i, a := range pieces {
			for _, b := range pieces[i+1:] {
				if a.on != b.id && b.on != a.id && collide(a.foot, b.foot) {
					faults = append(faults, wrong([]string{"MAP101"}, "%s and %s stand in each other", a.id, b.id))
				}
			}
			if samples(a.foot, func(x, y float64) bool { return x < -0.06 || y < -0.06 || x > w+0.06 || y > h+0.06 }) {
				faults = append(faults, wrong([]string{"MAP102", "MAP109"}, "%s is off the board", a.id))
			}
			for _, p := range f.Board.Panels {
				if pierced(t.rules, p, a.foot) {
					faults = append(faults, wrong([]string{"MAP103"}, "panel %s runs through %s", p.Name, a.id))
				}
			}
		}
	}
	return faults
}

// rim finds airlocks and entry points that do not fit their side, and airlocks that are blocked.
func rim(t *trial) []fault {
	b := &t.mission.Board
	door, base := float64(t.rules.Board.Airlock)/100, float64(t.rules.Board.Trader)/100
	var faults []fault
	for i, a := range b.Airlocks {
		at, length := onSide(b, a.Side, a.At)
		if !math.IsNaN(at) && (at < door/2-0.06 || at > length-door/2+0.06) || offRim(b, a.Side, a.At) {
			faults = append(faults, wrong([]string{"MAP104"}, "airlock %s does not fit its side", a.ID))
		}
		for _, o := range b.Airlocks[i+1:] {
			if other, _ := onSide(b, o.Side, o.At); o.Side == a.Side && math.Abs(other-at) < door-0.06 {
				faults = append(faults, wrong([]string{"MAP104", "SPN"}, "airlocks %s and %s overlap", a.ID, o.ID))
			}
		}
		faults = append(faults, doorway(t, a)...)
	}
	for _, e := range b.Entries {
		at, length := onSide(b, e.Side, e.At)
		if e.Side != "" && (at < base/2-0.06 || at > length-base/2+0.06 || offRim(b, e.Side, e.At)) {
			faults = append(faults, wrong([]string{"MAP", "SPN"}, "entry %s does not fit its side", e.ID))
		}
		if x, y := inches(e.At); e.Side == "" && outside(b, x, y) {
			faults = append(faults, wrong([]string{"MAP", "SPN"}, "entry %s is off the board", e.ID))
		}
	}
	return faults
}

// onSide is how far along a side a point lies, and how long the side is.
func onSide(b *model.Board, s model.Side, p model.Point) (at, length float64) {
	w, h := inches(model.Point{X: b.Width, Y: b.Height})
	x, y := inches(p)
	switch s {
	case model.North, model.South:
		return x, w
	case model.East, model.West:
		return y, h
	}
	return math.NaN(), 0
}

// offRim reports whether a point that is said to be on a side is not.
func offRim(b *model.Board, s model.Side, p model.Point) bool {
	return s == model.North && p.Y != 0 || s == model.South && p.Y != b.Height ||
		s == model.West && p.X != 0 || s == model.East && p.X != b.Width
}

func outside(b *model.Board, x, y float64) bool {
	w, h := inches(model.Point{X: b.Width, Y: b.Height})
	return x < -0.01 || y < -0.01 || x > w+0.01 || y > h+0.01
}

// doorway finds walls that end in the door of an airlock, and pieces right inside it.
func doorway(t *trial, a model.Airlock) []fault {
	w := worldOf(t)
	var faults []fault
	half := float64(t.rules.Board.Airlock) / 200
	at, _ := onSide(&t.mission.Board, a.Side, a.At)
	for _, p := range t.mission.Board.Panels {
		if k := panelKind(t.rules, p.Kind); k != nil && k.Overhead {
			continue
		}
		ends := 0
		for _, end := range []model.Point{p.From, p.To} {
			if pos, _ := onSide(&t.mission.Board, a.Side, end); !offRim(&t.mission.Board, a.Side, end) && math.Abs(pos-at) < half-0.06 {
				ends++
			}
		}
		if ends == 1 {
			faults = append(faults, wrong([]string{"MAP107", "MAP134"}, "panel %s ends in the door of %s", p.Name, a.ID))
		}
	}
	for _, c := range w.inside(a) {
		if w.floors[0].blocked(c.x, c.y) {
			faults = append(faults, wrong([]string{"MAP108", "RCH"}, "a piece stands right inside %s", a.ID))
			break
		}
	}
	return faults
}

// off finds places that are not on their floor.
func off(t *trial) []fault {
	codes := []string{"MAP", "SPN"}
	var faults []fault
	for _, f := range t.mission.Floors() {
		lost := func(what, id string, p *model.Point) {
			if p == nil {
				return
			}
			if x, y := inches(*p); outside(f.Board, x, y) {
				faults = append(faults, wrong(codes, "%s %s is off floor %q", what, id, f.ID))
			}
		}
		for _, k := range f.Board.Markers {
			lost("marker", k.ID, &k.At)
		}
		for _, h := range f.Board.Hatches {
			lost("hatch", h.ID, &h.At)
		}
		for i, l := range f.Board.Labels {
			lost("label", string(rune('0'+i)), &l.At)
		}
		for _, z := range f.Board.Zones {
			lost("zone", z.ID, z.From)
			lost("zone", z.ID, z.To)
			lost("zone", z.ID, z.Room)
			for _, at := range z.Rooms {
				lost("zone", z.ID, &at)
			}
			if z.From != nil && z.To != nil && (z.From.X >= z.To.X || z.From.Y >= z.To.Y) {
				faults = append(faults, wrong([]string{"MAP110"}, "zone %s is empty", z.ID))
			}
		}
		for _, l := range f.Board.Links {
			lost("link", l.ID, &l.From)
		}
	}
	return append(append(faults, linkEnds(t)...), figuresOff(t)...)
}

func linkEnds(t *trial) []fault {
	w := worldOf(t)
	var faults []fault
	for i := range w.floors {
		for _, l := range w.floors[i].board.Links {
			if f := w.floor(l.Board); f != nil {
				if x, y := inches(l.To); outside(f.board, x, y) {
					faults = append(faults, wrong([]string{"MAP109"}, "link %s ends off floor %q", l.ID, f.id))
				}
			}
		}
	}
	return faults
}

func figuresOff(t *trial) []fault {
	var faults []fault
	for i, n := range t.mission.Setup.NPCs {
		if n.At == nil {
			continue
		}
		if x, y := inches(*n.At); outside(&t.mission.Board, x, y) {
			faults = append(faults, wrong([]string{"MAP109", "SPN"}, "figure %d is off the board", i))
		}
	}
	return faults
}

// above finds levels that stick out of their floor.
func above(t *trial) []fault {
	var faults []fault
	for _, f := range t.mission.Floors() {
		for _, l := range f.Board.Levels {
			x, y := inches(l.At)
			w, h := inches(model.Point{X: l.Floor.Width, Y: l.Floor.Height})
			if outside(f.Board, x, y) || outside(f.Board, x+w, y+h) {
				faults = append(faults, wrong([]string{"MAP111"}, "level %s sticks out", l.ID))
			}
		}
	}
	return faults
}

// panels finds panels that stand in one another; those above the figures do not count.
func panels(t *trial) []fault {
	var faults []fault
	for _, f := range t.mission.Floors() {
		solid := slices.DeleteFunc(slices.Clone(f.Board.Panels), func(p model.Panel) bool {
			k := panelKind(t.rules, p.Kind)
			return k != nil && k.Overhead
		})
		for i, a := range solid {
			for _, b := range solid[i+1:] {
				if inOneAnother(a, b) {
					faults = append(faults, wrong([]string{"MAP"}, "panels %s and %s run into each other", a.Name, b.Name))
				}
			}
		}
	}
	return faults
}

// inOneAnother tries points along one panel against the other, keeping away from the ends of both.
func inOneAnother(a, b model.Panel) bool {
	ax, ay := inches(a.From)
	bx, by := inches(a.To)
	for s := 1.0 / 64; s < 1; s += 1.0 / 64 {
		if near(b, ax+s*(bx-ax), ay+s*(by-ay)) {
			return true
		}
	}
	return false
}

// near reports whether a point lies on a panel and away from its ends.
func near(p model.Panel, x, y float64) bool {
	ax, ay := inches(p.From)
	bx, by := inches(p.To)
	length := math.Hypot(bx-ax, by-ay)
	along := ((x-ax)*(bx-ax) + (y-ay)*(by-ay)) / length
	aside := math.Abs((x-ax)*(by-ay)-(y-ay)*(bx-ax)) / length
	return aside < 0.02 && along > 0.1 && along < length-0.1
}
