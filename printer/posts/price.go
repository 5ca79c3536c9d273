package posts

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// letters names the price lines of a post: a, b, c …, aa, ab …
func letters(p *model.Post) map[int]string {
	out := map[int]string{}
	for i := range p.Prices {
		out[i] = letter(i)
	}
	return out
}

func letter(i int) string {
	s := string(rune('a' + i%26))
	if i >= 26 {
		return letter(i/26-1) + s
	}
	return s
}

// The measures of a price.
const (
	priceLine   = 3700
	priceDigits = 4800 // room for the number
	priceLetter = 350  // between the number and the letter behind it
	struckGap   = 1100 // between the usual price, struck through, and the number
	struckHang  = 350  // of the stroke, on both sides
	priceFor    = 1200 // between whom a price is for and the number
)

// priceCell is the prices of a token. A single one shows the usual price struck through where it is another,
// the number, and the letter of the line that makes it so. Of several each has a line of its own, which begins
// with whom it is for. Without any price it is a dash.
func (w *writer) priceCell(deals []deal, usual base) page.Cell { return w.pricedAt("", deals, usual) }

// pricedAt is the same for a token whose usual price the post gives, at a path.
func (w *writer) pricedAt(path string, deals []deal, usual base) page.Cell {
	all := deals
	deals, more := fewer(deals)
	d := page.Drawing{W: w.priceWidth(all, usual), H: max(1, scene.Unit(len(deals))) * priceLine}
	var said []string
	for i, x := range deals {
		mid := priceLine*scene.Unit(i) + priceLine/2
		if more && i == len(deals)-2 {
			d.Items = append(d.Items, w.Set.Line(w.Styles.List.Body, "…").Right(d.W-w.letterRoom(), w.Middle(w.Styles.List.Body, mid))...)
			said = append(said, "more as the special prices say")
			continue
		}
		whom := ""
		if len(all) > 1 {
			whom = w.whom(all, x)
			d.Items = append(d.Items, w.Set.Line(w.whomStyle(), whom).At(0, w.Middle(w.Styles.List.Body, mid))...)
		}
		d.Items = append(d.Items, w.price(x, usual, d.W, mid, len(all) == 1)...)
		if from := w.priceFrom(x, path); from.Path != "" {
			d.Items = append(d.Items, page.At(from, scene.Rect{Y: priceLine * scene.Unit(i), W: d.W, H: priceLine}))
		}
		said = append(said, strings.TrimPrefix(whom+": ", ": ")+w.sayPrice(x, usual))
	}
	if len(deals) == 0 {
		d.Items = w.Set.Line(w.Styles.List.Body, "–").Right(d.W-w.letterRoom(), w.Middle(w.Styles.List.Body, priceLine/2))
		said = []string{"none"}
	}
	d.Alt = strings.Join(said, "; ")
	return page.Cell{Mark: d}
}

// priceFrom is where a price is given: by a line of the post, by what a campaign brings about, or at a path of the post's.
// A usual price of the rule set has no source of its own: its row has.
func (w *writer) priceFrom(d deal, usual string) scene.Source {
	switch l := w.lineOf(d); {
	case l == nil:
		return w.source(usual)
	case d.line < len(w.Given):
		return scene.Source{Path: w.Given[d.line].From}
	default:
		return w.source("prices." + l.ID + priceField(l))
	}
}

// priceField is the field of a price line that says the price; none where several do.
func priceField(l *model.PriceLine) string {
	field, n := "", 0
	for name, has := range map[string]bool{".roll": l.Roll != nil, ".set": l.Set != nil, ".percent": l.Percent != nil, ".add": l.Add != 0} {
		if has {
			field, n = name, n+1
		}
	}
	if n != 1 {
		return ""
	}
	return field
}

// whom is whom or what one of several prices is for: so many tokens, the crews that its line is about, or the
// others.
func (w *writer) whom(all []deal, d deal) string {
	if l := w.lineOf(d); l != nil && !d.sure {
		if l.Needs != nil {
			return "if " + w.letters[d.line]
		}
		return fmt.Sprintf("first %d", l.Limit)
	}
	for _, x := range all {
		if l := w.lineOf(x); l != nil && l.Needs != nil {
			return "else"
		}
	}
	return "then"
}

// lineOf is the price line of a deal; nil at the usual price.
func (w *writer) lineOf(d deal) *model.PriceLine {
	if d.line < 0 || d.line >= len(w.p.Prices) {
		return nil
	}
	return &w.p.Prices[d.line]
}

// whomStyle is quieter than the numbers.
func (w *writer) whomStyle() layout.Style {
	st := w.Styles.List.Body
	st.Size, st.Colour = page.Points(66), w.Tones.Soft
	return st
}

// mostDeals is how many prices stand below each other. Of more, the first are shown and the last, which all
// others get; the special prices have them all.
const mostDeals = 6

func fewer(deals []deal) (shown []deal, more bool) {
	n := len(deals)
	if n <= mostDeals {
		return deals, false
	}
	return append(append([]deal(nil), deals[:mostDeals-1]...), deals[n-1]), true
}

// letterRoom is what every price leaves for letters, so that numbers stand under each other and no letter
// stands out of the table.
func (w *writer) letterRoom() scene.Unit {
	var wide scene.Unit
	for _, s := range w.letters {
		wide = max(wide, w.Set.Width(w.letterStyle(), s))
	}
	if wide == 0 {
		return 0
	}
	return wide + priceLetter
}

func (w *writer) letterStyle() layout.Style {
	st := w.Styles.List.Body
	st.Face, st.Size = w.Styles.List.Strong, page.Points(66)
	return st
}

// priceWidth is the room for the widest number, for letters behind it, and for what stands before it.
func (w *writer) priceWidth(deals []deal, usual base) scene.Unit {
	var before, number scene.Unit
	st := w.Styles.List.Body
	st.Face = w.Styles.List.Strong
	for _, d := range deals {
		number = max(number, w.Set.Width(st, fmt.Sprint(d.ua)))
		if d.roll {
			number = max(number, w.Set.Width(w.rolledStyle(), rolled))
		}
		switch {
		case len(deals) > 1:
			before = max(before, w.Set.Width(w.whomStyle(), w.whom(deals, d))+priceFor)
		case w.differs(d, usual):
			before = w.Set.Width(w.struckStyle(), fmt.Sprint(usual.ua)) + struckGap + 2*struckHang
		}
	}
	return max(priceDigits, before+number) + w.letterRoom()
}

// differs reports whether a deal is at another price than the usual one.
func (w *writer) differs(d deal, usual base) bool {
	return d.line >= 0 && !d.roll && !usual.none && !usual.roll && d.ua != usual.ua
}

// price draws one price that ends at a column's width, less the room for letters; alone it shows the usual one too.
func (w *writer) price(d deal, usual base, wide, mid scene.Unit, alone bool) []scene.Item {
	var out []scene.Item
	st := w.Styles.List.Body
	if d.line >= 0 {
		st.Face = w.Styles.List.Strong
		out = append(out, w.Set.Line(w.letterStyle(), w.letters[d.line]).At(wide-w.letterRoom()+priceLetter, w.Middle(st, mid))...)
	}
	right := wide - w.letterRoom()
	if d.roll {
		return append(out, w.Set.Line(w.rolledStyle(), rolled).Right(right, w.Middle(st, mid))...)
	}
	number := w.Set.Line(st, fmt.Sprint(d.ua))
	out = append(out, number.Right(right, w.Middle(st, mid))...)
	if alone && w.differs(d, usual) {
		out = append(out, w.struck(fmt.Sprint(usual.ua), right-number.Width-struckGap, mid)...)
	}
	return out
}

// rolled stands for a price that a die says: the picture of one looks like a box to tick.
const rolled = "roll"

func (w *writer) rolledStyle() layout.Style {
	st := w.Styles.List.Body
	st.Face = w.Styles.List.Emph
	return st
}

func (w *writer) struckStyle() layout.Style {
	st := w.Styles.List.Body
	st.Size, st.Colour = page.Points(74), w.Tones.Soft
	return st
}

// struck is the usual price, small and struck through, that ends at x.
func (w *writer) struck(text string, x, mid scene.Unit) []scene.Item {
	st := w.struckStyle()
	l := w.Set.Line(st, text)
	line := scene.Stroke{Path: page.Line(x-l.Width-struckHang, mid+500, x+struckHang, mid-500), Colour: w.Tones.Ink, Width: page.Hair}
	return append([]scene.Item{line}, l.Right(x, w.Middle(st, mid))...) // under the letters, which stay whole
}

// sayPrice is a price for those who listen.
func (w *writer) sayPrice(d deal, usual base) string {
	say := fmt.Sprintf("%d UA", d.ua)
	if d.roll {
		say = "as rolled"
	}
	if w.differs(d, usual) {
		say += fmt.Sprintf(" instead of %d", usual.ua)
	}
	if d.line >= 0 {
		say += " by price " + w.letters[d.line]
	}
	return say
}
