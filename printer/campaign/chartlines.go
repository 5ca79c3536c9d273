package campaign

import (
	"slices"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
)

func (c *charter) row(row []joint) layout.Row {
	var out layout.Row
	for _, j := range row {
		out.Height = max(out.Height, c.boxes[j.id].H)
	}
	for i, x := range c.places(row) {
		id := row[i].id
		if id == "" {
			out.Items = append(out.Items, c.stroke(page.Line(x, 0, x, out.Height)))
			continue
		}
		box := c.boxes[id]
		box.x = x - c.width/2
		c.boxes[id] = box
		out.Items = append(out.Items, scene.Group{Shift: scene.Point{X: box.x}, Items: box.Items},
			scene.Source{Area: scene.Rect{X: box.x, W: c.width, H: box.H}, Path: c.pathOf(id)})
		for _, l := range c.lines {
			if l.from == id {
				port := box.x + box.ports[l.port]
				out.Items = append(out.Items, c.stroke(page.Line(port, box.H, port, out.Height)))
			}
		}
	}
	return out
}

func (c *charter) stroke(p scene.Path) scene.Item {
	return scene.Stroke{Path: p, Colour: c.Tones.Ink, Width: lineWidth, Join: scene.RoundJoin}
}

// segment is a line's way through a channel.
type segment struct {
	from, to scene.Unit
	tip      bool // it ends at a stage
	track    int
}

// channel is the room between two rows with the lines in it.
func (c *charter) channel(above, below []joint) layout.Row {
	segments := c.segments(above, below)
	if len(segments) == 0 {
		return layout.Row{Height: boxApart}
	}
	tracks := tracked(segments)
	high := 2*stubHigh + scene.Unit(max(0, tracks-1))*trackHigh
	out := layout.Row{Height: high}
	for _, s := range segments {
		y := stubHigh + scene.Unit(s.track)*trackHigh
		var p scene.Path
		p.Move(s.from, 0)
		if s.from != s.to {
			p.Line(s.from, y).Line(s.to, y)
		}
		end := high
		if s.tip {
			end -= tipHigh / 2
		}
		p.Line(s.to, end)
		out.Items = append(out.Items, c.stroke(p))
		if s.tip {
			var tip scene.Path
			tip.Move(s.to, high).Line(s.to-tipHigh/2, high-tipHigh).Line(s.to+tipHigh/2, high-tipHigh).Close()
			out.Items = append(out.Items, scene.Fill{Path: tip, Colour: c.Tones.Ink})
		}
	}
	return out
}

func (c *charter) segments(above, below []joint) []segment {
	top, foot := c.places(above), c.places(below)
	var out []segment
	for n, l := range c.lines {
		from := slices.IndexFunc(above, func(j joint) bool { return j.id == l.from || j.id == "" && j.line == n })
		to := slices.IndexFunc(below, func(j joint) bool { return j.id == l.to || j.id == "" && j.line == n })
		if from < 0 || to < 0 {
			continue
		}
		s := segment{from: top[from], to: foot[to], tip: below[to].id != ""}
		if above[from].id != "" {
			box := c.boxes[l.from]
			s.from = top[from] - c.width/2 + box.ports[l.port]
		}
		out = append(out, s)
	}
	return out
}

// tracked gives segments that run over each other tracks of their own, and says how many there are. Those
// that lead to one stage may share.
func tracked(segments []segment) int {
	most := 0
	for i := range segments {
		a := &segments[i]
		for again := true; again; {
			again = false
			for _, b := range segments[:i] {
				if b.track == a.track && a.to != b.to && a.from != a.to && b.from != b.to &&
					min(a.from, a.to) <= max(b.from, b.to) && min(b.from, b.to) <= max(a.from, a.to) {
					a.track++
					again = true
				}
			}
		}
		most = max(most, a.track+1)
	}
	return most
}
