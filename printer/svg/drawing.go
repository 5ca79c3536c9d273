package svg

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// drawing is a picture in the making: what it shows, and the shapes that it uses by name.
type drawing struct {
	fonts  *layout.Set
	opt    Options
	body   strings.Builder
	defs   strings.Builder
	glyphs map[glyph]string // ids of the glyphs defined; "" for one without a shape
	clips  int
	deep   bool
}

type glyph struct {
	face string
	id   uint32
}

// em is the size that glyphs are defined at.
const em = 1000

func (d *drawing) items(items []scene.Item, depth int) {
	if depth > scene.MaxDepth {
		d.deep = true
		return
	}
	for _, item := range items {
		switch it := item.(type) {
		case scene.Fill:
			d.fill(it)
		case scene.Stroke:
			d.stroke(it)
		case scene.Text:
			d.text(it)
		case scene.Group:
			d.group(it, depth)
		case scene.Link:
			d.link(it)
		}
	}
}

func (d *drawing) printf(format string, args ...any) { fmt.Fprintf(&d.body, format, args...) }

func (d *drawing) fill(f scene.Fill) {
	if f.Colour.A > 0 && len(f.Path.Verbs) > 0 {
		d.printf("<path%s d=\"%s\"/>\n", paint("fill", f.Colour), data(f.Path))
	}
}

func (d *drawing) stroke(s scene.Stroke) {
	if s.Colour.A == 0 || len(s.Path.Verbs) == 0 {
		return
	}
	d.printf("<path fill=\"none\"%s stroke-width=\"%d\"", paint("stroke", s.Colour), s.Width)
	switch s.Cap {
	case scene.RoundCap:
		d.printf(` stroke-linecap="round"`)
	case scene.SquareCap:
		d.printf(` stroke-linecap="square"`)
	}
	if s.Join == scene.RoundJoin {
		d.printf(` stroke-linejoin="round"`)
	}
	if len(s.Dash) > 0 {
		d.printf(` stroke-dasharray="%s"`, strings.Trim(fmt.Sprint(s.Dash), "[]"))
	}
	d.printf(" d=\"%s\"/>\n", data(s.Path))
}

// paint is a colour as attributes.
func paint(what string, c scene.Colour) string {
	out := fmt.Sprintf(` %s="#%02x%02x%02x"`, what, c.R, c.G, c.B)
	if r, g, b := c.R, c.G, c.B; r%17 == 0 && g%17 == 0 && b%17 == 0 {
		out = fmt.Sprintf(` %s="#%x%x%x"`, what, r/17, g/17, b/17)
	}
	if c.A < 255 {
		out += fmt.Sprintf(` %s-opacity="%s"`, what, thousandths(scene.Unit(c.A)*1000/255))
	}
	return out
}

// thousandths is n/1000 as a decimal.
func thousandths(n scene.Unit) string {
	s := fmt.Sprintf("%d.%03d", n/1000, n%1000)
	return strings.TrimSuffix(strings.TrimRight(s, "0"), ".")
}

func (d *drawing) text(t scene.Text) {
	if t.Colour.A == 0 || strings.TrimSpace(t.Run.Text) == "" {
		return
	}
	d.printf(`<g role="img" aria-label="%s"%s transform="translate(%d %d)`, escape(t.Run.Text), paint("fill", t.Colour), t.At.X, t.At.Y)
	if t.Turn%360 != 0 {
		d.printf("rotate(%d)", t.Turn)
	}
	d.printf("scale(%s)\">", thousandths(t.Run.Size))
	var pen scene.Unit
	for _, g := range t.Run.Glyphs {
		if id := d.glyph(t.Run.Face, g.ID); id != "" {
			x, y := inEm(pen+g.DX, t.Run.Size), inEm(g.DY, t.Run.Size)
			d.printf("<use href=\"#%s\"%s%s/>", id, at("x", x), at("y", y))
		}
		pen += g.Advance
	}
	d.printf("</g>\n")
}

// inEm is a length in thousandths of a size.
func inEm(u, size scene.Unit) scene.Unit {
	if size <= 0 {
		return 0
	}
	return u * em / size
}

func at(name string, v scene.Unit) string {
	if v == 0 {
		return ""
	}
	return fmt.Sprintf(` %s="%d"`, name, v)
}

// glyph defines a glyph when it is first used and gives its id.
func (d *drawing) glyph(face string, id uint32) string {
	key := glyph{face, id}
	if name, ok := d.glyphs[key]; ok {
		return name
	}
	name := ""
	if path := d.fonts.GlyphOutline(face, id, em); len(path.Verbs) > 0 {
		name = fmt.Sprintf("%sg%d", escape(d.opt.Prefix), len(d.glyphs))
		fmt.Fprintf(&d.defs, "<path id=\"%s\" d=\"%s\"/>\n", name, data(path))
	}
	d.glyphs[key] = name
	return name
}

func (d *drawing) group(g scene.Group, depth int) {
	d.printf("<g")
	if g.Layer != "" {
		d.printf(` data-layer="%s"`, escape(g.Layer))
	}
	if g.Shift != (scene.Point{}) {
		d.printf(` transform="translate(%d %d)"`, g.Shift.X, g.Shift.Y)
	}
	if g.Clip != nil {
		name := fmt.Sprintf("%sc%d", escape(d.opt.Prefix), d.clips)
		d.clips++
		fmt.Fprintf(&d.defs, "<clipPath id=\"%s\"><path d=\"%s\"/></clipPath>\n", name, data(*g.Clip))
		d.printf(` clip-path="url(#%s)"`, name)
	}
	d.printf(">\n")
	d.items(g.Items, depth+1)
	d.printf("</g>\n")
}

// link lays a clear rectangle over what it leads from.
func (d *drawing) link(l scene.Link) {
	href := ""
	switch {
	case l.To != "" && d.opt.Href != nil:
		href = d.opt.Href(l.To)
	case strings.HasPrefix(l.URL, "https://"), strings.HasPrefix(l.URL, "http://"):
		href = l.URL
	}
	if href != "" {
		d.printf("<a href=\"%s\"><path fill=\"#fff\" fill-opacity=\"0\" d=\"%s\"/></a>\n", escape(href), data(scene.RectPath(l.Area)))
	}
}
