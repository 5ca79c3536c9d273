package textbook

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
)

// step is how a walk goes on from a square: into the next one, across a corner, or along a link to another floor.
type step struct {
	to      geom.Spot
	length  model.Length
	doors   []geom.Lock // that it leads through
	corners []geom.Spot // the two squares that it goes between; none: it goes across no corner
	link    bool
}

// straight reports whether a step goes across an edge.
func (s *step) straight() bool { return len(s.corners) == 0 && !s.link }

// stepsFrom are the steps from a square that terrain allows, however doors stand.
func (b *Book) stepsFrom(at geom.Spot) []step {
	if list, known := b.steps[at]; known {
		return list
	}
	var out []step
	for row := -1; row <= 1; row++ {
		for col := -1; col <= 1; col++ {
			var s step
			ok := false
			if row == 0 || col == 0 {
				s, ok = b.along(at, by(at, col, row))
			} else {
				s, ok = b.across(at, col, row)
			}
			if ok {
				out = append(out, s)
			}
		}
	}
	if b.steps == nil {
		b.steps = map[geom.Spot][]step{}
	}
	out = append(out, b.links(at)...)
	b.steps[at] = out
	return out
}

// by is the square so many columns and rows away.
func by(s geom.Spot, cols, rows int) geom.Spot {
	s.Col, s.Row = s.Col+cols, s.Row+rows
	return s
}

// along is the step across an edge: both squares are free of pieces, and no panel is between but for openings and doors
// (seed 000:758).
func (b *Book) along(from, to geom.Spot) (step, bool) {
	if from == to || !b.free(from) || !b.free(to) {
		return step{}, false
	}
	way := b.Building.Grid(from.Floor).Gateway(from.Cell, to.Cell, 0)
	s := step{to: to, length: model.Inch}
	for _, panel := range way.Doors {
		s.doors = append(s.doors, geom.Lock{Floor: from.Floor, Panel: panel})
	}
	return s, way.Open
}

func (b *Book) free(s geom.Spot) bool {
	return b.Building.Holds(s) && b.Building.Grid(s.Floor).Free(s.Cell)
}

// across is the step across a corner: both ways round must be free of terrain (ruling RU-03).
func (b *Book) across(from geom.Spot, cols, rows int) (step, bool) {
	s := step{to: by(from, cols, rows), length: b.corner()}
	for _, beside := range []geom.Spot{by(from, cols, 0), by(from, 0, rows)} {
		first, ok := b.along(from, beside)
		second, on := b.along(beside, s.to)
		if !ok || !on {
			return step{}, false
		}
		s.corners = append(s.corners, beside)
		s.doors = slices.Concat(s.doors, first.doors, second.doors)
	}
	return s, true
}

// links are the steps to other floors: from any square at one end of a link to any at its other end.
func (b *Book) links(at geom.Spot) []step {
	var out []step
	add := func(here, there []geom.Spot, w geom.Way) {
		if !slices.Contains(here, at) || !b.free(at) {
			return
		}
		for _, to := range there {
			if b.free(to) {
				out = append(out, step{to: to, length: max(w.Link.Cost, 0), link: true})
			}
		}
	}
	for _, w := range b.Building.Ways() {
		foot, head := geom.On(w.From, w.Foot), geom.On(w.To, w.Head)
		add(foot, head, w)
		if !w.Link.OneWay {
			add(head, foot, w)
		}
	}
	return out
}

// away is how far two numbers of columns or rows are apart.
func away(a, b int) int { return max(a-b, b-a) }
