package pdf

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/scene"
)

// link is a link that leads somewhere and can be seen, with what is known of it so far.
type link struct {
	scene.Link
	area   scene.Rect // on the page
	action string
	words  string   // of the texts under it
	of     *element // once a text under it, or the link itself, has been met
}

// links are those among items, by their places, and the texts under them.
type links struct {
	found map[int]*link
	under map[int]*link
}

func (l links) at(i int) *link   { return l.found[i] }
func (l links) over(i int) *link { return l.under[i] }

// linked finds the links among items beforehand: the texts under a link are drawn before it.
func (c *content) linked(items []scene.Item) links {
	var l links
	for i, item := range items {
		it, ok := item.(scene.Link)
		if !ok {
			continue
		}
		k := c.leading(it)
		if k == nil {
			continue
		}
		if l.found == nil {
			l = links{found: map[int]*link{}, under: map[int]*link{}}
		}
		l.found[i] = k
		l.claim(k, items[:i])
	}
	return l
}

// claim takes the texts whose middle lies under a link.
func (l links) claim(k *link, items []scene.Item) {
	for i, item := range items {
		t, ok := item.(scene.Text)
		if !ok || l.under[i] != nil {
			continue
		}
		x, y := t.At.X+t.Run.Width()/2-k.Area.X, t.At.Y-t.Run.Size/4-k.Area.Y
		if t.Turn == 0 && x >= 0 && x <= k.Area.W && y >= 0 && y <= k.Area.H {
			l.under[i] = k
			k.words += t.Run.Text
		}
	}
}

// leading is a link as far as it can be seen; nil for one that leads nowhere.
func (c *content) leading(l scene.Link) *link {
	area := scene.Rect{X: l.Area.X + c.now.shift.X, Y: l.Area.Y + c.now.shift.Y, W: l.Area.W, H: l.Area.H}
	k := &link{Link: l, area: area.Within(c.now.clip)}
	switch {
	case k.area.W <= 0 || k.area.H <= 0:
		return nil
	case l.To != "" && c.b.target[l.To]:
		k.action = "/Dest" + literal(l.To)
	case outside(l.URL):
		k.action = "/A<</S/URI/URI" + literal(l.URL) + ">>"
	default:
		return nil
	}
	return k
}

// outside reports an address that a reader may be sent to; others could start programs.
func outside(url string) bool {
	return strings.HasPrefix(url, "https://") || strings.HasPrefix(url, "http://") || strings.HasPrefix(url, "mailto:")
}

// part is the link as a part of what it stands in.
func (c *content) part(k *link, of *element) *element {
	if k.of == nil {
		for of.kind() == closed && of.up != nil {
			of = of.up
		}
		if of == artifact {
			of = c.b.tree.root
		}
		k.of = c.b.tree.add(of, roleLink)
	}
	return k.of
}

// link writes a link's rectangle.
func (c *content) link(k *link, of *element) {
	if k == nil {
		return
	}
	t, id := c.b.tree, c.b.out.reserve()
	c.b.out.pack(id, fmt.Sprintf("<</Type/Annot/Subtype/Link/F 4/Border[0 0 0]/Rect[%s]/StructParent %d/Contents%s%s>>",
		rectangle(c.page, k.area), len(c.b.doc.Pages)+len(t.links), text(c.says(k)), k.action))
	part := c.part(k, of)
	part.kids = append(part.kids, kid{page: c.index, link: id})
	t.links = append(t.links, part)
	c.notes = append(c.notes, id)
}

// says is a link in words: those under it, or the name of where it leads.
func (c *content) says(k *link) string {
	if s := strings.TrimSpace(k.words); s != "" {
		return s
	}
	for _, m := range c.b.marks {
		if m.Name == k.To && m.Title != "" {
			return m.Title
		}
	}
	return k.To + k.URL
}

func (c *content) annotations() string {
	if len(c.notes) == 0 {
		return ""
	}
	var out strings.Builder
	for _, id := range c.notes {
		fmt.Fprintf(&out, "%d 0 R ", id)
	}
	return "/Annots[" + out.String() + "]"
}
