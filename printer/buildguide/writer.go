package buildguide

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// subject is what every page of the guide says it is.
const subject = "Building guide"

// writer writes the guide of one mission.
type writer struct {
	*page.Writer
	*teller
	set  *layout.Set
	id   string
	list []step
}

func newWriter(j *product.Job, m *model.Mission) *writer {
	return &writer{Writer: page.New(j.Fonts, j.Page(subject)), teller: newTeller(m, j.CoreSpace()), set: j.Fonts, id: m.ID}
}

// bookmark is the name of a place in the guide, unlike those of other documents in one book.
func (w *writer) bookmark(name string) string { return "build-" + w.id + "-" + name }

// opening says how the guide is read.
func (w *writer) opening() {
	w.Fresh(subject)
	w.Page.Add(scene.Bookmark{Name: w.bookmark("guide"), Title: subject})
	w.Columns([]layout.Block{w.prose(w.Styles.Text, w.howTo())}, 1, subject)
	w.Y += page.Space
}

func (w *writer) prose(t layout.TextTheme, text string) layout.Block {
	return w.Set.Paragraph([]layout.Span{{Style: t.Body, Text: text}}, t.Leading, w.Width())
}

func (w *writer) howTo() string {
	walls := 0
	for _, s := range w.list {
		if len(s.build.New) > 0 {
			walls++
		}
	}
	if walls == 0 {
		return fmt.Sprintf("The board has no walls. It is set out in %s.", english.Count(len(w.list), "step"))
	}
	return fmt.Sprintf("The board goes up in %s, the walls in %d of them. In each picture the new panels are dark, on a band of colour, and carry the numbers of "+
		"the list beside it; what stands already is grey. Panels that touch an earlier one come first, long straight runs before what closes "+
		"the gaps between them; north is up.", english.Count(len(w.list), "step"), walls)
}

// floorTitle is what a floor is called in a heading; nothing if it is the only one.
func (w *writer) floorTitle(id string) string {
	if len(w.m.Floors()) == 1 {
		return ""
	}
	if id == "" {
		return "main board"
	}
	return strings.TrimPrefix(board.FloorTitle(w.m, id), w.m.Title+": ")
}

// brief is as much of a text as so many letters hold: for what stands in full on the set-up sheet.
func brief(text string, letters int) string {
	if all := []rune(text); len(all) > letters {
		return string(all[:letters-1]) + "…"
	}
	return text
}
