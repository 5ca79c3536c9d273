package posts

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
)

// compactColumn is the least width of a column of a compact list.
const compactColumn = 52 * scene.Millimetre

// compactColumns is how many columns a compact list has on this paper.
func (w *writer) compactColumns() int { return max(1, min(3, int(w.Width()/compactColumn))) }

// compact is a list of tokens with their prices only, in several columns, a table for each category. From is what of the post
// puts them there; where nothing does, each leads to what the rule set says of it.
func (w *writer) compact(from scene.Source, offers []offer, buy bool) {
	n := w.compactColumns()
	width := w.Column(scene.Unit(n))
	var out []layout.Block
	var t page.Table
	flush := func() {
		if len(t.Rows) > 0 {
			b := w.Table(t, width)
			b.Gap, b.KeepRows = 2*scene.Millimetre, 2
			out = append(out, b)
		}
	}
	category, seen := "\x00", map[string]bool{}
	for _, o := range w.sorted(offers) {
		if seen[w.looks(o)] {
			continue
		}
		seen[w.looks(o)] = true
		if o.token.Category != category {
			flush()
			category = o.token.Category
			t = page.Table{Columns: w.compactHeads(category, buy)}
		}
		t.Rows = append(t.Rows, w.compactRow(from, o, buy))
	}
	flush()
	w.flow(out, n)
}

// looks is all that a compact list shows of an offer: those that look the same are shown once.
func (w *writer) looks(o offer) string {
	return fmt.Sprint(o.token.Category, "\x00", o.token.Title, "\x00", o.token.Size, "\x00", o.token.Sells, o.buy, o.sell)
}

func (w *writer) compactHeads(category string, buy bool) []page.TableColumn {
	heads := []page.TableColumn{{Head: w.Names.category(category), Fill: true}, {Head: "Size"}}
	if buy {
		heads = append(heads, page.TableColumn{Head: "Buy", Align: page.Right})
	}
	return append(heads, page.TableColumn{Head: "Sell", Align: page.Right})
}

func (w *writer) compactRow(from scene.Source, o offer, buy bool) page.TableRow {
	name := w.Say(o.token.Title)
	if more := w.bundles(o); more != "" {
		quiet := w.Say(" " + more)
		quiet.Spans[0].Style.Colour = w.Tones.Soft
		name.Spans = append(name.Spans, quiet.Spans...)
	}
	cells := []page.Cell{name, w.Say(w.Names.of().Size(o.token.Size))}
	if buy {
		cells = append(cells, w.priceCell(o.buy, buyBase(o.token)))
	}
	if from.Kind == scene.RuleSet {
		from.Path = "tokens." + o.token.ID
	}
	return page.TableRow{Cells: append(cells, w.priceCell(o.sell, sellBase(w.r, o.token))), From: from}
}

// bundles says what several of a token bring when they are sold together, if that is more.
func (w *writer) bundles(o offer) string {
	if len(o.token.Sells) < 2 {
		return ""
	}
	var parts []string
	for i, ua := range o.token.Sells[1:] {
		if d := deals(w.p, "sell", &o.token, base{ua: ua}); len(d) > 0 {
			parts = append(parts, fmt.Sprintf("%d: %d each", i+2, d[len(d)-1].ua))
		}
	}
	return "(" + strings.Join(parts, ", ") + ")"
}

// drawn is a shelf of tokens that are drawn: what could come, in short.
func (w *writer) drawn(from scene.Source, offers []offer) {
	w.flow(w.sentences([]string{"What can turn up, and its price:"}, w.Width()), 1)
	w.Y += 1000
	w.compact(from, offers, true)
}

// loot is what crews bring that no shelf here sells: tokens that nobody can buy anywhere, and all whose price
// here is another than usual.
func (w *writer) loot() {
	shelved := map[string]bool{}
	for i := range w.p.Stock {
		for _, o := range w.held(i) {
			shelved[o.token.ID] = true
		}
	}
	for _, x := range recipes(w.p, w.r) {
		shelved[x.token.ID] = true
	}
	var out []offer
	for _, t := range w.r.Tokens {
		sell := w.takes(t)
		if shelved[t.ID] || len(sell) == 0 || t.Buy != nil && sell[0].line < 0 {
			continue
		}
		out = append(out, offer{token: t, sell: sell})
	}
	if len(out) == 0 {
		return
	}
	w.section("Also bought from crews")
	w.flow(w.from(english.Pick(w.p.Refuses != nil, "refuses", ""), w.Width(), w.sentences(w.lootTerms(), w.Width())), 1)
	w.Y += 1500
	w.compact(scene.Source{Kind: scene.RuleSet}, out, false)
}

func (w *writer) lootTerms() []string {
	out := []string{"Everything else is taken in at the sale price on its token"}
	if w.p.Refuses != nil {
		out = append(out, "not taken in: "+w.Names.Goods(w.p.Refuses))
	}
	if c := w.Names.Campaign; c != nil && c.Keep != nil {
		out = append(out, "in this campaign nobody may sell "+w.Names.Goods(c.Keep))
	}
	for _, m := range w.r.Minerals {
		if m.UA > 0 {
			out = append(out, fmt.Sprintf("%s sells for %d UA", m.Title, m.UA))
		}
	}
	return out
}
