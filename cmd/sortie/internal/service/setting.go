package service

import (
	"errors"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/outline"
)

// set gives the value at a path by the smallest edit: of the value where it is written out, else of the block that it belongs
// into.
func (d *deed) set(path []string, value string) error { return d.setIn(d.home(path), path, value) }

// setIn does so in one of the unit's files.
func (d *deed) setIn(t *Text, path []string, value string) error {
	if t.Torn {
		return errTorn
	}
	top := t.main()
	for depth := len(path); depth >= 0; depth-- {
		found := within(top, path[:depth])
		switch {
		case len(found) == 0:
			continue
		case depth == len(path) && (len(found) > 1 || !t.written(found[0])):
			return ErrMade
		case depth == len(path):
			if e := t.narrow(edit{found[0].Value, t.indented(value, found[0].All().From)}); t.Src[e.at.From:e.at.To] != e.text {
				d.change(t, e)
			}
			return nil
		case slices.ContainsFunc(path[depth:], func(s string) bool { return number.MatchString(s) && found[0].Shape == outline.List }):
			return ErrMade
		}
		d.took = depth
		return d.enter(t, t.roomiest(found), path[:depth], path[depth], chain(path[depth:])+value)
	}
	return ErrMade
}

// enter puts a field into a block: behind the last of those that the schema has before it, where they have lines for themselves,
// else at the end.
func (d *deed) enter(t *Text, n *outline.Node, at []string, name, field string) error {
	before := d.before(at, name)
	for _, c := range slices.Backward(n.Nodes) {
		s, own := t.lined(c)
		if !own || len(before) == 0 || t.comprehends(n) {
			break
		}
		if slices.Contains(before, c.Label) {
			d.change(t, edit{outline.Span{From: s.To, To: s.To}, "\n" + shifted(t.indent(c.All().From)+field, t.indent(c.All().From))})
			return nil
		}
	}
	return d.insert(t, n, field)
}

// before are the fields that the schema has before another one of a block; none for those that the author has named.
func (d *deed) before(at []string, name string) []string {
	var all []string
	for _, f := range d.u.blocks(at).fields {
		if f.Name == name {
			return all
		}
		if f.Name != "" {
			all = append(all, f.Name)
		}
	}
	return nil
}

// errTorn is the error of a change to a text in which nobody can tell where things end.
var errTorn = errors.New("the text has a bracket too many or too few: mend that first")

// roomiest is the one of several blocks that takes a further field best: the last that has brackets.
func (t *Text) roomiest(found []*outline.Node) *outline.Node {
	for _, n := range slices.Backward(found) {
		if n.Body.From > 0 && t.Src[n.Body.From-1] == '{' {
			return n
		}
	}
	return found[len(found)-1]
}

// narrow leaves those lines out of an edit that it begins or ends with and that are there already.
func (t *Text) narrow(e edit) edit {
	for {
		n := strings.IndexByte(e.text, '\n') + 1
		if n == 0 || e.at.From+n > e.at.To || t.Src[e.at.From:e.at.From+n] != e.text[:n] {
			break
		}
		e.at.From, e.text = e.at.From+n, e.text[n:]
	}
	for {
		n := len(e.text) - strings.LastIndexByte(e.text, '\n')
		if n > len(e.text) || e.at.To-n < e.at.From || t.Src[e.at.To-n:e.at.To] != e.text[len(e.text)-n:] {
			break
		}
		e.at.To, e.text = e.at.To-n, e.text[:len(e.text)-n]
	}
	return e
}

// fresh is a path with a name at its end that nothing has yet: s1, s2; a, b.
func (d *deed) fresh(path []string) []string {
	path = slices.Clone(path)
	last := &path[len(path)-1]
	for d.has(path) {
		stem := strings.TrimRight(*last, "0123456789")
		n, err := strconv.Atoi((*last)[len(stem):])
		switch {
		case err == nil:
			*last = stem + strconv.Itoa(n+1)
		case len(stem) == 1 && stem < "z":
			*last = string(stem[0] + 1)
		default:
			*last += "-2"
		}
	}
	return path
}

// literal is a value of one word that is what it says.
var literal = regexp.MustCompile(`^(-?[0-9][0-9A-Za-z_.]*|true|false|null)$`)

// written reports whether a value is written out: no names of other values are in it, and nothing is worked out.
func (t *Text) written(n *outline.Node) bool {
	src := t.Src[n.Value.From:n.Value.To]
	switch {
	case literal.MatchString(src):
		return true
	case n.Shape == outline.Text:
		return !t.interpolates(n)
	case n.Shape == outline.Mixed || len(n.Names) > 0:
		return false
	}
	return !slices.ContainsFunc(n.Nodes, func(c *outline.Node) bool { return !t.written(c) })
}

// indented is a value of several lines for a place in a text.
func (t *Text) indented(value string, at int) string { return shifted(value, t.indent(at)) }

// shifted is a value of several lines with some white space before all but the first; empty lines stay empty.
func shifted(value, indent string) string {
	lines := strings.Split(value, "\n")
	for i, line := range lines {
		if i > 0 && line != "" {
			lines[i] = indent + line
		}
	}
	return strings.Join(lines, "\n")
}

// take takes a field or an entry of a list out of every file that says something of it, with its line where it has one for
// itself, and a piece's label out of the drawing.
func (d *deed) take(path []string) error {
	gone := false
	for _, t := range d.texts() {
		found := within(t.main(), path)
		if len(found) == 0 {
			continue
		}
		switch {
		case len(found) > 1 || found[0].Index >= 0 && t.comprehends(found[0].Parent):
			return ErrMade
		case t.Torn:
			return errTorn
		}
		d.change(t, edit{t.whole(found[0]), ""})
		gone = true
	}
	if !gone {
		return ErrMade
	}
	return d.unlabel(path)
}

// add puts an entry at the end of a list.
func (d *deed) add(path []string, value string) error {
	t := d.home(path)
	found := within(t.main(), path)
	if len(found) == 0 {
		return d.set(path, "["+value+"]")
	}
	n := found[0]
	if len(found) > 1 || n.Shape != outline.List || t.comprehends(n) {
		return ErrMade
	}
	d.took = len(path)
	text := t.Src[n.Body.From:n.Body.To]
	trimmed := strings.TrimRight(text, " \t\n")
	at := n.Body.From + len(trimmed)
	comma := ","
	if trimmed == "" || strings.HasSuffix(trimmed, ",") {
		comma = ""
	}
	switch {
	case strings.Contains(text[len(trimmed):], "\n"):
		value = comma + "\n" + t.indent(n.Body.To) + "\t" + shifted(value, t.indent(n.Body.To)+"\t") + ","
	case trimmed == "":
		value = t.indented(value, at)
	default:
		value = comma + " " + t.indented(value, at)
	}
	d.change(t, edit{outline.Span{From: at, To: at}, value})
	return nil
}

// rename calls a field otherwise, in every file that says something of it.
func (d *deed) rename(path []string, name string) error {
	gone := false
	for _, t := range d.texts() {
		found := within(t.main(), path)
		if len(found) == 0 {
			continue
		}
		if len(found) > 1 || found[0].Label == "" {
			return ErrMade
		}
		d.change(t, edit{found[0].Key, fieldName(name)})
		gone = true
	}
	if !gone {
		return ErrMade
	}
	return nil
}

// copy puts the value of a field once more behind it, under another name.
func (d *deed) copy(path []string, name string) error {
	t := d.home(path)
	found := within(t.main(), path)
	if len(found) != 1 || found[0].Label == "" {
		return ErrMade
	}
	n := found[0]
	d.took = len(path) - 1
	value := t.Src[n.Value.From:n.Value.To]
	if n.Shape == outline.Block && !strings.HasPrefix(value, "{") && n.Body.From > 0 && t.Src[n.Body.From-1] != '{' {
		value = "{" + value + "}"
	}
	return d.insert(t, n.Parent, fieldName(name)+": "+strings.ReplaceAll(value, "\n"+t.indent(n.All().From), "\n"))
}

var (
	number = regexp.MustCompile(`^[0-9]+$`)
	name   = regexp.MustCompile(`^[a-z_A-Z][a-zA-Z0-9_]*$`)
)

// fieldName is the name of a field as CUE writes it.
func fieldName(s string) string {
	if !name.MatchString(s) {
		return strconv.Quote(s)
	}
	return s
}

// chain is a path as fields within one another, up to the last colon.
func chain(path []string) string {
	var b strings.Builder
	for _, step := range path {
		b.WriteString(fieldName(step) + ": ")
	}
	return b.String()
}

// insert puts a field at the end of a block: on a line of its own where the block has several, else behind a comma. A value
// that is one field without brackets gets some.
func (d *deed) insert(t *Text, n *outline.Node, field string) error {
	if n.Shape != outline.Block && n != t.Root || t.comprehends(n) {
		return ErrMade
	}
	put := func(at int, text string) error {
		d.change(t, edit{outline.Span{From: at, To: at}, text})
		return nil
	}
	if n == t.Root {
		if t.Src != "" && !strings.HasSuffix(t.Src, "\n") {
			field = "\n" + field
		}
		return put(len(t.Src), field+"\n")
	}
	body := n.Body
	if body.From == 0 || t.Src[body.From-1] != '{' {
		v := n.Value
		d.change(t, edit{outline.Span{From: v.From, To: v.From}, "{"}, edit{outline.Span{From: v.To, To: v.To}, ", " + t.indented(field, v.From) + "}"})
		return nil
	}
	text := t.Src[body.From:body.To]
	trimmed := strings.TrimRight(text, " \t\n")
	at := body.From + len(trimmed)
	switch inner := t.indent(body.To) + "\t"; {
	case strings.Contains(text[len(trimmed):], "\n"):
		return put(at, "\n"+inner+shifted(field, inner))
	case strings.TrimSpace(text) == "":
		return put(at, t.indented(field, at))
	case strings.HasSuffix(trimmed, ","):
		return put(at, " "+t.indented(field, at))
	}
	return put(at, ", "+t.indented(field, at))
}

// comprehends reports whether a block makes fields of its own, or a list entries, by a for or an if: whether it makes the one
// that is asked for nobody knows without evaluating it.
func (t *Text) comprehends(n *outline.Node) bool { return slices.ContainsFunc(n.Nodes, clausal) }

// indent is the white space at the front of the line of an offset.
func (t *Text) indent(at int) string {
	line := t.Line(t.places.Pos(at).Line)
	return line[:len(line)-len(strings.TrimLeft(line, " \t"))]
}

// whole is all that goes with a node: its lines where nothing else stands on them, else the comma on one side of it. What
// holds nothing else and has no brackets goes as well.
func (t *Text) whole(n *outline.Node) outline.Span {
	for p := n.Parent; p != nil && p.Label != "" && p.Shape == outline.Block && t.Src[p.Body.From-1] != '{'; p = n.Parent {
		n = p
	}
	s := n.All()
	from, to := s.From, s.To
	for from > 0 && (t.Src[from-1] == ' ' || t.Src[from-1] == '\t') {
		from--
	}
	to = t.attributed(to)
	s.To = to
	for to < len(t.Src) && strings.ContainsRune(" \t,", rune(t.Src[to])) {
		to++
	}
	if (from == 0 || t.Src[from-1] == '\n') && to < len(t.Src) && t.Src[to] == '\n' {
		return outline.Span{From: from, To: to + 1}
	}
	if from > 0 && t.Src[from-1] == ',' { // the one behind stays for what comes next
		return outline.Span{From: from - 1, To: s.To}
	}
	return outline.Span{From: s.From, To: to}
}

// attributed is the end of the attributes that stand behind a value.
func (t *Text) attributed(to int) int {
	for {
		rest := strings.TrimLeft(t.Src[to:], " \t")
		if !strings.HasPrefix(rest, "@") {
			return to
		}
		to = len(t.Src) - len(rest) + outline.Attribute(rest)
	}
}
