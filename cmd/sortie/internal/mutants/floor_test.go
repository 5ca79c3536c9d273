package mutants

import (
	"math"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// cell is a square inch of a floor.
type cell struct {
	floor string // id of the level or further board; empty for the mission's board
	x, y  int
}

// floor is one board of a mission as the slow reference sees it: every cell is tried, every panel is looked
// at for every step.
type floor struct {
	id         string
	board      *model.Board
	cols, rows int
	full       map[[2]int]bool // cells whose middle a piece covers
}

// world is all floors of a trial.
type world struct {
	*trial
	floors []floor
	open   map[string]bool // doors that rules have opened, by the name or id of the panel
	any    bool            // every door counts as open, whatever its state
	bare   bool            // no piece is in the way
	shown  bool            // hidden doors come to stand open
	// mastered says that somebody has got to a piece that opens any door that is not hidden.
	mastered bool
	next     map[cell][]cell // steps that have been looked at
}

func worldOf(t *trial) *world {
	w := &world{trial: t, shown: shown(t), open: map[string]bool{}, next: map[cell][]cell{}}
	for _, f := range t.mission.Floors() {
		cols, rows := int(f.Board.Width)/100, int(f.Board.Height)/100
		own := floor{f.ID, f.Board, min(max(cols, 0), 72), min(max(rows, 0), 72), map[[2]int]bool{}}
		for _, p := range own.pieces() {
			own.fill(p)
		}
		w.floors = append(w.floors, own)
	}
	return w
}

// fill notes the cells whose middle a piece covers.
func (f *floor) fill(p model.Footprint) {
	x0, y0 := inches(p.Centre)
	far := int(p.Width+p.Depth)/100 + 1
	for y := int(y0) - far; y <= int(y0)+far; y++ {
		for x := int(x0) - far; x <= int(x0)+far; x++ {
			if cx, cy := centre(x, y); covers(p, cx, cy, 0.001) {
				f.full[[2]int{x, y}] = true
			}
		}
	}
}

func (w *world) floor(id string) *floor {
	i := slices.IndexFunc(w.floors, func(f floor) bool { return f.id == id })
	if i < 0 {
		return nil
	}
	return &w.floors[i]
}

func (f *floor) holds(x, y int) bool { return x >= 0 && y >= 0 && x < f.cols && y < f.rows }

// centre is the middle of a cell in inches.
func centre(x, y int) (float64, float64) { return float64(x) + 0.5, float64(y) + 0.5 }

func inches(p model.Point) (float64, float64) { return float64(p.X) / 100, float64(p.Y) / 100 }

// local turns a point into the frame of a piece: inches from its centre, along its own axes.
func local(f model.Footprint, x, y float64) (float64, float64) {
	cx, cy := inches(f.Centre)
	s, c := math.Sincos(float64(f.Turn) * math.Pi / 180)
	dx, dy := x-cx, y-cy
	return dx*c + dy*s, -dx*s + dy*c
}

// covers reports whether a point lies inside a piece, at least so far from its edges.
func covers(f model.Footprint, x, y, margin float64) bool {
	lx, ly := local(f, x, y)
	return math.Abs(lx) <= float64(f.Width)/200-margin && math.Abs(ly) <= float64(f.Depth)/200-margin
}

// pieces are the footprints of everything that stands on a floor, crates first.
func (f *floor) pieces() []model.Footprint {
	var all []model.Footprint
	for _, c := range f.board.Crates {
		all = append(all, c.Footprint)
	}
	for _, p := range f.board.Furniture {
		all = append(all, p.Footprint)
	}
	return all
}

// blocked reports whether a piece covers the middle of a cell.
func (f *floor) blocked(x, y int) bool { return f.full[[2]int{x, y}] }

// meet is how far along the line from a to b the line from p to q crosses it, in inches; negative: nowhere.
// A panel is thought to lie a hair aside, so that none goes through the middle of a cell.
func meet(a, b model.Point, px, py, qx, qy float64) float64 {
	const hair = 0.01
	ax, ay := inches(a)
	bx, by := inches(b)
	ax, bx, ay, by = ax+hair, bx+hair, ay+hair/3, by+hair/3
	side := func(x, y float64) float64 { return (bx-ax)*(y-ay) - (by-ay)*(x-ax) }
	s1, s2 := side(px, py), side(qx, qy)
	if s1*s2 > 0 || s1 == s2 {
		return -1
	}
	k := s1 / (s1 - s2)
	x, y := px+k*(qx-px), py+k*(qy-py)
	length := math.Hypot(bx-ax, by-ay)
	along := ((x-ax)*(bx-ax) + (y-ay)*(by-ay)) / length
	if along < 0 || along > length {
		return -1
	}
	return along
}

// away reports whether two stretches of an axis are far apart.
func away(a, b model.Length, p, q float64) bool {
	return max(p, q)+1 < float64(min(a, b))/100 || min(p, q)-1 > float64(max(a, b))/100
}

// bars reports whether a panel stops a step between two points.
func (w *world) bars(p model.Panel, px, py, qx, qy float64) bool {
	if away(p.From.X, p.To.X, px, qx) || away(p.From.Y, p.To.Y, py, qy) {
		return false
	}
	at := meet(p.From, p.To, px, py, qx, qy)
	if at < 0 {
		return false
	}
	kind := panelKind(w.rules, p.Kind)
	if kind == nil || kind.Overhead {
		return kind == nil
	}
	if p.Flipped {
		at = float64(kind.Length)/100 - at
	}
	return !slices.ContainsFunc(kind.Openings, func(o model.Opening) bool {
		return o.Pass != model.NoPass && at > float64(o.From)/100-0.5 && at < float64(o.To)/100+0.5 && w.opens(p, o)
	})
}

// opens reports whether somebody gets through an opening. Those who know a hidden door leave it open behind
// them (seed 002:7472-7474), so it counts as open where they take part.
func (w *world) opens(p model.Panel, o model.Opening) bool {
	if !o.Door || w.any || w.open[p.Name] || p.ID != "" && w.open[p.ID] || p.State == model.Open {
		return true
	}
	if o.Hidden {
		return w.shown
	}
	return p.State != model.Locked || w.mastered
}

// shown reports whether figures of a group that knows the hidden doors can come to the board.
func shown(t *trial) bool {
	for _, k := range t.rules.Panels {
		for _, r := range t.rules.Terrain {
			if !hiddenKind(k) || r.ID != k.Rule {
				continue
			}
			for _, n := range t.rules.NPCs {
				if slices.Contains(r.Passes, n.Group) && comes(t, n.ID) {
					return true
				}
			}
		}
	}
	return false
}

func panelKind(r *model.RuleSet, id string) *model.PanelKind {
	i := slices.IndexFunc(r.Panels, func(k model.PanelKind) bool { return k.ID == id })
	if i < 0 {
		return nil
	}
	return &r.Panels[i]
}

// steps are the cells that one step from a cell leads to.
func (w *world) steps(c cell) []cell {
	next, ok := w.next[c]
	if !ok {
		next = w.look(c)
		w.next[c] = next
	}
	return next
}

// look tries the four ways out of a cell, and the links.
func (w *world) look(c cell) []cell {
	f := w.floor(c.floor)
	px, py := centre(c.x, c.y)
	var next []cell
	for _, d := range [][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
		x, y := c.x+d[0], c.y+d[1]
		if !f.holds(x, y) || !w.bare && f.blocked(x, y) {
			continue
		}
		qx, qy := centre(x, y)
		if !slices.ContainsFunc(f.board.Panels, func(p model.Panel) bool { return w.bars(p, px, py, qx, qy) }) {
			next = append(next, cell{c.floor, x, y})
		}
	}
	return append(next, w.climbs(c)...)
}

// climbs are the cells that a link leads to.
func (w *world) climbs(c cell) []cell {
	var next []cell
	for i := range w.floors {
		f := &w.floors[i]
		for _, l := range f.board.Links {
			from, to := cellAt(f.id, l.From), cellAt(l.Board, l.To)
			if w.floor(l.Board) == nil {
				continue
			}
			if c == from {
				next = append(next, to)
			}
			if c == to && !l.OneWay {
				next = append(next, from)
			}
		}
	}
	return slices.DeleteFunc(next, func(c cell) bool { return !w.floor(c.floor).holds(c.x, c.y) })
}

func cellAt(floor string, p model.Point) cell {
	return cell{floor, int(math.Floor(float64(p.X) / 100)), int(math.Floor(float64(p.Y) / 100))}
}

// flood is every cell that somebody gets to, with the number of steps.
func (w *world) flood(from []cell) map[cell]int {
	seen := map[cell]int{}
	queue := []cell{}
	for _, c := range from {
		if f := w.floor(c.floor); f != nil && f.holds(c.x, c.y) && (w.bare || !f.blocked(c.x, c.y)) {
			seen[c] = 0
			queue = append(queue, c)
		}
	}
	for len(queue) > 0 {
		c := queue[0]
		queue = queue[1:]
		for _, n := range w.steps(c) {
			if _, ok := seen[n]; !ok {
				seen[n] = seen[c] + 1
				queue = append(queue, n)
			}
		}
	}
	return seen
}

// inside are the cells just inside an airlock.
func (w *world) inside(a model.Airlock) []cell {
	f := &w.floors[0]
	half := float64(w.rules.Board.Airlock)/200 - 0.01
	ax, ay := inches(a.At)
	var cells []cell
	for i := range max(f.cols, f.rows) {
		mid := float64(i) + 0.5
		switch {
		case a.Side == model.North && math.Abs(mid-ax) <= half:
			cells = append(cells, cell{"", i, 0})
		case a.Side == model.South && math.Abs(mid-ax) <= half:
			cells = append(cells, cell{"", i, f.rows - 1})
		case a.Side == model.West && math.Abs(mid-ay) <= half:
			cells = append(cells, cell{"", 0, i})
		case a.Side == model.East && math.Abs(mid-ay) <= half:
			cells = append(cells, cell{"", f.cols - 1, i})
		}
	}
	return cells
}

// start are the cells that the crew of an airlock begins on: inside it, and where the mission deploys crews.
func (w *world) start(a model.Airlock) []cell {
	cells, f := w.inside(a), &w.floors[0]
	for _, d := range w.mission.Setup.Deploy {
		for _, e := range w.mission.Board.Entries {
			if e.ID == d.At.Entry {
				x, y := inches(e.At)
				cells = append(cells, cell{"", min(int(x), f.cols-1), min(int(y), f.rows-1)})
			}
		}
	}
	return cells
}

// touches reports whether somebody who gets to the cells of a flood touches a piece.
func (w *world) touches(f *floor, piece model.Footprint, seen map[cell]int) bool {
	tiny := true
	for y := range f.rows {
		for x := range f.cols {
			cx, cy := centre(x, y)
			if !covers(piece, cx, cy, 0) {
				continue
			}
			tiny = false
			if w.beside(f, x, y, seen) {
				return true
			}
		}
	}
	if !tiny {
		return false
	}
	return w.standsOn(f, piece, seen)
}

// beside reports whether one of the cells around a cell is reached and no panel is in between.
func (w *world) beside(f *floor, x, y int, seen map[cell]int) bool {
	px, py := centre(x, y)
	for _, d := range [][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
		c := cell{f.id, x + d[0], y + d[1]}
		if _, ok := seen[c]; !ok {
			continue
		}
		qx, qy := centre(c.x, c.y)
		if !slices.ContainsFunc(f.board.Panels, func(p model.Panel) bool { return w.bars(p, px, py, qx, qy) }) {
			return true
		}
	}
	return false
}

// standsOn reports whether a cell that a small piece lies in is reached.
func (w *world) standsOn(f *floor, piece model.Footprint, seen map[cell]int) bool {
	for dx := -0.5; dx <= 0.5; dx += 0.125 {
		for dy := -0.5; dy <= 0.5; dy += 0.125 {
			x, y := inches(piece.Centre)
			x, y = x+dx*float64(piece.Width)/100, y+dy*float64(piece.Depth)/100
			if _, ok := seen[cell{f.id, int(math.Floor(x)), int(math.Floor(y))}]; ok {
				return true
			}
		}
	}
	return false
}
