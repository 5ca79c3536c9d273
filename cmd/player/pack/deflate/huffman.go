package deflate

import (
	"cmp"
	"math/bits"
	"slices"
)

// node is a symbol, or two nodes together.
type node struct {
	weight      int
	symbol      int
	left, right *node
}

// lengths are the lengths of the best codes for symbols that are used so often, none longer than a limit: symbols are put
// together in pairs, and these with the symbols again, limit times (package-merge).
func lengths(counts []int, limit int) []uint8 {
	var leaves []*node
	for i, n := range counts {
		if n > 0 {
			leaves = append(leaves, &node{weight: n, symbol: i})
		}
	}
	out := make([]uint8, len(counts))
	if len(leaves) == 1 {
		out[leaves[0].symbol] = 1
	}
	if len(leaves) < 2 {
		return out
	}
	slices.SortStableFunc(leaves, func(a, b *node) int { return cmp.Compare(a.weight, b.weight) })
	list := leaves
	for range limit - 1 {
		list = merged(leaves, list)
	}
	for _, n := range list[:2*len(leaves)-2] {
		n.tell(out)
	}
	return out
}

// merged are symbols and the pairs of a list, by weight.
func merged(leaves, list []*node) []*node {
	out := make([]*node, 0, len(leaves)+len(list)/2)
	for i := 0; i+1 < len(list); i += 2 {
		pair := &node{weight: list[i].weight + list[i+1].weight, left: list[i], right: list[i+1]}
		for len(leaves) > 0 && leaves[0].weight <= pair.weight {
			out = append(out, leaves[0])
			leaves = leaves[1:]
		}
		out = append(out, pair)
	}
	return append(out, leaves...)
}

// tell makes the code of each symbol in a node longer by one.
func (n *node) tell(lengths []uint8) {
	if n.left == nil {
		lengths[n.symbol]++
		return
	}
	n.left.tell(lengths)
	n.right.tell(lengths)
}

// codes are the codes of such lengths as the format gives them out, with their first bit lowest.
func codes(lengths []uint8) []uint32 {
	var next [17]uint32
	for _, n := range lengths {
		if n > 0 {
			next[n+1]++
		}
	}
	for n := 1; n < len(next); n++ {
		next[n] = (next[n] + next[n-1]) << 1
	}
	out := make([]uint32, len(lengths))
	for i, n := range lengths {
		if n > 0 {
			out[i] = bits.Reverse32(next[n]) >> (32 - n)
			next[n]++
		}
	}
	return out
}
