package field

import (
	"math/bits"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// NoWay is the length of a way that there is not.
const NoWay = model.Length(unwalked)

// unwalked stands in rows of ways for what cannot be walked to. Ways are never as long: a field has no more cells than
// MaxCells, and rows stop short of it.
const unwalked = 1<<16 - 1

// Way is the length of the shortest walk from one cell to another past shut doors; NoWay where there is none. Figures are not
// in its way.
func (f *Field) Way(from, to Cell, shut Doors) model.Length {
	if d := f.row(from, shut)[to]; d != unwalked {
		return model.Length(d)
	}
	return NoWay
}

// Row is the length of the shortest walk from a cell to each other, unreachable ones NoWay. It must not be changed.
func (f *Field) Row(from Cell, shut Doors) []uint16 { return f.row(from, shut) }

func (f *Field) row(from Cell, shut Doors) []uint16 {
	w := f.waysPast(shut)
	if w.rows[from] == nil {
		w.rows[from] = f.walk.from(from, shut)
	}
	return w.rows[from]
}

// ToPiece is the length of the shortest walk to each cell from the nearest of those from which a piece is touched, unreachable
// ones NoWay. It must not be changed.
func (f *Field) ToPiece(piece int, shut Doors) []uint16 {
	return f.toAny(piece, f.Pieces[piece].Contact, shut)
}

// ToPieces are the ways from all cells to some pieces; they say nothing of the others.
func (f *Field) ToPieces(pieces uint64, shut Doors) PieceWays {
	w, n := f.waysPast(shut), len(f.Pieces)
	for pieces &^= w.turned; pieces != 0; pieces &= pieces - 1 {
		if w.beside == nil {
			w.beside = make([]uint16, n*len(f.Spots))
		}
		i := bits.TrailingZeros64(pieces)
		for at, d := range f.ToPiece(i, shut) {
			w.beside[at*n+i] = d
		}
		w.turned |= 1 << i
	}
	return PieceWays{w.beside, n}
}

// PieceWays are the ways from each cell to pieces, side by side.
type PieceWays struct {
	ways   []uint16
	pieces int
}

// From is the length of the shortest walk from a cell to the nearest of those from which a piece is touched, by the number of the
// piece. It must not be changed.
func (p *PieceWays) From(c Cell) []uint16 { return p.ways[int(c)*p.pieces:][:p.pieces] }

// ToAirlock is the same from the cells inside the door of an airlock.
func (f *Field) ToAirlock(airlock int, shut Doors) []uint16 {
	return f.toAny(len(f.Pieces)+airlock, f.Airlocks[airlock].Starts, shut)
}

// toAny is the length of the shortest walk from any cell of a list that has a number.
func (f *Field) toAny(number int, list []Cell, shut Doors) []uint16 {
	w := f.waysPast(shut)
	if w.near[number] != nil {
		return w.near[number]
	}
	row := make([]uint16, len(f.Spots))
	for i := range row {
		row[i] = unwalked
	}
	for _, c := range list {
		for i, n := range f.row(c, shut) {
			row[i] = min(row[i], n)
		}
	}
	w.near[number] = row
	return row
}

// ways are what has been asked for of ways past some doors.
type ways struct {
	shut Doors
	rows [][]uint16 // by the cell where they begin
	near [][]uint16 // by the piece and then the airlock where they begin
	// beside are those from pieces once more, by cell and then by piece: who looks for the nearest asks for all from one cell.
	beside []uint16
	turned uint64 // pieces that are in there, a bit each
}

// waysPast are those past doors. Those that were asked for last stand first; what was not asked for in a long time is forgotten.
func (f *Field) waysPast(shut Doors) *ways {
	if len(f.ways) > 0 && f.ways[0].shut == shut {
		return f.ways[0]
	}
	at := slices.IndexFunc(f.ways, func(w *ways) bool { return w.shut == shut })
	if at < 0 {
		if len(f.ways) == maxConfigurations {
			f.ways = f.ways[:maxConfigurations-1]
		}
		f.ways = append(f.ways, &ways{shut: shut, rows: make([][]uint16, len(f.Spots)), near: make([][]uint16, len(f.Pieces)+len(f.Airlocks))})
		at = len(f.ways) - 1
	}
	w := f.ways[at]
	copy(f.ways[1:at+1], f.ways[:at])
	f.ways[0] = w
	return w
}

// maxConfigurations is for how many ways that doors can stand rows are kept.
const maxConfigurations = 8

// walker finds ways: it keeps its queue from one search to the next.
type walker struct {
	f     *Field
	wheel [][]Cell // by cost, in a circle as long as the longest step
}

func newWalker(f *Field) *walker {
	longest := max(f.corner, model.Inch)
	for _, hops := range f.hops {
		for _, h := range hops {
			longest = max(longest, min(h.Cost, unwalked))
		}
	}
	return &walker{f: f, wheel: make([][]Cell, longest+1)}
}

// from makes the row of a cell.
func (w *walker) from(start Cell, shut Doors) []uint16 {
	row := make([]uint16, len(w.f.Spots))
	for i := range row {
		row[i] = unwalked
	}
	row[start] = 0
	w.push(0, start)
	for cost, held := 0, 1; held > 0; cost++ {
		now := &w.wheel[cost%len(w.wheel)]
		for i := 0; i < len(*now); i++ {
			if c := (*now)[i]; int(row[c]) == cost {
				held += w.spread(row, c, cost, shut)
			}
			held--
		}
		*now = (*now)[:0]
	}
	return row
}

func (w *walker) push(cost int, c Cell) {
	l := &w.wheel[cost%len(w.wheel)]
	*l = append(*l, c)
}

// spread queues what lies one step or hop from a cell, and says how much that is.
func (w *walker) spread(row []uint16, c Cell, cost int, shut Doors) (pushed int) {
	visit := func(to Cell, next int) {
		if next < unwalked && next < int(row[to]) {
			row[to] = uint16(next)
			w.push(next, to)
			pushed++
		}
	}
	for d := North; d < Dirs; d++ {
		if to, ok := w.f.Step(c, d, shut); ok {
			visit(to, cost+int(w.f.Cost(d)))
		}
	}
	for _, h := range w.f.hops[c] {
		for _, to := range h.To {
			visit(to, cost+int(h.Cost))
		}
	}
	return pushed
}
