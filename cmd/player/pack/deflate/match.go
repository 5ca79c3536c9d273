package deflate

import (
	"encoding/binary"
	"math/bits"
)

// The limits of the format.
const (
	shortest = 3
	longest  = 258
	window   = 1 << 15
)

// deepest is how many places with the same beginning are looked at. More cost time and gain next to nothing.
const deepest = 400

// step is one step through the data: a byte, or so many bytes that stood a distance before.
type step uint32

func repeat(length, distance int) step { return step(length<<16 | distance) }

func (s step) length() int   { return int(s >> 16) }
func (s step) distance() int { return int(s & 0xffff) } // 0: a byte

// single is the step of a byte.
const single = step(1 << 16)

// matches are the repetitions at each place of a stretch: of each length that is the longest up to a distance the nearest, the
// lengths rising.
type matches struct {
	data []byte
	from int
	list []step
	at   []uint32 // where the repetitions of each place begin in the list, and of one place behind the last
}

// search looks for the repetitions at all places of a stretch.
func search(data []byte, from, to int) *matches {
	m := &matches{data: data, from: from, at: make([]uint32, 0, to-from+1)}
	heads := make([]int32, 1<<16) // the last place with a beginning, and of each place the one before it; 0: none
	before := make([]int32, window)
	for i := max(0, from-window); i < to; i++ {
		if i >= from {
			m.at = append(m.at, uint32(len(m.list)))
		}
		if i+shortest > len(data) {
			continue
		}
		h := hash(data[i:])
		if i >= from {
			m.chain(i, int(heads[h])-1, before)
		}
		before[i%window], heads[h] = heads[h], int32(i+1)
	}
	m.at = append(m.at, uint32(len(m.list)))
	return m
}

func hash(b []byte) uint32 {
	return (uint32(b[0]) | uint32(b[1])<<8 | uint32(b[2])<<16) * 0x9e3779b1 >> 16
}

// chain lists the repetitions at a place, out of those with its beginning, the nearest first.
func (m *matches) chain(i, place int, before []int32) {
	most := min(longest, len(m.data)-i)
	best := shortest - 1
	for range deepest {
		if place < 0 || i-place >= window {
			return
		}
		if m.data[place+best] == m.data[i+best] {
			if n := alike(m.data[place:], m.data[i:i+most]); n > best {
				best = n
				m.list = append(m.list, repeat(n, i-place))
				if n == most {
					return
				}
			}
		}
		place = int(before[place%window]) - 1
	}
}

// alike is how many bytes a list begins with as another does.
func alike(a, b []byte) int {
	n := 0
	for ; n+8 <= len(b); n += 8 {
		if x := binary.LittleEndian.Uint64(a[n:]) ^ binary.LittleEndian.Uint64(b[n:]); x != 0 {
			return n + bits.TrailingZeros64(x)/8
		}
	}
	for n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}
