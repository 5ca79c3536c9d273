package validator

import (
	"math"
	"slices"
)

// without is the end of an interval that has none.
const without = math.MaxInt32

// interval is all whole numbers from low to high; either can be without an end.
type interval struct{ low, high int }

// ranges are the values that something can have: intervals in order that neither overlap nor touch.
type ranges []interval

// everything is all whole numbers.
func everything() ranges { return ranges{{-without, without}} }

// wholes is all numbers from low to high; none where low is above high.
func wholes(low, high int) ranges {
	if low > high {
		return nil
	}
	return ranges{{low, high}}
}

// tidy puts intervals in order and joins those that touch.
func tidy(all []interval) ranges {
	slices.SortFunc(all, func(a, b interval) int { return a.low - b.low })
	var out ranges
	for _, x := range all {
		if n := len(out); n > 0 && x.low <= out[n-1].high+1 {
			out[n-1].high = max(out[n-1].high, x.high)
		} else {
			out = append(out, x)
		}
	}
	return out
}

// and is what lies in both.
func (r ranges) and(other ranges) ranges {
	var out []interval
	for _, a := range r {
		for _, b := range other {
			if low, high := max(a.low, b.low), min(a.high, b.high); low <= high {
				out = append(out, interval{low, high})
			}
		}
	}
	return tidy(out)
}

// or is what lies in one of them.
func (r ranges) or(other ranges) ranges { return tidy(append(slices.Clone(r), other...)) }

// not is everything else.
func (r ranges) not() ranges {
	var out ranges
	from := -without
	for _, x := range r {
		out = append(out, wholes(from, x.low-1)...)
		from = x.high + 1
	}
	return append(out, wholes(from, without)...)
}

// within reports whether all of it lies in other.
func (r ranges) within(other ranges) bool { return len(r.and(other.not())) == 0 }

// has reports whether a number lies in it.
func (r ranges) has(n int) bool { return len(r.and(wholes(n, n))) > 0 }

// plus adds two numbers of which one may be without an end.
func plus(a, b int) int {
	switch {
	case a >= without || b >= without:
		return without
	case a <= -without || b <= -without:
		return -without
	}
	return min(max(a+b, -without), without)
}

// repeated multiplies a number by how often it counts, which may be without an end.
func repeated(n, often int) int {
	switch {
	case n == 0 || often == 0:
		return 0
	case often == without && n > 0:
		return without
	case often == without:
		return -without
	}
	return min(max(n*often, -without), without)
}
