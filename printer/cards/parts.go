package cards

import (
	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// Prose is a passage in the author's words.
func Prose(path string, text model.Text) Part {
	return Part{Path: path, Set: func(s Setting) []layout.Block { return s.Set.Text(text, s.Theme(), s.Width) }}
}

// Words is a plain sentence of ours.
func Words(text string) Part {
	return Part{Set: func(s Setting) []layout.Block {
		t := s.Theme()
		return []layout.Block{s.Set.Paragraph([]layout.Span{{Style: t.Body, Text: text}}, t.Leading, s.Width)}
	}}
}

// Named is a passage behind a name in bold, on its first line.
func Named(path, name string, text model.Text) Part {
	if name == "" {
		return Prose(path, text)
	}
	return Prose(path, describe.Opened([]model.Inline{{Text: name + "  ", Strong: true}}, text))
}

// Fact is a label with what it says.
type Fact struct{ Label, Text string }

// Facts are lines of labels, each followed by what it says.
func Facts(facts ...Fact) Part {
	return Part{Set: func(s Setting) []layout.Block {
		t := s.Theme()
		strong := t.Body
		strong.Face, strong.Colour = layout.BodyBold, s.Look.Colour
		var out []layout.Block
		for _, f := range facts {
			if f.Text == "" {
				continue
			}
			b := s.Set.Paragraph([]layout.Span{{Style: strong, Text: f.Label + "  "}, {Style: t.Body, Text: f.Text}}, t.Leading, s.Width)
			b.Gap = t.Gap / 3
			out = append(out, b)
		}
		return out
	}}
}

// Subject is a line in the letters of headings.
func Subject(text string) Part {
	return Part{Set: func(s Setting) []layout.Block {
		st := layout.Style{Face: layout.Heading, Size: s.Size * 108 / 100, Colour: s.Look.Colour}
		return []layout.Block{s.Set.Paragraph([]layout.Span{{Style: st, Text: text}}, st.Size*115/100, s.Width)}
	}}
}

// Rule is a thin line across.
func Rule() Part {
	return Part{Set: func(s Setting) []layout.Block {
		line := scene.Stroke{Path: level(0, s.Width, 75), Colour: s.Tones.Rule, Width: 150}
		return []layout.Block{{Rows: []layout.Row{{Height: 150, Items: []scene.Item{line}}}}}
	}}
}

// Stack puts parts together into one, such as a title with its text beside one spine.
func Stack(spine *Spine, parts ...Part) Part {
	out := Part{Spine: spine, Set: func(s Setting) []layout.Block {
		var all []layout.Block
		for _, p := range parts {
			if p.Set == nil {
				continue
			}
			blocks := p.Set(s)
			if len(blocks) > 0 && len(all) > 0 {
				blocks[0].Gap = s.Size * 22 / 100
			}
			all = append(all, blocks...)
		}
		return all
	}}
	for _, p := range parts {
		if p.Path != "" {
			out.Path, out.What = p.Path, p.What
		}
	}
	return out
}

// Picture fills the height that the other parts leave, if there is enough of it, with a symbol.
func Picture(symbol string) Part {
	return Part{Least: 9 * mm, Fill: func(s Setting, h scene.Unit) []scene.Item {
		drawn, _ := icons.Find(symbol)
		side := min(h*88/100, s.Width*60/100)
		faint := mixed(s.Look.Colour, 22) // not see-through: the layers of a symbol lie on one another
		ink := icons.Ink{Line: faint, Accent: faint, Tint: s.Tones.Wash, Paper: s.Tones.Paper}
		return []scene.Item{scene.Group{Tag: scene.Artifact, Items: drawn.Draw(icons.Around(scene.Point{X: s.Width / 2, Y: h / 2}, side), ink)}}
	}}
}

// Label is a line of small capitals-like letters over a passage.
func Label(text string) Part {
	return Part{Set: func(s Setting) []layout.Block {
		st := layout.Style{Face: layout.BodyBold, Size: max(least, s.Size*80/100), Colour: s.Tones.Soft, Tracking: 60}
		return []layout.Block{s.Set.Paragraph([]layout.Span{{Style: st, Text: text}}, st.Size*118/100, s.Width)}
	}}
}

// Small is a sentence of ours in the smallest letters.
func Small(text string) Part {
	return Part{Set: func(s Setting) []layout.Block {
		return []layout.Block{s.Set.Paragraph([]layout.Span{{Style: s.label(), Text: text}}, least*125/100, s.Width)}
	}}
}

// Note is a sentence of ours in italics, smaller than the text.
func Note(text string) Part {
	return Part{Set: func(s Setting) []layout.Block {
		st := layout.Style{Face: layout.BodyItalic, Size: max(least, s.Size*90/100), Colour: s.Tones.Soft}
		return []layout.Block{s.Set.Paragraph([]layout.Span{{Style: st, Text: text}}, st.Size*120/100, s.Width)}
	}}
}
