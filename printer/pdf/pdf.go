// Package pdf writes a document of scenes as PDF 1.7, for eyes, for printers and for those who listen.
//
// A file is a list of numbered objects: one content stream a page, the fonts, and dictionaries that
// tie them together; many small ones are packed into streams. Content is written in the scene's own
// micrometres under one matrix that scales them to points, so every coordinate is a whole number and
// exact; what a clip hides is left out. Fonts are cut down to the glyphs in use; each glyph gets a code
// of its own together with the text it stands for, so that what is selected in a reader is what was
// written, kerning or not.
//
// The structure is the document as it is read out: a tree of elements (headings, paragraphs, lists,
// tables, figures with their words, links) made from the tags of groups in painting order. An element's
// parts are marked sequences of a page's content; whatever is in none, such as rules and running heads, is an
// artifact. A text in no tagged group is a paragraph by itself. The files follow PDF/UA-1.
package pdf

import (
	"cmp"
	"fmt"
	"io"
	"slices"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// Options are what a document does not say itself.
type Options struct {
	Producer string // the program and its version; empty leaves it out
}

// maxPoints is the largest side of a page that PDF readers accept, in points: 200 inches.
const maxPoints = 14_400

// pointsPerUnit turns micrometres into points, 72 to the inch.
const pointsPerUnit = 72.0 / float64(scene.Inch)

// Write writes the document. The same document gives the same bytes. It fails for a document
// without pages, for a page that is too large, for a face that the font set lacks, and when w does.
func Write(w io.Writer, doc *scene.Document, fonts *layout.Set, opt Options) error {
	if len(doc.Pages) == 0 {
		return fmt.Errorf("pdf: the document has no pages")
	}
	for _, p := range doc.Pages {
		if p.W <= 0 || p.H <= 0 || points(max(p.W, p.H)) > maxPoints {
			return fmt.Errorf("pdf: page %q is %d × %d µm; a side must be within 200 inches", p.Name, p.W, p.H)
		}
	}
	b := newBuilder(w, doc, fonts)
	if err := b.pages(); err != nil {
		return err
	}
	if err := b.fontObjects(); err != nil {
		return err
	}
	b.resources()
	b.catalog(opt)
	return b.out.err
}

// points is a length in points.
func points(u scene.Unit) float64 { return float64(u) * pointsPerUnit }

// builder holds what the parts of a file share.
type builder struct {
	out    *writer
	doc    *scene.Document
	set    *layout.Set
	pageID []int // object numbers of the pages
	treeID int
	resID  int
	faces  map[string]*embedded
	order  []*embedded // faces in the order of their first use
	alphas map[uint8]int
	levels []uint8 // opacities in the order of their first use
	layers map[string]int
	names  []string // layers in the order of their first use
	marks  []mark
	target map[string]bool
	tree   *tree
	page   []byte // room for a page's content, used for one after the other
}

// mark is a bookmark at its place in the document.
type mark struct {
	scene.Bookmark
	page int
	y    scene.Unit
}

func newBuilder(w io.Writer, doc *scene.Document, set *layout.Set) *builder {
	b := &builder{
		out: newWriter(w), doc: doc, set: set,
		faces: map[string]*embedded{}, alphas: map[uint8]int{}, layers: map[string]int{}, target: map[string]bool{}, tree: newTree(len(doc.Pages)),
	}
	b.treeID, b.resID = b.out.reserve(), b.out.reserve()
	for i, p := range doc.Pages {
		b.pageID = append(b.pageID, b.out.reserve())
		b.findMarks(i, p.Items, 0, 0)
	}
	slices.SortStableFunc(b.marks, func(a, c mark) int { return cmp.Compare(a.Rank, c.Rank) })
	return b
}

// findMarks collects the bookmarks before any page is written: links may point forward.
func (b *builder) findMarks(page int, items []scene.Item, dy scene.Unit, depth int) {
	for _, item := range items {
		switch it := item.(type) {
		case scene.Bookmark:
			if it.Name == "" || !b.target[it.Name] {
				b.marks = append(b.marks, mark{it, page, dy + it.Y})
				b.target[it.Name] = true
			}
		case scene.Group:
			if depth < scene.MaxDepth {
				b.findMarks(page, it.Items, dy+it.Shift.Y, depth+1)
			}
		}
	}
}

// pages writes every page and its content.
func (b *builder) pages() error {
	kids := ""
	for i, p := range b.doc.Pages {
		c := content{b: b, index: i, page: p, buf: b.page[:0]}
		if err := c.draw(); err != nil {
			return fmt.Errorf("pdf: page %d: %w", i+1, err)
		}
		b.page = c.buf
		id := b.out.reserve()
		b.out.stream(id, "", c.buf)
		b.out.object(b.pageID[i], "<</Type/Page/Parent %d 0 R/MediaBox[0 0 %s %s]%s/Resources %d 0 R/Contents %d 0 R/StructParents %d/Tabs/S%s>>",
			b.treeID, num(points(p.W)), num(points(p.H)), boxes(p), b.resID, id, i, c.annotations())
		kids += fmt.Sprintf("%d 0 R ", b.pageID[i])
	}
	b.out.object(b.treeID, "<</Type/Pages/Count %d/Kids[%s]>>", len(b.pageID), kids)
	return nil
}

// boxes say where a page with a bleed is cut, for those who print and cut it.
func boxes(p *scene.Page) string {
	t := p.Trim
	if t == nil {
		return ""
	}
	return fmt.Sprintf("/BleedBox[0 0 %s %s]/TrimBox[%s %s %s %s]", num(points(p.W)), num(points(p.H)),
		num(points(t.X)), num(points(p.H-t.Y-t.H)), num(points(t.X+t.W)), num(points(p.H-t.Y)))
}

// resources writes the names that all pages' contents use.
func (b *builder) resources() {
	var fonts, states, layers string
	for i, f := range b.order {
		fonts += fmt.Sprintf("/F%d %d 0 R", i, f.id)
	}
	for i, a := range b.levels {
		v := num(float64(a) / 255)
		states += fmt.Sprintf("/A%d<</ca %s/CA %s>>", i, v, v)
	}
	for i, name := range b.names {
		layers += fmt.Sprintf("/L%d %d 0 R", i, b.layers[name])
	}
	b.out.object(b.resID, "<</Font<<%s>>/ExtGState<<%s>>/Properties<<%s>>>>", fonts, states, layers)
}
