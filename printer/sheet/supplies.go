package sheet

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// The measures of the lists beside the map.
const (
	supplyRow  = 5500 // height of a line, at least
	supplyIcon = 7000 // room for the icon before it
	supplyGap  = 2600 // between lists

	supplyWhole = 9 // lines of a list that is never parted
)

// supplies is what the crews, the event deck and the crates take.
func (w *writer) supplies(width scene.Unit) []layout.Block {
	var out []layout.Block
	for i, section := range [][]layout.Block{w.crew(width), w.eventCards(width), w.search(width), w.keyItems(width)} {
		if i > 0 && len(section) > 0 {
			section[0].Gap = supplyGap
		}
		if len(section) <= supplyWhole {
			for k := range max(0, len(section)-1) {
				section[k].KeepNext = true
			}
		}
		out = append(out, section...)
	}
	return out
}

// section is the heading of a list, which stays with its first line.
func (w *writer) section(title string, width scene.Unit) layout.Block {
	b := w.Heading(title, width).Block()
	b.KeepNext = true
	return b
}

// crew is how many traders each crew may bring.
func (w *writer) crew(width scene.Unit) []layout.Block {
	big := w.Styles.Figure
	figure := w.Set.Line(big, fmt.Sprint(w.m.Setup.Crew))
	p := w.supply(w.also("traders in each crew, at most", "crew", fmt.Sprint(w.m.Setup.Crew)), width-figure.Width-2000, width)
	p.Add(w.Icon("crew", scene.Point{X: 2500, Y: p.H/2 - 200}, 4600)...)
	p.Add(figure.Right(width, w.Middle(big, p.H/2))...)
	return page.From("setup.crew", width, []layout.Block{w.section("Starting crew", width), p.Block()})
}

// eventCards lists the kinds of card with their share of the deck.
func (w *writer) eventCards(width scene.Unit) []layout.Block {
	if len(w.m.Setup.Events) == 0 {
		return nil
	}
	out := []layout.Block{w.section("Event cards", width)}
	for _, e := range w.m.Setup.Events {
		kind := cardKind(w.r, e.Kind)
		value := w.Set.Line(w.Styles.Strong, w.eventValue(e))
		p := w.supply(w.also(w.eventName(e, kind), "events:"+e.Kind, describe.Portion(e)), width-value.Width-2000, width)
		p.Add(w.Icon(cardSymbol(kind), scene.Point{X: 2500, Y: p.H / 2}, 4500)...)
		p.Add(value.Right(width, w.Middle(w.Styles.Strong, p.H/2))...)
		out = append(out, page.From("setup.events."+e.Kind, width, []layout.Block{p.Block()})...)
	}
	return out
}

// also puts behind a name what changes with the number of crews.
func (w *writer) also(name, of, usual string) string {
	if more := w.changes().Otherwise(of, usual); more != "" {
		return name + " (" + unbroken(more) + ")"
	}
	return name
}

// unbroken keeps each of a list of short values on one line: "2 crews: 4".
func unbroken(list string) string {
	values := strings.Split(list, ", ")
	for i, v := range values {
		if len(v) <= 24 {
			values[i] = strings.ReplaceAll(v, " ", "\u00a0")
		}
	}
	return strings.Join(values, ", ")
}

// supply is one line of a list: room for an icon, the name in as many lines as it needs, a thin rule.
func (w *writer) supply(name string, room, width scene.Unit) page.Part {
	b := w.Set.Paragraph([]layout.Span{{Style: w.Styles.Body, Text: name}}, page.Points(110), room-supplyIcon)
	p := page.Part{H: max(0, (supplyRow-b.Height())/2)}
	p.Stack([]layout.Block{b}, supplyIcon)
	p.H = max(supplyRow, p.H)
	p.Add(scene.Stroke{Path: page.Line(0, p.H, width, p.H), Colour: w.Tones.Grid, Width: page.Hair})
	return p
}

// cardSymbol is a kind's icon; kinds without one show a plain card.
func cardSymbol(k model.CardKind) string {
	if _, known := icons.Find(k.Symbol); known {
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
	return describe.Portion(e)
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
		p.Add(w.Icon("token-key", scene.Point{X: 2500, Y: p.H / 2}, 4500)...)
		out = append(out, page.From("setup.aside", width, []layout.Block{p.Block()})...)
	}
	return out
}
