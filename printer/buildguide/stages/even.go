package stages

import "slices"

// maxJoints bounds the boards that are made even: ten times those of the largest that is played on.
const maxJoints = 10_000

// even moves panels, one at a time, from a stage that is much too large, or to one that is much too small,
// as long as the stage that they leave still hangs together.
func (c *cutter) even(parts [][]int) {
	n, joints := 0, 0
	for _, list := range c.joints {
		joints += len(list)
	}
	if joints > maxJoints {
		return
	}
	stage := make([]int, len(c.panels))
	for i := range stage {
		stage[i] = -1
	}
	for s, part := range parts {
		n += len(part)
		for _, i := range part {
			stage[i] = s
		}
	}
	for range n {
		m, ok := c.bestMove(parts, stage, n)
		if !ok {
			return
		}
		from := stage[m.panel]
		stage[m.panel] = m.to
		parts[from] = slices.DeleteFunc(parts[from], func(i int) bool { return i == m.panel })
		parts[m.to] = append(parts[m.to], m.panel)
	}
}

// move is a panel that goes to another stage, and how well it fits there.
type move struct{ panel, to, gain int }

// bestMove is the move that fits best among those that make the sizes of stages more even.
func (c *cutter) bestMove(parts [][]int, stage []int, n int) (best move, found bool) {
	for from, part := range parts {
		for _, i := range part {
			for _, j := range c.joints[i] {
				to := stage[j]
				if to < 0 || to == from || !lopsided(len(part), len(parts[to]), n, len(parts)) {
					continue
				}
				m := move{i, to, c.bonds(i, to, stage) - c.bonds(i, from, stage) + len(part) - len(parts[to])}
				if (!found || m.gain > best.gain) && c.spares(m, stage) {
					best, found = m, true
				}
			}
		}
	}
	return best, found
}

// lopsided reports whether a panel should go from a stage of one size to one of another, where n panels
// are shared out among so many stages.
func lopsided(from, to, n, stages int) bool {
	return from-to > 1 && (from*stages*2 > n*3 || to*stages*3 < n*2 && from*stages > n)
}

// bonds counts the panels of a stage that a panel touches, those in line with it twice.
func (c *cutter) bonds(i, s int, stage []int) (sum int) {
	for _, j := range c.joints[i] {
		if stage[j] == s {
			sum += 1 + bit(c.inLine(i, j))
		}
	}
	return sum
}

// spares reports whether the stages hang together as well with a panel in another stage as they do now.
func (c *cutter) spares(m move, stage []int) bool {
	from, before := stage[m.panel], c.loose(stage)
	stage[m.panel] = m.to
	after := c.loose(stage)
	stage[m.panel] = from
	return after <= before
}

// loose counts the pieces of all stages that touch nothing built before them.
func (c *cutter) loose(stage []int) (sum int) {
	seen := make([]bool, len(stage))
	for i, n := range stage {
		if n < 0 || seen[i] {
			continue
		}
		piece := c.piece(i, stage, seen)
		sum += bit(!c.stands(piece, stage, n))
	}
	return sum
}
