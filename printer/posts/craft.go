package posts

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// recipe is one thing that a workshop makes, with what goes into it and what it costs there.
type recipe struct {
	token    model.TokenKind
	makes    int
	price    []deal
	usual    base
	minerals []model.Amount
	tokens   []model.Amount
	needs    *model.CrewFact
	key      string // among the lines of the list; none by the rule set's numbers
}

// recipes are all things that a workshop makes: those by the rule set's numbers first.
func recipes(p *model.Post, r *model.RuleSet) []recipe {
	var out []recipe
	c := p.Crafting
	if c == nil {
		return nil
	}
	own := map[string]bool{}
	for _, x := range c.Recipes {
		own[x.ID] = true
	}
	for _, t := range r.Tokens {
		if c.Goods != nil && c.Goods.Hold(t) && !own[t.ID] {
			usual := base{ua: kinds.Number(t.Buy)}
			out = append(out, recipe{token: t, makes: 1, price: deals(p, "craft", &t, usual), usual: usual, minerals: t.Craft})
		}
	}
	for _, x := range c.Recipes {
		t := model.TokenKind{ID: x.ID, Title: english.Spelled(x.ID)}
		for _, known := range r.Tokens {
			if known.ID == x.ID {
				t = known
			}
		}
		usual := base{ua: x.UA}
		out = append(out, recipe{t, max(x.Makes, 1), deals(p, "craft", &t, usual), usual, x.Minerals, x.Tokens, x.Needs, recipeKey(x)})
	}
	return out
}

// workshop is the section of what is made at the post.
func (w *writer) workshop() {
	c := w.p.Crafting
	if c == nil {
		return
	}
	terms := append(w.Set.Text(c.Text, w.Styles.List, w.Width()), w.sentences(w.workshopTerms(c), w.Width())...)
	table := blocks(w.recipes())
	if first := min(layout.Height(table), recipesLeast); w.Left() < sectionLeast+layout.Height(terms)+first && w.Y > w.Top {
		w.Fresh(what) // a heading stays with the table that it is about
	}
	w.sectionFrom("crafting", "Workshop"+w.dagger("crafting"))
	w.flow(w.from("crafting", w.Width(), terms), 1)
	w.Y += 1500
	w.flow(table, 1)
}

// recipesLeast is how much of the table of recipes stands below its heading: the head and some rows.
const recipesLeast = 30 * scene.Millimetre

// recipes is the table of what is made.
func (w *writer) recipes() layout.Block {
	list := recipes(w.p, w.r)
	t := page.Table{Columns: []page.TableColumn{
		{Head: "Makes"}, {Head: "What it does", Fill: true}, {Head: "From"}, {Head: "UA", Align: page.Right},
		{Head: "Sell", Align: page.Right}, {Head: w.crewHead()},
	}}
	for _, x := range list {
		t.Rows = append(t.Rows, w.recipeRow(x))
	}
	return w.Table(t, w.Width())
}

func (w *writer) workshopTerms(c *model.Crafting) []string {
	var out []string
	if c.Needs != nil {
		out = append(out, "open only if "+w.Names.Fact(c.Needs))
	}
	if c.Limit > 0 {
		out = append(out, "it makes "+english.Count(c.Limit, "thing")+" for a crew in one visit")
	}
	if c.Store {
		out = append(out, "minerals that are not used yet can be written down for a later visit")
	}
	return out
}

func (w *writer) recipeRow(x recipe) page.TableRow {
	title := x.token.Title
	if x.makes > 1 {
		title = fmt.Sprintf("%d × %s", x.makes, title)
	}
	name := w.tokenCell(x.token, title)
	if x.needs != nil {
		needs := w.Say(" only if " + w.Names.Fact(x.needs))
		needs.Spans[0].Style.Colour = w.Tones.Soft
		name.Spans = append(name.Spans, needs.Spans...)
	}
	if when := w.Times[x.key]; when != "" {
		name.Spans = append(name.Spans, w.Say(" "+when).Spans...)
	}
	return page.TableRow{Cells: []page.Cell{
		name, w.statsCell(x.token), w.ingredients(x), w.pricedAt(x.from("ua"), x.price, x.usual), w.priceCell(w.takes(x.token), sellBase(w.r, x.token)), w.crewBoxes(),
	}, From: w.source(x.from(""))}
}

// from is the path of a field of a recipe, or of the recipe; of what a workshop makes by the rule set's numbers, of the
// goods that say so.
func (x recipe) from(field string) string {
	switch {
	case x.key == "" && field == "":
		return "crafting.goods"
	case x.key == "" || field == "ua" && x.usual.ua == 0:
		return ""
	}
	return strings.TrimSuffix("crafting.recipes."+x.token.ID+"."+field, ".")
}

// mostIngredients is how many stand below each other with their marks; more are said in a sentence, which a page can
// part.
const mostIngredients = 12

// ingredients are the minerals with their marks, and tokens, one on each line.
func (w *writer) ingredients(x recipe) page.Cell {
	if len(x.minerals)+len(x.tokens) > mostIngredients {
		list := english.Each(x.minerals, func(a model.Amount) string { return fmt.Sprintf("%d × %s", a.Count, w.Names.mineral(a.ID)) })
		return w.Say(english.And(append(list, english.Each(x.tokens, func(a model.Amount) string { return fmt.Sprintf("%d × %s", a.Count, w.Names.Token(a.ID)) })...)))
	}
	st := w.Styles.List.Body
	var d page.Drawing
	line := func(mark page.Drawing, text string) {
		l := w.OneLine(st, text, ingredientRoom)
		mid := d.H + priceLine/2
		at := scene.Unit(0)
		if mark.W > 0 {
			d.Items = append(d.Items, scene.Group{Shift: scene.Point{Y: mid - mark.H/2}, Items: mark.Items})
			at = mark.W + 900
		}
		d.Items = append(d.Items, l.At(at, w.Middle(st, mid))...)
		d.W, d.H = max(d.W, at+l.Width), d.H+priceLine
		d.Alt += english.Pick(d.Alt == "", "", ", ") + text
	}
	for _, a := range x.minerals {
		line(w.mineralMark(a.ID), fmt.Sprintf("%d × %s", a.Count, w.Names.mineral(a.ID)))
	}
	for _, a := range x.tokens {
		line(page.Drawing{}, fmt.Sprintf("%d × %s", a.Count, w.Names.Token(a.ID)))
	}
	if d.H == 0 {
		return w.Say("–")
	}
	return page.Cell{Mark: d}
}

// ingredientRoom is how much of an ingredient's name is shown; its full name stands in the rule set.
const ingredientRoom = 30 * scene.Millimetre

// mineralMark is a crystal's colour by its mark.
func (w *writer) mineralMark(id string) page.Drawing {
	for _, m := range w.r.Minerals {
		if m.ID == id {
			return w.swatch(m.Colour, 2700)
		}
	}
	return w.swatch("", 2700)
}

// services is the table of what people at the post do for a crew.
func (w *writer) services() {
	if len(w.p.Services) == 0 {
		return
	}
	w.section("Services")
	t := page.Table{Columns: []page.TableColumn{{Head: "Service", Fill: true}, {Head: "Cost"}, {Head: "Terms"}, {Head: w.crewHead()}}}
	for _, s := range w.p.Services {
		title := w.SayStrong(s.Title)
		if s.Who != "" {
			who := w.Say(" · " + s.Who)
			who.Spans[0].Style.Colour = w.Tones.Soft
			title.Spans = append(title.Spans, who.Spans...)
		}
		title.Blocks = func(width scene.Unit) []layout.Block { return w.Set.Text(s.Text, w.Styles.List, width) }
		t.Rows = append(t.Rows, page.TableRow{Cells: []page.Cell{title, w.costCell(s), w.Say(w.serviceTerms(s)), w.crewBoxesFor(times(s))}, From: w.source("services." + s.ID)})
	}
	w.flow(blocks(w.Table(t, w.Width())), 1)
}

// times is how often a crew is served.
func times(s model.Service) int {
	if s.Limit == nil {
		return 1
	}
	return s.Limit.Times
}

// costCell is what a service costs; a sum leads to its own field.
func (w *writer) costCell(s model.Service) page.Cell {
	c := w.Say(w.serviceCost(s))
	if s.UA > 0 && len(s.Tokens) == 0 {
		c.From = w.source("services." + s.ID + ".ua")
	}
	return c
}

func (w *writer) serviceCost(s model.Service) string {
	var parts []string
	if s.UA > 0 {
		parts = append(parts, fmt.Sprintf("%d UA", s.UA))
	}
	for _, a := range s.Tokens {
		parts = append(parts, fmt.Sprintf("%d × %s", a.Count, w.Names.Token(a.ID)))
	}
	if parts == nil {
		return "free"
	}
	return english.List(parts, "and")
}

func (w *writer) serviceTerms(s model.Service) string {
	var parts []string
	if l := s.Limit; l != nil {
		parts = append(parts, english.Capital(english.Times(l.Times))+" a "+l.Per+".")
	}
	if s.Needs != nil {
		parts = append(parts, "Only if "+w.Names.Fact(s.Needs)+".")
	}
	if when := w.Times[serviceKey(s)]; when != "" {
		parts = append(parts, english.Sentence(when))
	}
	if parts == nil {
		return "As often as wanted."
	}
	return strings.Join(parts, " ")
}
