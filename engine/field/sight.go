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
	a, b, c := &f.Spots[from], &f.Spots[to], &f.Spots[figure]
	dx, dy, ex, ey := b.Col-a.Col, b.Row-a.Row, c.Col-a.Col, c.Row-a.Row
	left, top := ex-min(0, dx)+1, ey-min(0, dy)+1
	wide, high := max(dx, -dx)+3, max(dy, -dy)+3
	if left < 0 || top < 0 || left >= wide || top >= high || c.Floor != a.Floor {
		return 0
	}
	if off := dx*ey - dy*ex; off*off > dx*dx+dy*dy {
		return 0 // farther than an inch from the line: all lines end within half an inch of a centre, and bases reach half an inch
	}
	row := &f.behind[(dx+f.cols)*(2*f.rows+1)+dy+f.rows]
	if *row == nil {
		*row = make([]uint32, wide*high)
	}
	known := &(*row)[left*high+top]
	if *known == 0 {
		*known = geom.Behind(a.Centre(), b.Centre(), 0, geom.Disc{At: c.Centre(), Base: model.Inch}) | found
	}
	return *known &^ found
}

// found marks parts that have been worked out. What a figure hides hangs on nothing but where it and the target stand as the
// seer finds them, so that it is found once for all.
const found = 1 << 31
