package deflate

import "math/bits"

// The alphabets of the format.
const (
	literals  = 286 // bytes, the end of a block, and lengths
	distances = 30
	endBlock  = 256
)

// lengthSymbol is the symbol of a length, with the bits that stand behind it.
func lengthSymbol(length int) (symbol, extra, value int) {
	if length == longest {
		return 285, 0, 0
	}
	symbol, extra, value = ranged(length-shortest, 2)
	return symbol + 257, extra, value
}

// distanceSymbol is the symbol of a distance, with the bits that stand behind it.
func distanceSymbol(distance int) (symbol, extra, value int) { return ranged(distance-1, 1) }

// ranged is the symbol of a number where so many bits of it are told by the symbol beside how many it has.
func ranged(n, told int) (symbol, extra, value int) {
	extra = max(bits.Len(uint(n))-1-told, 0)
	return extra<<told + n>>extra, extra, n & (1<<extra - 1)
}

// uses are how often each symbol is used.
type uses struct {
	literal  [literals]int
	distance [distances]int
}

// count counts the symbols of a path through data.
func count(data []byte, path []step) *uses {
	u, at := &uses{}, 0
	u.literal[endBlock]++
	for _, s := range path {
		u.add(data[at], s)
		at += s.length()
	}
	return u
}

func (u *uses) add(b byte, s step) {
	if s == single {
		u.literal[b]++
		return
	}
	symbol, _, _ := lengthSymbol(s.length())
	u.literal[symbol]++
	symbol, _, _ = distanceSymbol(s.distance())
	u.distance[symbol]++
}
