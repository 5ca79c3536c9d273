package stages

import (
	"cmp"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// split parts panels into n neighbourhoods of about the same size: in two halves across the longer
// side of where they lie, then each half again.
func (c *cutter) split(list []int, n int) [][]int {
	if n <= 1 || len(list) <= 1 {
		return [][]int{list}
	}
	byX := c.wide(list)
	slices.SortFunc(list, func(i, j int) int { return c.compare(i, j, byX) })
	first := (n + 1) / 2
	at := c.cut(list, len(list)*first/n, max(1, len(list)/(2*n)))
	return append(c.split(list[:at:at], first), c.split(list[at:], n-first)...)
}

// wide reports whether panels lie further apart from west to east than from north to south.
func (c *cutter) wide(list []int) bool {
	low, high := c.middle(list[0]), c.middle(list[0])
	for _, i := range list {
		m := c.middle(i)
		low = model.Point{X: min(low.X, m.X), Y: min(low.Y, m.Y)}
		high = model.Point{X: max(high.X, m.X), Y: max(high.Y, m.Y)}
	}
	return high.X-low.X > high.Y-low.Y
}

// middle is twice the middle of a panel, in whole numbers.
func (c *cutter) middle(i int) model.Point {
	p := c.panels[i]
	return model.Point{X: p.From.X + p.To.X, Y: p.From.Y + p.To.Y}
}

// compare orders panels by the middle of each, along one axis first.
func (c *cutter) compare(i, j int, byX bool) int {
	a, b := c.middle(i), c.middle(j)
	if byX {
		a.X, a.Y, b.X, b.Y = a.Y, a.X, b.Y, b.X
	}
	return cmp.Or(cmp.Compare(a.Y, b.Y), cmp.Compare(a.X, b.X), cmp.Compare(i, j))
}

// cut is where to part an ordered list near a place: where the fewest panels that touch are parted. To
// part a straight run is worse than to part a corner.
func (c *cutter) cut(list []int, near, slack int) int {
	from, to := max(1, near-slack), min(len(list)-1, near+slack)
	seams := c.seams(list)
	best, least := min(max(near, from), to), -1
	for at := from; at <= to; at++ {
		cost := 2*seams[at] + 3*away(at, near)
		if least < 0 || cost < least || cost == least && away(at, near) < away(best, near) {
			best, least = at, cost
		}
	}
	return best
}

func away(a, b int) int { return max(a-b, b-a) }

// seams counts for each place of a list the joints that a cut before it would part.
func (c *cutter) seams(list []int) []int {
	place := map[int]int{}
	for n, i := range list {
		place[i] = n
	}
	out := make([]int, len(list)+1)
	for n, i := range list {
		for _, j := range c.joints[i] {
			if m, here := place[j]; here && m > n {
				weight := 1 + bit(c.inLine(i, j))
				out[n+1], out[m+1] = out[n+1]+weight, out[m+1]-weight
			}
		}
	}
	for n := 1; n < len(out); n++ {
		out[n] += out[n-1]
	}
	return out
}

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}

// inLine reports whether two panels lie in the same direction.
func (c *cutter) inLine(i, j int) bool {
	p, q := c.panels[i], c.panels[j]
	return (p.To.X-p.From.X)*(q.To.Y-q.From.Y) == (p.To.Y-p.From.Y)*(q.To.X-q.From.X)
}
