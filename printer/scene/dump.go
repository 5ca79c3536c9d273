package scene

import (
	"fmt"
	"strconv"
	"strings"
)

// Dump is the page as text, one item a line but for sources, what a group holds indented below it: a log of what is
// drawn, for tests to compare and for people to read.
func Dump(p *Page) string {
	var out strings.Builder
	out.WriteString(pageLine(p))
	dump(&out, p.Items, 1)
	return out.String()
}

// pageLine is a page without what is on it.
func pageLine(p *Page) string {
	trim := ""
	if t := p.Trim; t != nil {
		trim = fmt.Sprintf(" trim %d,%d %d×%d", t.X, t.Y, t.W, t.H)
	}
	return fmt.Sprintf("page %q %d×%d%s\n", p.Name, p.W, p.H, trim)
}

func dump(out *strings.Builder, items []Item, depth int) {
	if depth > MaxDepth {
		return
	}
	for _, item := range items {
		if _, silent := item.(Source); silent {
			continue
		}
		out.WriteString(strings.Repeat("  ", depth) + line(item) + "\n")
		if g, ok := item.(Group); ok {
			dump(out, g.Items, depth+1)
		}
	}
}

// line is an item without what is inside it.
func line(item Item) string {
	switch it := item.(type) {
	case Fill:
		return "fill " + it.Colour.String() + it.Path.String()
	case Stroke:
		return fmt.Sprintf("stroke %v width %d%s%s", it.Colour, it.Width, lineLook(it), it.Path)
	case Text:
		return textLine(it)
	case Group:
		return groupLine(it)
	case Link:
		return fmt.Sprintf("link %v to %q%s", it.Area, it.To, it.URL)
	case Bookmark:
		return fmt.Sprintf("bookmark %q %q level %d at %d%s", it.Name, it.Title, it.Level, it.Y, rank(it))
	}
	return fmt.Sprintf("unknown %T", item)
}

func lineLook(s Stroke) string {
	out := [...]string{ButtCap: "", RoundCap: " round-cap", SquareCap: " square-cap"}[s.Cap]
	if s.Join == RoundJoin {
		out += " round-join"
	}
	if len(s.Dash) > 0 {
		out += fmt.Sprint(" dash ", s.Dash)
	}
	return out
}

func textLine(t Text) string {
	out := fmt.Sprintf("text %d,%d %s %d %v width %d %q", t.At.X, t.At.Y, t.Run.Face, t.Run.Size, t.Colour, t.Run.Width(), t.Run.Text)
	if t.Turn != 0 {
		out += " turn " + strconv.Itoa(t.Turn)
	}
	return out
}

func groupLine(g Group) string {
	out := fmt.Sprintf("group %d,%d", g.Shift.X, g.Shift.Y)
	if g.Layer != "" {
		out += fmt.Sprintf(" layer %q", g.Layer)
	}
	if g.Tag != "" {
		out += " tag " + string(g.Tag)
	}
	if g.Resumes {
		out += " resumes"
	}
	if g.Pauses {
		out += " pauses"
	}
	if g.Alt != "" {
		out += fmt.Sprintf(" alt %q", g.Alt)
	}
	if g.Clip != nil {
		out += " clip" + g.Clip.String()
	}
	return out
}

// String is the colour as #rrggbb, with a fourth pair if it is not opaque.
func (c Colour) String() string {
	if c.A == 255 {
		return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B)
	}
	return fmt.Sprintf("#%02x%02x%02x%02x", c.R, c.G, c.B, c.A)
}

// String is the path as letters and coordinates, as in SVG.
func (p Path) String() string {
	var out strings.Builder
	pts := p.Points
	for _, v := range p.Verbs {
		n := [...]int{MoveTo: 1, LineTo: 1, CurveTo: 3, Close: 0}[v]
		out.WriteString(" " + [...]string{MoveTo: "M", LineTo: "L", CurveTo: "C", Close: "Z"}[v])
		for i, q := range pts[:n] {
			if i > 0 {
				out.WriteByte(' ')
			}
			fmt.Fprintf(&out, "%d,%d", q.X, q.Y)
		}
		pts = pts[n:]
	}
	return out.String()
}

// rank is a bookmark's place in the outline and its name in an index, where it has them.
func rank(b Bookmark) string {
	out := ""
	if b.Rank != 0 {
		out = fmt.Sprintf(" rank %d", b.Rank)
	}
	if b.Index != "" {
		out += fmt.Sprintf(" index %q", b.Index)
	}
	return out
}
