package sheet

import (
	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// masthead sets the title, the facts under it, and a plan of the board on the right. It gives the y
// below the plan.
func (w *writer) masthead() scene.Unit {
	what := "mission briefing"
	if w.opt.GM {
		what += page.GameMaster
	}
	w.Opening(what, w.r.Title)
	opt := board.Options{Width: vignette, Pieces: true}
	size := board.Size(w.whole, opt)
	opt.Width = min(w.vignette(), vignetteMost*size.W/max(1, size.H))
	plan := board.Map(w.whole, w.r, w.Set, opt)
	w.Page.Add(scene.Group{Tag: scene.Artifact, Items: []scene.Item{plan.At(page.MarginX+w.Width()-opt.Width, w.Y)}})
	low, first := w.Y+plan.H, w.Page
	w.BigTitle(w.m.Title, w.beside(), "Briefing")
	w.keyFacts()
	if w.Page != first {
		return w.Y
	}
	return low
}

// beside is the width of what stands left of the plan.
func (w *writer) beside() scene.Unit { return w.Width() - w.vignette() - page.Gutter }

// vignette is the width of the small plan: less on paper for booklets.
func (w *writer) vignette() scene.Unit { return min(vignette, w.Width()*3/10) }

// keyFacts are the numbers by which a group picks a mission.
func (w *writer) keyFacts() {
	who := players(w.m.Players)
	need := max(w.Set.Width(w.Styles.Strong, who), w.Set.Width(w.Styles.Label, "PLAYERS")) + page.FactRoom + scene.Millimetre/2
	first := max(w.beside()*18/100, min(w.beside()*35/100, need))
	rest := w.beside() - first
	facts := []page.Fact{
		{Icon: "crew", Label: "Players", Value: who, From: "players"},
		{Icon: "peg-filled", Label: "Starts at", Value: levelTitle(w.m, w.r) + ", " + english.Count(w.m.Setup.Hostility, "peg"), From: "setup.hostility"},
		{Icon: "box", Label: "You need", Value: english.And(describe.Boxes(w.m, w.r)), From: "boxes"},
	}
	widths := []scene.Unit{first, rest * 37 / 82, rest * 45 / 82}
	const least = 50 * scene.Millimetre
	if w.Left() < least {
		w.Fresh("Briefing")
	}
	x, low := page.MarginX, w.Y
	for i, f := range facts {
		if w.ProseColumns() == 1 { // below each other
			w.Y = w.FactAt(f, x, w.beside()) + 2*scene.Millimetre
			low = w.Y
			continue
		}
		low = max(low, w.FactAt(f, x, widths[i]))
		x += widths[i]
	}
	w.Y = low + 4*scene.Millimetre
}

// players is how many crews can play, and the mode if they do not play against each other.
func players(p model.Players) string {
	if describe.Mode(p) == "" {
		return english.Span(p.Min, p.Max)
	}
	return english.Span(p.Min, p.Max) + " " + p.Mode
}
