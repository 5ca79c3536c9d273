package sheet

import (
	"strings"
	"unicode/utf8"

	"github.com/sortie-tools/sortie/printer/art"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/words"
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
		n := min(2, len(list))
		width := w.column(scene.Unit(n))
		var cards []part
		var high scene.Unit
		for i, o := range list[:n] {
			card := w.objective(o, width, len(w.m.Objectives)-len(list)+i)
			cards, high = append(cards, card), max(high, card.h)
		}
		w.cards(list[:n], cards, width, high)
		list = list[n:]
	}
}

// cards places a row of cards as high as the highest.
func (w *writer) cards(list []model.Objective, cards []part, width, high scene.Unit) {
	if high > w.bottom()-headHeight {
		w.plainObjectives(list)
		return
	}
	if high > w.left() {
		w.fresh("Briefing")
	}
	for i, card := range cards {
		x := marginX + scene.Unit(i)*(width+gutter)
		w.page.Add(w.frame(scene.Rect{X: x, Y: w.y, W: width, H: high})...)
		w.place(card, x, w.y)
	}
	w.y += high + space
}

// plainObjectives sets objectives as titled prose.
func (w *writer) plainObjectives(list []model.Objective) {
	var blocks []layout.Block
	for i, o := range list {
		blocks = append(blocks, w.titled(rank(o, i)+": "+o.Title, o.Text, w.column(2))...)
		if standing := words.Standing(w.m, w.r, o); standing != "" {
			blocks = append(blocks, w.prose(plain(standing), w.st.text, w.column(2))...)
		}
		pay := model.Text{Blocks: []model.Block{{Kind: model.Paragraph, Inlines: []model.Inline{{Text: "Reward: " + words.Reward(w.m, w.r, o.Reward), Strong: true}}}}}
		blocks = append(blocks, w.prose(pay, w.st.text, w.column(2))...)
		for _, b := range o.Reward.Boons {
			blocks = append(blocks, w.prose(boonText(b), w.st.text, w.column(2))...)
		}
	}
	w.columns(blocks, 2, "Briefing")
	w.y += space
}

// frame is the outline of a card: two corners cut.
func (w *writer) frame(r scene.Rect) []scene.Item {
	cut := 3 * scene.Millimetre
	x0, y0, x1, y1 := r.X, r.Y+cardTab, r.X+r.W, r.Y+r.H
	var p scene.Path
	p.Move(x0, y0).Line(x1, y0).Line(x1, y1-cut).Line(x1-cut, y1).Line(x0, y1).Close()
	return []scene.Item{scene.Stroke{Path: p, Colour: w.tones.Ink, Width: 2 * hair}}
}

// objective is the inside of a card: its tab, title, prose and pay.
func (w *writer) objective(o model.Objective, width scene.Unit, place int) part {
	p := part{}
	w.tab(&p, rank(o, place), width, place == 0)
	p.h = cardTab + cardPad
	inner := width - 2*cardPad
	if o.Title != "" {
		head := w.set.Paragraph([]layout.Span{{Style: w.st.subject, Text: o.Title}}, points(155), inner)
		p.stack([]layout.Block{head}, cardPad)
		p.h += points(25)
	}
	p.stack(w.prose(o.Text, w.st.text, inner), cardPad)
	if standing := words.Standing(w.m, w.r, o); standing != "" {
		p.h += points(40)
		p.stack(w.prose(plain(standing), w.st.list, inner), cardPad)
	}
	p.h += cardPad * 3 / 4
	w.pay(&p, o.Reward, inner)
	p.h += cardPad
	return p
}

// rank is what an objective is called.
func rank(o model.Objective, place int) string {
	switch place {
	case 0:
		return "Primary objective"
	case 1:
		return "Secondary objective"
	}
	return "Further objective"
}

// tab is the dark label on top of a card; the first objective has a star.
func (w *writer) tab(p *part, text string, width scene.Unit, first bool) {
	st := w.st.heading
	st.Colour = w.tones.Paper
	l := w.set.Line(st, strings.ToUpper(text))
	left := cardPad
	if first {
		left += 4 * scene.Millimetre
	}
	end := min(width, left+l.Width+2*cardPad)
	var shape scene.Path
	shape.Move(0, 0).Line(end-cardTab/2, 0).Line(end, cardTab/2).Line(end, cardTab).Line(0, cardTab).Close()
	p.add(scene.Fill{Path: shape, Colour: w.tones.Ink})
	if first {
		star, _ := art.Find("objective")
		white := art.Ink{Line: w.tones.Paper}
		p.add(star.Draw(art.Around(scene.Point{X: cardPad + 1000, Y: cardTab / 2}, 3200), white)...)
	}
	p.add(l.At(left, w.middle(st, cardTab/2))...)
}

// pay is the strip that says what an objective is worth.
func (w *writer) pay(p *part, reward model.Reward, inner scene.Unit) {
	text := words.Reward(w.m, w.r, reward)
	if text == "" && len(reward.Boons) == 0 {
		return
	}
	p.add(scene.Stroke{Path: line(cardPad, p.h, cardPad+inner, p.h), Colour: w.tones.Rule, Width: hair})
	p.h += points(40)
	if text != "" {
		w.payLine(p, text, inner)
	}
	for _, b := range reward.Boons {
		p.h += points(20)
		p.stack(w.prose(boonText(b), w.st.list, inner), cardPad)
	}
}

// shortPay is how many letters a pay may have to be set large.
const shortPay = 44

// payLine hangs what is paid behind its label, so that a second line stands under the first.
func (w *writer) payLine(p *part, text string, inner scene.Unit) {
	const indent, apart = 6 * scene.Millimetre, 2 * scene.Millimetre
	high := points(165)
	p.add(w.icon("coin", scene.Point{X: cardPad + 2000, Y: p.h + high/2}, 4*scene.Millimetre)...)
	label := w.set.Line(w.st.label, "REWARD")
	st, leading := w.st.subject, high
	if utf8.RuneCountInString(text) > shortPay {
		st, leading = w.st.strong, points(118)
	}
	b := w.set.Paragraph([]layout.Span{{Style: st, Text: text}}, leading, inner-indent-label.Width-apart)
	p.h += (high - leading) / 2 // the first line stands beside the coin
	m := w.set.Metrics(st)
	base := layout.Baseline(layout.Line{Ascent: m.Ascent, Descent: m.Descent}, leading)
	p.add(label.At(cardPad+indent, p.h+base)...)
	p.stack([]layout.Block{b}, cardPad+indent+label.Width+apart)
}

// boonText is a boon with the games it lasts for in front.
func boonText(b model.Boon) model.Text {
	t := model.Text{Source: b.Text.Source}
	for i, block := range b.Text.Blocks {
		if i == 0 && block.Kind == model.Paragraph {
			lead := []model.Inline{{Text: words.BoonTime(b) + ": ", Strong: true}}
			block.Inlines = append(lead, block.Inlines...)
		}
		t.Blocks = append(t.Blocks, block)
	}
	if more := words.Boon(b); more != "" {
		t.Blocks = append(t.Blocks, plain(more).Blocks...)
	}
	return t
}

// plain is one paragraph without any marks.
func plain(text string) model.Text {
	return model.Text{Source: text, Blocks: []model.Block{{Kind: model.Paragraph, Inlines: []model.Inline{{Text: text}}}}}
}
