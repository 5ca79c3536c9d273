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

// round is the phases in order with their steps.
func (w *writer) round(width scene.Unit) []layout.Block {
	if len(w.r.Phases) == 0 {
		return nil
	}
	t := page.Table{Columns: []page.TableColumn{{}, {Fill: true}}}
	for i, ph := range w.r.Phases {
		name := w.SayStrong(ph.Title)
		name.Blocks = func(width scene.Unit) []layout.Block { return w.steps(ph.Steps, width) }
		t.Rows = append(t.Rows, page.TableRow{From: scene.Ruled("phases." + ph.ID), Cells: []page.Cell{{Mark: w.numeral(i + 1)}, name}})
	}
	return []layout.Block{w.head("round", "A round", width), tight(w.Table(t, width))}
}

// tight stands right under its heading.
func tight(b layout.Block) layout.Block { b.Gap = 0; return b }

// kept is never the last thing in a column.
func kept(b layout.Block) layout.Block { b.KeepNext = true; return b }

// shortTable is the height up to which a table is never parted.
const shortTable = 22 * scene.Millimetre

func together(b layout.Block) layout.Block { b.Whole = b.Height() < shortTable; return b }

// numeral is a number in a disc.
func (w *writer) numeral(n int) page.Drawing {
	const side = 4200
	st := w.Styles.List.Body
	st.Face, st.Colour = w.Styles.List.Strong, w.Tones.Paper
	mid := scene.Unit(side / 2)
	items := []scene.Item{scene.Fill{Path: scene.CirclePath(scene.Point{X: mid, Y: mid}, mid), Colour: w.Tones.Ink}}
	text := fmt.Sprint(n)
	return page.Drawing{W: side, H: side, Alt: text, Items: append(items, w.Set.Line(st, text).Centre(mid, w.Middle(st, mid))...)}
}

// steps are the steps of a phase, with a bullet each where there are several.
func (w *writer) steps(list []string, width scene.Unit) []layout.Block {
	text := model.Text{}
	var items []model.Block
	for _, s := range list {
		par := model.Block{Kind: model.Paragraph, Inlines: []model.Inline{{Text: s}}}
		items = append(items, model.Block{Kind: model.ListItem, Blocks: []model.Block{par}})
		text.Blocks = []model.Block{par}
	}
	if len(items) > 1 {
		text.Blocks = []model.Block{{Kind: model.BulletList, Blocks: items}}
	}
	return w.text(text, width)
}

// actions is what a character can do, with what it costs: a disc for each action, or the mark of the
// effortless.
func (w *writer) actions(width scene.Unit) []layout.Block {
	list := w.r.Play.Actions
	if len(list) == 0 {
		return nil
	}
	t := page.Table{Columns: []page.TableColumn{{}, {Fill: true}}}
	for _, a := range list {
		lead := english.Capital(a.Title) + dagger.Of(a.Provenance)
		cell := page.Cell{Blocks: func(width scene.Unit) []layout.Block { return w.runIn(lead, w.allowed(a), width) }}
		t.Rows = append(t.Rows, page.TableRow{From: scene.Ruled("play.actions." + a.ID), Cells: []page.Cell{{Mark: w.cost(a)}, cell}})
	}
	out := []layout.Block{w.head("actions", "Actions", width), kept(tight(w.say(w.costs(), width))), w.Table(t, width)}
	return out
}

// costs explains the marks before actions.
func (w *writer) costs() string {
	e, text := w.r.Play.Effortless, "A disc for each action that it takes; a ring: free."
	for _, a := range w.r.Play.Actions {
		if a.Effortless {
			text += " A chevron: effortless, " + english.Times(e.Free) + " a turn for nothing"
			if e.Pegs > 0 {
				text += ", once more for " + english.Count(e.Pegs, "skill peg")
			}
			return text + "."
		}
	}
	return text
}

// allowed is an action's text, with where else it can be taken.
func (w *writer) allowed(a model.ActionKind) model.Text {
	also := ""
	switch {
	case a.Engaged && a.Prone:
		also = "Also when engaged or prone."
	case a.Engaged:
		also = "Also when engaged."
	case a.Prone:
		also = "Also when prone."
	default:
		also = "Not when engaged."
	}
	if a.Text.Source == english.Sentence(a.Title) { // it is called what it does
		return saying(also)
	}
	return with(a.Text, also)
}

// mostDiscs is how many actions are drawn one by one; of more it is their number before a disc.
const mostDiscs = 4

// cost is what an action takes.
func (w *writer) cost(a model.ActionKind) page.Drawing {
	const disc, step = 1900, 2300
	d := page.Drawing{W: disc, H: disc, Alt: english.Count(a.Cost, "action")}
	mid := scene.Unit(disc / 2)
	switch {
	case a.Cost > mostDiscs:
		l := w.Set.Line(strong(w.Styles.List), fmt.Sprint(a.Cost, " ×"))
		at := l.Width + 500
		d.W = at + disc
		d.Items = append(l.At(0, w.Middle(strong(w.Styles.List), mid)), scene.Fill{Path: scene.CirclePath(scene.Point{X: at + mid, Y: mid}, mid), Colour: w.Tones.Ink})
	case a.Cost > 0:
		n := scene.Unit(a.Cost)
		d.W = n*step - (step - disc)
		for i := range n {
			d.Items = append(d.Items, scene.Fill{Path: scene.CirclePath(scene.Point{X: mid + i*step, Y: mid}, mid), Colour: w.Tones.Ink})
		}
	case a.Effortless:
		d.Alt = "effortless"
		var p scene.Path
		p.Move(300, 0).Line(mid+300, mid).Line(300, disc).Move(mid+100, 0).Line(disc+100, mid).Line(mid+100, disc)
		d.Items = []scene.Item{scene.Stroke{Path: p, Colour: w.Tones.Ink, Width: 350, Join: scene.RoundJoin, Cap: scene.RoundCap}}
	default:
		d.Alt = "free"
		d.Items = []scene.Item{scene.Stroke{Path: scene.CirclePath(scene.Point{X: mid, Y: mid}, mid-150), Colour: w.Tones.Ink, Width: 250}}
	}
	return d
}
