package sheet

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// searchColumn is the width of a column of numbers.
const searchColumn = 9 * scene.Millimetre

// search is the table of what goes into the crates: a row for each size of crate, a column for each
// size of token.
func (w *writer) search(width scene.Unit) []layout.Block {
	sizes := w.tokenSizes()
	if len(sizes) == 0 {
		return nil
	}
	out := []layout.Block{w.section("Into each crate", width), w.searchHead(sizes, width)}
	for _, a := range w.m.Setup.Allocation {
		p := w.searchRow(w.crateLine(a.Crate), a.Tokens, sizes, width)
		p.Add(w.crateIcon(a.Crate, scene.Point{X: 2700, Y: p.H / 2})...)
		out = append(out, page.From("setup.search."+a.Crate, width, []layout.Block{p.Block()})...)
	}
	if len(w.m.Setup.Rare) > 0 {
		p := w.searchRow("Rare tokens, mixed in\u00a0first", w.m.Setup.Rare, sizes, width)
		p.Add(w.Icon("token-rare", scene.Point{X: 2700, Y: p.H / 2}, 4600)...)
		out = append(out, page.From("setup.search.rare", width, []layout.Block{p.Block()})...)
	}
	return out
}

// columnAt is the middle of a column of numbers; the last ends at the right.
func columnAt(i, n int, width scene.Unit) scene.Unit {
	return width - scene.Unit(n-i)*searchColumn + searchColumn/2
}

func (w *writer) searchHead(sizes []string, width scene.Unit) layout.Block {
	p := page.Part{H: 2600}
	for i, id := range sizes {
		title := english.Lower(tokenSizeTitle(w.r, id))
		st := w.Fitted(w.Styles.Label, title, searchColumn-600, page.Points(60))
		p.Add(w.OneLine(st, title, searchColumn-600).Centre(columnAt(i, len(sizes), width), 1700)...)
	}
	b := p.Block()
	b.KeepNext = true
	return b
}

func (w *writer) searchRow(name string, counts []model.TokenCount, sizes []string, width scene.Unit) page.Part {
	p := w.supply(name, width-scene.Unit(len(sizes))*searchColumn, width)
	for i, id := range sizes {
		text, look := "–", w.Styles.Body
		if n := countOf(counts, id); n > 0 {
			text, look = number(n), w.Styles.Figure
			look.Size = page.Points(116)
		}
		p.Add(w.Set.Line(look, text).Centre(columnAt(i, len(sizes), width), w.Middle(look, p.H/2))...)
	}
	return p
}

// crateIcon is a crate in its true proportions.
func (w *writer) crateIcon(size string, c scene.Point) []scene.Item {
	const long = 5200
	wide, deep := model.Inch, model.Inch
	for _, k := range w.r.Crates {
		if k.ID == size {
			wide, deep = k.Width, max(1, k.Depth)
		}
	}
	r := scene.Rect{W: long, H: long * scene.Unit(deep) / scene.Unit(max(wide, 1))}
	if wide <= deep {
		r = scene.Rect{W: long * 66 / 100, H: long * 66 / 100}
	}
	r.X, r.Y = c.X-r.W/2, c.Y-r.H/2
	symbol, _ := icons.Find("crate")
	return symbol.Draw(r, w.Tones.Plain())
}

// crateLine names a size of crate and how many there are to fill.
func (w *writer) crateLine(size string) string {
	title := kinds.Titled(w.r.Crates, size, func(c model.CrateSize) (string, string) { return c.ID, c.Title })
	return fmt.Sprintf("%s ×%d%s", title, cratesOf(w.m, size), describe.Except(w.m, size))
}

// tokenSizes are the sizes that the mission deals, in the rule set's order.
func (w *writer) tokenSizes() []string {
	var out []string
	for _, s := range w.r.TokenSizes {
		used := countOf(w.m.Setup.Rare, s.ID) > 0
		for _, a := range w.m.Setup.Allocation {
			used = used || countOf(a.Tokens, s.ID) > 0
		}
		if used {
			out = append(out, s.ID)
		}
	}
	return out
}

func countOf(counts []model.TokenCount, size string) (n int) {
	for _, c := range counts {
		if c.Size == size {
			n += c.Count
		}
	}
	return n
}
