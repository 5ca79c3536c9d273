package infer

import (
	"math/rand"
	"testing"

	"github.com/sortie-tools/sortie/schema/kinds"
)

// small is some of the numbers from 0 to 9, as Values and as a plain list.
func small(r *rand.Rand) (Values, [10]bool) {
	var list [10]bool
	var out []Interval
	for range 1 + r.Intn(3) {
		low := r.Intn(10)
		high := min(low+r.Intn(4), 9)
		out = append(out, Interval{low, high})
		for i := low; i <= high; i++ {
			list[i] = true
		}
	}
	return Tidy(out), list
}

func TestRangesAnswerAsPlainListsDo(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	for range 2000 {
		a, inA := small(r)
		b, inB := small(r)
		inside := true
		for n := range 10 {
			inside = inside && (!inA[n] || inB[n])
			if a.Has(n) != inA[n] || a.And(b).Has(n) != (inA[n] && inB[n]) || a.Or(b).Has(n) != (inA[n] || inB[n]) || a.Not().Has(n) == inA[n] {
				t.Fatalf("%v and %v differ from the lists %v and %v at %d", a, b, inA, inB, n)
			}
		}
		if a.Within(b) != inside {
			t.Fatalf("%v within %v: %v", a, b, a.Within(b))
		}
	}
}

func TestRangesOfEverything(t *testing.T) {
	if len(Everything().Not()) != 0 || !Everything().Has(-7) || len(Wholes(3, 2)) != 0 {
		t.Error("everything leaves something out, or an empty range holds something")
	}
}

func TestSumsStopAtTheEnds(t *testing.T) {
	for _, c := range []struct{ got, want int }{
		{plus(3, 4), 7}, {plus(kinds.Endless, -5), kinds.Endless}, {plus(kinds.Endless, 5), kinds.Endless}, {plus(-kinds.Endless, 6), -kinds.Endless},
		{repeated(-2, 3), -6}, {repeated(2, kinds.Endless), kinds.Endless}, {repeated(-2, kinds.Endless), -kinds.Endless}, {repeated(0, kinds.Endless), 0}, {repeated(kinds.Endless, 0), 0},
	} {
		if c.got != c.want {
			t.Errorf("got %d, want %d", c.got, c.want)
		}
	}
}
