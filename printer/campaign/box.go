package campaign

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// The measures of a box.
const (
	boxPad   = 1800
	plateMin = 6 * scene.Millimetre // width of the plate with a number
	mostWays = 8                    // that a box lists; the stage itself lists all
	wayLines = 4                    // of text for each of them
)

// outline begins a box with its number and title. The first stage has a dark plate.
func (c *charter) outline(number, title string, first bool) box {
	num := c.Styles.Subject
	num.Size = page.Points(96)
	l := c.Set.Line(num, number)
	plate := max(plateMin, l.Width+2*1300)
	b := box{}
	lines := c.Set.Wrap([]layout.Span{{Style: c.Styles.Strong, Text: title}}, c.width-plate-2*boxPad)
	if len(lines) > 3 {
		lines = append(lines[:2:2], c.OneLine(c.Styles.Strong, lines[2].Text()+"…", c.width-plate-2*boxPad))
	}
	b.H = max(plateMin, scene.Unit(len(lines))*page.Points(112)+2*1000)
	area := scene.RectPath(scene.Rect{W: plate, H: b.H})
	if first {
		num.Colour = c.Tones.Paper
		b.Add(scene.Fill{Path: area, Colour: c.Tones.Ink})
	} else {
		b.Add(scene.Fill{Path: area, Colour: c.Tones.Wash}, scene.Stroke{Path: page.Line(plate, 0, plate, b.H), Colour: c.Tones.Rule, Width: page.Hair})
	}
	b.Add(c.Set.Line(num, number).Centre(plate/2, c.Middle(num, b.H/2))...)
	y := (b.H - scene.Unit(len(lines))*page.Points(112)) / 2
	for _, x := range lines {
		b.Add(x.At(plate+boxPad, y+layout.Baseline(x, page.Points(112)))...)
		y += page.Points(112)
	}
	return b
}

// small adds a line of small words to a box, cut after a few lines; the stage itself says them in full.
func (c *charter) small(p *page.Part, text string) {
	c.smallAt(p, text, boxPad, c.width-2*boxPad)
}

func (c *charter) smallAt(p *page.Part, text string, x, width scene.Unit) {
	b := c.Set.Paragraph([]layout.Span{{Style: c.Styles.Small, Text: c.short(text, width)}}, page.Points(92), width)
	p.H += 500
	p.Stack([]layout.Block{b}, x)
}

// short cuts a text to the lines that a box has for it.
func (c *charter) short(text string, width scene.Unit) string {
	letters := []rune(text)
	if len(letters) > 1000 {
		letters = letters[:1000]
	}
	fits := func(s string) bool {
		return len(c.Set.Wrap([]layout.Span{{Style: c.Styles.Small, Text: s}}, width)) <= wayLines
	}
	if fits(text) {
		return text
	}
	low, high := 0, len(letters)
	for low < high {
		mid := (low + high + 1) / 2
		if fits(string(letters[:mid]) + "…") {
			low = mid
		} else {
			high = mid - 1
		}
	}
	return string(letters[:low]) + "…"
}

// wayRows lists a stage's ways on, each with the letter of the port that its line begins at.
func (c *charter) wayRows(b *box, n model.CampaignNode) {
	b.ports = make([]scene.Unit, len(n.Next))
	for i := range n.Next {
		b.ports[i] = c.width * scene.Unit(2*i+1) / scene.Unit(2*len(n.Next))
	}
	if len(n.Next) == 0 || len(n.Next) == 1 && n.Next[0].When == nil {
		b.H += 1000
		return
	}
	const indent = 4200
	b.H += 700
	b.Add(scene.Stroke{Path: page.Line(0, b.H, c.width, b.H), Colour: c.Tones.Rule, Width: page.Hair})
	b.H += 300
	for i, way := range n.Next {
		if i == mostWays {
			c.small(&b.Part, fmt.Sprintf("and %d more", len(n.Next)-mostWays))
			break
		}
		st := c.Styles.Strong
		st.Size = page.Points(76)
		b.Add(c.Set.Line(st, letter(i)).At(boxPad, b.H+500+page.Points(72))...)
		c.smallAt(&b.Part, c.wayWords(n, i)+c.wayTo(n.ID, way.To), boxPad+indent-1800, c.width-2*boxPad-indent+1800)
	}
	b.H += 3600
	for i := range min(len(n.Next), mostWays) {
		c.port(b, b.ports[i], letter(i))
	}
}

// wayTo says where a way leads.
func (c *charter) wayTo(from, to string) string {
	if c.back[[2]string{from, to}] {
		return ": back to " + c.number(to)
	}
	return ": to " + c.number(to)
}

// port is a small plate with a letter at the foot of a box, where a line begins.
func (c *charter) port(b *box, x scene.Unit, text string) {
	st := c.Styles.Strong
	st.Size = scene.Inch / 12
	r := scene.Rect{X: x - 1500, Y: b.H - 3000, W: 3000, H: 3000}
	b.Add(scene.Stroke{Path: icons.Chamfered(r, 600), Colour: c.Tones.Ink, Width: 200})
	b.Add(c.Set.Line(st, text).Centre(x, c.Middle(st, b.H-1500))...)
}

// letter is the name of a way: a to z, then by number.
func letter(i int) string {
	if i < 26 {
		return string(rune('a' + i))
	}
	return fmt.Sprint(i + 1)
}

// wayWords says when a way is taken.
func (w *writer) wayWords(n model.CampaignNode, i int) string {
	switch way := n.Next[i]; {
	case way.When != nil:
		return "If " + w.Fact(way.When)
	case i > 0:
		return "Otherwise"
	}
	return "Then"
}

// frame is a box's outline: dashed for a passage of story, double for an ending.
func (c *charter) frame(b *box, passage, ending bool) {
	if b.ports == nil {
		b.H += 1000
	}
	outer := scene.Rect{W: c.width, H: b.H}
	s := scene.Stroke{Path: scene.RectPath(outer), Colour: c.Tones.Ink, Width: 2 * page.Hair}
	if passage {
		s.Dash = []scene.Unit{1800, 900}
	}
	b.Add(s)
	if ending {
		inner := scene.Rect{X: 600, Y: 600, W: c.width - 1200, H: b.H - 1200}
		b.Add(scene.Stroke{Path: scene.RectPath(inner), Colour: c.Tones.Ink, Width: page.Hair})
	}
}
