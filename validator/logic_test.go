package validator

import (
	"math/rand"
	"testing"
)

// small is some of the numbers from 0 to 9, as ranges and as a plain list.
func small(r *rand.Rand) (ranges, [10]bool) {
	var list [10]bool
	var out []interval
	for range 1 + r.Intn(3) {
		low := r.Intn(10)
		high := min(low+r.Intn(4), 9)
		out = append(out, interval{low, high})
		for i := low; i <= high; i++ {
			list[i] = true
		}
	}
	return tidy(out), list
}

func TestRangesAnswerAsPlainListsDo(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	for range 2000 {
		a, inA := small(r)
		b, inB := small(r)
		inside := true
		for n := range 10 {
			inside = inside && (!inA[n] || inB[n])
			if a.has(n) != inA[n] || a.and(b).has(n) != (inA[n] && inB[n]) || a.or(b).has(n) != (inA[n] || inB[n]) || a.not().has(n) == inA[n] {
				t.Fatalf("%v and %v differ from the lists %v and %v at %d", a, b, inA, inB, n)
			}
		}
		if a.within(b) != inside {
			t.Fatalf("%v within %v: %v", a, b, a.within(b))
		}
	}
}

func TestRangesOfEverything(t *testing.T) {
	if len(everything().not()) != 0 || !everything().has(-7) || len(wholes(3, 2)) != 0 {
		t.Error("everything leaves something out, or an empty range holds something")
	}
}

func TestSumsStopAtTheEnds(t *testing.T) {
	for _, c := range []struct{ got, want int }{
		{plus(3, 4), 7}, {plus(without, -5), without}, {plus(without, 5), without}, {plus(-without, 6), -without},
		{repeated(-2, 3), -6}, {repeated(2, without), without}, {repeated(-2, without), -without}, {repeated(0, without), 0}, {repeated(without, 0), 0},
	} {
		if c.got != c.want {
			t.Errorf("got %d, want %d", c.got, c.want)
		}
	}
}
