package stages

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// How many panels a stage holds, roughly, and how many stages a board has.
const (
	usual = 8
	fewer = 6 // a board of fewer panels is one stage
	least = 3
	most  = 6
)

// Count is how many stages a board of n panels is built in.
func Count(n int) int {
	switch {
	case n == 0:
		return 0
	case n < fewer:
		return 1
	}
	return min(max((n+usual/2)/usual, least), most)
}

// Of shares out the panels of a board: for each stage the places of its panels in the board's list, in
// building order. Overhead tells which kinds stand on others, above the figures' heads: they come when
// what they rest on stands, and last in their stage.
func Of(b *model.Board, overhead func(kind string) bool) [][]int {
	c := cutter{panels: b.Panels, joints: touching(b.Panels)}
	var ground, above []int
	for i, p := range b.Panels {
		if overhead(p.Kind) {
			above = append(above, i)
		} else {
			ground = append(ground, i)
		}
	}
	if len(ground) == 0 {
		ground, above = above, nil
	}
	parts := c.split(ground, Count(len(b.Panels)))
	parts = c.settle(parts)
	c.even(parts)
	for _, i := range above {
		n := c.last(parts, i)
		parts[n] = append(parts[n], i)
	}
	built := posts{}
	for n, part := range parts {
		parts[n] = c.order(part, overhead, built)
	}
	return parts
}

// last is the stage after which everything that a panel touches stands.
func (c *cutter) last(parts [][]int, panel int) int {
	for n := len(parts) - 1; n >= 0; n-- {
		for _, i := range parts[n] {
			if slices.Contains(c.joints[panel], i) {
				return n
			}
		}
	}
	return len(parts) - 1
}

// cutter cuts a board into stages.
type cutter struct {
	panels []model.Panel
	joints [][]int // of each panel: those that it touches, in order
}
