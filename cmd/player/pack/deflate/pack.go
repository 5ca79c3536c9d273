// Package deflate packs bytes as small as the format of deflate lets it, where time hardly counts: a player is packed once
// and loaded often. The standard library's best is a twentieth larger.
//
//   - Of every place it knows the longest repetitions at each distance (match.go).
//   - Of all ways to write a stretch down it takes the cheapest, by what each symbol costs (path.go). What symbols cost
//     hangs on how often they are used, so it does that several times over.
//   - Where other symbols become common a new block begins, with codes of its own (split.go).
//   - Codes are the shortest within the format's limit (huffman.go).
//
// It counts in whole numbers, so that it writes the same on every machine.
package deflate

import (
	"runtime"
	"sync"
)

// stretch is how much is packed by itself; repetitions go across.
const stretch = 1 << 20

// rounds are how often the cheapest way through a block is looked for: more gain next to nothing.
const rounds = 4

// Pack is data as a stream of deflate.
func Pack(data []byte) []byte {
	parts := make([][]block, (len(data)+stretch-1)/stretch)
	var wait sync.WaitGroup
	free := make(chan bool, runtime.GOMAXPROCS(0))
	for i := range parts {
		wait.Go(func() {
			free <- true
			parts[i] = pack(data, i*stretch, min((i+1)*stretch, len(data)))
			<-free
		})
	}
	wait.Wait()
	var w writer
	for _, part := range parts {
		for _, b := range part {
			w.block(data, b, b.to == len(data))
		}
	}
	if len(data) == 0 {
		w.block(data, block{}, true)
	}
	return w.end()
}

// block is a stretch of the data with codes of its own.
type block struct {
	from, to int
	path     []step
}

// pack finds the blocks of a stretch.
func pack(data []byte, from, to int) []block {
	m := search(data, from, to)
	prices := guess()
	var whole []step
	for range rounds / 2 {
		whole = m.path(from, to, prices)
		prices = count(data[from:], whole).prices()
	}
	blocks := split(data, from, whole)
	for i := range blocks {
		b := &blocks[i]
		least := size(count(data[b.from:], b.path))
		prices := count(data[b.from:], b.path).prices()
		for range rounds {
			path := m.path(b.from, b.to, prices)
			uses := count(data[b.from:], path)
			if n := size(uses); n < least {
				least, b.path = n, path
			}
			prices = uses.prices()
		}
	}
	return blocks
}
