package field

import (
	"errors"
	"fmt"
	"math/bits"

	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/model"
)

// Dir is a compass direction.
type Dir uint8

// The directions, clockwise.
const (
	North Dir = iota
	NorthEast
	East
	SouthEast
	South
	SouthWest
	West
	NorthWest
	Dirs // how many there are
)

// towards is how many columns and rows a step goes in each direction.
var towards = [Dirs][2]int{{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}

// Across reports whether a step in a direction goes across a corner.
func (d Dir) Across() bool { return d&1 == 1 }

// Turn is the direction so many eighths of a circle clockwise from another.
func (d Dir) Turn(eighths int) Dir { return Dir((int(d) + eighths + int(Dirs)) % int(Dirs)) }

// Step is what lies in a direction from a cell.
type Step struct {
	To   Cell  // None: nothing that can be walked to
	gate uint8 // the doors that it leads through
}

// Hop is a link as it is found in a cell.
type Hop struct {
	To   []Cell // any of these, that nobody stands in
	Cost model.Length
}

// Step is where a step from a cell leads; false where terrain or a shut door is in its way.
func (f *Field) Step(c Cell, d Dir, shut Doors) (Cell, bool) {
	s := f.steps[c][d]
	return s.To, s.To != None && f.gates[s.gate]&shut == 0
}

// Towards is the direction in which a step leads from one cell to another, whatever doors it leads through; Dirs where none does.
func (f *Field) Towards(from, to Cell) Dir {
	a, b := &f.place[from], &f.place[to]
	cols, rows := int(b.col-a.col)+1, int(b.row-a.row)+1
	if uint(cols) > 2 || uint(rows) > 2 {
		return Dirs
	}
	d := Dir(byOffset >> (4 * (3*cols + rows)) & 15)
	if d == Dirs || f.steps[from][d&7].To != to {
		return Dirs
	}
	return d
}

// byOffset are the directions by columns and then rows, from one to the west and one to the north on, four bits each.
const byOffset = uint64(NorthWest) | uint64(West)<<4 | uint64(SouthWest)<<8 | uint64(North)<<12 | uint64(Dirs)<<16 | uint64(South)<<20 |
	uint64(NorthEast)<<24 | uint64(East)<<28 | uint64(SouthEast)<<32

// Steps are the steps from a cell in all directions, whatever doors they lead through.
func (f *Field) Steps(c Cell) *[Dirs]Step { return &f.steps[c] }

// Ways are the directions in which a step leads from a cell while some doors are shut, a bit each.
func (f *Field) Ways(c Cell, shut Doors) uint8 {
	var out uint8
	for d, s := range f.steps[c] {
		if s.To != None && f.gates[s.gate]&shut == 0 {
			out |= 1 << d
		}
	}
	return out
}

// Gated are the cells from which a step leads through a door.
func (f *Field) Gated(door int) []Cell { return f.gated[door] }

// Adjoin reports whether two cells share an edge, whatever stands between them; no cell shares one with None.
func (f *Field) Adjoin(a, b Cell) bool {
	if a < 0 || b < 0 {
		return false
	}
	n := &f.next[a]
	return n[North] == b || n[East] == b || n[South] == b || n[West] == b
}

// layGates lists them.
func (f *Field) layGates() {
	f.gated = make([][]Cell, len(f.Doors))
	for c := range f.steps {
		var all Doors
		for _, s := range f.steps[c] {
			if s.To != None {
				all |= f.gates[s.gate]
			}
		}
		for ; all != 0; all &= all - 1 {
			door := bits.TrailingZeros64(uint64(all))
			f.gated[door] = append(f.gated[door], Cell(c))
		}
	}
}

// Beside is what the step from a cell to another costs; false where no step leads there.
func (f *Field) Beside(from, to Cell, shut Doors) (model.Length, bool) {
	for d := North; d < Dirs; d++ {
		if s, ok := f.Step(from, d, shut); ok && s == to {
			return f.Cost(d), true
		}
	}
	return 0, false
}

// Gate is the doors that a step leads through.
func (f *Field) Gate(c Cell, d Dir) Doors { return f.gates[f.steps[c][d].gate] }

// Cost is the length of a step.
func (f *Field) Cost(d Dir) model.Length {
	if d.Across() {
		return f.corner
	}
	return model.Inch
}

// Linked reports whether there are any links.
func (f *Field) Linked() bool { return f.linked }

// Hops are the links that can be taken from a cell.
func (f *Field) Hops(c Cell) []Hop { return f.hops[c] }

// Next is the cell that lies in a direction from another on its floor, whatever stands there or between; None beyond the rim.
func (f *Field) Next(c Cell, d Dir) Cell { return f.next[c][d] }

// layNext finds it for each cell.
func (f *Field) layNext() {
	f.next = make([][Dirs]Cell, len(f.Spots))
	for c, s := range f.Spots {
		for d, by := range towards {
			to := s
			to.Col, to.Row = s.Col+by[0], s.Row+by[1]
			f.next[c][d] = f.At(to)
		}
	}
}

// Touch reports whether figures in two cells are in base contact (seed 000:196): the cells share an edge, and no wall and no
// shut door is between them.
func (f *Field) Touch(a, b Cell, shut Doors) bool {
	if !f.Adjoin(a, b) {
		return false
	}
	s, t, d := f.place[a], f.place[b], North
	switch {
	case t.col > s.col:
		d = East
	case t.row > s.row:
		d = South
	case t.col < s.col:
		d = West
	}
	to, ok := f.Step(a, d, shut)
	return ok && to == b
}

// laySteps finds all steps; those across corners are made of those along edges.
func (f *Field) laySteps() error {
	f.steps = make([][Dirs]Step, len(f.Spots))
	for i := range f.steps {
		for d := North; d < Dirs; d += 2 {
			s, err := f.along(Cell(i), d)
			if err != nil {
				return err
			}
			f.steps[i][d] = s
		}
	}
	for i := range f.steps {
		for d := NorthEast; d < Dirs; d += 2 {
			s, err := f.across(Cell(i), d)
			if err != nil {
				return err
			}
			f.steps[i][d] = s
		}
	}
	return nil
}

// along is the step along an edge.
func (f *Field) along(c Cell, d Dir) (Step, error) {
	to := f.Next(c, d)
	if to == None || !f.Free[c] || !f.Free[to] {
		return Step{To: None}, nil
	}
	way := f.Building.Grid(f.Spots[c].Floor).Gateway(f.Spots[c].Cell, f.Spots[to].Cell, 0)
	if !way.Open {
		return Step{To: None}, nil
	}
	var doors Doors
	for _, panel := range way.Doors {
		if i := f.door(f.Spots[c].Floor, panel); i >= 0 {
			doors |= 1 << i
		}
	}
	gate, err := f.gateOf(doors)
	return Step{to, gate}, err
}

// across is the step across a corner: both ways round must be free (seed 002:1820-1823).
func (f *Field) across(c Cell, d Dir) (Step, error) {
	to := None
	var doors Doors
	for _, first := range [...]Dir{d.Turn(-1), d.Turn(1)} {
		a := f.steps[c][first]
		if a.To == None {
			return Step{To: None}, nil
		}
		second := d.Turn(1)
		if first == second {
			second = d.Turn(-1)
		}
		b := f.steps[a.To][second]
		if b.To == None {
			return Step{To: None}, nil
		}
		to, doors = b.To, doors|f.gates[a.gate]|f.gates[b.gate]
	}
	gate, err := f.gateOf(doors)
	return Step{to, gate}, err
}

// gateOf is the number of a set of doors.
func (f *Field) gateOf(doors Doors) (uint8, error) {
	for i, g := range f.gates {
		if g == doors {
			return uint8(i), nil
		}
	}
	if len(f.gates) > 255 {
		return 0, errors.New("the doors of the board stand so close together that a game does not play on it")
	}
	f.gates = append(f.gates, doors)
	return uint8(len(f.gates) - 1), nil
}

// layHops notes on the cells of its ends where each link leads.
func (f *Field) layHops() {
	f.hops = make([][]Hop, len(f.Spots))
	for _, w := range f.Building.Ways() {
		f.linked = true
		foot, head := f.standing(f.cells(w.From, w.Foot)), f.standing(f.cells(w.To, w.Head))
		cost := max(w.Link.Cost, 0)
		for _, c := range foot {
			f.hops[c] = append(f.hops[c], Hop{head, cost})
		}
		for _, c := range head {
			if !w.Link.OneWay {
				f.hops[c] = append(f.hops[c], Hop{foot, cost})
			}
		}
	}
}

// standing are the cells that no piece occupies.
func (f *Field) standing(list []Cell) []Cell {
	var out []Cell
	for _, c := range list {
		if f.Free[c] {
			out = append(out, c)
		}
	}
	return out
}

// hangDoors lists the panels with doors.
func (f *Field) hangDoors() error {
	for floor, x := range f.Building.Floors() {
		for i, p := range x.Board.Panels {
			k := f.kindOf(p)
			if k == nil || !k.HasDoor() {
				continue
			}
			d := Door{Floor: floor, Panel: i, Key: program.PanelKey(p), State: p.State, Beside: f.cells(floor, f.Building.Grid(floor).Beside(i))}
			for _, o := range k.Openings {
				d.Hidden = d.Hidden || o.Hidden
			}
			f.Doors = append(f.Doors, d)
		}
	}
	if len(f.Doors) > MaxDoors {
		return fmt.Errorf("the boards have %d doors; a game plays with at most %d", len(f.Doors), MaxDoors)
	}
	return nil
}

func (f *Field) kindOf(p model.Panel) *model.PanelKind {
	for i := range f.rules.Panels {
		if f.rules.Panels[i].ID == p.Kind {
			return &f.rules.Panels[i]
		}
	}
	return nil
}

// door is the number of a panel with a door, or -1.
func (f *Field) door(floor, panel int) int {
	for i, d := range f.Doors {
		if d.Floor == floor && d.Panel == panel {
			return i
		}
	}
	return -1
}

// FloorOf is the floor that a cell is on.
func (f *Field) FloorOf(c Cell) int { return f.Spots[c].Floor }

// Offset is how many columns and rows a step in the direction goes.
func (d Dir) Offset() (cols, rows int) { return towards[d][0], towards[d][1] }
