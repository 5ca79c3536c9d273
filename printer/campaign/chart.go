package campaign

import (
	"slices"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// The measures of a chart.
const (
	boxMost   = 84 * scene.Millimetre
	boxLeast  = 26 * scene.Millimetre
	boxApart  = 5 * scene.Millimetre
	jointWide = 5 * scene.Millimetre
	trackHigh = 2600 // between lines that run beside each other
	stubHigh  = 3000 // that lines run straight before they turn, and after
	lineWidth = 350
	tipHigh   = 1700

	chartMargin = 3 * scene.Millimetre // around a chart by itself
)

// The limits of a chart: what is larger nobody can follow, and the list of stages says the same.
const (
	mostBoxes = 60
	mostLines = 150
)

// chart draws the stages with the ways between them.
func (w *writer) chart() {
	w.section("The way through", "chart", []layout.Block{w.chartBlock()}, 1)
}

func (w *writer) chartBlock() layout.Block {
	if w.c.Form == "league" && w.c.League != nil && len(w.c.League.Calendar) > 0 {
		return w.calendarChart(w.c.League.Calendar)
	}
	return w.wayChart()
}

// Chart is the chart of a job's campaign as its sheet has it, by itself on a page of its size.
func Chart(j *product.Job) (*scene.Page, error) {
	c, err := campaignOf(j, "chart")
	if err != nil {
		return nil, err
	}
	w := newWriter(c, j, false)
	b := w.chartBlock()
	p := &scene.Page{Name: "chart", W: w.Width() + 2*chartMargin, H: b.Height() + 2*chartMargin}
	b.Draw(p, chartMargin, chartMargin)
	return p, nil
}

// charter draws one chart: rows of boxes, with channels for lines between them.
type charter struct {
	*writer
	lines []line
	rows  [][]joint
	back  map[[2]string]bool // ways that lead back: they are said, not drawn
	boxes map[string]box
	width scene.Unit // of a box
}

// box is a stage or an ending as it is drawn.
type box struct {
	page.Part
	x     scene.Unit   // of its left edge
	ports []scene.Unit // where its ways begin, from its left edge
}

// wayChart is the chart of a campaign whose stages lead to one another.
func (w *writer) wayChart() layout.Block {
	c := charter{writer: w, boxes: map[string]box{}}
	ids, ways := c.network()
	if len(ids) > mostBoxes || len(c.lines) > mostLines {
		return w.tooLarge()
	}
	g := newGraph(ids, w.c.Start.Node, ways)
	g.narrow(max(1, int((w.Width()+boxApart)/(36*scene.Millimetre+boxApart))))
	c.lines = slices.DeleteFunc(c.lines, func(l line) bool { return g.back[[2]string{l.from, l.to}] })
	c.back, c.rows = g.back, g.woven(c.lines)
	if !c.measure() {
		return w.tooLarge()
	}
	return c.draw()
}

func (w *writer) tooLarge() layout.Block {
	text := "There are too many ways between the stages for a drawing; each stage says where it leads."
	return w.Set.Paragraph([]layout.Span{{Style: w.Styles.Small, Text: text}}, page.Points(94), w.Width())
}

// network is the stages and endings with the ways between them. Ways to what there is not are left out.
func (c *charter) network() (ids []string, ways map[string][]string) {
	ids = append(c.c.Names("node"), c.c.Names("ending")...)
	known := map[string]bool{}
	for _, id := range ids {
		known[id] = true
	}
	ways = map[string][]string{}
	for _, n := range c.c.Nodes {
		for port, b := range n.Next {
			if known[b.To] {
				ways[n.ID] = append(ways[n.ID], b.To)
				c.lines = append(c.lines, line{n.ID, b.To, port})
			}
		}
	}
	return slices.Compact(ids), ways
}

// measure finds the width of boxes that every row has room for, and sets them; false if there is none.
func (c *charter) measure() bool {
	c.width = boxMost
	for _, row := range c.rows {
		stages, joints := 0, 0
		for _, j := range row {
			if j.id != "" {
				stages++
			} else {
				joints++
			}
		}
		if stages > 0 {
			room := c.Width() - scene.Unit(joints)*jointWide - scene.Unit(len(row)-1)*boxApart
			c.width = min(c.width, room/scene.Unit(stages))
		}
	}
	if c.width < boxLeast {
		return false
	}
	for _, n := range c.c.Nodes {
		c.boxes[n.ID] = c.stageBox(n)
	}
	for _, e := range c.c.Endings {
		c.boxes[e.ID] = c.endingBox(e)
	}
	return true
}

// places are the middles of a row's boxes and joints.
func (c *charter) places(row []joint) []scene.Unit {
	total := scene.Unit(len(row)-1) * boxApart
	for _, j := range row {
		total += c.wide(j)
	}
	x := (c.Width() - total) / 2
	var out []scene.Unit
	for _, j := range row {
		out = append(out, x+c.wide(j)/2)
		x += c.wide(j) + boxApart
	}
	return out
}

func (c *charter) wide(j joint) scene.Unit {
	if j.id == "" {
		return jointWide
	}
	return c.width
}

// draw sets rows below each other, each with the channel above it, so that a break between two pages parts
// lines, never boxes, and the tip of a line stays with what it leads to.
func (c *charter) draw() layout.Block {
	var b layout.Block
	for i, row := range c.rows {
		boxes := c.row(row)
		if i == 0 {
			b.Rows = append(b.Rows, boxes)
			continue
		}
		out := c.channel(c.rows[i-1], row)
		out.Items = append(out.Items, scene.Group{Shift: scene.Point{Y: out.Height}, Items: boxes.Items})
		out.Height += boxes.Height
		b.Rows = append(b.Rows, out)
	}
	return b
}

// stageBox is a stage with its ways on.
func (c *charter) stageBox(n model.CampaignNode) box {
	b := c.outline(c.number(n.ID), c.stageTitle(n), n.ID == c.c.Start.Node)
	if n.Mission != "" && n.Title != "" {
		c.small(&b.Part, "Mission: "+c.mission(n.Mission))
	} else if n.Mission == "" {
		c.small(&b.Part, "A passage of story")
	}
	if n.Needs != nil {
		c.small(&b.Part, "Only if "+c.Fact(n.Needs))
	}
	c.wayRows(&b, n)
	c.frame(&b, n.Mission == "", false)
	return b
}

func (c *charter) endingBox(e model.CampaignEnding) box {
	b := c.outline(c.number(e.ID), c.endingTitle(e), false)
	if e.When != nil {
		c.small(&b.Part, "As soon as "+c.Fact(e.When))
	}
	c.frame(&b, false, true)
	return b
}
