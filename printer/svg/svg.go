// Package svg writes one page of a scene as an SVG picture that needs no fonts.
//
// The picture's units are micrometres, so every coordinate is a whole number. Letters are drawn as
// shapes: each glyph's outline stands once among the definitions, a thousand units to its size, and
// is used wherever it occurs; the words themselves go along as labels for those who listen. There
// is no style sheet, no script and nothing that is fetched, so the picture also shows under a
// strict content security policy.
package svg

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// Options are how the picture stands in its surroundings.
type Options struct {
	Prefix  string // put before every id, so that several pictures can stand in one HTML page
	Title   string // read out instead of the picture; empty: the page's name
	Desc    string // a longer description for readers who cannot see
	Inline  bool   // for an HTML page: no XML declaration
	Fluid   bool   // no width and height in millimetres: the surroundings set the size
	NoPaper bool   // leave the background clear instead of white

	// Href turns a bookmark's name into an address; "" makes no link. Nil: no links to bookmarks.
	Href func(name string) string
}

// Write writes the picture. The same page gives the same bytes. It fails for a page without a size
// or nested beyond reason, and when w does.
func Write(w io.Writer, page *scene.Page, fonts *layout.Set, opt Options) error {
	if page.W <= 0 || page.H <= 0 {
		return fmt.Errorf("svg: page %q has no size", page.Name)
	}
	d := drawing{fonts: fonts, opt: opt, glyphs: map[glyph]string{}}
	d.items(page.Items, 0)
	if d.deep {
		return errors.New("svg: groups are nested too deeply")
	}
	var out strings.Builder
	if !opt.Inline {
		out.WriteString("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
	}
	d.head(&out, page)
	if d.defs.Len() > 0 {
		out.WriteString("<defs>\n" + d.defs.String() + "</defs>\n")
	}
	out.WriteString(d.body.String() + "</svg>\n")
	_, err := io.WriteString(w, out.String())
	return err
}

// head opens the picture: its size, its name and its paper.
func (d *drawing) head(out *strings.Builder, page *scene.Page) {
	fmt.Fprintf(out, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d"`, page.W, page.H)
	if !d.opt.Fluid {
		fmt.Fprintf(out, ` width="%smm" height="%smm"`, thousandths(page.W), thousandths(page.H))
	}
	title := d.opt.Title
	if title == "" {
		title = page.Name
	}
	fmt.Fprintf(out, ` role="img" aria-labelledby="%st" stroke-miterlimit="10">`+"\n", escape(d.opt.Prefix))
	fmt.Fprintf(out, "<title id=\"%st\">%s</title>\n", escape(d.opt.Prefix), escape(title))
	if d.opt.Desc != "" {
		fmt.Fprintf(out, "<desc>%s</desc>\n", escape(d.opt.Desc))
	}
	if !d.opt.NoPaper {
		fmt.Fprintf(out, "<path fill=\"#fff\" d=\"M0 0h%dv%dh-%dz\"/>\n", page.W, page.H, page.W)
	}
}

// escape makes text safe between tags and in attributes. Characters that XML cannot hold become
// the replacement character.
func escape(s string) string {
	var out strings.Builder
	for _, r := range s {
		switch {
		case r == '&':
			out.WriteString("&amp;")
		case r == '<':
			out.WriteString("&lt;")
		case r == '>':
			out.WriteString("&gt;")
		case r == '"':
			out.WriteString("&#34;")
		case r == '\'':
			out.WriteString("&#39;")
		case r < ' ' && r != '\t' && r != '\n', r == 0xFFFE, r == 0xFFFF:
			out.WriteRune('\uFFFD')
		default:
			out.WriteRune(r)
		}
	}
	return out.String()
}
