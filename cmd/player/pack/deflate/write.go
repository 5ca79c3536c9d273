package deflate

import "slices"

// writer writes bits, the lowest first.
type writer struct {
	b    []byte
	held uint64
	n    uint
}

func (w *writer) bits(value uint32, n int) {
	w.held |= uint64(value) << w.n
	for w.n += uint(n); w.n >= 8; w.n -= 8 {
		w.b = append(w.b, byte(w.held))
		w.held >>= 8
	}
}

func (w *writer) end() []byte {
	if w.n > 0 {
		w.b = append(w.b, byte(w.held))
	}
	return w.b
}

// block writes a block.
func (w *writer) block(data []byte, b block, last bool) {
	h := head(count(data[b.from:], b.path))
	w.bits(map[bool]uint32{true: 1}[last], 1)
	w.bits(2, 2) // with codes of its own
	h.write(w)
	literal, distance := codes(h.literal), codes(h.distance)
	at := b.from
	for _, s := range b.path {
		if s == single {
			w.bits(literal[data[at]], int(h.literal[data[at]]))
		} else {
			symbol, extra, value := lengthSymbol(s.length())
			w.bits(literal[symbol], int(h.literal[symbol]))
			w.bits(uint32(value), extra)
			symbol, extra, value = distanceSymbol(s.distance())
			w.bits(distance[symbol], int(h.distance[symbol]))
			w.bits(uint32(value), extra)
		}
		at += s.length()
	}
	w.bits(literal[endBlock], int(h.literal[endBlock]))
}

// header is how long the codes of a block are, and how that is written.
type header struct {
	literal, distance []uint8
	runs              []run16
	lengths           []uint8 // of the codes of the runs
	shown             int     // so many of them are written
}

// run16 is a length, or one of the symbols 16 to 18 for many that are alike, with the bits behind it.
type run16 struct {
	symbol, extra int
	value         uint32
}

// order is the order in which lengths of the codes of runs are written.
func order() []int {
	return []int{16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15}
}

// head is the header for such uses.
func head(u *uses) *header {
	h := &header{literal: lengths(u.literal[:], 15), distance: lengths(u.distance[:], 15)}
	h.literal, h.distance = cut(h.literal, endBlock+1), cut(h.distance, 1)
	h.runs = runs(append(append([]uint8{}, h.literal...), h.distance...))
	var counts [19]int
	for _, r := range h.runs {
		counts[r.symbol]++
	}
	if len(slices.DeleteFunc(slices.Clone(counts[:]), func(n int) bool { return n == 0 })) == 1 {
		counts[0], counts[1] = max(counts[0], 1), max(counts[1], 1) // readers want two at least
	}
	h.lengths = lengths(counts[:], 7)
	for i, symbol := range order() {
		if h.lengths[symbol] > 0 {
			h.shown = max(i+1, 4)
		}
	}
	return h
}

// cut leaves zeros at the end out, but for a least number.
func cut(list []uint8, least int) []uint8 {
	n := len(list)
	for n > least && list[n-1] == 0 {
		n--
	}
	return list[:n]
}

// runs are lengths with those that are alike drawn together.
func runs(list []uint8) []run16 {
	var out []run16
	for i := 0; i < len(list); {
		n := 1
		for i+n < len(list) && list[i+n] == list[i] {
			n++
		}
		i += n
		same := run16{symbol: int(list[i-n])}
		if same.symbol != 0 {
			out = append(out, same)
			n--
		}
		for n >= 3 {
			r, k := many(same.symbol, n)
			out = append(out, r)
			n -= k
		}
		for range n {
			out = append(out, same)
		}
	}
	return out
}

// many is the symbol for up to n of the same length, and how many it stands for.
func many(length, n int) (run16, int) {
	switch {
	case length != 0:
		n = min(n, 6)
		return run16{16, 2, uint32(n - 3)}, n
	case n <= 10:
		return run16{17, 3, uint32(n - 3)}, n
	}
	n = min(n, 138)
	return run16{18, 7, uint32(n - 11)}, n
}

func (h *header) write(w *writer) {
	w.bits(uint32(len(h.literal)-257), 5)
	w.bits(uint32(len(h.distance)-1), 5)
	w.bits(uint32(h.shown-4), 4)
	for _, symbol := range order()[:h.shown] {
		w.bits(uint32(h.lengths[symbol]), 3)
	}
	codes := codes(h.lengths)
	for _, r := range h.runs {
		w.bits(codes[r.symbol], int(h.lengths[r.symbol]))
		w.bits(r.value, r.extra)
	}
}

// size is how many bits a block with such uses takes.
func size(u *uses) int {
	h := head(u)
	n := 17 + 3*h.shown
	for _, r := range h.runs {
		n += int(h.lengths[r.symbol]) + r.extra
	}
	for i, k := range h.literal {
		n += u.literal[i] * (int(k) + extraLength(i))
	}
	for i, k := range h.distance {
		n += u.distance[i] * (int(k) + max(i/2-1, 0))
	}
	return n
}

// extraLength is how many bits stand behind the symbol of a length.
func extraLength(symbol int) int {
	if symbol < 265 || symbol == 285 {
		return 0
	}
	return (symbol - 261) / 4
}
