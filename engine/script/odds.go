package script

import (
	"math"
	"reflect"
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/schema/model"
)

// mostFalls is the most ways in which dice fall that a question for odds goes through.
const mostFalls = 20_000

// falls goes through all ways in which the dice of a step can fall, one after the other: each is a list of branches, of which the
// last is turned first.
type falls struct {
	list []branch
	at   int // how many have been taken in the way at hand
}

// branch is a die that is rolled: in how many ways it can fall that differ, how often each comes, and which it is.
type branch struct {
	weights []int
	is      int
}

// take is how the next die falls, of some ways with their weights.
func (f *falls) take(weights []int) int {
	if f.at == len(f.list) {
		f.list = append(f.list, branch{weights: weights})
	}
	f.at++
	return f.list[f.at-1].is
}

// chance is how often the way at hand comes.
func (f *falls) chance() float64 {
	out := 1.0
	for _, b := range f.list {
		sum := 0
		for _, w := range b.weights {
			sum += w
		}
		out *= float64(b.weights[b.is]) / float64(sum)
	}
	return out
}

// turn goes on to the next way; false: there is none.
func (f *falls) turn() bool {
	for f.at = 0; len(f.list) > 0; f.list = f.list[:len(f.list)-1] {
		if b := &f.list[len(f.list)-1]; b.is+1 < len(b.weights) {
			b.is++
			return true
		}
	}
	return false
}

// sortsOf are the faces of a die that differ, the first of each, and how many of each there are.
func sortsOf(d *model.Die) (first, weights []int) {
	for i := range d.Faces {
		k := 0
		for k < len(first) && !reflect.DeepEqual(d.Faces[first[k]], d.Faces[i]) {
			k++
		}
		if k == len(first) {
			first, weights = append(first, i), append(weights, 0)
		}
		weights[k]++
	}
	return first, weights
}

// fall is a die that falls in each of its ways in turn, with its arrow where it has one.
func (d *dice) fall(die int) (face int, arrow uint8) {
	first, weights := sortsOf(&d.rules.Set.Dice[die])
	face = first[d.falls.take(weights)]
	if d.rules.Points(die) {
		arrow = uint8(d.falls.take(arrows()))
	}
	return face, arrow
}

// arrows are the directions in which an arrow points, each as often.
func arrows() []int { return slices.Repeat([]int{1}, int(field.Dirs)) }

// odds notes how likely it is that something comes of a step: it is taken with every way in which its dice can fall, and each time
// taken back. Decisions on the way pass, or take the first option.
func (r *runner) odds(a *Ask) *Error {
	if a.Of == nil || a.Percent == nil || len(a.That) == 0 {
		return wrong(a.Path, "a question for odds has of, a step, and that, what is to come of it, and says how many percent")
	}
	before := map[string]any{}
	for _, path := range sorted(a.That) {
		var err *Error
		if before[path], err = r.value(path); err != nil {
			return err
		}
	}
	state, rolls, last, doing, muted := r.Save(), r.dice.copied(), r.last, r.doing, r.muted
	r.muted, r.dice.falls = true, &falls{}
	ways := r.dice.falls
	comes, err := 0.0, (*Error)(nil)
	for n, more := 0, true; more && err == nil; n++ {
		if n == mostFalls {
			err = wrong(a.Path, "its dice fall in more than %d ways: ask of a step with fewer", mostFalls)
			break
		}
		if err = r.tried(a.Of); err == nil && r.comes(a.That, before) {
			comes += ways.chance()
		}
		r.Restore(&state)
		r.last, r.doing = last, doing
		more = ways.turn()
	}
	*r.dice, r.muted = *rolls, muted
	if err != nil {
		return err
	}
	found := math.Round(comes*1000) / 10
	r.note(a, "percent", *a.Percent, found)
	return r.run()
}

// tried takes a step, and decides by default what comes of it.
func (r *runner) tried(s *Step) *Error {
	if err := r.run(); err != nil {
		return err
	}
	if err := r.step(s); err != nil {
		return err
	}
	return r.settle(nil)
}

// comes reports whether all of some expectations hold.
func (r *runner) comes(that, before map[string]any) bool {
	for _, path := range sorted(that) {
		if found, err := r.value(path); err != nil || !holds(that[path], found, before[path]) {
			return false
		}
	}
	return true
}

// percents reads how many percent.
func percents(n node) *float64 {
	f, ok := n.v.(float64)
	if !ok || f < 0 || f > 100 {
		n.fail("this has to be a number from 0 to 100, rounded to one figure behind the point")
	}
	return &f
}
