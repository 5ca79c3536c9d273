package field

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
)

// Cell is a square inch of a floor.
type Cell int16

// None is no cell.
const None Cell = -1

// The most of what a field takes.
const (
	MaxCells = 1 << 14
	MaxDoors = 64
)

// Doors is a set of doors.
type Doors uint64

// Has reports whether a door is in the set; there is none below 0.
func (d Doors) Has(door int) bool { return door >= 0 && d>>door&1 == 1 }

// Field is the floors of a mission.
type Field struct {
	Building *geom.Building
	Spots    []geom.Spot // of each cell
	Free     []bool      // no piece occupies the cell
	Room     []int16     // of each cell, counted over all floors
	Rooms    int
	Doors    []Door
	Pieces   []Piece
	Airlocks []Airlock
	Entries  []Entry

	rules       *model.RuleSet
	corner      model.Length // what a step across a corner costs
	next        [][Dirs]Cell
	steps       [][Dirs]Step
	hops        [][]Hop  // by cell; nil where there are none
	linked      bool     // there are some
	gated       [][]Cell // by door
	gates       []Doors
	contacts    []uint64 // by cell
	doorways    []Doors  // by cell
	first       []int    // the first cell of each floor
	place       []place
	far         []int32           // by how many columns and rows one cell lies behind another
	same        int32             // where that says it of a cell and itself
	rays        [][]uint16        // by cell, and by target counted from the first cell of the floor: which sort; nil and 0: not asked
	sorts       []ray             // of rays, from 1 on
	sortNumbers map[string]uint16 // by all that they say
	key         []byte            // for looking one up
	doorRays    []doorRay         // of all of them
	outlooks    [][]uint8         // by cell, and by target, two in a byte; nil: nothing has been asked
	casts       []*geom.Caster    // by floor, made when asked for
	ways        []*ways
	walk        *walker
	strolls     []*strolls
	behindAt    []int32  // where in behind what figures hide begins, by how far the target is away in columns and rows
	behind      []uint32 // by where the figure stands
	cols        int      // most of any floor
	rows        int
}

// place is where a cell lies, in few bytes, and that column and row as one number, of which the difference says how far apart two are.
type place struct {
	floor, col, row int16
	sum             int32
}

// Door is a panel with a door.
type Door struct {
	Floor, Panel int
	Key          string // as rules name it
	State        model.PanelState
	Hidden       bool   // shut until something opens it, and wall to all whom its rule does not let pass
	Beside       []Cell // from which it is touched
}

// Airlock is where a crew's ship docks.
type Airlock struct {
	ID     string
	Starts []Cell // just inside its door
}

// Entry is a numbered point at which arrivals are placed.
type Entry struct {
	Number int
	At     Cell
	Sealed bool
}

// New makes the field of a mission; it fails where the mission is larger than an engine plays.
func New(m *model.Mission, r *model.RuleSet) (*Field, error) {
	f := &Field{Building: geom.NewBuilding(m, r), rules: r, corner: cornerOf(r), gates: []Doors{0}}
	if err := f.layCells(); err != nil {
		return nil, err
	}
	if err := f.hangDoors(); err != nil {
		return nil, err
	}
	f.layRooms()
	f.layPieces(m)
	f.layContacts()
	f.dock()
	f.layNext()
	if err := f.laySteps(); err != nil {
		return nil, err
	}
	f.layGates()
	f.layHops()
	f.measure()
	f.rays, f.sorts, f.sortNumbers = make([][]uint16, len(f.Spots)), make([]ray, 1), map[string]uint16{}
	f.outlooks = make([][]uint8, len(f.Spots))
	f.casts = make([]*geom.Caster, len(f.first))
	f.walk = newWalker(f)
	f.behindAt = make([]int32, (2*f.cols+1)*(2*f.rows+1))
	return f, nil
}

// cornerOf is what a step across a corner costs: an inch where squares are counted, about 1.41 where inches are measured
// (seed 000:762, 002:1820-1823).
func cornerOf(r *model.RuleSet) model.Length {
	if r.Play.Move.Unit == "square" {
		return model.Inch
	}
	return 141
}

func (f *Field) layCells() error {
	for floor := range f.Building.Floors() {
		f.first = append(f.first, len(f.Spots))
		g := f.Building.Grid(floor)
		for _, c := range g.Cells() {
			f.Spots = append(f.Spots, geom.Spot{Floor: floor, Cell: c})
			f.Free = append(f.Free, g.Free(c))
			f.place = append(f.place, place{floor: int16(floor), col: int16(c.Col), row: int16(c.Row)})
		}
	}
	if len(f.Spots) > MaxCells {
		return fmt.Errorf("the boards have %d squares; a game plays on at most %d", len(f.Spots), MaxCells)
	}
	return nil
}

// At is the cell of a spot; None where there is none such.
func (f *Field) At(s geom.Spot) Cell {
	if !f.Building.Holds(s) {
		return None
	}
	return Cell(f.first[s.Floor] + s.Row*f.Building.Grid(s.Floor).Cols + s.Col)
}

// cells are spots of a floor as cells.
func (f *Field) cells(floor int, list []geom.Cell) []Cell {
	var out []Cell
	for _, c := range list {
		out = append(out, f.At(geom.Spot{Floor: floor, Cell: c}))
	}
	return out
}

// Point is the middle of a cell on its floor.
func (f *Field) Point(c Cell) model.Point { return f.Spots[c].Centre() }

func (f *Field) layRooms() {
	f.Room = make([]int16, len(f.Spots))
	for floor := range f.first {
		for _, room := range f.Building.Grid(floor).Rooms() {
			for _, c := range f.cells(floor, room.Cells) {
				f.Room[c] = int16(f.Rooms)
			}
			f.Rooms++
		}
	}
}

// dock finds the cells of airlocks and entry points.
func (f *Field) dock() {
	for floor, x := range f.Building.Floors() {
		g := f.Building.Grid(floor)
		for _, a := range x.Board.Airlocks {
			f.Airlocks = append(f.Airlocks, Airlock{ID: a.ID, Starts: f.cells(floor, g.StartCells(a))})
		}
		for _, e := range x.Board.Entries {
			f.Entries = append(f.Entries, Entry{Number: e.Number, At: f.At(geom.Spot{Floor: floor, Cell: g.CellAt(e.At)}), Sealed: e.Sealed})
		}
	}
}
