package service

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/outline"
	"github.com/sortie-tools/sortie/schema/diag"
)

// ErrMade is the error of a change to something that no file has written out: an expression makes it, and only its author can
// say how that is to change.
var ErrMade = errors.New("it is not written out in one place: change it in the text")

// Set gives the value at a path of a file, such as board.furniture.desk.at, by the smallest edit: of the value where it is
// written out, else of the block that it belongs into. The value is CUE.
func (w *Workspace) Set(file string, path []string, value string) ([]diag.Edit, error) {
	t := w.Text(file)
	if t == nil || len(path) == 0 {
		return nil, ErrMade
	}
	top := t.main()
	for depth := len(path); depth >= 0; depth-- {
		found := within(top, path[:depth])
		switch {
		case len(found) == 0:
			continue
		case depth == len(path) && (len(found) > 1 || found[0].Shape == outline.Mixed || len(found[0].Names) > 0):
			return nil, ErrMade
		case depth == len(path):
			return []diag.Edit{{Range: t.Range(found[0].Value), New: value}}, nil
		case slices.ContainsFunc(path[depth:], func(s string) bool { return number.MatchString(s) && found[0].Shape == outline.List }):
			return nil, ErrMade
		}
		edit, err := t.insert(found[len(found)-1], chain(path[depth:])+value)
		return edit, err
	}
	return nil, ErrMade
}

// Remove takes a field or an entry of a list out of a file, with its line where it has one for itself.
func (w *Workspace) Remove(file string, path []string) ([]diag.Edit, error) {
	t := w.Text(file)
	if t == nil || len(path) == 0 {
		return nil, ErrMade
	}
	found := within(t.main(), path)
	if len(found) != 1 {
		return nil, ErrMade
	}
	return []diag.Edit{{Range: t.Range(t.whole(found[0]))}}, nil
}

// main is what holds the fields of the unit: the block that its definition is joined with.
func (t *Text) main() *outline.Node {
	for _, n := range t.Root.Nodes {
		if n.Label == "" && strings.Contains(n.Joined, "#") {
			return n
		}
	}
	return t.Root
}

// within are the nodes at a path below one.
func within(n *outline.Node, path []string) []*outline.Node {
	if len(path) == 0 {
		return []*outline.Node{n}
	}
	var all []*outline.Node
	for _, c := range n.Nodes {
		switch step := c.Step(); {
		case c.Index >= 0 && n.Shape != outline.List: // of a list in an expression, which is none of the unit's
		case step == "":
			all = append(all, within(c, path)...)
		case step == path[0]:
			all = append(all, within(c, path[1:])...)
		}
	}
	return all
}

var (
	number = regexp.MustCompile(`^[0-9]+$`)
	name   = regexp.MustCompile(`^[a-z_A-Z][a-zA-Z0-9_]*$`)
)

// chain is a path as fields within one another, up to the last colon.
func chain(path []string) string {
	var b strings.Builder
	for _, step := range path {
		if !name.MatchString(step) {
			step = strconv.Quote(step)
		}
		b.WriteString(step + ": ")
	}
	return b.String()
}

// insert puts a field at the end of a block: on a line of its own where the block has several, else behind a comma. A value
// that is one field without brackets gets some.
func (t *Text) insert(n *outline.Node, field string) ([]diag.Edit, error) {
	if n.Shape != outline.Block && n != t.Root || t.comprehends(n) {
		return nil, ErrMade
	}
	if n == t.Root {
		end := len(t.Src)
		return []diag.Edit{{Range: t.Range(outline.Span{From: end, To: end}), New: field + "\n"}}, nil
	}
	body := n.Body
	if body.From == 0 || t.Src[body.From-1] != '{' {
		v := n.Value
		return []diag.Edit{
			{Range: t.Range(outline.Span{From: v.From, To: v.From}), New: "{"},
			{Range: t.Range(outline.Span{From: v.To, To: v.To}), New: ", " + field + "}"},
		}, nil
	}
	text := t.Src[body.From:body.To]
	trimmed := strings.TrimRight(text, " \t\n")
	at := outline.Span{From: body.From + len(trimmed), To: body.From + len(trimmed)}
	switch {
	case strings.Contains(text, "\n"):
		return []diag.Edit{{Range: t.Range(at), New: "\n" + t.indent(body.To) + "\t" + field}}, nil
	case strings.TrimSpace(text) == "":
		return []diag.Edit{{Range: t.Range(at), New: field}}, nil
	case strings.HasSuffix(trimmed, ","):
		return []diag.Edit{{Range: t.Range(at), New: " " + field}}, nil
	}
	return []diag.Edit{{Range: t.Range(at), New: ", " + field}}, nil
}

// comprehends reports whether a block makes fields of its own, by a for or an if: whether it makes the one that is asked for
// nobody knows without evaluating it.
func (t *Text) comprehends(n *outline.Node) bool {
	var own strings.Builder
	at := n.Body.From
	for _, c := range n.Nodes {
		if s := c.All(); s.From >= at && c.Label != "" {
			own.WriteString(t.Src[at:s.From] + " ")
			at = s.To
		}
	}
	own.WriteString(t.Src[min(at, n.Body.To):n.Body.To])
	return clause.MatchString(own.String())
}

// clause begins a comprehension.
var clause = regexp.MustCompile(`(^|[\s{,])(for|if)[ (]`)

// indent is the white space at the front of the line of an offset.
func (t *Text) indent(at int) string {
	line := t.Line(t.places.Pos(at).Line)
	return line[:len(line)-len(strings.TrimLeft(line, " \t"))]
}

// whole is all that goes with a node: its lines where nothing else stands on them, else the comma on one side of it.
func (t *Text) whole(n *outline.Node) outline.Span {
	s := n.All()
	from, to := s.From, s.To
	for from > 0 && (t.Src[from-1] == ' ' || t.Src[from-1] == '\t') {
		from--
	}
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

// Place gives the place of something on a board in inches, wherever it is written: what has a label in the drawing gets a place
// of its own, and the label goes.
func (w *Workspace) Place(file string, path []string, x, y string) ([]diag.Edit, error) {
	u, t := w.unit(file)
	if t == nil || len(path) < 3 {
		return nil, ErrMade
	}
	edits, err := w.Set(file, append(slices.Clone(path), "at"), fmt.Sprintf("[%s, %s]", x, y))
	if err != nil {
		return nil, err
	}
	thing := within(t.main(), path)
	board := within(t.main(), path[:len(path)-2])
	for _, n := range thing {
		if snap := n.Field("snap"); snap != nil {
			edits = append(edits, diag.Edit{Range: t.Range(t.whole(snap))})
		}
	}
	for _, b := range board {
		plan := b.Field("plan")
		if plan == nil {
			continue
		}
		d := u.drawing(t, plan)
		if d == nil {
			continue
		}
		for _, l := range d.Labels {
			if l.ID == path[len(path)-1] {
				from := t.Offset(l.Line+d.first-1, l.Col+d.indent)
				span := outline.Span{From: from, To: from + len(l.ID)}
				edits = append(edits, diag.Edit{Range: t.Range(span), New: strings.Repeat(" ", len(l.ID))})
			}
		}
	}
	return ordered(edits), nil
}

// ordered are edits from the front of a file to its end.
func ordered(edits []diag.Edit) []diag.Edit {
	slices.SortStableFunc(edits, func(a, b diag.Edit) int { return a.Range.Start.Offset - b.Range.Start.Offset })
	return edits
}

// Panel draws a panel of a kind between two posts of a floor, or takes away what stands there where no kind is named. Ends are
// whole inches from the floor's corner; they lie on one line.
func (w *Workspace) Panel(file string, floor []string, from, to [2]int, kind string) ([]diag.Edit, error) {
	u, t := w.unit(file)
	if t == nil {
		return nil, ErrMade
	}
	plans := within(t.main(), append(slices.Clone(floor), "plan"))
	if len(plans) != 1 {
		return nil, ErrMade
	}
	d := u.drawing(t, plans[0])
	if d == nil {
		return nil, ErrMade
	}
	if to[0] < from[0] || to[1] < from[1] {
		from, to = to, from
	}
	across := from[1] == to[1]
	if !across && from[0] != to[0] || from == to {
		return nil, errors.New("a drawing has panels from north to south and from west to east only: others are runs")
	}
	spelt, err := u.spelling(kind, max(to[0]-from[0], to[1]-from[1]), across)
	if err != nil {
		return nil, err
	}
	if across {
		return []diag.Edit{t.draw(d, from, "+"+spelt+"+")}, nil
	}
	var edits []diag.Edit
	for i, r := range "+" + spelt + "+" {
		edits = append(edits, t.draw(d, [2]int{from[0], from[1] + i}, string(r)))
	}
	return edits, nil
}

// spelling is how a drawing shows a panel of so many inches, between its posts.
func (u *unit) spelling(kind string, inches int, across bool) (string, error) {
	length := inches - 1 // lines between the posts
	if across {
		length = 2*inches - 1
	}
	if kind == "" {
		return strings.Repeat(" ", length), nil
	}
	for _, k := range u.coreRules().Panels {
		if k.ID != kind {
			continue
		}
		spelt := k.PlanDown
		if across {
			spelt = k.Plan
		}
		if len(spelt) != length {
			return "", fmt.Errorf("%s is %s inches long, and the posts are %d apart", strings.ToLower(k.Title), k.Length, inches)
		}
		return spelt, nil
	}
	return "", fmt.Errorf("the rule set has no panel %q", kind)
}

// draw is the edit that puts some signs into a drawing, at a place in inches. A line that ends before it is filled up.
func (t *Text) draw(d *drawing, at [2]int, signs string) diag.Edit {
	n := d.first + at[1]
	line := t.Line(n)
	col := d.indent + 2*at[0]
	if len(line) >= col {
		from := t.Offset(n, col+1)
		return diag.Edit{Range: t.Range(outline.Span{From: from, To: from + min(len(signs), len(line)-col)}), New: signs}
	}
	end := t.Offset(n, len(line)+1)
	indent := t.Line(t.places.Pos(d.node.Value.To).Line)[:d.indent]
	if len(line) < d.indent {
		from := t.Offset(n, 1)
		return diag.Edit{Range: t.Range(outline.Span{From: from, To: end}), New: indent + strings.Repeat(" ", col-d.indent) + signs}
	}
	return diag.Edit{Range: t.Range(outline.Span{From: end, To: end}), New: strings.Repeat(" ", col-len(line)) + signs}
}
