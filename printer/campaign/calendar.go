package campaign

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// mostTurns is how many turns of a calendar are drawn.
const mostTurns = 60

// calendarChart is the turns of a league below each other, with the stages that can be played beside them.
func (w *writer) calendarChart(turns []model.LeagueTurn) layout.Block {
	b := layout.Block{}
	for i, turn := range turns {
		if i == mostTurns {
			b.Rows = append(b.Rows, w.smallRow(fmt.Sprintf("and %d more turns", len(turns)-mostTurns)))
			break
		}
		b.Rows = append(b.Rows, w.turnRow(i, turn, i+1 < min(len(turns), mostTurns)))
	}
	return b
}

func (w *writer) smallRow(text string) layout.Row {
	const high = 4 * scene.Millimetre
	return layout.Row{Height: high, Items: w.Set.Line(w.Styles.Small, text).At(0, w.Middle(w.Styles.Small, high/2))}
}

// turnRow is one turn: its title on the left, the stages to choose from on the right, an arrow to the next.
func (w *writer) turnRow(i int, turn model.LeagueTurn, more bool) layout.Row {
	left := w.Width() * 30 / 100
	const arrow = 5 * scene.Millimetre
	title := turn.Title
	if turn.Days > 0 {
		title += fmt.Sprintf(" (%s)", english.Count(turn.Days, "day"))
	}
	var p page.Part
	head := w.Set.Paragraph([]layout.Span{{Style: w.Styles.Strong, Text: fmt.Sprintf("%d. %s", i+1, title)}}, page.Points(118), left-page.Space)
	p.Stack([]layout.Block{head}, 0)
	p.Add(scene.Source{Area: scene.Rect{W: left - page.Space, H: p.H}, Path: fmt.Sprintf("league.calendar.%d", i)})
	boxes := w.turnBoxes(turn, w.Width()-left)
	high := max(p.H, boxes.H)
	p.Add(scene.Group{Shift: scene.Point{X: left}, Items: boxes.Items})
	if more {
		x := left + 3*scene.Millimetre
		var tip scene.Path
		tip.Move(x, high+arrow-400).Line(x-tipHigh/2, high+arrow-400-tipHigh).Line(x+tipHigh/2, high+arrow-400-tipHigh).Close()
		p.Add(scene.Stroke{Path: page.Line(x, high+400, x, high+arrow-tipHigh), Colour: w.Tones.Ink, Width: lineWidth})
		p.Add(scene.Fill{Path: tip, Colour: w.Tones.Ink})
		high += arrow
	}
	return layout.Row{Height: high, Items: p.Items}
}

// turnBoxes are the stages of a turn, wrapped into rows.
func (w *writer) turnBoxes(turn model.LeagueTurn, width scene.Unit) page.Part {
	c := charter{writer: w, boxes: map[string]box{}, width: min(54*scene.Millimetre, width)}
	var p page.Part
	var x, low scene.Unit
	for n, id := range turn.Nodes {
		if n == mostBoxes {
			p.H = low + boxApart
			c.smallAt(&p, fmt.Sprintf("and %d more stages", len(turn.Nodes)-mostBoxes), 0, width)
			return p
		}
		stage := w.stage(id)
		b := c.outline(w.number(id), w.stageTitle(stage), id == w.c.Start.Node)
		if stage.Mission != "" && stage.Title != "" {
			c.small(&b.Part, "Mission: "+w.mission(stage.Mission))
		}
		if stage.Needs != nil {
			c.small(&b.Part, "Only if "+w.Fact(stage.Needs))
		}
		c.frame(&b, false, false)
		if x > 0 && x+c.width > width {
			x, p.H = 0, low+boxApart
		}
		p.Add(scene.Group{Shift: scene.Point{X: x, Y: p.H}, Items: append(b.Items, scene.Source{Area: scene.Rect{W: c.width, H: b.H}, Path: c.pathOf(id)})})
		low = max(low, p.H+b.H)
		x += c.width + boxApart
	}
	p.H = low
	return p
}

// stage is the campaign's stage with an id, or one that has nothing but that.
func (w *writer) stage(id string) model.CampaignNode {
	for _, n := range w.c.Nodes {
		if n.ID == id {
			return n
		}
	}
	return model.CampaignNode{ID: id}
}
