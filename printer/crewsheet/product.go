package crewsheet

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/posts"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Product is the roster of a crew.
func Product() product.Product {
	return product.Product{
		ID: "sheet", Title: "crew sheet", Short: "A crew and its ship on paper, with boxes to tick",
		Long: `The ship with the state of its systems, its upgrades, its hold and its money; each
trader with statistics, skills, abilities and equipment; room for what a campaign
changes.`,
		Example: "  sortie print sheet missions/crews/eidolon",
		Kinds:   []string{"crew"},
		Make:    files,
	}
}

// MostTraders is how many traders a crew may have to be printed: a roster of hundreds of pages helps nobody.
const MostTraders = 200

func files(j *product.Job) ([]product.File, error) {
	doc, err := Document(j)
	if err != nil {
		return nil, err
	}
	return []product.File{{Name: "crew", Doc: doc}}, nil
}

// Document is the roster of a job's crew.
func Document(j *product.Job) (*scene.Document, error) {
	c, ok := j.Unit.(*model.Crew)
	if !ok {
		return nil, fmt.Errorf("a crew sheet is made from a crew, not from a %s", j.Kind)
	}
	if n := len(c.Traders); n > MostTraders {
		return nil, fmt.Errorf("the crew %s has %d traders; a sheet takes %d at most", c.ID, n, MostTraders)
	}
	w := newWriter(c, j)
	w.front()
	w.ship()
	w.traders()
	w.ledger()
	w.assumedNote()
	return w.Finish(), nil
}

// writer fills the pages of a crew's roster.
type writer struct {
	*page.Writer
	c     *model.Crew
	r     *model.RuleSet
	scope posts.Scope
	dag   bool // a dagger has been shown

	ledgered bool // the ledger stands on a page already
}

func newWriter(c *model.Crew, j *product.Job) *writer {
	w := &writer{c: c, r: j.CoreSpace()}
	w.scope = posts.Scope{CrewNames: kinds.CrewNames{Rules: w.r}}
	opt := j.Page("Crew sheet, " + w.r.Title)
	opt.Title, opt.Name = c.Title, c.ID+" · "+w.r.Title
	w.Writer = page.New(j.Fonts, opt)
	return w
}

// bookmark names a place of the sheet. Several sheets can stand in one document.
func (w *writer) bookmark(name string) string { return w.c.ID + ":" + name }

// again heads the pages that go on with something.
const again = "Crew"

// front is the crew's name, its worth and what its author says of it.
func (w *writer) front() {
	w.Blank()
	w.Page.Add(scene.Bookmark{Name: w.bookmark("crew"), Title: w.c.Title})
	w.Opening("crew", w.r.Title)
	w.BigTitle(w.c.Title, w.Width(), again)
	w.facts()
	w.Columns(page.From("text", w.Width()*85/100, w.Set.Text(w.c.Text, w.Styles.Text, w.Width()*85/100)), 1, again)
	w.Y += page.Space
}

// facts are the crew's size, worth and money.
func (w *writer) facts() {
	worth, points, ua := "not given", "", ""
	if n := w.worth(); n > 0 {
		worth = fmt.Sprintf("%d points", n)
	}
	if w.c.Points > 0 {
		points = "points"
	}
	if w.c.UA > 0 {
		ua = "ua"
	}
	w.Facts([]page.Fact{
		{Icon: "crew", Label: "Traders", Value: fmt.Sprint(len(w.c.Traders)), From: "traders"},
		{Icon: "objective", Label: "Worth", Value: w.daggered(worth, "points"), From: points},
		{Icon: "coin", Label: "In hand", Value: w.daggered(fmt.Sprintf("%d UA", w.c.UA), "ua"), From: ua},
	}, again)
}

// worth is what the crew is worth: as it says, or the sum of its traders.
func (w *writer) worth() int {
	if w.c.Points > 0 {
		return w.c.Points
	}
	sum := 0
	for _, t := range w.c.Traders {
		sum += memberOf(t, w.r).Points
	}
	return sum
}

// daggered is a text with a dagger if the crew's source does not give what it is about.
func (w *writer) daggered(text, path string) string {
	w.dag = w.dag || dagger.Guessed(w.c.Assumed, path)
	return dagger.On(text, w.c.Assumed, path)
}

// assumedNote explains the dagger, once, at the end.
func (w *writer) assumedNote() {
	if w.dag {
		w.Columns([]layout.Block{w.line(dagger.Note, w.Width())}, 1, again)
	}
}

// line is small words under something.
func (w *writer) line(text string, width scene.Unit) layout.Block {
	return w.Set.Paragraph([]layout.Span{{Style: w.Styles.Small, Text: text}}, page.Points(94), width)
}
