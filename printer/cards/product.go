package cards

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/printer/impose"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Product is the cards of a mission, of a deck, or of a rule set.
func Product() product.Product {
	return product.Product{
		ID: "cards", Title: "cards",
		Short: "Event, mission, item, skill and NPC cards to cut out",
		Long: `A deck gives its event cards. A mission gives a card of itself, the event cards that its
set-up asks for and the NPCs that it can bring. A rule set gives its items, skills, NPCs and
traders, each in a file of their own.

Cards abut on the sheet, so that one cut parts two of them; with --bleed they stand apart, each
with 3 mm of bleed. Print at 100 %, on both sides: backs follow their faces. --back-offset makes
up for a printer that is off, --single gives every card a page of its own for a print service.
The backs of event cards tell their kind, until --one-back gives all of them the same.`,
		Example: "sortie print cards ./missions/decks/environment --size mini --bleed",
		Kinds:   []string{"mission", "deck", product.Edition},
		Flags:   []string{"size", "bleed", "duplex", "back-offset", "single", "one-back"},
		Make:    Make,
		Proof:   Proof,
	}
}

// set is cards that go into one file.
type set struct {
	name    string // of the file
	subject string
	cards   []card
}

// card is a card with the texts that it has no room for.
type card struct {
	impose.Piece
	cuts []product.Cut
}

// Make lays out the job's cards, in as many files as it has sets.
func Make(j *product.Job) ([]product.File, error) {
	if d, ok := j.Unit.(*model.Deck); ok && len(d.Cards) > maxDesigns {
		return nil, tooMany(j) // before they are drawn
	}
	sets, err := sets(j)
	if err != nil {
		return nil, err
	}
	var out []product.File
	for _, s := range sets {
		f, err := s.file(j)
		if err != nil {
			return nil, err
		}
		out = append(out, f)
	}
	return out, nil
}

// maxDesigns bounds how many different cards one file holds.
const maxDesigns = 2000

func (s set) file(j *product.Job) (product.File, error) {
	if len(s.cards) > maxDesigns {
		return product.File{}, tooMany(j)
	}
	var pieces []impose.Piece
	for _, c := range s.cards {
		pieces = append(pieces, c.Piece)
	}
	return impose.File(j, s.name, s.subject, pieces)
}

func tooMany(j *product.Job) error {
	return fmt.Errorf("%s has more than %d different cards, which is the most that one file takes; part it into several decks", j.ID, maxDesigns)
}

// Proof finds the texts that the job's cards have no room for at the size that was asked for. Where none was, only
// what the unit's own author wrote is looked at: other units and the rule set are proofed by themselves.
func Proof(j *product.Job) []product.Cut {
	w, h, err := impose.SizeOf(j.Card)
	if err != nil {
		return nil
	}
	k := newMaker(j, w, h)
	k.Proof = true
	var own, others []card
	switch u := j.Unit.(type) {
	case *model.Deck:
		own = k.deck(u, -1)
	case *model.Mission:
		own = k.missionCard(u)
		if j.Card != "" {
			others = k.mission(u)[len(own):]
		}
	case nil:
		if j.Card != "" {
			for _, s := range k.all() {
				others = append(others, s.cards...)
			}
		}
	}
	var out []product.Cut
	for _, c := range own {
		out = append(out, c.cuts...)
	}
	var cut []string
	for _, c := range others {
		if len(c.cuts) > 0 {
			cut = append(cut, c.Title)
		}
	}
	return append(out, Elsewhere(cut)...)
}

// Elsewhere is one report of all cards, by their titles, that are cut though the unit's author did not write them:
// to shorten them is not the user's business.
func Elsewhere(titles []string) []product.Cut {
	if len(titles) == 0 {
		return nil
	}
	return []product.Cut{{
		What:  fmt.Sprintf("the text of %s from other units and the rule set (the first is %q)", english.Count(len(titles), "card"), begun(titles[0])),
		Place: "the card", Remedy: "print larger cards",
	}}
}

// maker makes the cards of one job.
type maker struct {
	*Bench
	job   *product.Job
	rules *model.RuleSet
	plain []scene.Item // the one back of all event cards; nil: each deck has its own
}

func newMaker(j *product.Job, w, h scene.Unit) maker {
	k := maker{Bench: NewBench(j.Fonts, w, h), job: j, rules: j.CoreSpace()}
	if j.OneBack {
		k.plain = k.Back(Look{Title: "Event", Symbol: symbolOr("event", "special"), Colour: itemColour}, k.rules.Title)
	}
	return k
}

// sets are the job's cards; sets without any are left out.
func sets(j *product.Job) ([]set, error) {
	w, h, err := impose.SizeOf(j.Card)
	if err != nil {
		return nil, err
	}
	k := newMaker(j, w, h)
	return slices.DeleteFunc(k.all(), func(s set) bool { return len(s.cards) == 0 }), nil
}

// all are the sets of the job, some of them empty.
func (k maker) all() []set {
	switch u := k.job.Unit.(type) {
	case *model.Deck:
		return []set{{"cards", "Event cards", k.deck(u, -1)}}
	case *model.Mission:
		return []set{{"cards", "Cards", k.mission(u)}}
	}
	if k.job.Kind != product.Edition {
		return nil
	}
	return k.edition()
}

// edition is the cards of the rule set itself.
func (k maker) edition() []set {
	return []set{
		{"cards-items", "Item cards", k.items()},
		{"cards-skills", "Skill cards", k.skills()},
		{"cards-npcs", "NPC cards", k.npcs(nil)},
		{"cards-traders", "Trader cards", k.traders()},
	}
}
