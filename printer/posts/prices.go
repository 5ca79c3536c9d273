package posts

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// prices explains the letters behind prices, and shows what is rolled for.
func (w *writer) prices() {
	tables := w.rolledTables()
	if len(w.p.Prices)+len(tables) == 0 {
		return
	}
	w.section("Special prices")
	t := page.Table{Columns: []page.TableColumn{{}, {Fill: true}, {}}}
	for i, l := range w.p.Prices {
		t.Rows = append(t.Rows, page.TableRow{Cells: []page.Cell{w.SayStrong(w.letters[i]), w.Say(english.Sentence(w.priceLine(i))), w.rollCell(l.Roll)}, From: w.lineFrom(i)})
	}
	for _, table := range tables {
		t.Rows = append(t.Rows, page.TableRow{Cells: []page.Cell{
			w.SayStrong(rolled), w.Say(english.Sentence(w.tokensOn(table) + ": " + table.Title + ", rolled on " + w.aDie(table.Die))), w.rollCell(w.rollOf(table)),
		}})
	}
	w.priceTimes(&t)
	w.flow(blocks(w.Table(t, w.Width())), 1)
}

// priceTimes adds a column for when each price holds, where one of them does not hold at all of the list's times.
func (w *writer) priceTimes(t *page.Table) {
	var when []string
	some := false
	for _, l := range w.p.Prices {
		times := w.Times[priceKey(l)]
		when, some = append(when, times), some || times != ""
	}
	if !some {
		return
	}
	t.Columns = append(t.Columns, page.TableColumn{Head: "When"})
	t.Columns[1].Head = "Price"
	for i := range t.Rows {
		times := ""
		if i < len(when) {
			times = cmp.Or(when[i], "always")
		}
		t.Rows[i].Cells = append(t.Rows[i].Cells, w.Say(times))
	}
}

// priceLine says a price line; what a campaign has given says why.
func (w *writer) priceLine(i int) string {
	l := w.p.Prices[i]
	if i >= len(w.Given) {
		return w.Names.PriceLine(l)
	}
	return w.Names.dealIn(l) + ": " + w.Names.terms(l) + ", " + w.Given[i].Why
}

// lineFrom is where a price line stands: in the post, or in the campaign that gives it.
func (w *writer) lineFrom(i int) scene.Source {
	if i < len(w.Given) {
		return scene.Source{Path: w.Given[i].From}
	}
	return w.source("prices." + w.p.Prices[i].ID)
}

func (w *writer) aDie(id string) string {
	if id == "" {
		return "a die"
	}
	return "the " + w.Names.of().Die(id)
}

// rolledTables are the tables of the rule set that the value of a token is rolled on, where the post takes
// such a token at that price.
func (w *writer) rolledTables() []*model.RollTable {
	var out []*model.RollTable
	seen := map[string]bool{}
	for _, t := range w.r.Tokens {
		table := rolledFor(w.r, t)
		if table == nil || seen[table.ID] {
			continue
		}
		for _, d := range w.takes(t) {
			if d.roll && (d.line < 0 || w.p.Prices[d.line].Roll == nil) && !seen[table.ID] {
				seen[table.ID] = true
				out = append(out, table)
			}
		}
	}
	return out
}

func (w *writer) tokensOn(table *model.RollTable) string {
	var titles []string
	for _, t := range w.r.Tokens {
		if t.Table == table.ID {
			titles = append(titles, t.Title)
		}
	}
	return kinds.Several(titles)
}

// rollOf is a table of the rule set as a price that is rolled for.
func (w *writer) rollOf(table *model.RollTable) *model.PriceRoll {
	roll := &model.PriceRoll{Die: table.Die}
	for _, row := range table.Rows {
		price, _ := kinds.PriceSet(row, "selling")
		roll.Bands = append(roll.Bands, model.PriceBand{From: row.From, To: max(row.From, row.To), UA: price})
	}
	return roll
}

// mostBands is how many bands of a roll are drawn; more are said.
const mostBands = 12

// sayBands is a roll's prices in words.
func sayBands(roll *model.PriceRoll) string {
	return strings.Join(english.Each(roll.Bands, func(b model.PriceBand) string { return fmt.Sprintf("%s: %d UA", english.Span(b.From, b.To), b.UA) }), ", ")
}

// rollCell is a roll's prices as a little table: numbers of the die above, UA below.
func (w *writer) rollCell(roll *model.PriceRoll) page.Cell {
	if roll == nil || len(roll.Bands) == 0 {
		return w.Say("")
	}
	if len(roll.Bands) > mostBands {
		return w.Say(sayBands(roll))
	}
	bands := roll.Bands
	const wide, high = 9000, 4000
	perRow := 4
	rows := (len(bands) + perRow - 1) / perRow
	d := page.Drawing{W: wide * scene.Unit(min(len(bands), perRow)), H: 2 * high * scene.Unit(rows)}
	for i, b := range bands {
		x, y := wide*scene.Unit(i%perRow), 2*high*scene.Unit(i/perRow)
		head := scene.RectPath(scene.Rect{X: x, Y: y, W: wide, H: high})
		d.Items = append(d.Items, scene.Fill{Path: head, Colour: w.Tones.Wash}, scene.Stroke{Path: scene.RectPath(scene.Rect{X: x, Y: y, W: wide, H: 2 * high}), Colour: w.Tones.Rule, Width: page.Hair})
		d.Items = append(d.Items, w.centred(w.Styles.List.Body, english.Span(b.From, b.To), x+wide/2, y+high/2, wide-800)...)
		st := w.Styles.List.Body
		st.Face = w.Styles.List.Strong
		d.Items = append(d.Items, w.centred(st, fmt.Sprintf("%d UA", b.UA), x+wide/2, y+high*3/2, wide-800)...)
		d.Alt += fmt.Sprintf("%s: %d UA. ", english.Span(b.From, b.To), b.UA)
	}
	return page.Cell{Mark: d}
}

func (w *writer) centred(st layout.Style, text string, x, mid, room scene.Unit) []scene.Item {
	return w.OneLine(st, text, room).Centre(x, w.Middle(st, mid))
}

// PriceLine says what a price line does.
func (s Scope) PriceLine(l model.PriceLine) string {
	out := s.dealIn(l) + ": " + s.terms(l)
	if l.Needs != nil {
		out += ", if " + s.Fact(l.Needs)
	}
	if l.Limit > 0 {
		out += fmt.Sprintf("; %s a visit", english.Times(l.Limit))
	}
	return out
}

func (s Scope) dealIn(l model.PriceLine) string {
	switch l.On {
	case "hire":
		return "hiring"
	case "repair":
		return "a repair of the ship"
	case "upgrade":
		return "building in an upgrade"
	case "craft":
		return "having made " + s.Goods(l.Goods)
	case "sell":
		return "selling " + s.Goods(l.Goods)
	}
	return "buying " + s.Goods(l.Goods)
}

// terms are what takes the usual price's place, and what is added or taken off.
func (s Scope) terms(l model.PriceLine) string {
	out := ""
	switch {
	case l.Roll != nil:
		out = "what the " + s.of().Die(l.Roll.Die) + " says"
		if l.Roll.Keep && l.On == "sell" {
			out += "; the seller may keep the token after the roll"
		}
		return out
	case l.Set != nil:
		out = fmt.Sprintf("%d UA", *l.Set)
	}
	if l.Percent != nil {
		if out != "" {
			out += ", of which "
		}
		out += fmt.Sprintf("%d %% of the usual price", *l.Percent)
	}
	switch {
	case l.Add != 0 && out != "":
		out += fmt.Sprintf(", and %s", moreOrLess(l.Add))
	case l.Add != 0:
		out = moreOrLess(l.Add)
	case out == "":
		out = "the usual price"
	}
	return out
}

func moreOrLess(n int) string {
	if n < 0 {
		return fmt.Sprintf("%d UA less", -n)
	}
	return fmt.Sprintf("%d UA more", n)
}
