package xiapages

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/xia/words"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// The Fame track: spaces in a row, and how far it goes at most.
const (
	fameRow  = 7
	mostFame = 48
)

// fameBoard is the Fame track with its title spaces and goals, and the ways to earn Fame below it.
func (w *writer) fameBoard() {
	w.Fresh("Fame track")
	w.mark("fame", "Fame track", 0)
	top := min(w.goal(), mostFame)
	side := w.Width() / fameRow
	for n := 0; n <= top; n++ {
		row, at := n/fameRow, n%fameRow
		if row%2 == 1 {
			at = fameRow - 1 - at // as the ox ploughs, so that neighbours touch
		}
		w.fameSpace(n, top, scene.Rect{X: page.MarginX + scene.Unit(at)*side, Y: w.Y + scene.Unit(row)*side, W: side, H: side})
	}
	w.Y += side*scene.Unit(top/fameRow+1) + 2*mm
	w.fameNotes(top)
	w.chapter("fame-ways", "Ways to earn Fame", "Fame track", []layout.Block{w.fameTable(w.Width())}, 1)
	w.chapter("phases", "A turn", "Fame track", w.turnBlocks(w.Column(3)), 3)
}

// fameSpace is one space of the track: a number, and what happens there first.
func (w *writer) fameSpace(n, top int, r scene.Rect) {
	in := scene.Rect{X: r.X + 600, Y: r.Y + 600, W: r.W - 1200, H: r.H - 1200}
	path := icons.Chamfered(in, 3*mm)
	colour, width := w.Tones.Rule, scene.Unit(300)
	if w.titleSpace(n) {
		violet := icons.Named("purple")
		w.Page.Add(scene.Fill{Path: path, Colour: violet.Tint})
		colour, width = violet.Line, 700
	}
	if n == top {
		colour, width = w.Tones.Ink, 1100
	}
	w.Page.Add(scene.Stroke{Path: path, Colour: colour, Width: width})
	st := w.Styles.Figure
	w.Page.Add(w.Set.Line(st, words.Number(n)).At(in.X+2500, in.Y+6500)...)
	note := w.fameNote(n, top)
	if note != "" {
		st := w.Fitted(w.Styles.Label, note, in.W-3500, page.Points(60))
		w.Page.Add(w.OneLine(st, note, in.W-3500).At(in.X+2500, in.Y+in.H-2000)...)
	}
	if w.titleSpace(n) {
		w.Page.Add(w.Icon("title-card", scene.Point{X: in.X + in.W - 5*mm, Y: in.Y + 4700}, 6*mm)...)
	}
	if n == top {
		w.Page.Add(w.Icon("fame", scene.Point{X: in.X + in.W/2, Y: in.Y + in.H/2 + mm}, 9*mm)...)
		w.shows("fame", in)
	}
}

// fameNote is what a space of the track says.
func (w *writer) fameNote(n, top int) string {
	i := slices.Index(w.r.TitleDeck.Spaces, n)
	switch {
	case n == top:
		return "VICTORY"
	case n == w.r.Setup.Fame:
		return "START"
	case i >= 0:
		return daggered("TITLE", w.r.TitleDeck.Provenance, w.r.TitleDeck.Assumed, fmt.Sprintf("spaces.%d", i))
	}
	if v, ok := byID(w.r.Victories, n, func(v xia.Victory) int { return v.Fame }); ok {
		return v.Title
	}
	return ""
}

func (w *writer) fameNotes(top int) {
	notes := []string{"The first player on or past a title space turns up a title."}
	w.Y = layout.Draw(w.Page, page.MarginX, w.Y, w.bullets(notes, w.Width()))
}

// fameTable lists the ways to earn Fame.
func (w *writer) fameTable(width scene.Unit) layout.Block {
	t := page.Table{Zebra: true, Columns: []page.TableColumn{{Head: "Way"}, {Head: "Fame", Align: page.Right, Width: 11 * mm}, {Head: "For", Fill: true}}}
	for _, f := range w.r.Fame {
		text := followed(f.Text, fameLimits(f))
		what := page.Cell{Blocks: func(x scene.Unit) []layout.Block { return w.Set.Text(text, w.Styles.List, x) }}
		t.Rows = append(t.Rows, page.TableRow{From: scene.Ruled("fame." + f.ID), Cells: []page.Cell{w.SayStrong(f.Title), w.Say(fameWorth(f)), what}})
	}
	return w.Table(t, width)
}

// fameWorth is how much Fame a way brings.
func fameWorth(f xia.FameWay) string {
	switch {
	case f.Per == "tier":
		return "its tier"
	case f.Per == "card":
		return "1–" + words.Number(max(1, f.Most))
	}
	return words.Number(f.Fame)
}

// fameLimits are the small print of a way to earn Fame.
func fameLimits(f xia.FameWay) string {
	var out []string
	add := func(when bool, text string) {
		if when {
			out = append(out, text)
		}
	}
	add(f.Cubes > 0, "At least "+words.Count(f.Cubes, "cube")+".")
	add(f.Credits > 0, words.Credits(f.Credits)+" for each.")
	add(f.NotLast, "Never the last one that is needed.")
	add(f.PerTurn > 0, "At most "+words.Times(f.PerTurn)+" in a turn.")
	return strings.Join(out, " ")
}
