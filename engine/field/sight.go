package field

import (
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
)

// rayRow is what is seen from one cell.
type rayRow struct {
	tall, low []uint32 // by cell, counted from the first of the floor
	doors     []doorRay
	at        []int32 // by cell: where its door rays begin; one more than there are cells
}

// doorRay is the parts of a target that a door hides while it is shut.
type doorRay struct {
	door  uint8
	parts uint32
}

// Rays are the parts of a base in one cell that somebody in another does not see: hidden by what is tall, and beyond what is
// low, which hides the less. Nothing is seen from floor to floor.
func (f *Field) Rays(from, to Cell, shut Doors) (tall, low uint32) {
	s := f.Spots[from]
	if f.Spots[to].Floor != s.Floor {
		return geom.AllRays, 0
	}
	row := f.rays[from]
	if row == nil {
		row = f.cast(from)
		f.rays[from] = row
	}
	i := int(to) - f.first[s.Floor]
	tall, low = row.tall[i], row.low[i]
	for _, d := range row.doors[row.at[i]:row.at[i+1]] {
		if shut.Has(int(d.door)) {
			tall |= d.parts
		}
	}
	return tall, low &^ tall
}

// cast makes the row of a cell.
func (f *Field) cast(from Cell) *rayRow {
	floor := f.Spots[from].Floor
	g := f.Building.Grid(floor)
	if f.casts[floor] == nil {
		f.casts[floor] = g.Caster(0, 0)
	}
	n := g.Cols * g.Rows
	row := &rayRow{tall: make([]uint32, n), low: make([]uint32, n), at: make([]int32, n+1)}
	for i := range n {
		rays := f.casts[floor].Cast(f.Point(from), f.Point(Cell(f.first[floor]+i)))
		row.tall[i], row.low[i], row.at[i] = rays.Tall, rays.Low, int32(len(row.doors))
		for _, d := range rays.Doors {
			if door := f.door(floor, d.Panel); door >= 0 {
				row.doors = append(row.doors, doorRay{uint8(door), d.Parts})
			}
		}
	}
	row.at[n] = int32(len(row.doors))
	return row
}

// Behind are the parts of a base in one cell that a figure in a third hides from somebody in another.
func (f *Field) Behind(from, to, figure Cell) uint32 {
	a, b, c := f.Spots[from], f.Spots[to], f.Spots[figure]
	if c.Floor != a.Floor || !between(a.Cell, b.Cell, c.Cell) {
		return 0
	}
	at := offsets{int8(b.Col - a.Col), int8(b.Row - a.Row), int8(c.Col - a.Col), int8(c.Row - a.Row)}
	known := &f.behind[at.hash()%uint32(len(f.behind))]
	if !known.set || known.at != at {
		*known = hiding{at, true, geom.Behind(a.Centre(), b.Centre(), 0, geom.Disc{At: c.Centre(), Base: model.Inch})}
	}
	return known.parts
}

// offsets are where a target and a figure stand as a seer finds them, in columns and rows: what the one hides of the other
// hangs on nothing else.
type offsets struct{ toCol, toRow, atCol, atRow int8 }

func (o offsets) hash() uint32 {
	n := uint32(uint8(o.toCol)) | uint32(uint8(o.toRow))<<8 | uint32(uint8(o.atCol))<<16 | uint32(uint8(o.atRow))<<24
	return n * 2654435761 >> 8
}

// hiding is what a figure hides, as it was found last.
type hiding struct {
	at    offsets
	set   bool
	parts uint32
}

// between reports whether a cell is near enough to the line between two others that a base in it can hide something: all
// lines end within half an inch of the target's centre, and bases reach half an inch.
func between(a, b, c geom.Cell) bool {
	dx, dy := b.Col-a.Col, b.Row-a.Row
	ex, ey := c.Col-a.Col, c.Row-a.Row
	if ex < min(0, dx)-1 || ex > max(0, dx)+1 || ey < min(0, dy)-1 || ey > max(0, dy)+1 {
		return false
	}
	off := dx*ey - dy*ex
	return off*off <= dx*dx+dy*dy // no farther than an inch from the line
}
