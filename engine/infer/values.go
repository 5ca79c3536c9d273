package infer

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/kinds"
)

// Interval is all whole numbers from Low to High; either can be without an end.
type Interval struct{ Low, High int }

// Values are the values that something can have: intervals in order that neither overlap nor touch.
type Values []Interval

// Everything is all whole numbers.
func Everything() Values { return Values{{-kinds.Endless, kinds.Endless}} }

// Wholes is all numbers from low to high; none where low is above high.
func Wholes(low, high int) Values {
	if low > high {
		return nil
	}
	return Values{{low, high}}
}

// Tidy puts intervals in order and joins those that touch.
func Tidy(all []Interval) Values {
	slices.SortFunc(all, func(a, b Interval) int { return a.Low - b.Low })
	var out Values
	for _, x := range all {
		if n := len(out); n > 0 && x.Low <= out[n-1].High+1 {
			out[n-1].High = max(out[n-1].High, x.High)
		} else {
			out = append(out, x)
		}
	}
	return out
}

// And is what lies in both.
func (r Values) And(other Values) Values {
	var out []Interval
	for _, a := range r {
		for _, b := range other {
			if low, high := max(a.Low, b.Low), min(a.High, b.High); low <= high {
				out = append(out, Interval{low, high})
			}
		}
	}
	return Tidy(out)
}

// Or is what lies in one of them.
func (r Values) Or(other Values) Values { return Tidy(append(slices.Clone(r), other...)) }

// Not is everything else.
func (r Values) Not() Values {
	var out Values
	from := -kinds.Endless
	for _, x := range r {
		out = append(out, Wholes(from, x.Low-1)...)
		from = x.High + 1
	}
	return append(out, Wholes(from, kinds.Endless)...)
}

// Within reports whether all of it lies in other.
func (r Values) Within(other Values) bool { return len(r.And(other.Not())) == 0 }

// Has reports whether a number lies in it.
func (r Values) Has(n int) bool { return len(r.And(Wholes(n, n))) > 0 }

// plus adds two numbers of which one may be without an end.
func plus(a, b int) int {
	switch {
	case a >= kinds.Endless || b >= kinds.Endless:
		return kinds.Endless
	case a <= -kinds.Endless || b <= -kinds.Endless:
		return -kinds.Endless
	}
	return min(max(a+b, -kinds.Endless), kinds.Endless)
}

// repeated multiplies a number by how often it counts, which may be without an end.
func repeated(n, often int) int {
	switch {
	case n == 0 || often == 0:
		return 0
	case often == kinds.Endless && n > 0:
		return kinds.Endless
	case often == kinds.Endless:
		return -kinds.Endless
	}
	return min(max(n*often, -kinds.Endless), kinds.Endless)
}
