package field

import (
	"encoding/binary"
	"math/bits"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
)

// ray is what is seen of one cell from another. A field keeps it once it has been asked for: what is seen of most cells is the same as of
// some other, so that it has each sort once, and for each two cells no more than the number of theirs.
type ray struct {
	tall, low uint32
	doors     uint32 // where its door rays begin in those of the field, and in the lowest bits how many there are
	through   uint16 // what it comes to with all doors open, and its doors, folded
}

// maxRays is how many sorts of rays a field keeps. One that has more begins anew.
const maxRays = 1 << 16

// doorBits is how many bits of a ray count its doors.
const doorBits = 8

// doorRay is the parts of a target that a door hides while it is shut.
type doorRay struct {
	door  uint8
	parts uint32
}

// Open is Rays while all doors stand open; doors reports whether any of them would hide something if it did not.
func (f *Field) Open(from, to Cell) (tall, low uint32, doors bool) {
	a, b := &f.place[from], &f.place[to]
	if a.floor != b.floor {
		return geom.AllRays, 0, false
	}
	r := f.ray(from, to)
	return r.tall, r.low &^ r.tall, r.doors&(1<<doorBits-1) > 0
}

// Outlook is what is seen of one cell from another with all doors open and nobody in the way, as far as that can be said in half a
// byte: it answers most questions, and the table of it is small enough to stay in the second cache, which that of rays does not.
type Outlook uint8

// The outlooks, besides those that are judged.
const (
	unlooked   Outlook = iota
	Nothing            // is seen, whatever doors do
	Doubtful           // it hangs on doors, or cannot be said in half a byte
	Everything         // is seen
	judged             // and beyond: part of it is; what that comes to
)

// outlookBits is how many bits an outlook takes.
const outlookBits = 4

// Judged is what something that is seen in part comes to, as geom.Judge has it; false for any other outlook.
func (o Outlook) Judged() (band int8, seen, ok bool) {
	n := int8(o) - int8(judged)
	return n>>1 - 1, n&1 == 1, n >= 0
}

// Outlook is what is seen of one cell from another.
func (f *Field) Outlook(from, to Cell) Outlook {
	row := f.outlooks[from]
	if row == nil {
		row = make([]uint8, len(f.Spots)/2+1)
		f.outlooks[from] = row
	}
	half := uint(to&1) * outlookBits
	if o := Outlook(row[to>>1] >> half & (1<<outlookBits - 1)); o != unlooked {
		return o
	}
	o := f.look(from, to)
	row[to>>1] |= uint8(o) << half
	return o
}

// Through is what a doubtful outlook comes to while some doors are shut; Doubtful still where one of them may hide something.
func (f *Field) Through(from, to Cell, shut Doors) Outlook {
	n := f.ray(from, to).through
	if n>>outlookBits&shut.fold() != 0 {
		return Doubtful
	}
	return Outlook(n & (1<<outlookBits - 1))
}

// folds is how many bits a set of doors is folded into, beside an outlook in 16: doors that share one are taken for each other.
const folds = 16 - outlookBits

// fold is a set of doors in few bits.
func (d Doors) fold() uint16 {
	var out Doors
	for ; d != 0; d >>= folds {
		out |= d
	}
	return uint16(out & (1<<folds - 1))
}

// look works an outlook out.
func (f *Field) look(from, to Cell) Outlook {
	tall, low, doors := f.Open(from, to)
	if doors && tall != geom.AllRays {
		return Doubtful
	}
	return f.judge(tall, low)
}

// judge is what it comes to that some parts are hidden by what is tall, and others lie beyond what is low.
func (f *Field) judge(tall, low uint32) Outlook {
	switch {
	case tall == geom.AllRays:
		return Nothing
	case tall|low == 0:
		return Everything
	}
	band, seen := geom.Judge(f.rules, bits.OnesCount32(tall), bits.OnesCount32(low))
	if f.rules.Play.Sight.To == "centre" && tall&1 != 0 {
		seen = false
	}
	out := int(judged) + (band+1)<<1
	if seen {
		out++
	}
	if out >= 1<<outlookBits {
		return Doubtful
	}
	return Outlook(out)
}

// Rays are the parts of a base in one cell that somebody in another does not see: hidden by what is tall, and beyond what is
// low, which hides the less. Nothing is seen from floor to floor.
func (f *Field) Rays(from, to Cell, shut Doors) (tall, low uint32) {
	a, b := f.place[from], f.place[to]
	if a.floor != b.floor {
		return geom.AllRays, 0
	}
	r := f.ray(from, to)
	tall, low = r.tall, r.low
	if n := r.doors & (1<<doorBits - 1); n > 0 && shut != 0 {
		at := r.doors >> doorBits
		for _, d := range f.doorRays[at : at+n] {
			if shut.Has(int(d.door)) {
				tall |= d.parts
			}
		}
	}
	return tall, low &^ tall
}

// Over are the parts of a base in one cell that lines from another reach across something low, whoever touches that.
func (f *Field) Over(from, to Cell) uint32 {
	if f.place[from].floor != f.place[to].floor {
		return 0
	}
	return f.caster(f.Spots[from].Floor).Over(f.Point(from), f.Point(to))
}

// caster casts the lines of a floor.
func (f *Field) caster(floor int) *geom.Caster {
	if f.casts[floor] == nil {
		f.casts[floor] = f.Building.Grid(floor).Caster(0, 0)
	}
	return f.casts[floor]
}

// ray is that of two cells of one floor.
func (f *Field) ray(from, to Cell) ray {
	row := f.rays[from]
	if row == nil {
		g := f.Building.Grid(f.Spots[from].Floor)
		row = make([]uint16, g.Cols*g.Rows)
		f.rays[from] = row
	}
	at := int(to) - f.first[f.place[from].floor]
	if n := row[at]; n != 0 {
		return f.sorts[n]
	}
	r := f.cast(from, to)
	n := f.sortOf(r)
	row[at] = n
	return f.sorts[n]
}

// sortOf is the number of a sort of rays, from 1 on. Of the door rays of one that is known already no more is kept.
func (f *Field) sortOf(r ray) uint16 {
	at := r.doors >> doorBits
	key := binary.LittleEndian.AppendUint32(binary.LittleEndian.AppendUint32(f.key[:0], r.tall), r.low)
	for _, d := range f.doorRays[at:] {
		key = binary.LittleEndian.AppendUint32(append(key, d.door), d.parts)
	}
	if f.key = key; f.sortNumbers[string(key)] == 0 {
		if len(f.sorts) == maxRays {
			f.forgetRays(&r)
		}
		f.sorts = append(f.sorts, r)
		f.sortNumbers[string(key)] = uint16(len(f.sorts) - 1)
	} else {
		f.doorRays = f.doorRays[:at]
	}
	return f.sortNumbers[string(key)]
}

// forgetRays makes room for a sort of rays.
func (f *Field) forgetRays(r *ray) {
	f.doorRays = append(f.doorRays[:0], f.doorRays[r.doors>>doorBits:]...)
	r.doors &= 1<<doorBits - 1
	f.sorts = f.sorts[:1]
	clear(f.sortNumbers)
	for _, row := range f.rays {
		clear(row)
	}
}

// cast casts the lines from one cell to another.
func (f *Field) cast(from, to Cell) ray {
	floor := f.Spots[from].Floor
	rays := f.caster(floor).Cast(f.Point(from), f.Point(to))
	at, n := len(f.doorRays), 0
	for _, d := range rays.Doors {
		if door := f.door(floor, d.Panel); door >= 0 {
			f.doorRays = append(f.doorRays, doorRay{uint8(door), d.Parts})
			n++
		}
	}
	var doors Doors
	for _, d := range f.doorRays[at:] {
		doors |= 1 << d.door
	}
	through := uint16(f.judge(rays.Tall, rays.Low&^rays.Tall)) | doors.fold()<<outlookBits
	return ray{rays.Tall, rays.Low, uint32(at<<doorBits | n), through}
}

// Behind are the parts of a base in one cell that a figure in a third hides from somebody in another.
func (f *Field) Behind(from, to, figure Cell) uint32 {
	a, b, c := &f.place[from], &f.place[to], &f.place[figure]
	dx, dy := int(b.col-a.col), int(b.row-a.row)
	ex, ey := int(c.col-a.col), int(c.row-a.row)
	if a.floor != b.floor || a.floor != c.floor || ex < min(dx, 0)-1 || ex > max(dx, 0)+1 || ey < min(dy, 0)-1 || ey > max(dy, 0)+1 {
		return 0
	}
	if off := dx*ey - dy*ex; off*off > dx*dx+dy*dy {
		return 0
	}
	return f.Hidden(from, to, figure)
}

// Hidden is Behind for a figure that is Among those between the cells.
func (f *Field) Hidden(from, to, figure Cell) uint32 {
	a, b, c := &f.place[from], &f.place[to], &f.place[figure]
	dx, dy := int(b.col-a.col), int(b.row-a.row)
	row := &f.behindAt[(dx+f.cols)*(2*f.rows+1)+dy+f.rows]
	along, aside, back := int(c.col-a.col), int(c.row-a.row), min(0, dx)
	if max(dx, -dx) < max(dy, -dy) {
		along, aside, back = aside, along, min(0, dy)
	}
	if *row == 0 {
		*row = int32(len(f.behind)) + 1
		f.behind = append(f.behind, make([]uint32, (max(dx, -dx, dy, -dy)+3)*abreast)...)
	}
	known := &f.behind[int(*row)-1+(along+1-back)*abreast+aside&(abreast-1)]
	if *known == 0 {
		*known = geom.Behind(f.Point(from), f.Point(to), 0, geom.Disc{At: f.Point(figure), Base: model.Inch}) | found
	}
	return *known &^ found
}

// abreast is for how many figures there is room side by side where a line passes: no more than three are Among those in its way, one
// after the other, so that the lowest bits tell them apart and what is asked for along a line lies together.
const abreast = 4

// found marks parts that have been worked out, beyond the bits of the parts. What a figure hides hangs on nothing but where it and the target stand as the
// seer finds them, so that it is found once for all.
const found = 1 << 31
