package trackers

import (
	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// prose sets short passages in letters of one size.
type prose struct {
	*writer
	size, width scene.Unit
	out         []layout.Block
}

func (w *writer) prose(size, width scene.Unit) *prose {
	return &prose{writer: w, size: size, width: width}
}

// head opens a section of short passages.
func (p *prose) head(title string) {
	st := p.letters(layout.Heading, p.size, p.Tones.Accent)
	b := p.Set.Paragraph([]layout.Span{{Style: st, Text: layout.Capitals(title)}}, st.Size*130/100, p.width)
	b.Gap, b.KeepNext = page.Points(p.size)*70/100, true
	p.out = append(p.out, b)
}

// say is a passage whose first words are bold.
func (p *prose) say(strong, text string) {
	body := p.letters(layout.Body, p.size, p.Tones.Ink)
	bold := p.letters(layout.BodyBold, p.size, p.Tones.Ink)
	var spans []layout.Span
	if strong != "" {
		spans = append(spans, layout.Span{Style: bold, Text: strong + " "})
	}
	spans = append(spans, layout.Span{Style: body, Text: text})
	b := p.Set.Paragraph(spans, body.Size*122/100, p.width)
	b.Gap = body.Size * 25 / 100
	p.out = append(p.out, b)
}

// text is prose of the rule set after a title.
func (p *prose) text(title string, t model.Text) {
	if title != "" {
		title += "."
	}
	p.passage(title, t)
}

// passage is prose behind a word or a number in bold.
func (p *prose) passage(strong string, t model.Text) {
	if strong != "" {
		t = describe.Opened([]model.Inline{{Text: strong + " ", Strong: true}}, t)
	}
	theme := layout.Theme(page.Points(p.size), p.Tones.Ink, p.Tones.Accent)
	theme.Leading, theme.Gap = theme.Body.Size*122/100, theme.Body.Size*25/100
	blocks := p.Set.Text(t, theme, p.width)
	if len(blocks) > 0 {
		blocks[0].Gap = theme.Gap
	}
	p.out = append(p.out, blocks...)
}

// of says of what is written next what of the rule set it shows.
func (p *prose) of(path string, write func()) {
	first := len(p.out)
	write()
	page.Ruled(path, p.width, p.out[first:])
}

// apart puts air above what is written next, which opens what follows if anything does.
func (p *prose) apart(opens bool, write func()) {
	first := len(p.out)
	write()
	if first < len(p.out) {
		p.out[first].Gap = page.Points(p.size) * 60 / 100
		p.out[len(p.out)-1].KeepNext = opens
	}
}
