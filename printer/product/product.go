// Package product says what a thing to print is: the words that the command, the games and the packages
// that lay out pages have in common.
//
//   - A Job is one unit of a pack (a mission, a deck, a trading post …) with everything that pages about it
//     may need: its rule set, its decks, other units, the fonts, and what the user asked for.
//   - A Product is one sort of print, such as cards. Games list theirs; two games may each have a product
//     of one name for their own kinds of unit.
//   - A File is one document that a product makes.
//   - A Cut is a text that the product has no room for, and where its author wrote it.
package product

import (
	"reflect"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/theme"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/systems"
)

// Edition is the kind of a job that prints a rule set itself instead of a unit written for it, Pack that of
// one that prints everything in a pack.
const (
	Edition = "edition"
	Pack    = "pack"
)

// Job is one thing to print.
type Job struct {
	Unit  any    // a pointer to the model type of its kind; nil for an edition
	Kind  string // of the unit, as the language names it, or Edition
	ID    string
	Title string
	// Edition is the id of its rule set, RulesTitle what that is called.
	Edition, RulesTitle string

	Pack  *model.Pack   // that the unit belongs to; nil: none
	Rules any           // *model.RuleSet, or that of another game
	Decks []*model.Deck // of the unit's edition, where a mission or an edition is printed
	House []model.HouseRules
	// Peer is another unit of the pack: a pointer to its model type, or nil if there is none that is sound.
	Peer func(kind, id string) any
	// Peers are the ids of all units of a kind in the pack, sorted.
	Peers func(kind string) []string
	// Other is the job for another unit of the pack, with its own rule set and decks; nil as with Peer.
	Other func(kind, id string) *Job
	// Theme is the look of the unit's pack; nil: the usual one. Fonts are its fonts already, colours are put on
	// when the document is finished.
	Theme *model.Theme
	Fonts *layout.Set
	Options
}

// CoreSpace is the job's rule set, where it is one of Core Space; else an empty one.
func (j *Job) CoreSpace() *model.RuleSet {
	if r, ok := j.Rules.(*model.RuleSet); ok && r != nil {
		return r
	}
	return &model.RuleSet{}
}

// TitleOf is what another unit of the job's pack is called, or a card of the job's decks; empty where there is none
// that is sound.
func (j *Job) TitleOf(kind, id string) string {
	if kind == "card" {
		return j.cardTitle(id)
	}
	if j.Peer == nil {
		return ""
	}
	title := ""
	switch u := j.Peer(kind, id).(type) {
	case *model.Mission:
		if u != nil {
			title = u.Title
		}
	case *model.Post:
		if u != nil {
			title = u.Title
		}
	case *model.Crew:
		if u != nil {
			title = u.Title
		}
	}
	return title
}

// cardTitle is what is printed on a card: its title, or those of its bands where they differ.
func (j *Job) cardTitle(id string) string {
	for _, d := range j.Decks {
		for _, c := range d.Cards {
			if c.ID != id {
				continue
			}
			var titles []string
			for _, b := range c.Bands {
				if b.Title != "" && !slices.Contains(titles, b.Title) {
					titles = append(titles, b.Title)
				}
			}
			return strings.Join(titles, " / ")
		}
	}
	return ""
}

// Page is how pages of the job are begun: subject says what the document is, such as "Price list".
func (j *Job) Page(subject string) page.Options {
	return page.Options{
		Paper: j.Paper, Title: j.Title, Subject: subject, Language: j.Language, Name: j.ID, Draft: j.Draft, Bound: j.Bound,
		Logo: theme.Logo(j.Theme),
	}
}

// Product is one sort of print.
type Product struct {
	ID      string // as users type it
	Title   string // what a progress bar and a gallery say
	Short   string // one line of help
	Long    string // the help, without the line above
	Example string
	Game    string   // whose units it is made from; the list of games fills it in
	Kinds   []string // of units that it is made from
	Flags   []string // names of the options that it reads, besides those that every product has
	// Make lays the product out. A unit that has nothing of the sort gives no file and no error.
	Make func(*Job) ([]File, error)
	// Build is what a build makes of it instead, for a product with several common variants; nil: Make.
	Build func(*Job) ([]File, error)
	// Spoils reports whether a unit has anything that players are not to know; nil: none has.
	Spoils func(*Job) bool
	// Pictures says that a build makes it as pictures, too.
	Pictures bool
	// Chapters are the kinds of which a book takes the product up as a chapter, each with the part of the
	// book that it stands in, such as "Missions".
	Chapters map[string]string
	// Instead are the kinds of unit in whose own book the product is made from that unit itself, in place of the
	// chapters of its members: the price lists of a campaign know more than those of its posts.
	Instead []string
	// Maybe are the kinds of unit of which some have nothing of the product: a mission may name no trading post.
	Maybe []string
	// Lists are the kinds of unit that are too small for a chapter each, with what the one is called that a book of a
	// pack has for all of a kind; List makes it.
	Lists map[string]string
	List  func([]*Job) (*scene.Document, error)
	// Binds are the other units that belong into a book of this one, in order; nil: none.
	Binds func(*Job) []Member
	// Proof finds texts without room; nil if everything flows.
	Proof func(*Job) []Cut
}

// Takes reports whether the product is made from units of a kind.
func (p Product) Takes(kind string) bool {
	for _, k := range p.Kinds {
		if k == kind {
			return true
		}
	}
	return false
}

// Made reports whether the product is made of a job.
func (p Product) Made(j *Job) bool { return p.Game == GameOf(j.Rules) && p.Takes(j.Kind) }

// Member is a unit that belongs to another one.
type Member struct{ Kind, ID string }

// GameOf is the game that a rule set belongs to; empty for none that is known.
func GameOf(rules any) string {
	for _, s := range systems.All() {
		if rules != nil && reflect.TypeOf(s.RuleSet()) == reflect.TypeOf(rules) {
			return s.ID
		}
	}
	return ""
}

// File is one document of a product. Its name has no ending: "board-a4".
type File struct {
	Name    string
	Doc     *scene.Document
	Cut     bool // its pages show parts of a larger one, whose words may run over their edges
	Picture bool // a build makes pictures of its pages, too, even if it does not of all of the product
}

// Cut is a text that is printed with an ellipsis because even in the smallest letters it does not fit.
type Cut struct {
	Path   string // of the text in its unit, such as "cards.alarm.bands.0.text"
	What   string // "the text of card \"alarm\""
	Place  string // "its card"
	Remedy string // "shorten it by about 40 characters"
}
