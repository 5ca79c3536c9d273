package page

import (
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// need is what a column asks for: its longest word at least, its longest line at best. What is drawn in it cannot
// be broken, as words can, and is in that.
type need struct{ least, most, drawn scene.Unit }

// measure shares the width out among the columns.
func (s *tableSetter) measure(width scene.Unit) {
	room := width - scene.Unit(len(s.t.Columns)-1)*s.t.Pad
	needs := s.needs(max(room, 0))
	s.widths = share(needs, room)
	s.stretch(needs, room)
	s.total = s.left(len(s.widths)-1) + s.widths[len(s.widths)-1]
}

// stretch gives what is left of the width to the columns that take it.
func (s *tableSetter) stretch(needs []need, room scene.Unit) {
	left := room
	fills := scene.Unit(0)
	for j, w := range s.widths {
		left -= w
		if s.t.Columns[j].Fill {
			fills++
		}
	}
	if left <= 0 || s.t.Narrow {
		return
	}
	for j := range s.widths {
		switch {
		case s.t.Columns[j].Fill:
			s.widths[j] += left / fills
		case fills == 0:
			s.widths[j] += left / scene.Unit(len(s.widths))
		}
	}
}

// share gives every column its least and deals the rest out evenly until each has its most, so that short
// columns are set in one line before long ones get wider.
func share(needs []need, room scene.Unit) []scene.Unit {
	out := make([]scene.Unit, len(needs))
	var least scene.Unit
	for j, n := range needs {
		out[j] = n.least
		least += n.least
	}
	if least > room {
		return cutBack(needs, max(room, 0))
	}
	for left := room - least; left > 0; {
		open := wanting(needs, out)
		if len(open) == 0 {
			return out
		}
		part := max(left/scene.Unit(len(open)), 1)
		for _, j := range open {
			more := min(part, needs[j].most-out[j], left)
			out[j], left = out[j]+more, left-more
		}
	}
	return out
}

// cutBack parts a room that not even the least of all columns fits: words give way before drawings do, all of them
// alike, and long ones are broken.
func cutBack(needs []need, room scene.Unit) []scene.Unit {
	out := make([]scene.Unit, len(needs))
	var drawn, words scene.Unit
	for _, n := range needs {
		drawn, words = drawn+n.drawn, words+n.least-n.drawn
	}
	for j, n := range needs {
		if drawn > room || words == 0 {
			out[j] = n.least * room / max(drawn+words, 1)
		} else {
			out[j] = n.drawn + (n.least-n.drawn)*(room-drawn)/words
		}
		out[j] = max(out[j], 1)
	}
	return out
}

// wanting are the columns that would rather be wider.
func wanting(needs []need, have []scene.Unit) []int {
	var out []int
	for j, n := range needs {
		if have[j] < n.most {
			out = append(out, j)
		}
	}
	return out
}

// needs measures the cells. Cells that reach over several columns ask for nothing.
func (s *tableSetter) needs(room scene.Unit) []need {
	needs := make([]need, len(s.t.Columns))
	for j, c := range s.t.Columns {
		needs[j] = s.textNeed([]layout.Span{{Style: s.headStyle(), Text: layout.Capitals(c.Head)}}, room)
		needs[j].most = needs[j].least
	}
	for _, row := range s.t.Rows {
		column := 0
		for _, c := range row.Cells {
			if column < len(needs) && c.Wide < 2 && !row.Group {
				n := s.cellNeed(c, room)
				k := &needs[column]
				k.least, k.most, k.drawn = max(k.least, n.least), max(k.most, n.most), max(k.drawn, n.drawn)
			}
			column += max(c.Wide, 1)
		}
	}
	for j, c := range s.t.Columns {
		if c.Most > 0 {
			needs[j].most = max(needs[j].least, min(needs[j].most, c.Most))
		}
		if c.Width > 0 {
			needs[j] = need{least: c.Width, most: c.Width}
		}
	}
	return needs
}

func (s *tableSetter) cellNeed(c Cell, room scene.Unit) need {
	n := s.textNeed(c.Spans, room)
	if c.Blocks != nil {
		n.least, n.most = max(n.least, 8*s.t.Look.Body.Size), room
	}
	if c.Mark.W > 0 {
		mark := c.Mark.W
		if n.most > 0 {
			mark += s.markGap()
		}
		n.least, n.most, n.drawn = n.least+mark, n.most+mark, mark
	}
	return n
}

// textNeed measures a text. One unit more keeps rounding from breaking it. No word asks for more than a
// third of the table, and no line for more than all of it.
func (s *tableSetter) textNeed(spans []layout.Span, room scene.Unit) need {
	var n need
	for _, l := range s.Set.Wrap(spans, 1<<40) {
		n.most = max(n.most, l.Width+1)
	}
	n.most = min(n.most, max(room, 1))
	for _, sp := range spans {
		if len(sp.Text) > maxMeasured {
			n.least = room / 4
			continue
		}
		for _, word := range strings.Fields(sp.Text) {
			n.least = max(n.least, s.Set.Width(sp.Style, word)+1)
		}
	}
	n.least = min(n.least, n.most, max(room/3, 1))
	return n
}

// maxMeasured is how long a text may be for its words to be measured one by one.
const maxMeasured = 400
