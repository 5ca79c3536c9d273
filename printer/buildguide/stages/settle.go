package stages

import "slices"

// settle moves splinters: a few panels of a stage that touch neither the rest of it nor what stands
// already wait for the stage that they touch.
func (c *cutter) settle(parts [][]int) [][]int {
	stage := make([]int, len(c.panels))
	for i := range stage {
		stage[i] = -1 // overhead
	}
	for n, part := range parts {
		for _, i := range part {
			stage[i] = n
		}
	}
	for n := range parts {
		for _, splinter := range c.splinters(parts[n], stage, n) {
			if to := c.waits(splinter, stage, n); to > n {
				for _, i := range splinter {
					stage[i] = to
				}
				parts[to] = append(parts[to], splinter...)
				parts[n] = slices.DeleteFunc(parts[n], func(i int) bool { return stage[i] != n })
			}
		}
	}
	return slices.DeleteFunc(parts, func(part []int) bool { return len(part) == 0 })
}

// waits is the first later stage that a splinter touches, or -1.
func (c *cutter) waits(splinter, stage []int, n int) int {
	to := -1
	for _, i := range splinter {
		for _, j := range c.joints[i] {
			if s := stage[j]; s > n && (to < 0 || s < to) {
				to = s
			}
		}
	}
	return to
}

// splinters are the pieces of a stage, but for its largest, that touch nothing built before it.
func (c *cutter) splinters(part, stage []int, n int) [][]int {
	pieces := c.pieces(part, stage)
	largest := 0
	for i, p := range pieces {
		if len(p) > len(pieces[largest]) {
			largest = i
		}
	}
	var out [][]int
	for i, p := range pieces {
		if i != largest && !c.stands(p, stage, n) {
			out = append(out, p)
		}
	}
	return out
}

// pieces parts a stage into what hangs together within it.
func (c *cutter) pieces(part, stage []int) [][]int {
	seen := make([]bool, len(stage))
	var out [][]int
	for _, i := range part {
		if !seen[i] {
			out = append(out, c.piece(i, stage, seen))
		}
	}
	return out
}

// piece is what hangs together with a panel within its stage.
func (c *cutter) piece(i int, stage []int, seen []bool) []int {
	seen[i] = true
	piece := []int{i}
	for at := 0; at < len(piece); at++ {
		for _, j := range c.joints[piece[at]] {
			if stage[j] == stage[i] && !seen[j] {
				seen[j] = true
				piece = append(piece, j)
			}
		}
	}
	return piece
}

// stands reports whether a piece touches what was built before a stage.
func (c *cutter) stands(piece, stage []int, n int) bool {
	for _, i := range piece {
		for _, j := range c.joints[i] {
			if stage[j] >= 0 && stage[j] < n {
				return true
			}
		}
	}
	return false
}
