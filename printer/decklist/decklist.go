// Package decklist prints an event deck as a list: every card with how often it is there and what it says at
// each level of hostility, for those who build a deck and those who look a card up.
package decklist

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Product is the list as a product.
func Product() product.Product {
	return product.Product{
		ID: "sheet", Title: "deck list", Short: "An event deck as a list",
		Long: `Every card of an event deck with how often it is there, and what it says at
each level of hostility.`,
		Kinds: []string{"deck"}, Make: makeList,
	}
}

// maxCards bounds a list: more are no deck that anybody shuffles.
const maxCards = 2000

func makeList(j *product.Job) ([]product.File, error) {
	d, ok := j.Unit.(*model.Deck)
	if !ok || d == nil {
		return nil, nil
	}
	if len(d.Cards) > maxCards {
		return nil, fmt.Errorf("deck %s has %d cards; a list takes up to %d: part it into several decks", d.ID, len(d.Cards), maxCards)
	}
	return []product.File{{Name: "deck-list", Doc: List(j, d)}}, nil
}

// List lays out the list of a deck.
func List(j *product.Job, d *model.Deck) *scene.Document {
	l := lister{Writer: page.New(j.Fonts, j.Page("Deck list, "+j.RulesTitle)), r: j.CoreSpace(), d: d}
	l.Fresh("Deck list")
	l.Page.Add(scene.Bookmark{Name: "deck:" + d.ID, Title: "Cards", Y: l.Y})
	l.summary()
	l.Columns([]layout.Block{l.table()}, 1, "Deck list")
	return l.Finish()
}

type lister struct {
	*page.Writer
	r *model.RuleSet
	d *model.Deck
}

// summary is the kind of the cards with its symbol, and how many there are.
func (l *lister) summary() {
	const side = 9 * scene.Millimetre
	kind := l.kind()
	symbol, _ := icons.Find(kind.Symbol)
	at := scene.Point{X: page.MarginX + side/2, Y: l.Y + side/2}
	l.Page.Add(scene.Group{Tag: scene.Artifact, Items: symbol.Draw(icons.Around(at, side), l.Tones.Plain())})
	left := page.MarginX + side + 3*scene.Millimetre
	base := l.Y + side/2 + l.Set.Metrics(l.Styles.Subject).CapHeight/2
	line := l.OneLine(l.Styles.Subject, fmt.Sprintf("%s: %s, %s", kind.Title, english.Count(l.copies(), "card"), english.Count(len(l.d.Cards), "design")), l.Width()-side-3*scene.Millimetre)
	l.Page.Add(line.At(left, base)...)
	l.Y += side + page.Space
}

func (l *lister) kind() model.CardKind {
	for _, k := range l.r.Cards {
		if k.ID == l.d.Kind {
			return k
		}
	}
	return model.CardKind{ID: l.d.Kind, Title: l.d.Kind}
}

func (l *lister) copies() (n int) {
	for _, c := range l.d.Cards {
		n += c.Copies
	}
	return n
}

// table is a row for each card where its columns can be the levels of hostility, else a row for each thing that
// a card says.
func (l *lister) table() layout.Block {
	if columns := l.columns(); columns != nil && l.ProseColumns() > 1 {
		return l.beside(columns)
	}
	return l.below()
}

// below has a row for each thing that a card says, under a row for the card.
func (l *lister) below() layout.Block {
	t := page.Table{
		Columns: []page.TableColumn{{Head: "Hostility"}, {Head: "What the card says", Fill: true}},
	}
	for _, c := range l.d.Cards {
		title := l.SayStrong(name(c))
		if c.Fallback != "" {
			title.Spans = append(title.Spans, l.Say(" · "+l.fallback(c)).Spans...)
		}
		t.Rows = append(t.Rows, page.TableRow{Cells: []page.Cell{title}, Group: true, From: scene.Source{Path: "cards." + c.ID}})
		for _, b := range c.Bands {
			t.Rows = append(t.Rows, page.TableRow{Cells: []page.Cell{l.Say(l.levels(b)), l.bandCell(b)}, From: scene.Source{Path: "cards." + c.ID}})
		}
	}
	return l.Table(t, l.Width())
}

// name is how often a card is there, and what its author calls it.
func name(c model.Card) string {
	return fmt.Sprintf("%d× %s", c.Copies, english.Capital(english.Spelled(c.ID)))
}

// fallback is who comes if nothing that a card says can be done.
func (l *lister) fallback(c model.Card) string { return "if nothing can be done: " + l.npc(c.Fallback) }

func (l *lister) npc(id string) string {
	for _, n := range l.r.NPCs {
		if n.ID == id {
			return n.Title
		}
	}
	return id
}

func (l *lister) bandCell(b model.CardBand) page.Cell {
	cell := l.SayStrong(b.Title)
	cell.Blocks = func(width scene.Unit) []layout.Block { return l.Set.Text(b.Text, l.Styles.List, width) }
	return cell
}

// anyLevel stands for all levels of hostility.
const anyLevel = "any"

// levels are the levels of hostility at which something counts.
func (l *lister) levels(b model.CardBand) string {
	if len(b.Levels) == 0 {
		return anyLevel
	}
	var titles []string
	for _, id := range b.Levels {
		titles = append(titles, l.level(id))
	}
	return strings.Join(titles, ", ")
}

func (l *lister) level(id string) string {
	for _, x := range l.r.Hostility.Levels {
		if x.ID == id {
			return x.Title
		}
	}
	return id
}
