package service

import (
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/outline"
	"github.com/sortie-tools/sortie/compiler/reformat"
	"github.com/sortie-tools/sortie/schema/diag"
)

// wide is how many columns a line of entries may have before each of them gets a line of its own.
const wide = 100

// spread gives what was added at a path lines of its own as an author would: a block in one line that holds blocks by name, and a
// list that has become too wide. What the block that took it lies in stays as it is.
func (d *deed) spread(path []string) {
	if d.took < 0 {
		return
	}
	for depth := len(path); depth >= max(d.took, 1); depth-- {
		t := d.home(path[:depth])
		if found := within(t.main(), path[:depth]); len(found) == 1 && !t.Torn {
			if e, ok := t.spreading(found[0]); ok {
				d.change(t, e)
			}
		}
	}
}

// spreading is the edit that gives each entry of a block or a list a line of its own, if they are to have one.
func (t *Text) spreading(n *outline.Node) (edit, bool) {
	body := t.Src[n.Body.From:n.Body.To]
	if n.Shape != outline.Block && n.Shape != outline.List || len(n.Nodes) == 0 || n.Body.From == 0 || !strings.ContainsAny(t.Src[n.Body.From-1:n.Body.From], "{[") {
		return edit{}, false
	}
	tooWide := len(t.Line(t.places.Pos(n.Body.From).Line)) > wide && slices.ContainsFunc(n.Nodes, bracketed)
	first, _, _ := strings.Cut(body, "\n")
	if strings.Contains(body, "\n") && strings.TrimSpace(first) == "" || !tooWide && (n.Shape == outline.List || !slices.ContainsFunc(n.Nodes, blocky)) {
		return edit{}, false
	}
	own := t.indent(n.Body.From)
	var b strings.Builder
	at := n.Body.From
	for _, c := range n.Nodes {
		s := c.All()
		s.To = t.attributed(s.To)
		if s.From < at || strings.Trim(t.Src[at:s.From], " \t\n,") != "" {
			return edit{}, false // a comment, or something else that has its place
		}
		b.WriteString("\n" + own + "\t" + strings.ReplaceAll(t.Src[s.From:s.To], "\n"+own, "\n"+own+"\t"))
		if n.Shape == outline.List {
			b.WriteByte(',')
		}
		at = s.To
	}
	if strings.Trim(t.Src[at:n.Body.To], " \t\n,") != "" {
		return edit{}, false
	}
	return edit{n.Body, b.String() + "\n" + own}, true
}

// bracketed reports whether an entry holds others.
func bracketed(n *outline.Node) bool {
	return (n.Shape == outline.Block || n.Shape == outline.List) && len(n.Nodes) > 0
}

// blocky reports whether a field is a block of others.
func blocky(n *outline.Node) bool { return n.Index < 0 && n.Shape == outline.Block && len(n.Nodes) > 0 }

// inForm are the edits of a deed that keep a file in its usual form if it was in form: whoever has it so would have it put so
// again. A file that its author has laid out otherwise stays as the author has it.
func (d *deed) inForm() []diag.Edit {
	var all []diag.Edit
	for i, t := range d.u.texts {
		p := d.patches[t.Name]
		if p == nil {
			continue
		}
		now, ok := d.formed(p.was, t)
		if !ok {
			all = append(all, p.edits()...)
			continue
		}
		d.u.texts[i] = textOf(t, now)
		all = append(all, p.was.changed(now)...)
	}
	return all
}

// formed is a text in its usual form, if the one that it was made of was in form and it is not.
func (d *deed) formed(was, now *Text) (string, bool) {
	before, found := reformat.File(was.Name, []byte(was.Src), d.u.edition())
	if len(found) > 0 || string(before) != was.Src {
		return "", false
	}
	data, found := reformat.File(now.Name, []byte(now.Src), d.u.edition())
	return string(data), len(found) == 0 && string(data) != now.Src
}

// changed are the edits of whole lines that make another text of this one.
func (t *Text) changed(now string) []diag.Edit {
	a, b := strings.SplitAfter(t.Src, "\n"), strings.SplitAfter(now, "\n")
	from, back := 0, 0
	for from < min(len(a), len(b)) && a[from] == b[from] {
		from++
	}
	for back < min(len(a), len(b))-from && a[len(a)-1-back] == b[len(b)-1-back] {
		back++
	}
	a, b = a[:len(a)-back], b[:len(b)-back]
	at := len(strings.Join(a[:from], ""))
	var all []diag.Edit
	kept := common(a[from:], b[from:])
	x, y := from, from
	for _, k := range append(kept, [2]int{len(a) - from, len(b) - from}) {
		i, j := from+k[0], from+k[1]
		if x < i || y < j {
			old := strings.Join(a[x:i], "")
			all = append(all, diag.Edit{Range: t.Range(outline.Span{From: at, To: at + len(old)}), New: strings.Join(b[y:j], "")})
			at += len(old)
		}
		if i < len(a) {
			at += len(a[i])
		}
		x, y = i+1, j+1
	}
	return all
}

// common are the lines that two texts have in common, in order, as places in each: a longest such row.
func common(a, b []string) [][2]int {
	longest := make([][]int, len(a)+1)
	for i := range longest {
		longest[i] = make([]int, len(b)+1)
	}
	for i := len(a) - 1; i >= 0; i-- {
		for j := len(b) - 1; j >= 0; j-- {
			if a[i] == b[j] {
				longest[i][j] = longest[i+1][j+1] + 1
			} else {
				longest[i][j] = max(longest[i+1][j], longest[i][j+1])
			}
		}
	}
	var rows [][2]int
	for i, j := 0, 0; i < len(a) && j < len(b); {
		switch {
		case a[i] == b[j]:
			rows = append(rows, [2]int{i, j})
			i, j = i+1, j+1
		case longest[i+1][j] >= longest[i][j+1]:
			i++
		default:
			j++
		}
	}
	return rows
}
