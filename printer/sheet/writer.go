package sheet

import (
	"sync"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Options say on what a sheet is printed, and for whom.
type Options struct {
	Paper    paper.Paper        // portrait; the zero value is A4
	Language string             // of the mission's texts; empty is English
	Draft    bool               // stamp every page as a draft
	House    []model.HouseRules // of the mission's pack; those of other editions are left out
	GM       bool               // the game master's edition: with what players are not to know
	Bound    bool               // leave the feet of pages to the book that they are bound into
	Logo     *page.Logo         // of the mission's pack; nil: it has none
	Titles   kinds.Titles       // of other units of the mission's pack; nil: they are called by their ids
}

// Setup lays out the set-up sheet of a mission. The rule set must be the mission's own; decks are
// those of its edition, from which the sheet counts cards.
func Setup(m *model.Mission, r *model.RuleSet, decks []*model.Deck, set *layout.Set, opt Options) *scene.Document {
	w := newWriter(m, r, decks, set, opt)
	plan := w.planned()
	w.briefing(&plan)
	rest := w.here()
	w.setupPage(plan)
	w.fill(rest)
	w.gameMaster()
	w.Chosen, w.ChosenFrom = w.chosen(), english.Pick(len(w.m.Assumed) > 0, "assumed", "")
	return w.Finish()
}

// writer fills the pages of a mission's sheet.
type writer struct {
	*page.Writer
	whole  *model.Mission // with its secrets: the maps number things by it
	m      *model.Mission // as its players know it
	r      *model.RuleSet
	decks  []*model.Deck
	opt    Options
	placed map[string]bool // things whose place has a bookmark already

	// What is read off the mission once, when it is first asked for: what a sheet cuts hangs on none of it.
	colours func() map[string]string // of the highlight of a thing, by its id
	numbers func() map[string]int    // of the highlight of a thing, by its id
	changes func() *describe.Changes // by the number of crews; nil if there are none

	logged, rounded bool // the table to write in and the round at a glance are set already

	supplyHigh, noteHigh map[scene.Unit]scene.Unit // heights by the width of a column: see holds
}

func newWriter(m *model.Mission, r *model.RuleSet, decks []*model.Deck, set *layout.Set, opt Options) *writer {
	w := &writer{whole: m, m: describe.Public(m), r: r, decks: decks, opt: opt, placed: map[string]bool{}}
	w.colours = sync.OnceValue(func() map[string]string { return coloursOf(m) })
	w.numbers = sync.OnceValue(func() map[string]int { return describe.Numbered(m) })
	w.changes = sync.OnceValue(func() *describe.Changes { return describe.Varied(w.m, r) })
	targets := sync.OnceValue(func() map[string]bool { return placed(m) })
	w.supplyHigh, w.noteHigh = map[scene.Unit]scene.Unit{}, map[scene.Unit]scene.Unit{}
	w.Writer = page.New(set, page.Options{
		Logo:  opt.Logo,
		Paper: opt.Paper, Title: m.Title, Subject: w.kind() + ", " + r.Title, Language: opt.Language,
		Name: m.ID + " · " + r.Title, Draft: opt.Draft, Bound: opt.Bound,
		Ref: func(id string) string {
			if targets()[id] {
				return w.bookmarkOf(id)
			}
			return w.passageOf(id)
		},
	})
	return w
}

// coloursOf are the colours of what is ringed, by its id.
func coloursOf(m *model.Mission) map[string]string {
	colours := map[string]string{}
	for _, h := range describe.Highlights(m) {
		colours[h.ID] = h.Colour
	}
	return colours
}

// edition is the mission as readers of this edition set it up.
func (w *writer) edition() *model.Mission {
	if w.opt.GM {
		return w.whole
	}
	return w.m
}

// kind is what the document is.
func (w *writer) kind() string {
	if w.opt.GM {
		return "Set-up sheet for the game master"
	}
	return "Set-up sheet"
}

// bookmark names a place of the sheet. Sheets of several missions can stand in one document.
func (w *writer) bookmark(name string) string { return w.m.ID + ":" + name }

// passageOf names the place of an objective or a special instruction; what is neither has none.
func (w *writer) passageOf(id string) string {
	for _, o := range w.m.Objectives {
		if o.ID == id && id != "" {
			return w.bookmark("objective:" + id)
		}
	}
	for _, r := range w.m.Rules {
		if r.ID == id && id != "" {
			return w.bookmark("rule:" + id)
		}
	}
	return ""
}

// bookmarked puts a bookmark at the top of blocks; called is its name in an index.
func bookmarked(blocks []layout.Block, name, called string) []layout.Block {
	if len(blocks) > 0 && len(blocks[0].Rows) > 0 {
		row := &blocks[0].Rows[0]
		row.Items = append([]scene.Item{scene.Bookmark{Name: name, Index: called}}, row.Items...)
	}
	return blocks
}

// bookmarkOf names the place of a thing on the map.
func (w *writer) bookmarkOf(id string) string { return w.bookmark("place:" + id) }

// placed is every id that the maps draw.
func placed(m *model.Mission) map[string]bool {
	ids := map[string]bool{}
	for t := range m.Things() {
		ids[t.Link()] = true
	}
	for _, n := range m.Setup.NPCs {
		ids[n.ID] = ids[n.ID] || n.At != nil || n.Place != nil && n.Place.At != nil
	}
	delete(ids, "")
	return ids
}
