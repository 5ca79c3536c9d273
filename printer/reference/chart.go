package reference

import (
	"strings"
	"unicode/utf8"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// charts are how NPCs choose what to do.
func (w *writer) charts(width scene.Unit) []layout.Block {
	out := []layout.Block{w.head("charts", "How NPCs act", width)}
	for _, c := range w.r.Charts {
		name := c.Title + describe.ChartOften(c) + dagger.Of(c.Provenance)
		if c.Die != "" {
			name += ": " + w.die(c.Die)
		}
		title := w.sub(name, width)
		rows := w.chart(c, width)
		if len(rows.Rows) == 0 {
			continue
		}
		first := len(out)
		out = append(out, title)
		for _, b := range w.text(c.Text, width) {
			out = append(out, kept(b))
		}
		out = append(out, rows)
		page.Ruled("charts."+c.ID, width, out[first:])
	}
	return out
}

// mostLines is how many lines of a chart are drawn; of more it says how many there are.
const mostLines = 200

// chart is a chart's lines from the top down. Each is a question with an arrow to the answer on its right; the
// way goes on below if the answer is no. With a die, the face picks the line.
func (w *writer) chart(c model.Chart, width scene.Unit) layout.Block {
	b := layout.Block{Gap: 1200}
	d := w.dieOf(c.Die)
	lines := describe.ChartLines(c, w.r)
	more := len(lines) - mostLines
	lines = lines[:min(len(lines), mostLines)]
	for i, l := range lines {
		again := i > 0 && lines[i-1].Face == l.Face
		row := w.chartRow(l, d, again, i+1 < len(lines), width)
		if row.Height > tallestBox {
			b = w.chartTable(lines, d, width)
			break
		}
		b.Rows = append(b.Rows, row)
	}
	if more > 0 {
		b.Rows = append(b.Rows, w.say("And "+english.Count(more, "more line")+".", width).Rows...)
	}
	return b
}

// tallestBox is the height from which a line is not drawn: a chart with such a line is a table, whose rows can be
// parted.
const tallestBox = 70 * scene.Millimetre

// chartTable is a chart as questions and answers.
func (w *writer) chartTable(lines []model.ChartLine, d *model.Die, width scene.Unit) layout.Block {
	t := page.Table{Columns: []page.TableColumn{{}, {Fill: true}}}
	for _, l := range lines {
		asks := w.asks(l)
		if d != nil {
			asks = strings.TrimSuffix(faceTitle(*d, l.Face)+", if "+asks, ", if ")
		}
		answer := w.SayStrong(english.Capital(strings.Join(english.Each(l.Do, deed), ", then ")))
		answer.Blocks = func(x scene.Unit) []layout.Block { return w.text(l.Text, x) }
		t.Rows = append(t.Rows, page.TableRow{Cells: []page.Cell{w.Say(english.Capital(asks)), answer}})
	}
	return w.Table(t, width)
}

// The measures of a chart.
const (
	boxPad    = 1100
	chartGap  = 5600 // between question and answer
	chartDown = 3400 // between two lines
	faceSide  = 5600
)

func (w *writer) chartRow(l model.ChartLine, d *model.Die, again, more bool, width scene.Unit) layout.Row {
	left := (width - chartGap) * 45 / 100
	question, answer := w.question(l, d, again, left-2*boxPad), w.answer(l, width-left-chartGap-2*boxPad)
	high := max(question.H, answer.H) + 2*boxPad
	var items []scene.Item
	items = append(items, w.questionBox(left, high, d != nil)...)
	items = append(items, shifted(question, boxPad, (high-question.H)/2))
	x := left + chartGap
	box := scene.RectPath(scene.Rect{X: x, W: width - x, H: high})
	items = append(items, scene.Fill{Path: box, Colour: w.Tones.Wash}, scene.Stroke{Path: box, Colour: w.Tones.Ink, Width: page.Hair})
	items = append(items, shifted(answer, x+boxPad, (high-answer.H)/2))
	asked := d == nil && len(l.If)+len(l.Unless) > 0
	items = append(items, w.arrow(scene.Point{X: left, Y: high / 2}, scene.Point{X: x, Y: high / 2})...)
	if asked {
		items = append(items, w.label("yes", left+chartGap/2-300, high/2-600)...)
	}
	row := layout.Row{Height: high + chartDown/2}
	if more && d == nil {
		row.Height = high + chartDown
		items = append(items, w.arrow(scene.Point{X: left / 2, Y: high}, scene.Point{X: left / 2, Y: high + chartDown})...)
		items = append(items, w.label("no", left/2+2200, high+chartDown*62/100)...)
	}
	row.Items = []scene.Item{scene.Group{Tag: scene.Paragraph, Items: items}}
	return row
}

// fewLetters is how long a text may be to say no more than the deeds do.
const fewLetters = 40

// answer is what is done: the deeds, and what more the rule set says about them.
func (w *writer) answer(l model.ChartLine, width scene.Unit) page.Part {
	deeds := english.Capital(strings.Join(english.Each(l.Do, deed), ", then "))
	p := w.words([]layout.Span{{Style: strong(w.Styles.List), Text: deeds}}, width)
	if text := withoutQuestion(l.Text); len(text.Blocks) > 1 || utf8.RuneCountInString(plain(text)) > fewLetters {
		p.Stack(w.text(text, width), 0)
	}
	return p
}

// withoutQuestion is a line's text without what stands before its first colon: that is the question, which is
// asked on the left.
func withoutQuestion(t model.Text) model.Text {
	if len(t.Blocks) == 0 || len(t.Blocks[0].Inlines) == 0 {
		return t
	}
	first := t.Blocks[0].Inlines[0]
	before, after, found := strings.Cut(first.Text, ": ")
	if !found || strings.Contains(before, ".") {
		return t
	}
	first.Text = english.Capital(after)
	b := t.Blocks[0]
	b.Inlines = append([]model.Inline{first}, b.Inlines[1:]...)
	return model.Text{Blocks: append([]model.Block{b}, t.Blocks[1:]...)}
}

// asks is what must and must not be so for a line.
func (w *writer) asks(l model.ChartLine) string {
	parts := english.Each(l.If, func(id string) string { return condition(id, true) })
	parts = append(parts, english.Each(l.Unless, func(id string) string { return condition(id, false) })...)
	return english.List(parts, "and")
}
