package mutants

import (
	"fmt"
	"maps"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// operator is one way to break a unit.
type operator struct {
	name string
	does string // what it does, for readers of the table
	// do breaks the trial and says what it did; nothing where it does not apply.
	do func(*trial) string
	// judge finds out whether the trial is worse for it. Where what is done is the fault itself, there is
	// nothing to judge: sure are the codes that are right then.
	judge reference
	sure  []string
}

// did says what an operator did.
func did(format string, args ...any) string { return fmt.Sprintf(format, args...) }

// pick is one element of a list, free to be changed; nil if there is none.
func pick[T any](t *trial, list []T) *T {
	if len(list) == 0 {
		return nil
	}
	return &list[t.IntN(len(list))]
}

// pickWhere is one element that meets a wish; nil if none does.
func pickWhere[T any](t *trial, list []T, wish func(T) bool) *T {
	var fit []int
	for i, v := range list {
		if wish(v) {
			fit = append(fit, i)
		}
	}
	if len(fit) == 0 {
		return nil
	}
	return &list[fit[t.IntN(len(fit))]]
}

// without is a list without one element.
func without[T any](list []T, drop *T) []T {
	var left []T
	for i := range list {
		if &list[i] != drop {
			left = append(left, list[i])
		}
	}
	return left
}

// ground is one of the floors that meets a wish.
func (t *trial) ground(wish func(*model.Board) bool) *model.Board {
	floors := slices.DeleteFunc(t.mission.Floors(), func(f model.NamedFloor) bool { return !wish(f.Board) })
	if len(floors) == 0 {
		return nil
	}
	return floors[t.IntN(len(floors))].Board
}

// somewhere is a point of a board on the half-inch grid.
func (t *trial) somewhere(b *model.Board) model.Point {
	return model.Point{X: 50 * model.Length(t.IntN(max(int(b.Width)/50, 1))), Y: 50 * model.Length(t.IntN(max(int(b.Height)/50, 1)))}
}

// at writes a point in inches.
func at(p model.Point) string { return fmt.Sprintf("%v,%v", p.X, p.Y) }

// pieceID is a name of the author's for one of the pieces on the mission's board, with its footprint.
type movable struct {
	id   string
	foot *model.Footprint
}

// movables are the crates and furniture of a board.
func movables(b *model.Board) []movable {
	var all []movable
	for i := range b.Crates {
		all = append(all, movable{b.Crates[i].ID, &b.Crates[i].Footprint})
	}
	for i := range b.Furniture {
		all = append(all, movable{b.Furniture[i].ID, &b.Furniture[i].Footprint})
	}
	return all
}

// has reports whether a list is not empty.
func has[T any](list func(*model.Board) []T) func(*model.Board) bool {
	return func(b *model.Board) bool { return len(list(b)) > 0 }
}

// sorted are the keys of a map in order.
func sorted[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
