package stages

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// posts are points at which panels stand.
type posts map[model.Point]bool

// step is how finely the length of a panel is looked at for others that end on it: no edition has posts
// closer than this.
const step = model.Inch / 2

// maxHere bounds the panels that are looked at in one point: eight can meet in a post, and a thousand
// in one point are a mistake that must not take a minute.
const maxHere = 16

// touching lists for each panel those that it touches.
func touching(panels []model.Panel) [][]int {
	at := map[model.Point][]int{}
	for i, p := range panels {
		for _, q := range along(p) {
			if len(at[q]) < maxHere {
				at[q] = append(at[q], i)
			}
		}
	}
	out := make([][]int, len(panels))
	for i, p := range panels {
		for _, end := range []model.Point{p.From, p.To} {
			for _, j := range at[end] {
				if j != i {
					out[i], out[j] = append(out[i], j), append(out[j], i)
				}
			}
		}
	}
	for i := range out {
		slices.Sort(out[i])
		out[i] = slices.Compact(out[i])
	}
	return out
}

// maxPoints bounds the points of one panel, for one of a length that no board has.
const maxPoints = 200

// along are the points of a panel that others may end on: its ends, and for one that lies along an axis
// those between them.
func along(p model.Panel) []model.Point {
	out := []model.Point{p.From, p.To}
	dx, dy := sign(p.To.X-p.From.X)*step, sign(p.To.Y-p.From.Y)*step
	if dx != 0 && dy != 0 || dx == 0 && dy == 0 {
		return out
	}
	for q := (model.Point{X: p.From.X + dx, Y: p.From.Y + dy}); len(out) < maxPoints && before(q, p.To, dx, dy); q.X, q.Y = q.X+dx, q.Y+dy {
		out = append(out, q)
	}
	return out
}

// before reports whether a point on the way to another has not come there.
func before(q, to model.Point, dx, dy model.Length) bool { return (to.X-q.X)*dx+(to.Y-q.Y)*dy > 0 }

func sign(l model.Length) model.Length {
	switch {
	case l < 0:
		return -1
	case l > 0:
		return 1
	}
	return 0
}
