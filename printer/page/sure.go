package page

import (
	"strings"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// Unsure reports whether pages show a dagger that none of their words explains.
func Unsure(pages ...*scene.Page) bool {
	shown, explained := false, false
	for _, p := range pages {
		scene.Each(p.Items, func(it scene.Item, _ scene.Point) {
			if t, ok := it.(scene.Text); ok {
				shown = shown || strings.Contains(t.Run.Text, dagger.Mark)
				explained = explained || strings.HasPrefix(t.Run.Text, dagger.Mark+" ")
			}
		})
	}
	return shown && !explained
}

// sure says at the foot of a document's last page, once, what no rulebook gives: what has a dagger, or what the
// document lists.
func (w *Writer) sure() {
	if len(w.Doc.Pages) == 0 {
		return
	}
	note, from := "", ""
	switch {
	case len(w.Chosen) > 0:
		from = w.ChosenFrom
		note = "Not in the rulebooks, chosen by the makers: " + strings.Join(w.Chosen, ", ") + "."
	case Unsure(w.Doc.Pages...):
		note = dagger.Note
	default:
		return
	}
	page := w.Doc.Pages[len(w.Doc.Pages)-1]
	st := layout.Style{Face: layout.Body, Size: Points(62), Colour: w.Tones.Soft}
	st = w.Fitted(st, note, w.Width(), Points(60))
	base := page.H - MarginY + Points(105)
	page.Add(scene.Group{Tag: scene.Paragraph, Items: w.OneLine(st, note, w.Width()).At(MarginX, base)})
	if from != "" {
		page.Add(scene.Source{Area: scene.Rect{X: MarginX, Y: base - st.Size, W: w.Width(), H: st.Size * 5 / 4}, Path: from})
	}
}
