package trackers

import (
	"github.com/sortie-tools/sortie/printer/folio"
	"github.com/sortie-tools/sortie/printer/layout"
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
	b.Gap, b.KeepNext = folio.Points(p.size)*70/100, true
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
	if len(t.Blocks) == 0 {
		if title != "" {
			p.say(title+".", "")
		}
		return
	}
	theme := layout.Theme(folio.Points(p.size), p.Tones.Ink, p.Tones.Accent)
	theme.Leading, theme.Gap = theme.Body.Size*122/100, theme.Body.Size*25/100
	if title != "" && t.Blocks[0].Kind == model.Paragraph {
		first := t.Blocks[0]
		first.Inlines = append([]model.Inline{{Text: title + ". ", Strong: true}}, first.Inlines...)
		t.Blocks = append([]model.Block{first}, t.Blocks[1:]...)
	} else if title != "" {
		p.say(title+".", "")
	}
	blocks := p.Set.Text(t, theme, p.width)
	if len(blocks) > 0 {
		blocks[0].Gap = theme.Gap
	}
	p.out = append(p.out, blocks...)
}
