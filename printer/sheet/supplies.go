package sheet

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/art"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/words"
	"github.com/sortie-tools/sortie/schema/model"
)

// The measures of the lists beside the map.
const (
	supplyRow  = 5500 // height of a line, at least
	supplyIcon = 7000 // room for the icon before it
	supplyGap  = 2600 // between lists
)

// supplies is what the crews, the event deck and the crates take.
func (w *writer) supplies(width scene.Unit) []layout.Block {
	var out []layout.Block
	for i, section := range [][]layout.Block{w.crew(width), w.eventCards(width), w.search(width), w.keyItems(width)} {
		if i > 0 && len(section) > 0 {
			section[0].Gap = supplyGap
		}
		out = append(out, section...)
	}
	return out
}

// section is the heading of a list, which stays with its first line.
func (w *writer) section(title string, width scene.Unit) layout.Block {
	b := w.heading(title, width).block()
	b.KeepNext = true
	return b
}

// crew is how many traders each crew may bring.
func (w *writer) crew(width scene.Unit) []layout.Block {
	big := w.st.figure
	figure := w.set.Line(big, fmt.Sprint(w.m.Setup.Crew))
	p := w.supply("traders a crew, at most", width-figure.Width-2000, width)
	p.add(w.icon("crew", scene.Point{X: 2500, Y: p.h/2 - 200}, 4600)...)
	p.add(figure.Right(width, w.middle(big, p.h/2))...)
	return []layout.Block{w.section(w.daggered("Starting crew", "setup.crew"), width), p.block()}
}

// eventCards lists the kinds of card with their share of the deck.
func (w *writer) eventCards(width scene.Unit) []layout.Block {
	if len(w.m.Setup.Events) == 0 {
		return nil
	}
	out := []layout.Block{w.section(w.daggered("Event cards", "setup.events"), width)}
	for _, e := range w.m.Setup.Events {
		kind := cardKind(w.r, e.Kind)
		value := w.set.Line(w.st.strong, w.eventValue(e))
		p := w.supply(w.eventName(e, kind), width-value.Width-2000, width)
		p.add(w.icon(cardSymbol(kind), scene.Point{X: 2500, Y: p.h / 2}, 4500)...)
		p.add(value.Right(width, w.middle(w.st.strong, p.h/2))...)
		out = append(out, p.block())
	}
	return out
}

// supply is one line of a list: room for an icon, the name in as many lines as it needs, a thin rule.
func (w *writer) supply(name string, room, width scene.Unit) part {
	b := w.set.Paragraph([]layout.Span{{Style: w.st.body, Text: name}}, points(110), room-supplyIcon)
	p := part{h: max(0, (supplyRow-b.Height())/2)}
	p.stack([]layout.Block{b}, supplyIcon)
	p.h = max(supplyRow, p.h)
	p.add(scene.Stroke{Path: line(0, p.h, width, p.h), Colour: w.tones.Grid, Width: hair})
	return p
}

// cardSymbol is a kind's icon; kinds without one show a plain card.
func cardSymbol(k model.CardKind) string {
	if _, known := art.Find(k.Symbol); known {
		return k.Symbol
	}
	return "event"
}

// eventName is a kind's title; where decks are at hand but none of this kind, it says so beside "all".
func (w *writer) eventName(e model.EventAllocation, k model.CardKind) string {
	if e.Mode == model.AllCards && len(w.decks) > 0 && w.cardCount(e.Kind) == 0 {
		return k.Title + " (no cards at hand)"
	}
	return k.Title
}

// eventValue is the short form of an allocation; "all" tells how many that are, if a deck says so.
func (w *writer) eventValue(e model.EventAllocation) string {
	if n := w.cardCount(e.Kind); e.Mode == model.AllCards && n > 0 {
		return fmt.Sprintf("all %d", n)
	}
	return words.Portion(e)
}

// cardCount is how many cards of a kind the decks hold.
func (w *writer) cardCount(kind string) (n int) {
	for _, d := range w.decks {
		if d.Kind != kind {
			continue
		}
		for _, c := range d.Cards {
			n += c.Copies
		}
	}
	return n
}

// keyItems are the tokens to set aside.
func (w *writer) keyItems(width scene.Unit) []layout.Block {
	if len(w.m.Setup.Aside) == 0 {
		return nil
	}
	out := []layout.Block{w.section("Key items, set aside", width)}
	for _, title := range asideTitles(w.m, w.r) {
		p := w.supply(title, width, width)
		p.add(w.icon("token-key", scene.Point{X: 2500, Y: p.h / 2}, 4500)...)
		out = append(out, p.block())
	}
	return out
}
