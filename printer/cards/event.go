package cards

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// deck is the event cards of a deck, at most so many of them; -1 is all.
func (k maker) deck(d *model.Deck, most int) []card {
	look := k.eventLook(d.Kind)
	back := k.plain
	if back == nil {
		back = k.Back(look, d.Title)
	}
	var out []card
	for n, c := range d.Cards {
		copies := max(1, c.Copies)
		if most >= 0 {
			copies = min(copies, most)
			most -= copies
		}
		if copies == 0 || len(out) > maxDesigns {
			break
		}
		out = append(out, k.from(scene.Source{Path: "cards." + c.ID, Kind: "deck", Unit: d.ID}, k.event(d, n, copies, back))...)
	}
	return out
}

// from says of cards what they show.
func (k maker) from(source scene.Source, cards ...card) []card {
	source.Area = scene.Rect{W: k.W, H: k.H}
	for i := range cards {
		face := cards[i].Face
		cards[i].Face = append(face[:len(face):len(face)], source)
	}
	return cards
}

// eventLook is the look of a kind of event card: its place among the kinds of the rule set gives it a colour and
// a pattern.
func (k maker) eventLook(kind string) Look {
	n := slices.IndexFunc(k.rules.Cards, func(c model.CardKind) bool { return c.ID == kind })
	if n < 0 {
		return LookOf(len(k.rules.Cards), kind, "event")
	}
	c := k.rules.Cards[n]
	return LookOf(n, c.Title, c.Symbol)
}

func (k maker) event(d *model.Deck, n, copies int, back []scene.Item) card {
	c := d.Cards[n]
	look := k.eventLook(d.Kind)
	f := Face{Look: look, Title: look.Title, Foot: d.Title, Mark: markOf(d, n)}
	if title, one := commonTitle(c); one {
		f.Title, f.Path = title, fmt.Sprintf("cards.%s.bands.0.title", c.ID)
		f.Foot = look.Title + " · " + d.Title
	}
	for i, b := range c.Bands {
		f.Parts = append(f.Parts, k.band(c, i, b, f.Title))
	}
	f.Parts = append(f.Parts, k.tail(d, c, len(f.Parts) > 0 && f.Parts[0].Spine != nil)...)
	if len(c.Bands) < 2 {
		f.Parts = append(f.Parts, Picture(look.Symbol))
	}
	items, cuts := k.Draw(f)
	return card{k.Piece(d.ID+"-"+c.ID, titleOf(c), copies, items, back), cuts}
}

// commonTitle is the title that all bands of a card share.
func commonTitle(c model.Card) (title string, one bool) {
	for i, b := range c.Bands {
		if i > 0 && b.Title != title {
			return "", false
		}
		title = b.Title
	}
	return title, title != ""
}

// markOf is what a card is known by beside its title: nothing, which of the cards of this title it is, or, where each
// of its bands has a title of its own, the name by which the list of the deck calls it.
func markOf(d *model.Deck, n int) string {
	title, one := commonTitle(d.Cards[n])
	if !one {
		return english.Capital(english.Spelled(d.Cards[n].ID))
	}
	at, all := 0, 0
	for i, c := range d.Cards {
		if own, one := commonTitle(c); !one || own != title {
			continue
		}
		if all++; i <= n {
			at++
		}
	}
	if all == 1 {
		return ""
	}
	return fmt.Sprintf("%d of %d", at, all)
}

// titleOf names a card.
func titleOf(c model.Card) string {
	if len(c.Bands) > 0 && c.Bands[0].Title != "" {
		return c.Bands[0].Title
	}
	return c.ID
}

// band is what a card says at some levels: their numbers on the spine, their names, the title and the text.
func (k maker) band(c model.Card, i int, b model.CardBand, title string) Part {
	path := fmt.Sprintf("cards.%s.bands.%d.text", c.ID, i)
	prose := Prose(path, b.Text)
	prose.What = fmt.Sprintf("the text of card %q", titleOf(c))
	if len(b.Levels) == 0 && len(c.Bands) == 1 {
		return prose
	}
	parts := []Part{Label(k.levelNames(b.Levels))}
	if b.Title != "" && b.Title != title {
		parts = append(parts, Subject(b.Title))
	}
	return Stack(k.levelSpine(b.Levels), append(parts, prose)...)
}

// levelIndices are the places on the track of the levels named, sorted.
func (k maker) levelIndices(levels []string) []int {
	var out []int
	for i, l := range k.rules.Hostility.Levels {
		if slices.Contains(levels, l.ID) {
			out = append(out, i)
		}
	}
	return out
}

// levelSpine has the numbers of levels and the colour of the most severe of them.
func (k maker) levelSpine(levels []string) *Spine {
	all := k.levelIndices(levels)
	n := len(k.rules.Hostility.Levels)
	if len(all) == 0 {
		return &Spine{Marks: []string{"•"}, Colour: k.Tones.Rule, Ink: k.Tones.Ink}
	}
	var marks []string
	for _, i := range all {
		marks = append(marks, strconv.Itoa(i+1))
	}
	return Severity(all[len(all)-1], n, marks...)
}

// levelNames are levels in words, those that follow each other by the first and the last.
func (k maker) levelNames(levels []string) string {
	all := k.levelIndices(levels)
	switch {
	case len(levels) == 0:
		return "at every other level"
	case len(all) == 0:
		return strings.Join(levels, ", ")
	}
	var out []string
	for i := 0; i < len(all); {
		end := i
		for end+1 < len(all) && all[end+1] == all[end]+1 {
			end++
		}
		name := k.rules.Hostility.Levels[all[i]].Title
		if end > i {
			name += " – " + k.rules.Hostility.Levels[all[end]].Title
		}
		out = append(out, name)
		i = end + 1
	}
	return strings.Join(out, ", ")
}

// tail is what stands below the bands: what to do if nothing can be done, and who may see the card. Beside a
// spine it goes on without marks.
func (k maker) tail(d *model.Deck, c model.Card, spined bool) []Part {
	var out []Part
	if c.Fallback != "" {
		out = append(out, Note("If none of this can be done, place "+english.One(k.npcTitle(c.Fallback))+"."))
	}
	for _, kind := range k.rules.Cards {
		if kind.ID == d.Kind && kind.Hidden {
			out = append(out, Note("Keep this card: only you may look at it."))
		}
	}
	if spined && len(out) > 0 {
		return []Part{Stack(&Spine{Colour: k.Tones.Wash}, out...)}
	}
	return out
}
