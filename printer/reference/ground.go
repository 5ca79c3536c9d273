package reference

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// moving is how far characters go.
func (w *writer) moving(width scene.Unit) []layout.Block {
	m := w.r.Play.Move
	if m.Step == 0 && len(m.Gaits) == 0 {
		return nil
	}
	t := page.Table{Columns: []page.TableColumn{{Fill: true}, {Align: page.Right}}}
	add := func(what, far string) {
		t.Rows = append(t.Rows, page.TableRow{Cells: []page.Cell{w.Say(what), w.SayStrong(far)}})
	}
	for _, g := range m.Gaits {
		add(fmt.Sprintf("%s, %s", g.Title, english.Count(g.Actions, "action")), w.reach(g.Reach))
	}
	if len(m.Gaits) == 0 {
		add("A move action", w.reach(m.Step))
	}
	if m.Proximity > 0 {
		add("An effortless sidestep", w.reach(m.Proximity))
	}
	if m.Most > 0 {
		add("All of a round, of one’s own will", w.reach(m.Most))
	}
	return []layout.Block{w.head("moving", "Moving"+dagger.Of(m.Provenance), width), together(tight(w.Table(t, width)))}
}

// ground is ranges, sight and cover.
func (w *writer) ground(width scene.Unit) []layout.Block {
	var out []layout.Block
	if len(w.r.Play.Ranges) > 0 {
		out = append(out, w.bands(width))
	}
	if said := w.said("play.sight"); said != "" {
		out = append(out, w.runIn("Sight", model.Text{Blocks: []model.Block{{Kind: model.Paragraph, Inlines: []model.Inline{{Text: said}}}}}, width)...)
	}
	if len(w.r.Play.Cover) > 0 {
		out = append(out, w.cover(width))
	}
	if out == nil {
		return nil
	}
	out[0].Gap = 0
	return append([]layout.Block{w.head("ground", "Range, sight and cover", width)}, out...)
}

// mostBands is how many bands stand side by side; more are a list.
const mostBands = 5

// bands are the ranges as a ruler from near to far.
func (w *writer) bands(width scene.Unit) layout.Block {
	list := w.r.Play.Ranges
	if len(list) > mostBands {
		return w.bandList(width)
	}
	const high = 5200
	p := page.Part{H: high + 4200}
	each := width / scene.Unit(len(list))
	alt := ""
	for i, b := range list {
		x := each * scene.Unit(i)
		shade := w.Tones.Ink.Alpha(uint8(30 + 30*i))
		p.Add(scene.Fill{Path: scene.RectPath(scene.Rect{X: x, W: each, H: high}), Colour: shade})
		p.Add(scene.Stroke{Path: scene.RectPath(scene.Rect{X: x, W: each, H: high}), Colour: w.Tones.Ink, Width: page.Hair})
		p.Add(w.centred(strong(w.Styles.List), b.Title+dagger.Of(b.Provenance), x+each/2, high/2, each-600)...)
		p.Add(w.centred(w.Styles.List.Body, w.far(b), x+each/2, high+2000, each-600)...)
		alt += fmt.Sprintf("%s: %s. ", b.Title, w.far(b))
	}
	return layout.Block{Rows: []layout.Row{{Height: p.H, Items: []scene.Item{scene.Group{Tag: scene.Figure, Alt: alt, Items: p.Items}}}}, Whole: true}
}

func (w *writer) far(b model.RangeBand) string {
	switch {
	case b.To == 0:
		return "over " + w.reach(b.From)
	case b.From == 0:
		return "up to " + w.reach(b.To)
	}
	return b.From.String() + " to " + w.reach(b.To)
}

func (w *writer) bandList(width scene.Unit) layout.Block {
	t := page.Table{Columns: []page.TableColumn{{Fill: true}, {Align: page.Right}}}
	for _, b := range w.r.Play.Ranges {
		t.Rows = append(t.Rows, page.TableRow{Cells: []page.Cell{w.Say(b.Title), w.Say(w.far(b))}})
	}
	return w.Table(t, width)
}

func strong(t layout.TextTheme) layout.Style {
	st := t.Body
	st.Face = t.Strong
	return st
}

// centred is as much of a text as a room takes, about a point.
func (w *writer) centred(st layout.Style, text string, x, mid, room scene.Unit) []scene.Item {
	st = w.Fitted(st, text, room, page.Points(60))
	return w.OneLine(st, text, room).Centre(x, w.Middle(st, mid))
}

// cover is how much of a target may be hidden, drawn, and what that does.
func (w *writer) cover(width scene.Unit) layout.Block {
	t := page.Table{Columns: []page.TableColumn{{}, {Fill: true}, {Align: page.Right}}}
	for _, b := range w.r.Play.Cover {
		name := w.SayStrong(b.Title + dagger.Of(b.Provenance))
		does := "nothing"
		switch {
		case b.Blind:
			does = "no line of sight"
		case b.Hits > 0:
			does = fmt.Sprintf("−%s to be shot at", english.Count(b.Hits, "hit"))
		}
		name.Spans = append(name.Spans, w.Say(": "+does).Spans...)
		share := fmt.Sprintf("%d–%d %%", b.From, b.To)
		t.Rows = append(t.Rows, page.TableRow{Tall: true, Cells: []page.Cell{{Mark: w.hidden(b)}, name, w.Say(share)}})
	}
	return w.Table(t, width)
}

// hidden is a figure behind a wall that hides a share of it.
func (w *writer) hidden(b model.CoverBand) page.Drawing {
	const wide, high = 3600, 4600
	d := page.Drawing{W: wide, H: high, Alt: fmt.Sprintf("%d to %d percent hidden", b.From, b.To)}
	d.Items = w.Icon("figure-disc", scene.Point{X: wide / 2, Y: high / 2}, wide)
	share := scene.Unit(min(max(b.To, 0), 100))
	if share == 0 {
		return d
	}
	wall := scene.Rect{Y: (high-wide)/2 + wide*(100-share)/100, W: wide, H: wide * share / 100}
	d.Items = append(d.Items, scene.Fill{Path: scene.RectPath(wall), Colour: w.Tones.Rule}, scene.Stroke{Path: scene.RectPath(wall), Colour: w.Tones.Ink, Width: page.Hair})
	return d
}
