package posts

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// opening is the head of a list: what kind of place it is, and the terms of a visit beside it.
func (w *writer) opening() {
	w.Page.Add(scene.Bookmark{Name: w.Mark, Title: w.bookmark(), Y: 0})
	head := w.Styles.Title
	head.Tracking = 150
	w.inFull(head, page.Points(90), w.p.Title, w.Width()-w.Set.Width(w.Styles.Heading, layout.Capitals(what))-page.Gutter)
	if w.When != "" {
		blocks := w.sentences([]string{w.When}, w.Width())
		st := w.Styles.Subject
		blocks[0] = w.Set.Paragraph([]layout.Span{{Style: st, Text: w.When}}, st.Size*125/100, w.Width())
		blocks[0].Tag = scene.Heading2
		w.flow(page.From(w.From, w.Width(), append(blocks, w.sentences(w.News, w.Width())...)), 1)
		w.Y += 2 * scene.Millimetre
	}
	width := (w.Width() - page.Gutter) * 45 / 100
	text, terms := w.from("text", width, w.Set.Text(w.p.Text, w.Styles.Text, width)), w.terms(w.Width()-width-page.Gutter)
	if layout.Height(text) > mostBeside || layout.Height(terms) > mostBeside || w.Width() < leastBeside {
		w.flow(append(w.from("text", w.Width(), w.Set.Text(w.p.Text, w.Styles.Text, w.Width())), spaced(w.terms(w.Width()))...), 1)
		return
	}
	low := layout.Draw(w.Page, page.MarginX, w.Y, text)
	w.Y = max(low, layout.Draw(w.Page, page.MarginX+width+page.Gutter, w.Y, terms))
}

// A text and the terms stand side by side where neither is taller and the page is not narrower.
const (
	mostBeside  = 60 * scene.Millimetre
	leastBeside = 110 * scene.Millimetre
)

func spaced(blocks []layout.Block) []layout.Block {
	if len(blocks) > 0 {
		blocks[0].Gap = 2 * scene.Millimetre
	}
	return blocks
}

func (w *writer) bookmark() string {
	if w.When == "" {
		return w.p.Title
	}
	return w.p.Title + ": " + w.When
}

// terms are what to know about a visit, as a table of questions and answers.
func (w *writer) terms(width scene.Unit) []layout.Block {
	t := page.Table{Columns: []page.TableColumn{{}, {Fill: true}}}
	add := func(path, question, answer string) {
		if answer != "" {
			t.Rows = append(t.Rows, page.TableRow{Cells: []page.Cell{w.SayStrong(question), w.Say(answer)}, From: w.source(path)})
		}
	}
	v := w.p.Visit
	who, needs := "Every crew.", ""
	if v.Needs != nil {
		who, needs = "Only if "+w.Names.Fact(v.Needs)+".", "visit.needs"
	}
	add(needs, "Who", who)
	if !w.Told {
		add(english.Pick(v.Extra, "visit.extra", ""), "When", w.visits())
	}
	if v.Fee > 0 {
		add("visit.fee", "Fee", fmt.Sprintf("%d UA for coming in.", v.Fee))
	}
	if v.Crews > 0 {
		add("visit.crews", "Room", "For "+english.Count(v.Crews, "crew")+" at a time.")
	}
	add(english.Pick(w.p.Buys != nil, "buys", "sells"), "Limits", strings.Join(w.limits(), " "))
	if w.p.Refuses != nil {
		add("refuses", "Refuses", english.Capital(w.Names.Goods(w.p.Refuses))+".")
	}
	if !w.p.Barter {
		add("barter", "Barter", "Crews make no deals with each other here.")
	}
	add(english.Pick(len(w.p.Prices) > len(w.Given), "prices", ""), "Prices", w.pricesMean())
	if slices.ContainsFunc(w.p.Stock, func(s model.Shelf) bool { return s.From != "pouch" }) {
		add("", "Boxes", "Under “Stock” there is one for each token that the game holds, and beside a price one for each crew.")
	}
	return []layout.Block{w.Table(t, width)}
}

// pricesMean says what numbers in a list are, and what stands beside them.
func (w *writer) pricesMean() string {
	if len(w.p.Prices) == 0 {
		return "In UA."
	}
	return "In UA. A letter leads to the special prices; what is struck out is the usual price."
}

// visits says how a visit counts among the posts of a trade phase.
func (w *writer) visits() string {
	n := w.r.Campaign.Trade.Posts
	switch {
	case w.p.Visit.Extra:
		return "After a game, on top of the post that is picked."
	case n == 1:
		return "After a game, as the one post that is picked."
	case n > 1:
		return fmt.Sprintf("After a game, as one of the %d posts that are picked.", n)
	}
	return "After a game."
}

// limits are how much is traded in one visit.
func (w *writer) limits() []string {
	var out []string
	for _, l := range []struct {
		most *int
		verb string
	}{{w.p.Buys, "buys"}, {w.p.Sells, "sells"}} {
		switch {
		case l.most == nil:
		case *l.most == 0:
			out = append(out, "A crew "+l.verb+" nothing here.")
		default:
			out = append(out, fmt.Sprintf("A crew %s at most %s in one visit.", l.verb, english.Count(*l.most, "token")))
		}
	}
	return out
}
