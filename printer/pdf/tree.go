package pdf

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/printer/scene"
)

// structure writes the tree of elements and the table that leads from the pages' content back to it, and
// gives the catalog's entry.
func (b *builder) structure() string {
	t := b.tree
	t.root.prune()
	t.root.square()
	root := b.out.reserve()
	b.number(t.root)
	b.element(t.root, root)
	table := b.out.reserve()
	b.out.pack(table, "<</Nums["+t.backwards()+"]>>")
	b.out.pack(root, fmt.Sprintf("<</Type/StructTreeRoot/K%s/ParentTree%s/ParentTreeNextKey %d>>", reference(t.root.id), reference(table), len(t.parents)+len(t.links)))
	return "/MarkInfo<</Marked true>>/StructTreeRoot" + reference(root)
}

func reference(id int) string { return " " + strconv.Itoa(id) + " 0 R" }

// prune takes out elements in which nothing is, but not cells, whose places count.
func (e *element) prune() {
	kept := e.kids[:0]
	for _, k := range e.kids {
		if k.element != nil {
			k.element.prune()
			if len(k.element.kids) == 0 && k.element.role != roleCell && k.element.role != roleHead {
				continue
			}
		}
		kept = append(kept, k)
	}
	e.kids = kept
}

// square makes the last cell of a row that is too short as wide as what is missing.
func (e *element) square() {
	most := 0
	for _, k := range e.kids {
		if k.element != nil {
			k.element.square()
			if e.role == roleTable {
				most = max(most, len(k.element.kids))
			}
		}
	}
	if e.role != roleTable {
		return
	}
	for _, k := range e.kids {
		if row := k.element; row != nil && len(row.kids) > 0 && len(row.kids) < most {
			row.kids[len(row.kids)-1].element.wide = most - len(row.kids) + 1
		}
	}
}

// number reserves the objects of an element and all in it.
func (b *builder) number(e *element) {
	e.id = b.out.reserve()
	for _, k := range e.kids {
		if k.element != nil {
			b.number(k.element)
		}
	}
}

// element writes an element and all in it.
func (b *builder) element(e *element, up int) {
	page := e.firstPage()
	out := []byte("<</Type/StructElem/S/" + e.role + "/P" + reference(up))
	if page >= 0 {
		out = append(out, "/Pg"+reference(b.pageID[page])...)
	}
	if e.alt != "" {
		out = append(out, "/Alt"+text(e.alt)...)
	}
	out = append(out, b.attributes(e)...)
	out = append(out, "/K["...)
	for _, k := range e.kids {
		out = append(out, b.kid(k, page)...)
	}
	b.out.pack(e.id, string(out)+"]>>")
	for _, k := range e.kids {
		if k.element != nil {
			b.element(k.element, e.id)
		}
	}
}

// firstPage is the page of the first marked sequence or link that is part of the element itself, or -1.
func (e *element) firstPage() int {
	for _, k := range e.kids {
		if k.element == nil {
			return k.page
		}
	}
	return -1
}

// kid is a part as its element lists it.
func (b *builder) kid(k kid, page int) string {
	switch {
	case k.element != nil:
		return reference(k.element.id)
	case k.link != 0:
		return "<</Type/OBJR/Pg" + reference(b.pageID[k.page]) + "/Obj" + reference(k.link) + ">>"
	case k.page == page:
		return " " + strconv.Itoa(k.mark)
	}
	return "<</Type/MCR/Pg" + reference(b.pageID[k.page]) + "/MCID " + strconv.Itoa(k.mark) + ">>"
}

// attributes are what readers of tables and pictures ask for.
func (b *builder) attributes(e *element) string {
	wide := ""
	if e.wide > 1 {
		wide = "/ColSpan " + strconv.Itoa(e.wide)
	}
	switch {
	case e.role == roleFigure && e.box.W > 0:
		return "/A<</O/Layout/Placement/Block/BBox[" + rectangle(b.doc.Pages[e.page], e.box) + "]>>"
	case e.role == roleHead:
		return "/A<</O/Table/Scope/" + e.scope() + wide + ">>"
	case wide != "":
		return "/A<</O/Table" + wide + ">>"
	}
	return ""
}

// scope is what a head is the head of: its column if all of its row are heads.
func (e *element) scope() string {
	for _, k := range e.up.kids {
		if k.element != nil && k.element.role == roleCell {
			return "Row"
		}
	}
	return "Column"
}

// rectangle is a rectangle of a page in points, from the lower left corner to the upper right.
func rectangle(p *scene.Page, r scene.Rect) string {
	return num(points(r.X)) + " " + num(points(p.H-r.Y-r.H)) + " " + num(points(r.X+r.W)) + " " + num(points(p.H-r.Y))
}

// backwards is the table from each page's marked sequences, and from each link, to what they are part of.
func (t *tree) backwards() string {
	var out strings.Builder
	for page, list := range t.parents {
		out.WriteString(strconv.Itoa(page) + "[")
		for _, e := range list {
			out.WriteString(reference(e.id))
		}
		out.WriteString("]")
	}
	for i, e := range t.links {
		out.WriteString(strconv.Itoa(len(t.parents)+i) + reference(e.id) + " ")
	}
	return out.String()
}
