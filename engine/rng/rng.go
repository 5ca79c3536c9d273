// Package rng is the luck of a game: named streams of random numbers that all follow from one seed.
//
// A source belongs to one game and has one seed. A stream is the share of that luck which one part
// of the game uses: the deck, the dice, the set-up. Streams do not disturb each other, so drawing a
// card never changes the next roll, and luck can be told apart by where it came from. The same
// seed gives the same numbers on every machine and in WebAssembly.
package rng

import (
	"errors"
	"hash/fnv"
	"math/bits"
	"math/rand/v2"
)

// Source makes the streams of one game.
type Source struct {
	seed    uint64
	streams map[string]*Stream
}

// New is a source with no stream used yet.
func New(seed uint64) *Source {
	return &Source{seed: seed, streams: map[string]*Stream{}}
}

// Stream is the stream of that name: the same one each time it is asked for.
func (s *Source) Stream(name string) *Stream {
	if st := s.streams[name]; st != nil {
		return st
	}
	st := Begin(s.seed, name)
	s.streams[name] = &st
	return &st
}

// Begin is a stream that was never used, of the luck that follows from a seed. It is a value: a copy of it goes on to the
// same numbers by itself.
func Begin(seed uint64, name string) Stream {
	h := fnv.New64a()
	h.Write([]byte(name)) // never fails, by its contract
	hi := mix(seed ^ h.Sum64())
	return Stream{pcg: *rand.NewPCG(hi, mix(hi+seed))}
}

// mix spreads the bits of close seeds over the whole word (the finaliser of SplitMix64), so that
// seeds 1 and 2 start far apart.
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// Save is the state of every stream that has been used, by name.
func (s *Source) Save() map[string][]byte {
	out := make(map[string][]byte, len(s.streams))
	for name, st := range s.streams {
		out[name] = st.Append(nil)
	}
	return out
}

// ErrState is returned for a saved state that no stream can have.
var ErrState = errors.New("the saved state of a random stream is damaged")

// Restore puts the streams back into a saved state: those that were in use go on from there, the
// others start anew. Streams handed out before stay valid. On an error nothing has changed.
func (s *Source) Restore(saved map[string][]byte) error {
	states := make(map[string]*rand.PCG, len(saved))
	for name, state := range saved {
		states[name] = rand.NewPCG(0, 0)
		if err := states[name].UnmarshalBinary(state); err != nil {
			return ErrState
		}
	}
	for name, st := range s.streams {
		if states[name] == nil {
			*st = Begin(s.seed, name)
		}
	}
	for name, pcg := range states {
		s.Stream(name).pcg = *pcg
	}
	return nil
}

// Stream is one sequence of random numbers.
type Stream struct{ pcg rand.PCG }

// Intn is a number from 0 to n-1, each as likely as the others; 0 for n below 2. It is spelled out
// here rather than borrowed, so that a game replays the same under a later Go.
func (s *Stream) Intn(n int) int {
	if n < 2 {
		return 0
	}
	bound := uint64(n)
	for {
		hi, lo := bits.Mul64(s.pcg.Uint64(), bound)
		// The lowest -bound mod bound products would make some results likelier than others.
		if lo >= bound || lo >= -bound%bound {
			return int(hi)
		}
	}
}

// Shuffle puts n things into random order, each order as likely as the others.
func (s *Stream) Shuffle(n int, swap func(i, j int)) {
	for i := n - 1; i > 0; i-- {
		swap(i, s.Intn(i+1))
	}
}

// Append adds what the stream has come to, as Restore takes it, to a list of bytes.
func (s *Stream) Append(b []byte) []byte {
	b, err := s.pcg.AppendBinary(b)
	if err != nil {
		return nil // PCG's AppendBinary has no way to fail
	}
	return b
}

// Load puts the stream into a state that Append wrote. On an error nothing has changed.
func (s *Stream) Load(saved []byte) error {
	var pcg rand.PCG
	if err := pcg.UnmarshalBinary(saved); err != nil {
		return ErrState
	}
	s.pcg = pcg
	return nil
}
