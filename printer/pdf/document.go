package pdf

import (
	"fmt"
	"slices"
	"sort"
	"strings"
)

// layer is the place of a named layer among the file's layers.
func (b *builder) layer(name string) int {
	for i, n := range b.names {
		if n == name {
			return i
		}
	}
	b.layers[name] = b.out.reserve()
	b.names = append(b.names, name)
	return len(b.names) - 1
}

// dest is the array that leads to a bookmark: its page, scrolled to its height.
func (b *builder) dest(m mark) string {
	return fmt.Sprintf("[%d 0 R/XYZ null %s null]", b.pageID[m.page], num(points(b.doc.Pages[m.page].H-m.y)))
}

// entry is a line of the outline with the lines below it.
type entry struct {
	mark
	id   int
	kids []*entry
}

// outline orders the titled bookmarks by their levels; a level that is skipped counts as the next.
func (b *builder) entries() *entry {
	root := &entry{}
	path := []*entry{root}
	for _, m := range b.marks {
		if m.Title == "" {
			continue
		}
		level := min(max(m.Level, 0), len(path)-1)
		e := &entry{mark: m}
		up := path[level]
		up.kids = append(up.kids, e)
		path = append(path[:level+1], e)
	}
	return root
}

// duplex is how printers are asked to turn the paper, by the edge.
var duplex = map[string]string{"long": "/Duplex/DuplexFlipLongEdge", "short": "/Duplex/DuplexFlipShortEdge"}

// catalog writes what a reader opens first: the outline, the layers, the names and the titles.
func (b *builder) catalog(opt Options) {
	extra := ""
	if root := b.entries(); len(root.kids) > 0 {
		b.outline(root, 0, 0, 0)
		extra += fmt.Sprintf("/Outlines %d 0 R/PageMode/UseOutlines", root.id)
	}
	extra += b.optionalContent() + b.destinations() + b.pageLabels() + b.structure() + b.metadata(opt)
	if b.doc.Language != "" {
		extra += "/Lang" + literal(b.doc.Language)
	}
	id, info := b.out.reserve(), b.out.reserve()
	prefer := "/DisplayDocTitle true/PrintScaling/None" + duplex[b.doc.Flip]
	// Readers are told not to fit pages to the paper: an inch is to stay an inch.
	b.out.object(id, "<</Type/Catalog/Pages %d 0 R/ViewerPreferences<<%s>>%s>>", b.treeID, prefer, extra)
	b.out.object(info, "<<%s>>", b.info(opt))
	b.out.trailer(id, info)
}

// outline writes an entry and what is below it, and gives its number.
func (b *builder) outline(e *entry, parent, prev, next int) {
	if e.id == 0 {
		e.id = b.out.reserve()
	}
	for _, k := range e.kids {
		k.id = b.out.reserve()
	}
	at := func(i int) int {
		if i < 0 || i >= len(e.kids) {
			return 0
		}
		return e.kids[i].id
	}
	for i, k := range e.kids {
		b.outline(k, e.id, at(i-1), at(i+1))
	}
	dict := ref("Parent", parent) + ref("Prev", prev) + ref("Next", next) + ref("First", at(0)) + ref("Last", at(len(e.kids)-1))
	if parent != 0 {
		dict += "/Title" + text(e.Title) + "/Dest" + b.dest(e.mark)
	} else {
		dict += "/Type/Outlines"
	}
	b.out.pack(e.id, "<<"+dict+count(e)+">>")
}

func ref(key string, id int) string {
	if id == 0 {
		return ""
	}
	return fmt.Sprintf("/%s %d 0 R", key, id)
}

// count tells how many lines below an entry are shown: all of them.
func count(e *entry) string {
	if n := descendants(e); n > 0 {
		return fmt.Sprintf("/Count %d", n)
	}
	return ""
}

func descendants(e *entry) int {
	n := len(e.kids)
	for _, k := range e.kids {
		n += descendants(k)
	}
	return n
}

// order is how readers list the layers: ours as they are drawn, then others by their first use.
var order = []string{"grid", "overlay", "labels", "gm"}

// optionalContent lists the layers, all of them shown.
func (b *builder) optionalContent() string {
	if len(b.names) == 0 {
		return ""
	}
	place := func(name string) int {
		if i := slices.Index(order, name); i >= 0 {
			return i
		}
		return len(order)
	}
	var all string
	sorted := slices.Clone(b.names)
	slices.SortStableFunc(sorted, func(x, y string) int { return place(x) - place(y) })
	for _, name := range sorted {
		b.out.pack(b.layers[name], "<</Type/OCG/Name"+text(name)+">>")
		all += reference(b.layers[name])
	}
	return fmt.Sprintf("/OCProperties<</OCGs[%s]/D<</Name(Layers)/ON[%s]/Order[%s]>>>>", all, all, all)
}

// destinations lists the bookmarks by name, in the order of their bytes as readers expect it.
func (b *builder) destinations() string {
	var named []mark
	for _, m := range b.marks {
		if m.Name != "" {
			named = append(named, m)
		}
	}
	if len(named) == 0 {
		return ""
	}
	sort.Slice(named, func(i, j int) bool { return named[i].Name < named[j].Name })
	var out strings.Builder
	for _, m := range named {
		out.WriteString(literal(m.Name) + b.dest(m))
	}
	id := b.out.reserve()
	b.out.pack(id, "<</Names["+out.String()+"]>>")
	return fmt.Sprintf("/Names<</Dests %d 0 R>>", id)
}

// pageLabels gives pages their names, so that a reader's "print page B3" finds it.
func (b *builder) pageLabels() string {
	var out strings.Builder
	for i, p := range b.doc.Pages {
		if p.Name == "" {
			return ""
		}
		fmt.Fprintf(&out, "%d<</P%s>>", i, text(p.Name))
	}
	return "/PageLabels<</Nums[" + out.String() + "]>>"
}
