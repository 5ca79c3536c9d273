package sheet

import (
	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// vignette is the width of the small plan beside the title, vignetteMost how high one of a long board
// gets.
const (
	vignette     = 48 * scene.Millimetre
	vignetteMost = 66 * scene.Millimetre
)

// briefing is what a group reads before it sets anything up. Every part of it leaves the space for the next one.
func (w *writer) briefing(p *plan) {
	w.Blank()
	w.Page.Add(scene.Bookmark{Name: w.bookmark("briefing"), Title: "Briefing", Y: 0})
	low := w.masthead()
	w.story(low)
	w.objectives()
	w.instructions()
	w.varied()
	w.notes()
	w.earlier(p)
}

// story sets the tale beside the plan in large letters if it is short enough, else below the plan in
// columns.
func (w *writer) story(low scene.Unit) {
	blocks := page.From("story", w.beside(), w.prose(w.m.Story, w.Styles.Lead, w.beside()))
	if layout.Height(blocks) <= w.Left()*45/100 {
		w.Y = layout.Draw(w.Page, page.MarginX, w.Y, blocks)
		w.Y = max(w.Y, low) + page.Space
		return
	}
	w.Y = max(w.Y, low+page.Space)
	w.Columns(page.From("story", w.ProseWidth(), w.prose(w.m.Story, w.Styles.Text, w.ProseWidth())), w.ProseColumns(), "Briefing")
	w.Y += page.Space
}

// instructions are the mission's own rules.
func (w *writer) instructions() {
	if len(w.m.Rules) == 0 {
		return
	}
	var blocks []layout.Block
	for _, rule := range w.m.Rules {
		blocks = append(blocks, w.rule(rule, w.ProseWidth())...)
	}
	w.chapter("Special instructions", "rules", blocks)
	w.Y += page.Space
}

// rule is a special instruction, with what its data says under its text.
func (w *writer) rule(rule model.Rule, width scene.Unit) []layout.Block {
	blocks := bookmarked(w.titled(rule.Title, rule.Text, width), w.bookmark("rule:"+rule.ID), rule.Title)
	if data := describe.Rule(w.m, w.r, rule); data != "" {
		blocks[len(blocks)-1].KeepNext = true
		blocks = append(blocks, w.firstTight(w.prose(plain(data), w.Styles.List, width))...)
	}
	return page.From("rules."+rule.ID, width, blocks)
}

// chapter sets blocks in two columns under a heading, on a new page if this one has no room for a
// decent beginning.
func (w *writer) chapter(title, bookmark string, blocks []layout.Block) {
	const least = 30 * scene.Millimetre // of the first blocks under the heading
	head := w.Heading(title, w.Width())
	room := w.Left() - head.H - scene.Millimetre
	first, _ := layout.Fit(blocks, room)
	_, rest := layout.Balance(blocks, w.ProseColumns(), max(0, room))
	if len(first) == 0 || w.Left() < head.H+least && len(rest) > 0 {
		w.Fresh("Briefing")
	}
	w.Section(title, w.bookmark(bookmark), "Briefing", 0)
	w.Y += scene.Millimetre
	w.Columns(blocks, w.ProseColumns(), title)
}

// notes is what the mission's data says about playing it: crews, what goes before, ends and follows.
func (w *writer) notes() {
	blocks := w.variedNote()
	for _, n := range append(describe.House(w.m, w.r, w.opt.House), describe.About(w.m, w.r, w.opt.Titles)...) {
		blocks = append(blocks, page.From(n.From, w.ProseWidth(), w.titled(n.Title, n.Text, w.ProseWidth()))...)
	}
	blocks = append(blocks, w.withheld()...)
	if len(blocks) == 0 {
		return
	}
	w.chapter("About this mission", "notes", blocks)
	w.Y += page.Space
}

// shortRule is the most lines that a rule may have to be kept in one piece.
const shortRule = 6

// titled is a passage under a small title that stays with it. A short passage stays in one piece.
func (w *writer) titled(title string, text model.Text, width scene.Unit) []layout.Block {
	head := w.Set.Paragraph([]layout.Span{{Style: w.Styles.Subject, Text: title}}, page.Points(150), width)
	body := w.firstTight(w.prose(text, w.Styles.Text, width))
	head.KeepNext, head.Whole, head.Gap = len(body) > 0, len(head.Rows) <= shortRule, page.Points(90)
	if rows(body) <= shortRule {
		for i := range body {
			body[i].Whole, body[i].KeepNext = true, i < len(body)-1
		}
	}
	return append([]layout.Block{head}, body...)
}

func rows(blocks []layout.Block) (n int) {
	for _, b := range blocks {
		n += len(b.Rows)
	}
	return n
}

// firstTight takes the gap from above the first block.
func (w *writer) firstTight(blocks []layout.Block) []layout.Block {
	if len(blocks) > 0 {
		blocks[0].Gap = 0
	}
	return blocks
}
