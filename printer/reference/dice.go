package reference

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// mostFaces is how many faces of a die are drawn.
const mostFaces = 20

// dice are the faces of every die.
func (w *writer) dice(width scene.Unit) []layout.Block {
	if len(w.r.Dice) == 0 {
		return nil
	}
	out := []layout.Block{w.head("dice", "Dice", width)}
	for i, d := range w.r.Dice {
		name := w.sub(d.Title+dagger.Of(d.Provenance), width)
		if i == 0 {
			name.Gap = 0
		}
		out = append(out, name, w.faces(d, width))
		if more := len(d.Faces) - mostFaces; more > 0 {
			out = append(out, w.say("And "+english.Count(more, "more face")+".", width))
		}
		if d.Then != "" {
			out = append(out, w.say("The first die of a roll; every further one is a "+w.die(d.Then)+".", width))
		}
		if b := w.faceTexts(d, width); len(b.Rows) > 0 {
			out = append(out, b)
		} else {
			out = append(out, w.say(tally(d), width))
		}
	}
	return out
}

// faces are a die's faces in a row, or in rows.
func (w *writer) faces(d model.Die, width scene.Unit) layout.Block {
	const side, step = 6400, 7400
	perRow := max(1, int(width/step))
	b := layout.Block{KeepNext: true, Whole: true}
	faces := d.Faces[:min(len(d.Faces), mostFaces)]
	for from := 0; from < len(faces); from += perRow {
		var items []scene.Item
		for i, f := range faces[from:min(from+perRow, len(faces))] {
			g := scene.Group{Shift: scene.Point{X: step * scene.Unit(i)}, Tag: scene.Figure, Alt: f.Title, Items: w.face(d, f, side)}
			items = append(items, g)
		}
		b.Rows = append(b.Rows, layout.Row{Height: step, Items: items})
	}
	return b
}

// face is one side of a die in the die's colour: a printed number, pips for what it counts, a symbol.
func (w *writer) face(d model.Die, f model.Face, side scene.Unit) []scene.Item {
	ink := icons.Named(d.Colour).Ink()
	box := scene.Rect{X: 150, Y: 150, W: side - 300, H: side - 300}
	path := scene.RoundedPath(box, side/6)
	items := []scene.Item{scene.Fill{Path: path, Colour: ink.Tint}, scene.Stroke{Path: path, Colour: ink.Accent, Width: 300}}
	symbol, known := icons.Find(f.Symbol)
	switch {
	case f.Number > 0 && known:
		items = append(items, symbol.Draw(icons.Around(scene.Point{X: side * 62 / 100, Y: side * 58 / 100}, side*56/100), w.Tones.Plain())...)
		items = append(items, w.Set.Line(strong(w.Styles.List), fmt.Sprint(f.Number)).At(side*12/100, side*42/100)...)
	case f.Number > 0:
		st := strong(w.Styles.List)
		st.Size = st.Size * 3 / 2
		items = append(items, w.centred(st, fmt.Sprint(f.Number), side/2, side/2, side-600)...)
	case known:
		items = append(items, symbol.Draw(icons.Around(scene.Point{X: side / 2, Y: side / 2}, side*64/100), w.Tones.Plain())...)
	case f.Count > 0:
		items = append(items, w.pips(f.Count, side)...)
	}
	return items
}

// pips are bursts for what a face counts, up to four, else the number.
func (w *writer) pips(n int, side scene.Unit) []scene.Item {
	at := [][]scene.Point{
		{{X: 50, Y: 50}}, {{X: 33, Y: 33}, {X: 67, Y: 67}}, {{X: 28, Y: 28}, {X: 50, Y: 50}, {X: 72, Y: 72}},
		{{X: 32, Y: 32}, {X: 68, Y: 32}, {X: 32, Y: 68}, {X: 68, Y: 68}},
	}
	if n > len(at) {
		return w.centred(strong(w.Styles.List), fmt.Sprint(n), side/2, side/2, side-600)
	}
	size := side * [...]scene.Unit{34, 30, 24, 24}[n-1] / 100
	star, _ := icons.Find("mark-star")
	var items []scene.Item
	for _, p := range at[n-1] {
		ink := icons.Ink{Line: w.Tones.Ink, Accent: w.Tones.Ink, Tint: w.Tones.Paper, Paper: w.Tones.Paper}
		items = append(items, star.Draw(icons.Around(scene.Point{X: side * p.X / 100, Y: side * p.Y / 100}, size), ink)...)
	}
	return items
}

// tally says how many faces of a die show what.
func tally(d model.Die) string {
	var titles []string
	n := map[string]int{}
	for _, f := range d.Faces {
		if n[f.Title]++; n[f.Title] == 1 {
			titles = append(titles, f.Title)
		}
	}
	if len(titles) == len(d.Faces) {
		return strings.Join(titles, ", ")
	}
	return strings.Join(english.Each(titles, func(s string) string { return fmt.Sprintf("%d × %s", n[s], english.Lower(s)) }), ", ") + "."
}

// faceTexts are what the faces do, where the rule set says so.
func (w *writer) faceTexts(d model.Die, width scene.Unit) layout.Block {
	t := page.Table{Columns: []page.TableColumn{{Fill: true}}}
	for _, f := range d.Faces {
		if len(f.Text.Blocks) > 0 {
			t.Rows = append(t.Rows, page.TableRow{Cells: []page.Cell{{Blocks: func(x scene.Unit) []layout.Block { return w.runIn(f.Title, f.Text, x) }}}})
		}
	}
	return w.Table(t, width)
}
