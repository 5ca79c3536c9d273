package pdf

import (
	"strings"

	"github.com/sortie-tools/sortie/printer/scene"
)

// tree is the structure of a document in the making.
type tree struct {
	root    *element
	paused  map[scene.Tag][]*element // things that go on in a later group, the latest last
	levels  []int                    // of the headings that the place is under, as their authors count
	parents [][]*element             // by page: what each marked sequence is part of
	links   []*element               // what each link's annotation is part of
}

func newTree(pages int) *tree {
	return &tree{root: &element{role: roleDocument}, paused: map[scene.Tag][]*element{}, parents: make([][]*element, pages)}
}

// enter is what a group in an element is part of: a new thing if it has a tag that means one there.
func (t *tree) enter(g scene.Group, of *element) *element {
	tag := g.Tag
	if tag == scene.Figure && of.kind() != closed {
		return t.picture(g, of)
	}
	switch {
	case tag == "" || of.kind() == closed:
		return of
	case tag == scene.Artifact:
		return artifact
	case of.kind() == solid:
		return of
	}
	e := t.resumed(g)
	if e == nil {
		e = t.begin(tag, of)
	}
	if g.Pauses {
		t.paused[tag] = append(t.paused[tag], e)
	}
	return e
}

// resumed is the thing that a group goes on with, if it does.
func (t *tree) resumed(g scene.Group) *element {
	list := t.paused[g.Tag]
	if !g.Resumes || len(list) == 0 {
		return nil
	}
	t.paused[g.Tag] = list[:len(list)-1]
	return list[len(list)-1]
}

// begin adds a thing by its tag.
func (t *tree) begin(tag scene.Tag, of *element) *element {
	switch tag {
	case scene.Heading1, scene.Heading2, scene.Heading3:
		return t.add(of, t.heading(int(tag[1]-'0')))
	case scene.Table, scene.TableRow, scene.TableHead, scene.TableCell:
		return t.add(of, string(tag))
	case scene.ListItem:
		return t.add(t.add(of, roleItem), roleBody)
	}
	return t.add(of, roleParagraph)
}

// heading is the role of a heading that its author counts as of a level. Readers want the first to be of the
// first level and none to be left out on the way down, whatever levels the author began with.
func (t *tree) heading(level int) string {
	for n := len(t.levels); n > 0 && t.levels[n-1] >= level; n-- {
		t.levels = t.levels[:n-1]
	}
	t.levels = append(t.levels, level)
	return "H" + string(rune('0'+len(t.levels)))
}

// picture is a figure that is read out by its words; one that has none is decoration.
func (t *tree) picture(g scene.Group, of *element) *element {
	alt := g.Alt
	if alt == "" {
		alt = words(g.Items)
	}
	if alt == "" {
		return artifact
	}
	e := t.add(of, roleFigure)
	e.alt = alt
	return e
}

// mostAlt is how many letters of a picture's own words stand in for a description that it lacks.
const mostAlt = 500

// words are the texts of items, as far as they make sense to be read out.
func words(items []scene.Item) string {
	var list []string
	collect(items, &list, 0)
	out := strings.Join(list, " ")
	if len(out) > mostAlt {
		out = strings.ToValidUTF8(out[:mostAlt], "") + "…"
	}
	return out
}

func collect(items []scene.Item, list *[]string, depth int) {
	if depth > scene.MaxDepth {
		return
	}
	for _, item := range items {
		switch it := item.(type) {
		case scene.Text:
			if s := strings.TrimSpace(it.Run.Text); s != "" {
				*list = append(*list, s)
			}
		case scene.Group:
			collect(it.Items, list, depth+1)
		}
	}
}

// within is what an element of a role has to be in.
var within = map[string]string{roleRow: roleTable, roleHead: roleRow, roleCell: roleRow, roleItem: roleList, roleBody: roleItem}

// add puts a new element of a role into one, with those in between that readers want there: rows of a table,
// the list of an item.
func (t *tree) add(of *element, role string) *element {
	e := &element{role: role, up: t.place(of, role)}
	e.up.kids = append(e.up.kids, kid{element: e})
	return e
}

// place is where in an element one of a role goes: the element itself, or one implied.
func (t *tree) place(of *element, role string) *element {
	want := within[role]
	switch {
	case want == of.role:
		return of
	case want != "":
		return t.implied(of, want)
	case of.role == roleTable, of.role == roleRow:
		return t.cell(of)
	}
	return of
}

// implied is the last part of an element if it was implied, too, and of that role; else a new one.
func (t *tree) implied(of *element, role string) *element {
	up := t.place(of, role)
	if last := up.last(); last != nil && last.implied && last.role == role {
		return last
	}
	e := t.add(up, role)
	e.implied = true
	return e
}

// cell is an implied cell, for what stands in a table or a row by itself.
func (t *tree) cell(of *element) *element { return t.implied(of, roleCell) }
