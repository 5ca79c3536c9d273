package sheet

import (
	"cmp"
	"unicode/utf8"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// The measures of a card.
const (
	cardPad = 4 * scene.Millimetre
	cardTab = 6 * scene.Millimetre
)

// objectives are cards, two beside each other. A card that is taller than what a page offers is set
// as plain columns instead.
func (w *writer) objectives() {
	list := w.m.Objectives
	for len(list) > 0 {
		n := min(w.ProseColumns(), len(list))
		width := w.Column(scene.Unit(n))
		var cards []page.Part
		var high scene.Unit
		for i, o := range list[:n] {
			card := w.objective(o, width, len(w.m.Objectives)-len(list)+i)
			cards, high = append(cards, card), max(high, card.H)
		}
		w.cards(list[:n], cards, width, high)
		list = list[n:]
	}
}

// cards places a row of cards as high as the highest.
func (w *writer) cards(list []model.Objective, cards []page.Part, width, high scene.Unit) {
	if high > w.Bottom()-page.HeadHeight {
		w.plainObjectives(list)
		return
	}
	if high > w.Left() {
		w.Fresh("Briefing")
	}
	for i, card := range cards {
		x := page.MarginX + scene.Unit(i)*(width+page.Gutter)
		w.Page.Add(w.frame(scene.Rect{X: x, Y: w.Y, W: width, H: high})...)
		w.Place(card, x, w.Y)
		w.Page.Add(scene.Source{Area: scene.Rect{X: x, Y: w.Y, W: width, H: high}, Path: "objectives." + list[i].ID})
	}
	w.Y += high + page.Space
}

// plainObjectives sets objectives as titled prose.
func (w *writer) plainObjectives(list []model.Objective) {
	var blocks []layout.Block
	for i, o := range list {
		from := len(blocks)
		blocks = append(blocks, bookmarked(w.titled(heading(o, i), o.Text, w.ProseWidth()), w.bookmark("objective:"+o.ID), cmp.Or(o.Title, kinds.Rank(i)))...)
		if standing := describe.Standing(w.m, w.r, o); standing != "" {
			blocks = append(blocks, w.prose(plain(standing), w.Styles.Text, w.ProseWidth())...)
		}
		pay := model.Text{Blocks: []model.Block{{Kind: model.Paragraph, Inlines: []model.Inline{{Text: "Reward: " + describe.Reward(w.m, w.r, o.Reward), Strong: true}}}}}
		blocks = append(blocks, w.prose(pay, w.Styles.Text, w.ProseWidth())...)
		for _, b := range o.Reward.Boons {
			blocks = append(blocks, w.prose(w.boonText(b), w.Styles.Text, w.ProseWidth())...)
		}
		page.From("objectives."+o.ID, w.ProseWidth(), blocks[from:])
	}
	w.Columns(blocks, w.ProseColumns(), "Briefing")
	w.Y += page.Space
}

// frame is the outline of a card: two corners cut.
func (w *writer) frame(r scene.Rect) []scene.Item {
	cut := 3 * scene.Millimetre
	x0, y0, x1, y1 := r.X, r.Y+cardTab, r.X+r.W, r.Y+r.H
	var p scene.Path
	p.Move(x0, y0).Line(x1, y0).Line(x1, y1-cut).Line(x1-cut, y1).Line(x0, y1).Close()
	return []scene.Item{scene.Stroke{Path: p, Colour: w.Tones.Ink, Width: 2 * page.Hair}}
}

// objective is the inside of a card: its tab, title, prose and pay.
func (w *writer) objective(o model.Objective, width scene.Unit, place int) page.Part {
	p := page.Part{}
	p.Add(scene.Bookmark{Name: w.bookmark("objective:" + o.ID), Index: cmp.Or(o.Title, kinds.Rank(place))})
	w.tab(&p, kinds.Rank(place), width, place == 0)
	p.H = cardTab + cardPad
	inner := width - 2*cardPad
	if o.Title != "" {
		head := w.Set.Paragraph([]layout.Span{{Style: w.Styles.Subject, Text: o.Title}}, page.Points(155), inner)
		p.Stack([]layout.Block{head}, cardPad)
		p.H += page.Points(25)
	}
	p.Stack(w.prose(o.Text, w.Styles.Text, inner), cardPad)
	if standing := describe.Standing(w.m, w.r, o); standing != "" {
		p.H += page.Points(40)
		p.Stack(w.prose(plain(standing), w.Styles.List, inner), cardPad)
	}
	p.H += cardPad * 3 / 4
	w.pay(&p, o.Reward, inner)
	p.H += cardPad
	return p
}

// heading is the rank of an objective and its title, if it has one.
func heading(o model.Objective, place int) string {
	if o.Title == "" {
		return kinds.Rank(place)
	}
	return kinds.Rank(place) + ": " + o.Title
}

// tab is the dark label on top of a card; the first objective has a star.
func (w *writer) tab(p *page.Part, text string, width scene.Unit, first bool) {
	st := w.Styles.Heading
	st.Colour = w.Tones.Paper
	l := w.Set.Line(st, layout.Capitals(text))
	left := cardPad
	if first {
		left += 4 * scene.Millimetre
	}
	end := min(width, left+l.Width+2*cardPad)
	var shape scene.Path
	shape.Move(0, 0).Line(end-cardTab/2, 0).Line(end, cardTab/2).Line(end, cardTab).Line(0, cardTab).Close()
	p.Add(scene.Fill{Path: shape, Colour: w.Tones.Ink})
	if first {
		star, _ := icons.Find("objective")
		white := icons.Ink{Line: w.Tones.Paper}
		p.Add(star.Draw(icons.Around(scene.Point{X: cardPad + 1000, Y: cardTab / 2}, 3200), white)...)
	}
	p.Add(l.At(left, w.Middle(st, cardTab/2))...)
}

// pay is the strip that says what an objective is worth.
func (w *writer) pay(p *page.Part, reward model.Reward, inner scene.Unit) {
	text := describe.Reward(w.m, w.r, reward)
	if text == "" && len(reward.Boons) == 0 {
		return
	}
	p.Add(scene.Stroke{Path: page.Line(cardPad, p.H, cardPad+inner, p.H), Colour: w.Tones.Rule, Width: page.Hair})
	p.H += page.Points(40)
	if text != "" {
		w.payLine(p, text, inner)
	}
	for _, b := range reward.Boons {
		p.H += page.Points(20)
		p.Stack(w.prose(w.boonText(b), w.Styles.List, inner), cardPad)
	}
}

// shortPay is how many letters a pay may have to be set large.
const shortPay = 44

// payLine hangs what is paid behind its label, so that a second line stands under the first.
func (w *writer) payLine(p *page.Part, text string, inner scene.Unit) {
	const indent, apart = 6 * scene.Millimetre, 2 * scene.Millimetre
	high := page.Points(165)
	p.Add(w.Icon("coin", scene.Point{X: cardPad + 2000, Y: p.H + high/2}, 4*scene.Millimetre)...)
	label := w.Set.Line(w.Styles.Label, "REWARD")
	st, leading := w.Styles.Subject, high
	if utf8.RuneCountInString(text) > shortPay {
		st, leading = w.Styles.Strong, page.Points(118)
	}
	b := w.Set.Paragraph([]layout.Span{{Style: st, Text: text}}, leading, inner-indent-label.Width-apart)
	p.H += (high - leading) / 2 // the first line stands beside the coin
	m := w.Set.Metrics(st)
	base := layout.Baseline(layout.Line{Ascent: m.Ascent, Descent: m.Descent}, leading)
	p.Add(label.At(cardPad+indent, p.H+base)...)
	p.Stack([]layout.Block{b}, cardPad+indent+label.Width+apart)
}

// boonText is a boon with the games it lasts for in front.
func (w *writer) boonText(b model.Boon) model.Text {
	t := model.Text{Source: b.Text.Source}
	for i, block := range b.Text.Blocks {
		if i == 0 && block.Kind == model.Paragraph {
			lead := []model.Inline{{Text: describe.BoonTime(b) + ": ", Strong: true}}
			block.Inlines = append(lead, block.Inlines...)
		}
		t.Blocks = append(t.Blocks, block)
	}
	if more := describe.Boon(b, w.opt.Titles); more != "" {
		t.Blocks = append(t.Blocks, plain(more).Blocks...)
	}
	return t
}

// plain is one paragraph without any marks.
func plain(text string) model.Text {
	return model.Text{Source: text, Blocks: []model.Block{{Kind: model.Paragraph, Inlines: []model.Inline{{Text: text}}}}}
}
