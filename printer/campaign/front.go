package campaign

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
)

// again heads the pages that go on with something.
const again = "Campaign"

// front is the title, the facts by which a group picks a campaign, and the story.
func (w *writer) front() {
	w.Blank()
	w.Page.Add(scene.Bookmark{Name: w.bookmark("campaign"), Title: w.c.Title})
	what := "campaign"
	if w.gm {
		what += page.GameMaster
	}
	w.Opening(what, w.r.Title)
	w.BigTitle(w.c.Title, w.Width(), again)
	w.facts()
	blocks := w.Set.Text(w.c.Story, w.Styles.Lead, w.Width()*8/10)
	if w.ProseColumns() == 1 || layout.Height(blocks) > w.Left()/3 {
		blocks = w.Set.Text(w.c.Story, w.Styles.Text, w.ProseWidth())
		w.Columns(page.From("story", w.ProseWidth(), blocks), w.ProseColumns(), again)
	} else {
		w.Y = layout.Draw(w.Page, page.MarginX, w.Y, page.From("story", w.Width()*8/10, blocks))
	}
	w.Y += page.Space
}

// facts are the numbers by which a group picks a campaign.
func (w *writer) facts() {
	w.Facts([]page.Fact{
		{Icon: "crew", Label: "Crews", Value: english.Span(w.c.Players.Min, w.c.Players.Max), From: "players"},
		{Icon: "objective", Label: "They play", Value: standing(w.c.Mode), From: "mode"},
		{Icon: "event", Label: "Stages", Value: fmt.Sprintf("%d, %s", len(w.c.Nodes), form(w.c.Form)), From: "nodes"},
	}, again)
}

func standing(mode string) string {
	switch mode {
	case "co-op":
		return "all together"
	case "semi-co-op":
		return "together, as rivals"
	}
	return "against each other"
}

func form(f string) string {
	switch f {
	case "league":
		return "a league"
	case "free":
		return "in any order"
	}
	return "along a story"
}

// section sets blocks under a heading, on a new page if this one has no room for a decent beginning.
func (w *writer) section(title, bookmark string, blocks []layout.Block, columns int) {
	kept := page.Filled(blocks)
	if len(kept) == 0 {
		return
	}
	need := min(layout.Height(kept), 24*scene.Millimetre)
	if first, rest := layout.Fit(kept, max(0, w.Left()-headRoom)); len(first) == 0 || len(first) < 2 && len(rest) > 0 && first[0].Height() < need {
		need = w.Bottom() // more than is left of any page
	}
	w.heading(title, bookmark, need)
	w.Columns(kept, columns, title)
	w.Y += page.Space
}

// headRoom is what the heading of a section takes.
const headRoom = 5*scene.Millimetre + page.HeadingGap + scene.Millimetre

// heading begins a section, on a new page if this one has less room under the heading than that.
func (w *writer) heading(title, bookmark string, need scene.Unit) {
	w.Section(title, w.bookmark(bookmark), again, need+scene.Millimetre)
	w.Y += scene.Millimetre
}

// titled is a passage under a small title that stays with it.
func (w *writer) titled(title string, body []layout.Block, width scene.Unit) []layout.Block {
	head := w.Set.Paragraph([]layout.Span{{Style: w.Styles.Subject, Text: title}}, page.Points(150), width)
	head.KeepNext, head.Whole, head.Gap = len(body) > 0, len(head.Rows) <= shortLines, page.Points(90)
	if len(body) > 0 {
		body[0].Gap = 0
	}
	return append([]layout.Block{head}, body...)
}

// daggered is a text with a dagger if the campaign's source does not give what it is about: the value at a
// path, or a part of it. Where something larger is not given, its heading has the dagger.
func (w *writer) daggered(text, path string) string {
	for _, p := range w.c.Assumed {
		if p == path || strings.HasPrefix(p, path+".") {
			w.dag = true
			return text + dagger.Mark
		}
	}
	return text
}

// headed is a heading with a dagger if the campaign's source does not give any of what is under it.
func (w *writer) headed(text, path string) string {
	if slices.Contains(w.c.Assumed, path) {
		w.dag = true
		return text + dagger.Mark
	}
	return text
}

// assumedNote explains the dagger, once, behind all that may have one.
func (w *writer) assumedNote() {
	if !w.dag {
		return
	}
	b := w.Set.Paragraph([]layout.Span{{Style: w.Styles.Small, Text: dagger.Note}}, page.Points(94), w.Width())
	w.Columns([]layout.Block{b}, 1, again)
	w.Y += page.Space
}
