package posts

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// ending is what closes a list, in columns: hiring, the ship, notes.
func (w *writer) ending() {
	columns := w.compactColumns()
	width := w.Column(scene.Unit(columns))
	var out []layout.Block
	for _, section := range [][]layout.Block{w.hiring(width), w.ship(width), w.remarks(width)} {
		if len(section) > 1 {
			section[1].Gap = 0
		}
		if len(section) > 0 && (len(section) > 1 || !section[0].KeepNext) {
			section[0].Gap = w.space
			out = append(out, section...)
		}
	}
	if len(out) == 0 {
		return
	}
	w.Y += w.space
	if _, rest := layout.Balance(out, columns, max(0, w.Left())); w.apart && len(rest) > 0 {
		w.Fresh(what)
	}
	w.flow(out, columns)
}

// head is the heading of a part of a column.
func (w *writer) head(title string, width scene.Unit) layout.Block {
	p := w.Heading(title, width)
	p.Add(w.mark(title))
	b := p.Block()
	b.KeepNext = true
	return b
}

// hiring says who is for hire, and for how much. Where nothing about it is the post's own, a short list
// leaves it out.
func (w *writer) hiring(width scene.Unit) []layout.Block {
	rules, own := w.r.Campaign.Hiring, w.p.Hiring
	if len(rules.Costs) == 0 && own == nil || w.Short && own == nil && len(w.lines("hire")) == 0 && w.Hires {
		return nil
	}
	out := []layout.Block{w.head("Hiring"+w.dagger("hiring"), width)}
	from := english.Pick(own != nil, "hiring", "")
	if own != nil && !own.Open || !w.Hires {
		return append(out, w.from(from, width, w.sentences([]string{english.Pick(w.Hires, "nobody is hired here", "nobody is hired yet")}, width))...)
	}
	out = append(out, w.from(from, width, w.sentences(w.hiringTerms(rules, own), width))...)
	if len(rules.Costs) > 0 {
		b := w.Table(w.costs(rules, own), width)
		b.Gap = 1500
		out = append(out, b)
	}
	return out
}

func (w *writer) hiringTerms(rules model.HiringRules, own *model.PostHiring) []string {
	var out []string
	draw := rules.Draw
	if own != nil && own.Draw > 0 {
		draw = own.Draw
	}
	if draw > 0 {
		out = append(out, english.Count(draw, "board")+" on offer"+english.Pick(draw != rules.Draw, ", drawn from those of all who are in no crew", ""))
	}
	if rules.Most > 0 {
		out = append(out, fmt.Sprintf("a crew has %d members at most", rules.Most))
	}
	if len(rules.Costs) > 0 {
		out = append(out, "costs in UA, by the trader’s points")
	}
	never := w.neverHired()
	if own != nil {
		if own.Needs != nil {
			out = append(out, "only if "+w.Names.Fact(own.Needs))
		}
		if len(own.Only) > 0 {
			out = append(out, "only "+english.List(english.Each(own.Only, w.Names.Trader), "and"))
		}
		never = append(never, own.Never...)
	}
	if len(never) > 0 {
		out = append(out, "not for hire: "+english.List(english.Each(never, w.Names.Trader), "and"))
	}
	return out
}

// neverHired are the traders whom the campaign keeps back.
func (w *writer) neverHired() []string {
	if c := w.Names.Campaign; c != nil && c.Hiring != nil {
		return append([]string(nil), c.Hiring.Never...)
	}
	return nil
}

// hireWay is a way to hire a trader.
type hireWay struct {
	id, head string
	of       func(model.HireCost) int
}

// hiresIn reports whether a post hires in a way.
func hiresIn(own *model.PostHiring, way string) bool {
	return own == nil || len(own.Ways) == 0 || slices.Contains(own.Ways, way)
}

func hireWays() []hireWay {
	return []hireWay{
		{"mission", "After a mission", func(c model.HireCost) int { return c.Mission }},
		{"permanent", "For good", func(c model.HireCost) int { return c.Permanent }},
		{"temporary", "One game", func(c model.HireCost) int { return c.Temporary }},
	}
}

// costs is the table of what traders cost by their points, in the ways that the post knows.
func (w *writer) costs(rules model.HiringRules, own *model.PostHiring) page.Table {
	ways := hireWays()
	t := page.Table{Columns: []page.TableColumn{{Head: "Points", Fill: true}}, Zebra: true}
	for _, way := range ways {
		if hiresIn(own, way.id) {
			t.Columns = append(t.Columns, page.TableColumn{Head: way.head, Align: page.Right})
		}
	}
	for _, c := range rules.Costs {
		band := fmt.Sprintf("%d and more", c.From)
		if c.To > 0 {
			band = english.Span(c.From, c.To)
		}
		row := page.TableRow{From: scene.Ruled("campaign.hiring.costs"), Cells: []page.Cell{w.Say(band)}}
		for _, way := range ways {
			if hiresIn(own, way.id) {
				usual := base{ua: way.of(c)}
				row.Cells = append(row.Cells, w.priceCell(deals(w.p, "hire", nil, usual), usual))
			}
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}
