package campaign

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Product is the sheet of a campaign.
func Product() product.Product {
	return product.Product{
		ID: "sheet", Title: "campaign sheet", Short: "A campaign's stages as a chart, with a log",
		Long: `How crews begin and what they keep, a chart of the stages with the ways between
them, each stage in detail, tallies to tick, the tables of a league, and a log.

With --gm it is the game master's edition: it also says how the story ends.`,
		Example: "  sortie print sheet missions/campaigns/cold-ledger",
		Kinds:   []string{"campaign"},
		Flags:   []string{"gm"},
		Make:    editions.Make,
		Build:   editions.Build,
		Spoils:  editions.Spoils,
	}
}

// editions are the sheet of a campaign for its players and for the game master.
var editions = product.Pair{Players: "campaign", Master: "gm-campaign", Draw: Document, Spoils: func(j *product.Job) bool {
	c, ok := j.Unit.(*model.Campaign)
	return ok && spoils(c)
}}

// spoils reports whether how a campaign ends is news to its players.
func spoils(c *model.Campaign) bool { return c.Form == "story" || c.Form == "" }

// MostStages is how many stages a campaign may have to be printed: hundreds of pages help nobody.
const MostStages = 400

// campaignOf is a job's campaign, if something can be made from it.
func campaignOf(j *product.Job, what string) (*model.Campaign, error) {
	c, ok := j.Unit.(*model.Campaign)
	if !ok {
		return nil, fmt.Errorf("a campaign %s is made from a campaign, not from a %s", what, j.Kind)
	}
	if n := len(c.Nodes) + len(c.Endings); n > MostStages {
		return nil, fmt.Errorf("the campaign %s has %d stages and endings; a %s takes %d at most", c.ID, n, what, MostStages)
	}
	return c, nil
}

// Document is one edition of the sheet of a job's campaign.
func Document(j *product.Job, gm bool) (*scene.Document, error) {
	c, err := campaignOf(j, "sheet")
	if err != nil {
		return nil, err
	}
	w := newWriter(c, j, gm)
	w.front()
	w.chart()
	w.beginning()
	w.stages()
	w.tallies()
	w.league()
	w.endings()
	w.notes()
	w.assumedNote()
	w.log()
	return w.Finish(), nil
}

// writer fills the pages of a campaign's sheet.
type writer struct {
	*page.Writer
	kinds.CrewNames
	c    *model.Campaign
	r    *model.RuleSet
	peer func(kind, id string) any
	gm   bool
	dag  bool // a dagger has been shown
}

func newWriter(c *model.Campaign, j *product.Job, gm bool) *writer {
	w := &writer{c: c, r: j.CoreSpace(), peer: j.Peer, gm: gm}
	if w.peer == nil {
		w.peer = func(string, string) any { return nil }
	}
	w.CrewNames = kinds.CrewNames{Rules: w.r, Campaign: c, Mission: w.missionOf, Post: w.postOf}
	opt := j.Page("Campaign sheet, " + w.r.Title)
	opt.Title, opt.Name = c.Title, c.ID+" · "+w.r.Title
	opt.Ref = w.ref
	w.Writer = page.New(j.Fonts, opt)
	return w
}

// bookmark names a place of the sheet. Several sheets can stand in one document.
func (w *writer) bookmark(name string) string { return w.c.ID + ":" + name }

// ref leads what prose refers to: to a stage, or nowhere.
func (w *writer) ref(id string) string {
	for _, n := range w.c.Nodes {
		if n.ID == id {
			return w.bookmark("stage:" + id)
		}
	}
	return ""
}

func (w *writer) missionOf(id string) *model.Mission {
	m, _ := w.peer("mission", id).(*model.Mission)
	return m
}

func (w *writer) postOf(id string) *model.Post {
	p, _ := w.peer("post", id).(*model.Post)
	return p
}
