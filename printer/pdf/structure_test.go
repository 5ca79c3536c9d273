package pdf

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// node is an element of a file's structure as a reader finds it.
type node struct {
	id    int
	role  string
	dict  string
	kids  []*node
	marks []string // "page/number" of the marked sequences that are part of it
	links []int    // objects
}

var (
	roleOf = regexp.MustCompile(`/S/(\w+)`)
	partOf = regexp.MustCompile(`<<[^>]*>>|\d+ 0 R|\d+`)
	number = regexp.MustCompile(`\d+`)
)

// structureOf reads the structure of a file from its root down.
func structureOf(t *testing.T, objs []object) *node {
	t.Helper()
	roots := find(objs, "/Type/StructTreeRoot")
	if len(roots) != 1 {
		t.Fatalf("%d roots of the structure", len(roots))
	}
	return readNode(t, objs, after(roots[0].dict, "/K "), after(roots[0].dict, "/K "))
}

// after is the number that follows a key.
func after(dict, key string) int {
	at := strings.Index(dict, key)
	if at < 0 {
		return 0
	}
	n, _ := strconv.Atoi(number.FindString(dict[at+len(key):]))
	return n
}

func readNode(t *testing.T, objs []object, id, up int) *node {
	t.Helper()
	dict := objs[id-1].dict
	head, list, ok := strings.Cut(dict, "/K[")
	if !ok || !strings.Contains(dict, "/Type/StructElem") {
		t.Fatalf("object %d is no element: %s", id, dict)
	}
	if got := after(dict, "/P "); id != up && got != up {
		t.Errorf("element %d has the parent %d, want %d", id, got, up)
	}
	n := &node{id: id, dict: dict, role: roleOf.FindStringSubmatch(head)[1]}
	page := after(head, "/Pg ")
	for _, part := range partOf.FindAllString(strings.TrimSuffix(list, "]>>"), -1) {
		switch {
		case strings.HasSuffix(part, " 0 R"):
			n.kids = append(n.kids, readNode(t, objs, after(part, ""), id))
		case strings.Contains(part, "/OBJR"):
			n.links = append(n.links, after(part, "/Obj "))
		case strings.Contains(part, "/MCR"):
			n.marks = append(n.marks, fmt.Sprintf("%d/%d", after(part, "/Pg "), after(part, "/MCID ")))
		default:
			n.marks = append(n.marks, fmt.Sprintf("%d/%s", page, part))
		}
	}
	return n
}

// String is the tree of roles, such as Document[H1 P[Link]].
func (n *node) String() string {
	if len(n.kids) == 0 {
		return n.role
	}
	list := make([]string, len(n.kids))
	for i, k := range n.kids {
		list[i] = k.String()
	}
	return n.role + "[" + strings.Join(list, " ") + "]"
}

func (n *node) walk(f func(*node)) {
	f(n)
	for _, k := range n.kids {
		k.walk(f)
	}
}

// sound holds a file's structure to what readers for the blind rely on: every marked sequence and every link
// is part of one element and leads back to it, roles are known, no level of headings is left out, and nothing
// is painted outside a sequence.
func sound(t *testing.T, file []byte) *node {
	t.Helper()
	objs := objects(t, file)
	root := structureOf(t, objs)
	owner, level := map[string]int{}, 0
	root.walk(func(n *node) {
		for _, m := range n.marks {
			if owner[m] != 0 {
				t.Errorf("sequence %s is part of two elements", m)
			}
			owner[m] = n.id
		}
		for _, k := range n.links {
			owner[fmt.Sprint("link ", k)] = n.id
		}
		level = heading(t, n, level)
	})
	back := backwards(t, objs)
	for i, o := range objs {
		if strings.Contains(o.dict, "/Subtype/Link") && owner[fmt.Sprint("link ", i+1)] == 0 {
			t.Errorf("link %d is part of nothing", i+1)
		}
		if strings.Contains(o.dict, "/Type/Page/") {
			painted(t, i+1, objs, owner, back)
		}
	}
	return root
}

// heading checks an element's role, and the level of a heading against that of the one before.
func heading(t *testing.T, n *node, level int) int {
	t.Helper()
	roles := []string{"Document", "P", "H1", "H2", "H3", "Figure", "Link", "L", "LI", "LBody", "Table", "TR", "TH", "TD"}
	if !slices.Contains(roles, n.role) {
		t.Errorf("role %q", n.role)
	}
	if len(n.role) != 2 || n.role[0] != 'H' || n.role == "TH" {
		return level
	}
	own := int(n.role[1] - '0')
	if own > level+1 {
		t.Errorf("a heading of level %d follows one of level %d", own, level)
	}
	return own
}

// backwards reads the table from keys to the elements that they lead back to.
func backwards(t *testing.T, objs []object) map[int][]int {
	t.Helper()
	root := find(objs, "/Type/StructTreeRoot")[0].dict
	dict := objs[after(root, "/ParentTree ")-1].dict
	list := strings.TrimSuffix(strings.TrimPrefix(dict, "<</Nums["), "]>>")
	out, last := map[int][]int{}, -1
	for _, m := range regexp.MustCompile(`(\d+)(?:\[([^\]]*)\]| (\d+) 0 R)`).FindAllStringSubmatch(list, -1) {
		key, _ := strconv.Atoi(m[1])
		if key <= last {
			t.Errorf("key %d after %d", key, last)
		}
		last = key
		for _, r := range regexp.MustCompile(`(\d+) 0 R`).FindAllStringSubmatch(m[2]+m[3]+" 0 R", -1) {
			id, _ := strconv.Atoi(r[1])
			out[key] = append(out[key], id)
		}
	}
	return out
}

var operator = regexp.MustCompile(`(?m)^(?:/\w+<</MCID (\d+)>>BDC|(/Artifact BMC)|(/OC.*BDC|/Span.*BDC)|(EMC)|(q)|(Q)|BT.*|f|S)$`)

// painted follows a page's content: whatever paints is inside a sequence, and sequences lead back.
func painted(t *testing.T, page int, objs []object, owner map[string]int, back map[int][]int) {
	t.Helper()
	dict := objs[page-1].dict
	key := after(dict, "/StructParents ")
	body := string(objs[after(dict, "/Contents ")-1].data)
	var open []bool // of each sequence: whether it says what its content is
	var outer []int // at each q: how many sequences were open
	next := 0
	for _, m := range operator.FindAllStringSubmatch(body, -1) {
		switch {
		case m[1] != "":
			if slices.Contains(open, true) {
				t.Errorf("page %d: sequence %s begins inside another", page, m[1])
			}
			open = append(open, true)
			id := owner[fmt.Sprintf("%d/%s", page, m[1])]
			if n, _ := strconv.Atoi(m[1]); n != next || id == 0 || n >= len(back[key]) || back[key][n] != id {
				t.Errorf("page %d: sequence %s is part of element %d and leads back to %v", page, m[1], id, back[key])
			}
			next++
		case m[2] != "":
			if slices.Contains(open, true) {
				t.Errorf("page %d: decoration inside a sequence", page)
			}
			open = append(open, true)
		case m[3] != "":
			open = append(open, false)
		case m[4] != "":
			open = open[:len(open)-1]
			if len(outer) > 0 && len(open) < outer[len(outer)-1] {
				t.Errorf("page %d: a sequence ends in a group that it does not begin in", page)
			}
		case m[5] != "":
			outer = append(outer, len(open))
		case m[6] != "":
			if len(open) != outer[len(outer)-1] {
				t.Errorf("page %d: a sequence goes on beyond its group", page)
			}
			outer = outer[:len(outer)-1]
		case !slices.Contains(open, true):
			t.Errorf("page %d: %s is outside all sequences", page, m[0])
		}
	}
}

// said is a text of one line at a height in millimetres.
func said(t *testing.T, words string, x, y scene.Unit) []scene.Item {
	return printertest.Fonts(t).Line(layout.Style{Face: layout.Body, Size: 4 * mm, Colour: printertest.Ink}, words).At(x*mm, y*mm)
}

func tagged(tag scene.Tag, items ...[]scene.Item) scene.Group {
	return scene.Group{Tag: tag, Items: slices.Concat(items...)}
}

func items(list ...scene.Item) []scene.Item { return list }

func TestStructure(t *testing.T) {
	say := func(words string, x, y scene.Unit) []scene.Item { return said(t, words, x, y) }
	dot := items(scene.Fill{Path: scene.CirclePath(scene.Point{X: 50 * mm, Y: 50 * mm}, mm), Colour: printertest.Ink})
	here := items(scene.Bookmark{Name: "here", Title: "Here"})
	to := func(x, y scene.Unit) []scene.Item {
		return items(scene.Link{Area: scene.Rect{X: x * mm, Y: (y - 4) * mm, W: 30 * mm, H: 5 * mm}, To: "here"})
	}
	figure := func(alt string, list ...[]scene.Item) []scene.Item {
		return items(scene.Group{Tag: scene.Figure, Alt: alt, Items: slices.Concat(list...)})
	}
	parted := tagged(scene.Paragraph, say("one", 10, 40))
	parted.Pauses = true
	rest := tagged(scene.Paragraph, say("two", 10, 60))
	rest.Resumes = true
	piece := func(words string, y scene.Unit, resumes, pauses bool) []scene.Item {
		return items(scene.Group{Tag: scene.Paragraph, Resumes: resumes, Pauses: pauses, Items: say(words, 10, y)})
	}
	row := func(tags ...scene.Tag) []scene.Item {
		var cells []scene.Item
		for i, tag := range tags {
			cells = append(cells, tagged(tag, say("cell", scene.Unit(i*30), 10), dot))
		}
		return items(scene.Group{Tag: scene.TableRow, Items: cells})
	}
	for _, c := range []struct {
		name string
		page []scene.Item
		want string
	}{
		{"only decoration", dot, "Document"},
		{"lines by themselves", slices.Concat(say("a", 10, 10), dot, say("b", 10, 20)), "Document[P P]"},
		{"one line in two faces", say("aаa", 10, 10), "Document[P]"},
		{"two words in a row", slices.Concat(say("a", 10, 10), say("b", 14, 10)), "Document[P P]"},
		{"one paragraph of several", items(tagged(scene.Paragraph, say("a", 10, 10), dot, say("b", 10, 20))), "Document[P]"},
		{"a paragraph in parts", slices.Concat(items(parted), say("between", 10, 50), items(rest)), "Document[P P]"},
		{"headings as they come", items(tagged(scene.Heading2, say("a", 1, 10)), tagged(scene.Heading3, say("b", 1, 20)), tagged(scene.Heading2, say("c", 1, 30)), tagged(scene.Heading1, say("d", 1, 40)), tagged(scene.Heading3, say("e", 1, 50))), "Document[H1 H2 H1 H1 H2]"},
		{"a figure", figure("A dot", dot, say("word", 10, 10)), "Document[Figure]"},
		{"a figure that says itself what it is", figure("", dot, say("word", 10, 10)), "Document[Figure]"},
		{"a figure of nothing", figure("", dot), "Document"},
		{"a figure in a sentence", items(tagged(scene.Paragraph, say("a", 10, 10), figure("dot", dot), say("b", 20, 10))), "Document[P[Figure]]"},
		{"running heads", items(tagged(scene.Artifact, say("a", 10, 10), figure("no", dot))), "Document"},
		{"a foot in a paragraph", items(tagged(scene.Paragraph, say("a", 10, 10), items(tagged(scene.Artifact, say("b", 10, 20))), say("c", 10, 30))), "Document[P]"},
		{"tags in a heading", items(tagged(scene.Heading1, items(tagged(scene.Paragraph, say("a", 10, 10))))), "Document[H1]"},
		{"a table", items(tagged(scene.Table, row(scene.TableHead, scene.TableHead), row(scene.TableHead, scene.TableCell))), "Document[Table[TR[TH TH] TR[TH TD]]]"},
		{"rows without a table", slices.Concat(row(scene.TableCell), row(scene.TableCell)), "Document[Table[TR[TD] TR[TD]]]"},
		{"rows after a table", append(items(tagged(scene.Table, row(scene.TableCell))), row(scene.TableCell)...), "Document[Table[TR[TD]] Table[TR[TD]]]"},
		{"a thing in a thing, both in parts", slices.Concat(piece("a", 10, false, true), piece("b", 20, false, true), piece("c", 30, true, false), piece("d", 40, true, true), piece("e", 50, true, false)), "Document[P P]"},
		{"words in a table", items(tagged(scene.Table, say("a", 10, 10), row(scene.TableCell))), "Document[Table[TR[TD] TR[TD]]]"},
		{"a paragraph in a cell", items(tagged(scene.TableCell, items(tagged(scene.Paragraph, say("a", 10, 10))))), "Document[Table[TR[TD[P]]]]"},
		{"a heading in a table", items(tagged(scene.Table, items(tagged(scene.Heading1, say("a", 10, 10))))), "Document[Table[TR[TD[H1]]]]"},
		{"an empty cell", items(tagged(scene.Table, items(tagged(scene.TableRow, items(tagged(scene.TableCell)), items(tagged(scene.TableCell, say("a", 1, 10))))))), "Document[Table[TR[TD TD]]]"},
		{"an empty paragraph", items(tagged(scene.Paragraph)), "Document"},
		{"two lists", slices.Concat(items(tagged(scene.ListItem, dot, say("a", 9, 10)), tagged(scene.ListItem, dot, say("b", 9, 20))), say("c", 9, 30), items(tagged(scene.ListItem, say("d", 9, 40)))), "Document[L[LI[LBody] LI[LBody]] P L[LI[LBody]]]"},
		{"a link in a sentence", slices.Concat(here, items(tagged(scene.Paragraph, say("a", 10, 10), say("there", 20, 10), to(19, 10)))), "Document[P[Link]]"},
		{"a link by itself", slices.Concat(here, say("there", 20, 10), to(19, 10)), "Document[P[Link]]"},
		{"a link over nothing", slices.Concat(here, to(19, 10)), "Document[Link]"},
		{"a link from a picture", slices.Concat(here, figure("A dot", dot, say("a", 20, 10), to(19, 10))), "Document[Figure Link]"},
		{"a link from a foot", slices.Concat(here, items(tagged(scene.Artifact, say("a", 20, 10), to(19, 10)))), "Document[Link]"},
		{"a link to nowhere", slices.Concat(say("there", 20, 10), to(19, 10)), "Document[P]"},
		{"a layer in a paragraph", items(tagged(scene.Paragraph, say("a", 10, 10), items(scene.Group{Layer: "grid", Items: say("b", 10, 20)}))), "Document[P]"},
		{"a paragraph in a layer", items(scene.Group{Layer: "grid", Items: items(tagged(scene.Paragraph, say("b", 10, 20)))}), "Document[P]"},
		{"groups without tags", items(scene.Group{Items: items(scene.Group{Items: slices.Concat(dot, say("a", 10, 10))})}), "Document[P]"},
	} {
		page := &scene.Page{Name: "p", W: 100 * mm, H: 100 * mm, Items: c.page}
		file := write(t, &scene.Document{Title: "t", Language: "en", Pages: []*scene.Page{page}})
		if got := sound(t, file).String(); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
		if t.Failed() {
			t.Fatalf("%s is not sound", c.name)
		}
	}
}

func TestAParagraphGoesOnOnTheNextPage(t *testing.T) {
	fonts := printertest.Fonts(t)
	prose := model.Text{Blocks: []model.Block{{Kind: model.Paragraph, Inlines: []model.Inline{{Text: strings.Repeat("many words ", 60)}}}}}
	rest := fonts.Text(prose, layout.Theme(4000, printertest.Ink, printertest.Ink), 60*mm)
	doc, lines := &scene.Document{Title: "t", Language: "en"}, len(rest[0].Rows)
	for len(rest) > 0 {
		page := &scene.Page{Name: fmt.Sprint(len(doc.Pages)), W: 80 * mm, H: 50 * mm}
		page.Add(tagged(scene.Artifact, said(t, "running head", 5, 5)))
		var here []layout.Block
		here, rest = layout.Fit(rest, 40*mm)
		layout.Draw(page, 5*mm, 8*mm, here)
		doc.Pages = append(doc.Pages, page)
	}
	file := write(t, doc)
	if n := strings.Count(contents(objects(t, file)), ">Tj ET"); n != lines-1 {
		t.Errorf("%d blanks between %d lines", n, lines)
	}
	root := sound(t, file)
	if root.String() != "Document[P]" || len(root.kids[0].marks) != len(doc.Pages) || len(doc.Pages) < 3 {
		t.Errorf("%v of %d sequences on %d pages", root, len(root.kids[0].marks), len(doc.Pages))
	}
}

// Lines are set without the blanks between them; a listener needs them.
func TestLinesOfAParagraphDoNotRunTogether(t *testing.T) {
	doc := &scene.Document{Title: "t", Language: "en", Pages: []*scene.Page{{Name: "p", W: 80 * mm, H: 50 * mm}}}
	lines := slices.Concat(said(t, "1", 2, 10), said(t, "first words", 5, 10), said(t, "second half-", 5, 16), said(t, "third", 5, 22))
	doc.Pages[0].Add(tagged(scene.Paragraph, lines), tagged(scene.Artifact, said(t, "not", 5, 30), said(t, "read", 5, 36)))
	file := write(t, doc)
	sound(t, file)
	if n := strings.Count(contents(objects(t, file)), ">Tj ET"); n != 2 {
		t.Errorf("%d blanks, want one after the number and one after the first line: a word goes on after a hyphen", n)
	}
}

func TestFiguresAndTablesSayWhatReadersAsk(t *testing.T) {
	dot := scene.Fill{Path: scene.RectPath(scene.Rect{X: 25_400, Y: 25_400, W: 25_400, H: 12_700}), Colour: printertest.Ink}
	head := tagged(scene.TableRow, items(tagged(scene.TableHead, said(t, "a", 5, 10))), items(tagged(scene.TableHead, said(t, "b", 25, 10))))
	row := tagged(scene.TableRow, items(tagged(scene.TableHead, said(t, "c", 5, 20))), items(tagged(scene.TableCell, said(t, "d", 25, 20))))
	short := tagged(scene.TableRow, items(tagged(scene.TableCell, said(t, "e", 5, 30))))
	p := &scene.Page{Name: "p", W: 4 * scene.Inch, H: 4 * scene.Inch}
	p.Add(scene.Group{Shift: scene.Point{X: 25_400}, Tag: scene.Figure, Alt: "A bar", Items: items(dot)}, tagged(scene.Table, items(head, row, short)))
	root := sound(t, write(t, &scene.Document{Title: "t", Language: "en", Pages: []*scene.Page{p}}))
	rows := root.kids[1].kids
	for _, c := range []struct {
		n    *node
		want string
	}{
		{root.kids[0], "/Alt(A bar)/A<</O/Layout/Placement/Block/BBox[144 180 216 216]>>"},
		{rows[0].kids[1], "/Scope/Column"}, {rows[1].kids[0], "/Scope/Row"}, {rows[2].kids[0], "/ColSpan 2"},
	} {
		if !strings.Contains(c.n.dict, c.want) {
			t.Errorf("no %s in %s", c.want, c.n.dict)
		}
	}
}

// Of two things in parts the inner goes on first, in the sequence that is open.
func TestThingsInPartsKeepTheirWords(t *testing.T) {
	var list []scene.Item
	for i, part := range []scene.Group{{Pauses: true}, {Pauses: true}, {Resumes: true}, {Resumes: true}} {
		part.Tag, part.Items = scene.Paragraph, said(t, "a", 10, scene.Unit(10+9*i))
		list = append(list, part)
	}
	p := &scene.Page{Name: "p", W: 90 * mm, H: 90 * mm, Items: list}
	root := sound(t, write(t, &scene.Document{Title: "t", Language: "en", Pages: []*scene.Page{p}}))
	var got []string
	for _, k := range root.kids {
		for _, m := range k.marks {
			got = append(got, m[strings.IndexByte(m, '/')+1:])
		}
		got = append(got, "|")
	}
	if s := strings.Join(got, " "); s != "0 2 | 1 |" {
		t.Error(s)
	}
}

// A tile holds what it shows of the page that it is cut from, and no more.
func TestWhatAClipHidesIsLeftOut(t *testing.T) {
	clip := scene.RectPath(scene.Rect{X: 0, Y: 0, W: 40 * mm, H: 40 * mm})
	dot := func(x scene.Unit) scene.Fill {
		return scene.Fill{Path: scene.CirclePath(scene.Point{X: x, Y: 10 * mm}, mm), Colour: printertest.Ink}
	}
	rule := scene.Stroke{Path: scene.RectPath(scene.Rect{X: 45 * mm, Y: mm, H: 9 * mm}), Width: 4 * mm, Colour: printertest.Ink}
	inside := slices.Concat(items(dot(10*mm), dot(50*mm), rule), said(t, "in", 10, 20), said(t, "out", 60, 20), items(
		tagged(scene.Paragraph, said(t, "far", 60, 30)), tagged(scene.Paragraph, said(t, "near", 30, 30))))
	p := &scene.Page{Name: "p", W: 90 * mm, H: 90 * mm, Items: items(scene.Group{Clip: &clip, Items: inside})}
	file := write(t, &scene.Document{Title: "t", Language: "en", Pages: []*scene.Page{p}})
	if got := sound(t, file).String(); got != "Document[P P]" {
		t.Error(got)
	}
	body := contents(objects(t, file))
	if f, s, words := strings.Count(body, "\nf\n"), strings.Count(body, "\nS\n"), strings.Count(body, "BT"); f != 1 || s != 1 || words != 2 {
		t.Errorf("%d dots, %d rules, %d words; want the dot, the rule whose corner might show, and two words", f, s, words)
	}
}
