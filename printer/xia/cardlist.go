package xiapages

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/xia/words"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// cardLists are the kinds of card that a book lists in a chapter each: a card alone is too little for a page.
var cardLists = map[string]string{kindMission: "Mission cards", kindTitle: "Titles"}

// listCards is what the cards of one kind say, a row for each.
func listCards(jobs []*product.Job) (*scene.Document, error) {
	if len(jobs) > maxCards {
		return nil, fmt.Errorf("there are %d cards; at most %d are listed", len(jobs), maxCards)
	}
	title := cardLists[jobs[0].Kind]
	j := *jobs[0]
	j.Title = title
	w := newWriter(&j, title)
	w.Fresh("Card list")
	t := page.Table{Columns: []page.TableColumn{{Head: "Card", Most: w.Width() * 22 / 100}, {Head: "What is done", Fill: true}, {Head: "What it brings", Most: w.Width() * 26 / 100}}}
	for _, k := range jobs {
		switch c := k.Unit.(type) {
		case *xia.MissionCard:
			t.Rows = append(t.Rows, w.missionRow(c))
		case *xia.Title:
			t.Rows = append(t.Rows, w.titleRow(c))
		}
	}
	w.Columns([]layout.Block{w.Table(t, w.Width())}, 1, "Card list")
	return w.Finish(), nil
}

// missionRow is a mission card: its kind, its story with the steps, its pay.
func (w *writer) missionRow(c *xia.MissionCard) page.TableRow {
	_, law := w.tell.Lawful(c.Kind)
	name := w.SayStrong(c.Title)
	if c.Copies > 1 {
		name = w.SayStrong(fmt.Sprintf("%d × %s", c.Copies, c.Title))
	}
	name.Blocks = w.quiet(w.tell.MissionKind(c.Kind) + ", " + english.Lower(law))
	deeds := page.Cell{Blocks: func(width scene.Unit) []layout.Block {
		out := w.Set.Text(c.Story, w.Styles.List, width)
		for i, step := range w.tell.Steps(c) {
			out = append(out, w.below(fmt.Sprintf("%d. %s", i+1, english.Sentence(step)), width)...)
		}
		return append(out, w.Set.Text(c.Text, w.Styles.List, width)...)
	}}
	brings := page.Cell{Blocks: func(width scene.Unit) []layout.Block { return w.missionBrings(c, width) }}
	return page.TableRow{Cells: []page.Cell{name, deeds, brings}}
}

// missionBrings is what a mission pays, by what, and what else comes of it.
func (w *writer) missionBrings(c *xia.MissionCard, width scene.Unit) []layout.Block {
	var out []layout.Block
	if len(c.Pay) > 0 {
		out = w.quiet(w.tell.PaidBy(c.Kind))(width)
	}
	for _, p := range c.Pay {
		out = append(out, w.below(words.Span(p.From, p.To)+": "+words.Credits(p.Credits), width)...)
	}
	for _, line := range append(words.CardBounty(c.Bounty), w.tell.Experience(c.Kind)) {
		out = append(out, w.below(english.Sentence(line), width)...)
	}
	return out
}

// below is a line right under the one before; nothing without words.
func (w *writer) below(text string, width scene.Unit) []layout.Block {
	out := w.Set.Text(plain(text), w.Styles.List, width)
	for i := range out {
		out[i].Gap = 0
	}
	return out
}

// titleRow is a title: what must have been done for it, its Fame and its skill.
func (w *writer) titleRow(c *xia.Title) page.TableRow {
	deeds := page.Cell{Blocks: func(width scene.Unit) []layout.Block {
		out := w.Set.Text(c.Text, w.Styles.List, width)
		if empty(c.Text) {
			for _, need := range w.tell.Needs(c) {
				out = append(out, w.below(english.Sentence(need), width)...)
			}
		}
		return out
	}}
	brings := w.Say(words.Number(c.Fame) + " Fame; skill: " + c.Skill.Title)
	brings.Blocks = func(width scene.Unit) []layout.Block { return w.Set.Text(c.Skill.Text, w.Styles.List, width) }
	return page.TableRow{Cells: []page.Cell{w.SayStrong(c.Title), deeds, brings}}
}

// quiet is a line below a name.
func (w *writer) quiet(text string) func(width scene.Unit) []layout.Block {
	return func(width scene.Unit) []layout.Block {
		st := w.Styles.Small
		st.Colour = w.Tones.Soft
		return []layout.Block{w.Set.Paragraph([]layout.Span{{Style: st, Text: text}}, page.Points(94), width)}
	}
}
