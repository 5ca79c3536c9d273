package service

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/outline"
)

// errEnd is the error of moving something on that is the first or the last already.
var errEnd = errors.New("there is nothing to change places with on that side")

// write gives the text at a path. It is written as the old one is: in one line, or in several.
func (d *deed) write(t *Text, path []string, text string) error {
	long := strings.Contains(text, "\n")
	if found := within(t.main(), path); len(found) == 1 && found[0].Shape == outline.Text {
		src := t.Src[found[0].Value.From:found[0].Value.To]
		if strings.HasPrefix(strings.TrimLeft(src, "#"), `"""`) {
			// Its lines stand as far to the right as its closing mark.
			own, marked := t.indent(found[0].All().From), t.indent(found[0].Value.To)
			return d.setIn(t, path, inLines(text, strings.TrimPrefix(marked, own)))
		}
	}
	if !long {
		return d.setIn(t, path, quoted(text))
	}
	return d.setIn(t, path, inLines(text, "\t"))
}

// inLines is a text in several lines, indented by so much.
func inLines(text, indent string) string {
	return `"""` + "\n" + lines(text, indent) + indent + `"""`
}

// quoted is a text in one line as CUE writes it.
func quoted(text string) string { return `"` + escaped(text, `"`) + `"` }

// lines is a text in several lines, as CUE writes it between its marks.
func lines(text, indent string) string {
	var b strings.Builder
	for _, line := range strings.Split(text, "\n") {
		if line != "" {
			b.WriteString(indent + escaped(line, `"""`))
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// escaped is a text without what would end it or has no place in a source.
func escaped(text, mark string) string {
	var b strings.Builder
	for _, r := range strings.ReplaceAll(strings.ReplaceAll(text, `\`, `\\`), mark, `\`+mark) {
		switch {
		case r == '\t':
			b.WriteString(`\t`)
		case r < ' ' || r == 0x7f || r == '\u2028' || r == '\u2029' || r == '\ufeff':
			fmt.Fprintf(&b, `\u%04x`, r)
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

// swap lets an entry, or a field, change places with the one before it or the one behind it.
func (d *deed) swap(path []string, on bool) error {
	t := d.home(path)
	found := within(t.main(), path)
	switch {
	case t.Torn:
		return errTorn
	case len(found) != 1 || found[0].Parent == nil:
		return ErrMade
	}
	n := found[0]
	i := slices.Index(n.Parent.Nodes, n)
	j := i - 1
	if on {
		j = i + 1
	}
	if j < 0 || j >= len(n.Parent.Nodes) {
		return errEnd
	}
	other := n.Parent.Nodes[j]
	if clausal(other) || other.Step() == "" {
		return ErrMade
	}
	if j < i {
		n, other = other, n
	}
	a, b := t.chunks(n, other)
	d.change(t, edit{a, t.Src[b.From:b.To]}, edit{b, t.Src[a.From:a.To]})
	return nil
}

// chunks are what changes places with two neighbours: their lines with the comments above and behind them where each has lines
// for itself, else no more than they are.
func (t *Text) chunks(a, b *outline.Node) (one, other outline.Span) {
	x, ok := t.lined(a)
	y, too := t.lined(b)
	if ok && too && x.To <= y.From {
		return x, y
	}
	x, y = a.All(), b.All()
	x.To, y.To = t.attributed(x.To), t.attributed(y.To)
	return x, y
}

// lined are the lines of a node, without the comma behind it; it has none for itself where something else stands there.
func (t *Text) lined(n *outline.Node) (outline.Span, bool) {
	s := n.All()
	s.To = t.attributed(s.To)
	from := strings.LastIndexByte(t.Src[:s.From], '\n') + 1
	behind, _, _ := strings.Cut(t.Src[s.To:], "\n")
	rest := strings.TrimLeft(strings.TrimPrefix(strings.TrimLeft(behind, " \t"), ","), " \t")
	if strings.TrimSpace(t.Src[from:s.From]) != "" || rest != "" && !strings.HasPrefix(rest, "//") {
		return s, false
	}
	floor := 0
	if n.Parent != nil {
		floor = n.Parent.Body.From
	}
	for from > floor {
		above := strings.LastIndexByte(t.Src[:from-1], '\n') + 1
		if above < floor || !strings.HasPrefix(strings.TrimSpace(t.Src[above:from]), "//") {
			break
		}
		from = above
	}
	return outline.Span{From: from, To: s.To + len(behind)}, true
}

// kind makes a block one of another kind. Fields that the new kind does not have go; those that both have stay.
func (d *deed) kind(path []string, field, kind string) error {
	keep := d.u.fieldsOfKind(path, field, kind)
	if err := d.set(append(slices.Clone(path), field), strconv.Quote(kind)); err != nil {
		return err
	}
	for range mostFields {
		gone := ""
		for _, n := range d.u.find(path...) {
			for _, c := range n.Fields() {
				if name := c.Label; !hidden(name) && !slices.Contains(keep, name) {
					gone = name
				}
			}
		}
		if gone == "" {
			return nil
		}
		if err := d.take(append(slices.Clone(path), gone)); err != nil {
			return err
		}
	}
	return ErrMade
}

// mostFields is how many fields are taken from a block.
const mostFields = 100

// fieldsOfKind are the names that fields of a block have when it is of a kind.
func (u *unit) fieldsOfKind(path []string, field, kind string) []string {
	keep := []string{field}
	for _, t := range u.types(path) {
		for _, l := range leaves(t, 0) {
			for _, f := range l.Fields {
				keep = append(keep, f.Name)
			}
			for _, p := range l.Parts {
				for _, f := range u.blockOf(p, nil, 0).fields {
					keep = append(keep, f.Name)
				}
			}
			if l.Union == nil || l.Union.Selector != field {
				continue
			}
			for _, k := range l.Union.Kinds {
				if k.Name == kind && k.Type != nil {
					for _, f := range u.blockOf(k.Type, nil, 0).fields {
						keep = append(keep, f.Name)
					}
				}
			}
		}
	}
	return keep
}

// translate gives a text in one more language, in the file in which most texts of that language stand. A text that stands
// without a language gets its own, here.
func (d *deed) translate(path []string, own, lang, text string) error {
	t := d.home(path)
	found := within(t.main(), path)
	if len(found) == 0 || found[0].Shape == outline.Block {
		return d.write(d.homeOf(lang, t), append(slices.Clone(path), lang), text)
	}
	n := found[0]
	switch {
	case t.Torn:
		return errTorn
	case len(found) > 1 || n.Shape != outline.Text || t.interpolates(n):
		return ErrMade
	}
	put := func(at int, text string) edit { return edit{outline.Span{From: at, To: at}, text} }
	if !strings.Contains(t.Src[n.Value.From:n.Value.To]+text, "\n") {
		d.change(t, put(n.Value.From, "{"+own+": "), put(n.Value.To, ", "+lang+": "+quoted(text)+"}"))
		return nil
	}
	indent := t.indent(n.All().From)
	added := quoted(text)
	if strings.Contains(text, "\n") {
		added = shifted(inLines(text, "\t"), indent+"\t")
	}
	d.change(t, put(n.Value.From, "{\n"+indent+"\t"+own+": "), put(n.Value.To, "\n"+indent+"\t"+lang+": "+added+"\n"+indent+"}"))
	return nil
}

// homeOf is the file in which most texts of a language stand; where there are none, another one.
func (d *deed) homeOf(lang string, other *Text) *Text {
	best, most := other, 0
	for _, t := range d.texts() {
		n := 0
		t.Root.Each(func(c *outline.Node) {
			if c.Label == lang && c.Shape == outline.Text {
				n++
			}
		})
		if n > most {
			best, most = t, n
		}
	}
	return best
}
