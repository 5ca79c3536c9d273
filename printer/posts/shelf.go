package posts

import (
	"fmt"
	"slices"
	"sort"

	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// shelves is a section for each shelf.
func (w *writer) shelves() {
	for i := range w.p.Stock {
		s := &w.p.Stock[i]
		title := s.Title
		if title == "" {
			title = english.Capital(english.Spelled(s.ID))
		}
		w.sectionFrom("stock."+s.ID, title+w.dagger("stock."+s.ID))
		w.flow(w.from("stock."+s.ID, w.Width(), w.sentences(w.shelfTerms(s), w.Width())), 1)
		if slices.Contains(w.Shut, s.ID) || !sells(w.p, s) {
			continue
		}
		w.Y += 1500
		if offers := w.held(i); len(offers) == 0 {
			w.flow(w.sentences([]string{"Nothing in the edition’s boxes belongs here"}, w.Width()), 1)
		} else if s.From == "pouch" {
			w.drawn(w.source("stock."+s.ID), offers)
		} else {
			w.goods(s, offers)
		}
	}
}

// held are the tokens of a shelf with their prices. What the campaign forbids to sell has no sale price.
func (w *writer) held(shelf int) []offer {
	list := held(w.p, w.r, shelf)
	for i := range list {
		list[i].sell = w.takes(list[i].token)
	}
	return list
}

// takes are the prices at which the post takes a token in.
func (w *writer) takes(t model.TokenKind) []deal {
	if c := w.Names.Campaign; c != nil && c.Keep != nil && c.Keep.Hold(t) {
		return nil
	}
	return takes(w.p, w.r, t)
}

// shelfTerms says what is on a shelf, how it gets there and who may buy how much of it.
func (w *writer) shelfTerms(s *model.Shelf) []string {
	out := []string{english.Capital(w.Names.Goods(&s.Goods))}
	if s.From == "pouch" {
		out = append(out, "drawn blindly from the pouch: "+w.drawCount(s))
	}
	if s.Copies > 0 {
		out = append(out, fmt.Sprintf("of one design, %d at most", s.Copies))
	}
	switch s.Restock {
	case "round":
		out = append(out, "new goods come in every round")
	case "never":
		out = append(out, "what is sold is not replaced")
	}
	if s.Needs != nil {
		out = append(out, "on sale only if "+w.Names.Fact(s.Needs))
	}
	if slices.Contains(w.Shut, s.ID) {
		out = append(out, "closed at this time")
	}
	if when := w.Times[shelfKey(s)]; when != "" {
		out = append(out, "open "+when)
	}
	return append(append(out, w.shelfLimits(s)...), w.exclusive(s)...)
}

// exclusive says the rule set's limits on its most expensive tokens, for a shelf that has some and no terms of
// its own.
func (w *writer) exclusive(s *model.Shelf) []string {
	v := w.r.Campaign.Trade.VIP
	dear := func(t model.TokenKind) bool { return v != nil && t.Buy != nil && *t.Buy > v.Over && s.Goods.Hold(t) }
	if s.Needs != nil || len(s.Limits) > 0 || !slices.ContainsFunc(w.r.Tokens, dear) {
		return nil
	}
	alive := true
	out := fmt.Sprintf("what costs more than %d UA only if %s, and %d a visit", v.Over, w.Names.Fact(&model.CrewFact{Kind: "trader", Level: v.Level, Survived: &alive}), v.Items)
	if v.More > 0 {
		out += fmt.Sprintf(", or %d with one of level %d", v.More, v.Upper)
	}
	return []string{out}
}

func (w *writer) drawCount(s *model.Shelf) string {
	switch {
	case s.Die != "" && s.Draw > 0:
		return fmt.Sprintf("%d and as many as the %s says", s.Draw, w.Names.of().Die(s.Die))
	case s.Die != "":
		return "as many as the " + w.Names.of().Die(s.Die) + " says"
	}
	return english.Count(max(s.Draw, 1), "token")
}

// shelfLimits says how many tokens a crew may buy; of several lines the last that it meets counts.
func (w *writer) shelfLimits(s *model.Shelf) []string {
	var out []string
	for i, l := range s.Limits {
		what := "a crew buys at most " + english.Count(l.Tokens, "token") + " from it in one visit"
		if l.Tokens == 0 {
			what = "a crew buys nothing from it"
		}
		if l.Needs != nil {
			what = fmt.Sprintf("%d if %s", l.Tokens, w.Names.Fact(l.Needs))
		}
		if i > 0 && l.Needs == nil {
			out = nil // those before never count
		}
		out = append(out, what)
	}
	return out
}

// sorted puts offers by category in the rule set's order, then by price and title.
func (w *writer) sorted(offers []offer) []offer {
	place := map[string]int{}
	for i, c := range w.r.Categories {
		place[c.ID] = i + 1
	}
	rank := func(o offer) int {
		if n := place[o.token.Category]; n > 0 {
			return n
		}
		return len(place) + 1
	}
	sort.SliceStable(offers, func(i, j int) bool {
		a, b := offers[i], offers[j]
		switch {
		case rank(a) != rank(b):
			return rank(a) < rank(b)
		case a.token.Category != b.token.Category:
			return a.token.Category < b.token.Category
		case cheapest(a.buy) != cheapest(b.buy):
			return cheapest(a.buy) < cheapest(b.buy)
		}
		return a.token.Title < b.token.Title
	})
	return offers
}

// cheapest is the lowest of several prices.
func cheapest(deals []deal) int {
	low := 0
	for i, d := range deals {
		if i == 0 || d.ua < low {
			low = d.ua
		}
	}
	return low
}

// goods is the table of a shelf.
func (w *writer) goods(s *model.Shelf, offers []offer) {
	t := page.Table{Columns: []page.TableColumn{
		{Head: "Stock"}, {Head: "Item"}, {Head: "Size"}, {Head: "What it does", Fill: true},
		{Head: "Buy", Align: page.Right}, {Head: "Sell", Align: page.Right}, {Head: w.crewHead()},
	}}
	category := "\x00"
	for _, o := range w.sorted(offers) {
		if o.token.Category != category {
			category = o.token.Category
			t.Rows = append(t.Rows, w.categoryRow(category))
		}
		t.Rows = append(t.Rows, page.TableRow{Cells: []page.Cell{
			w.stock(w.copies(o.token, s.Copies)), w.tokenCell(o.token, o.token.Title), w.Say(w.Names.of().Size(o.token.Size)), w.statsCell(o.token),
			w.priceCell(o.buy, buyBase(o.token)), w.priceCell(o.sell, sellBase(w.r, o.token)), w.crewBoxes(),
		}, From: w.source("stock." + s.ID)})
	}
	w.flow(blocks(w.Table(t, w.Width())), 1)
}

// tokenCell is a token by a name: it leads to what a pack's own rules say of it.
func (w *writer) tokenCell(t model.TokenKind, title string) page.Cell {
	cell := w.SayStrong(title)
	cell.From = scene.Ruled("tokens." + t.ID)
	return cell
}

// categoryRow is the title over the tokens of a category, with the mark of its colour.
func (w *writer) categoryRow(id string) page.TableRow {
	colour := ""
	for _, c := range w.r.Categories {
		if c.ID == id {
			colour = c.Colour
		}
	}
	cell := w.SayStrong(english.Capital(w.Names.category(id)))
	cell.Mark = w.swatch(colour, 2600)
	return page.TableRow{Group: true, Cells: []page.Cell{cell}}
}

// copies is how many of a design there can be on a shelf: those in the edition's boxes, within the limit.
func (w *writer) copies(t model.TokenKind, most int) int {
	n := 0
	for _, b := range w.r.Boxes {
		for _, c := range b.Tokens {
			if c.ID == t.ID {
				n += c.Count
			}
		}
	}
	if n == 0 {
		n = 1
	}
	if most > 0 {
		n = min(n, most)
	}
	return n
}

func (w *writer) crewHead() string {
	if w.Crews < 3 {
		return "Bought"
	}
	return "Bought by crew"
}

// statsCell is what a token does: numbers first, attributes quieter.
func (w *writer) statsCell(t model.TokenKind) page.Cell {
	numbers, traits := w.Names.Stats(t)
	c := w.Say(numbers)
	if numbers != "" && traits != "" {
		c = w.Say(numbers + " · ")
	}
	if traits != "" {
		quiet := w.Say(traits)
		quiet.Spans[0].Style.Colour = w.Tones.Soft
		c.Spans = append(c.Spans, quiet.Spans...)
	}
	if len(c.Spans) > 1 && c.Spans[0].Text == "" {
		c.Spans = c.Spans[1:]
	}
	return c
}
