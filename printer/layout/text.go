package layout

import (
	"strconv"

	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// Lines to leave behind and to carry over when a paragraph is parted, so that no line stands alone.
const keepLines = 2

// maxNesting bounds lists in lists: a page is too narrow for more, and a hostile text might go on
// for thousands. Deeper blocks are set without further indent.
const maxNesting = 6

// Text sets a passage of prose in a column of that width.
func (s *Set) Text(t model.Text, theme TextTheme, width scene.Unit) []Block {
	c := composer{set: s, theme: theme}
	return c.blocks(t.Blocks, width, 0)
}

// Paragraph sets spans as one block of lines.
func (s *Set) Paragraph(spans []Span, leading, width scene.Unit) Block {
	b := Block{KeepRows: keepLines, Tag: scene.Paragraph}
	if len(spans) == 0 {
		return b
	}
	// One baseline for all lines, whatever faces they hold, or they would stand unevenly.
	m := s.Metrics(spans[0].Style)
	base := Baseline(Line{Ascent: m.Ascent, Descent: m.Descent}, leading)
	lines := wrapper{set: s, width: width, bare: s.sketch}.wrap(spans)
	b.Rows = make([]Row, len(lines))
	for i, l := range lines {
		b.Rows[i] = Row{Height: leading, Items: l.At(0, base)}
	}
	return b
}

// Baseline is where a line's baseline lies below the top of a row of that height.
func Baseline(l Line, height scene.Unit) scene.Unit {
	return (height-l.Ascent-l.Descent)/2 + l.Ascent
}

// composer turns prose into blocks in one theme.
type composer struct {
	set   *Set
	theme TextTheme
}

func (c composer) blocks(blocks []model.Block, width scene.Unit, depth int) []Block {
	var out []Block
	for _, b := range blocks {
		for _, set := range c.block(b, width, depth) {
			if len(set.Rows) > 0 {
				out = append(out, set)
			}
		}
	}
	return out
}

func (c composer) block(b model.Block, width scene.Unit, depth int) []Block {
	switch b.Kind {
	case model.Heading:
		return []Block{c.heading(b, width)}
	case model.BulletList, model.OrderedList:
		return c.list(b, width, depth)
	case model.Quote:
		return c.quote(b, width, depth)
	case model.Table:
		return []Block{c.table(b.Rows, width)}
	case model.ListItem:
		return c.blocks(b.Blocks, width, depth)
	}
	p := c.set.Paragraph(c.spans(b.Inlines, c.theme.Body), c.theme.Leading, width)
	p.Gap = c.theme.Gap
	return []Block{p}
}

func (c composer) heading(b model.Block, width scene.Unit) Block {
	st := c.theme.Body
	if n := len(c.theme.Headings); n > 0 {
		st = c.theme.Headings[min(max(b.Level, 1), n)-1]
	}
	spans := c.spans(b.Inlines, st)
	for i := range spans {
		spans[i].Style.Face = st.Face // a heading has one face, whatever its words are marked as
	}
	h := c.set.Paragraph(spans, st.Size*120/100, width)
	h.Gap, h.KeepNext, h.Whole, h.Tag = c.theme.Gap*3/2, true, true, scene.Heading3
	return h
}

// list sets each item with its mark hanging in the indent.
func (c composer) list(b model.Block, width scene.Unit, depth int) []Block {
	indent := c.indent(depth)
	var out []Block
	for i, item := range b.Blocks {
		blocks := c.blocks(item.Blocks, width-indent, depth+1)
		if len(blocks) == 0 {
			continue
		}
		blocks = shifted(blocks, indent)
		mark := c.bullet(depth)
		if b.Kind == model.OrderedList {
			mark = c.number(b.Start+i, indent)
		}
		first := &blocks[0].Rows[0]
		first.Items = append(mark, first.Items...)
		if i > 0 {
			blocks[0].Gap = c.theme.Gap / 2
		}
		out = append(out, oneItem(blocks)...)
	}
	return out
}

// oneItem tags the paragraphs of a list's item as parts of one thing. Items of a list inside it, and tables,
// stay things of their own.
func oneItem(blocks []Block) []Block {
	last := -1
	for i := range blocks {
		if blocks[i].Tag != scene.Paragraph {
			continue
		}
		blocks[i].Tag = scene.ListItem
		if last >= 0 {
			blocks[last].pauses, blocks[i].resumes = true, true
		}
		last = i
	}
	return blocks
}

func (c composer) indent(depth int) scene.Unit {
	if depth >= maxNesting {
		return 0
	}
	return c.theme.Indent
}

// bullet is a disc, and a smaller square in lists within lists.
func (c composer) bullet(depth int) []scene.Item {
	size, mid := c.theme.Body.Size, c.theme.Leading/2
	r := size * 13 / 100
	x := size / 2
	if depth > 0 {
		path := scene.RectPath(scene.Rect{X: x - r, Y: mid - r, W: 2 * r, H: 2 * r})
		return []scene.Item{scene.Fill{Path: path, Colour: c.theme.Accent}}
	}
	return []scene.Item{scene.Fill{Path: scene.CirclePath(scene.Point{X: x, Y: mid}, r*5/4), Colour: c.theme.Accent}}
}

func (c composer) number(n int, indent scene.Unit) []scene.Item {
	st := c.theme.Body
	st.Face, st.Colour = c.theme.Strong, c.theme.Accent
	l := c.set.Line(st, strconv.Itoa(n)+".")
	return l.Right(indent-st.Size*35/100, Baseline(l, c.theme.Leading))
}

// quote sets a bar along the left of its blocks.
func (c composer) quote(b model.Block, width scene.Unit, depth int) []Block {
	indent := c.indent(depth)
	blocks := shifted(c.blocks(b.Blocks, width-indent, depth+1), indent)
	for i := range blocks {
		for j := range blocks[i].Rows {
			r := &blocks[i].Rows[j]
			bar := scene.RectPath(scene.Rect{X: indent / 4, W: indent / 8, H: r.Height})
			r.Items = append([]scene.Item{scene.Fill{Path: bar, Colour: c.theme.Accent}}, r.Items...)
		}
	}
	return blocks
}

// shifted moves what the blocks draw to the right.
func shifted(blocks []Block, dx scene.Unit) []Block {
	if dx == 0 {
		return blocks
	}
	for i := range blocks {
		for j := range blocks[i].Rows {
			r := &blocks[i].Rows[j]
			r.Items = []scene.Item{scene.Group{Shift: scene.Point{X: dx}, Items: r.Items}}
		}
	}
	return blocks
}

// spans gives inlines their styles.
func (c composer) spans(inlines []model.Inline, base Style) []Span {
	out := make([]Span, 0, len(inlines))
	for _, in := range inlines {
		sp := Span{Style: base, Text: in.Text, Break: in.Break}
		sp.Style.Face = c.faceOf(in, base.Face)
		if in.Ref != "" {
			sp.Style.Colour = c.theme.Accent
			if c.theme.Ref != nil {
				sp.Link = c.theme.Ref(in.Ref)
			}
		}
		out = append(out, sp)
	}
	return out
}

func (c composer) faceOf(in model.Inline, base string) string {
	switch {
	case in.Code:
		return c.theme.Code
	case in.Strong && in.Emph:
		return c.theme.Both
	case in.Strong:
		return c.theme.Strong
	case in.Emph:
		return c.theme.Emph
	}
	return base
}
