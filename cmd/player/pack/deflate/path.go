package deflate

import (
	"math"
	"math/bits"
)

// bit is what a bit costs: prices are parts of bits.
const bit = 1 << 10

// prices are what symbols cost, with the bits behind them.
type prices struct {
	literal  [256]uint32
	length   [longest + 1]uint32
	distance [distances]uint32
}

// guess is what symbols cost before any are counted.
func guess() *prices {
	var even uses
	for i := range even.literal {
		even.literal[i] = 1
	}
	for i := range even.distance {
		even.distance[i] = 8
	}
	return even.prices()
}

// prices are what symbols that are used so often cost.
func (u *uses) prices() *prices {
	p := &prices{}
	literal, distance := worth(u.literal[:]), worth(u.distance[:])
	copy(p.literal[:], literal)
	for n := shortest; n <= longest; n++ {
		symbol, extra, _ := lengthSymbol(n)
		p.length[n] = literal[symbol] + uint32(extra)*bit
	}
	for i := range p.distance {
		p.distance[i] = distance[i] + uint32(max(i/2-1, 0))*bit
	}
	return p
}

// worth is what each symbol costs by how often it is used: of one that is not used as much as of one that is used once.
func worth(counts []int) []uint32 {
	total := 0
	for _, n := range counts {
		total += max(n, 1)
	}
	out := make([]uint32, len(counts))
	for i, n := range counts {
		out[i] = log(total) - log(max(n, 1))
	}
	return out
}

// log is the logarithm of a number to the base 2, in parts of bits.
func log(n int) uint32 {
	whole := bits.Len(uint(n)) - 1
	x, out := uint64(n)<<32>>whole, uint32(whole)*bit // x is a number from 1 to 2, with 32 places
	for part := uint32(bit / 2); part > 0; part /= 2 {
		if x = x >> 1 * (x >> 1) >> 30; x >= 1<<33 {
			x >>= 1
			out += part
		}
	}
	return out
}

// path is the cheapest way through a part of the stretch.
func (m *matches) path(from, to int, p *prices) []step {
	costs := make([]uint64, to-from+1)
	steps := make([]step, to-from+1) // the last step to each place
	for i := range costs[1:] {
		costs[i+1] = math.MaxUint64
	}
	for i := from; i < to; i++ {
		cost := costs[i-from]
		if c := cost + uint64(p.literal[m.data[i]]); c < costs[i+1-from] {
			costs[i+1-from], steps[i+1-from] = c, single
		}
		m.steps(i, cost, costs[i-from:], steps[i-from:], p)
	}
	n := 0
	for i := to - from; i > 0; i -= steps[i].length() {
		n++
	}
	out := make([]step, n)
	for i := to - from; i > 0; i -= steps[i].length() {
		n--
		out[n] = steps[i]
	}
	return out
}

// steps tries the repetitions at a place; costs and steps begin there.
func (m *matches) steps(i int, cost uint64, costs []uint64, steps []step, p *prices) {
	list := m.list[m.at[i-m.from]:m.at[i-m.from+1]]
	if k := len(list) - 1; k >= 0 && list[k].length() == longest && longest < len(costs) {
		list = list[k:] // in the midst of much that is alike, shorter steps lead nowhere better
	}
	n := shortest
	for _, s := range list {
		symbol, _, _ := distanceSymbol(s.distance())
		base := cost + uint64(p.distance[symbol])
		end := min(s.length(), len(costs)-1)
		if end == longest {
			n = longest
		}
		for ; n <= end; n++ {
			if c := base + uint64(p.length[n]); c < costs[n] {
				costs[n], steps[n] = c, repeat(n, s.distance())
			}
		}
	}
}
