package reference

import (
	"fmt"
	"path"
	"strings"
	"unicode/utf8"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/fold"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
)

// Terminal writes entries of the language for a terminal, from the same comments and examples as the pages.
type Terminal struct {
	Examples *Examples
	Width    int

	b strings.Builder
}

// The places of columns.
const (
	setIn     = 2  // of what belongs to a heading
	docSetIn  = 6  // of what is said of a field
	nameWidth = 22 // of a kind or a field
)

// Text is an entry: what it means, what it takes, and an example.
func (t Terminal) Text(e Entry) string {
	t.b.Reset()
	switch {
	case e.Field != nil:
		t.field(e)
	case e.Kind != nil:
		t.kind(e)
	default:
		t.definition(e)
	}
	return t.b.String()
}

func (t *Terminal) definition(e Entry) {
	d := e.Definition
	fmt.Fprintf(&t.b, "#%s (%s)\n\n%s\n", d.Name, path.Base(d.Package.Path), fold.Paragraphs(d.Doc, setIn, t.Width))
	if d.Unit != "" {
		fmt.Fprintf(&t.b, "\n  A folder of a pack holds one: %s & { … }\n", d.FullName())
	}
	t.sort(d)
	t.fields(e)
	if ex, ok := t.Examples.Best(d); ok && len(kindsOf(d)) == 0 {
		t.example(ex)
	}
}

// sort says what a definition takes that is more, or less, than a block of fields.
func (t *Terminal) sort(d *language.Definition) {
	switch kinds := kindsOf(d); {
	case len(kinds) > 0:
		t.kinds(d, kinds)
	case len(d.Type.Names) > 0:
		fmt.Fprintf(&t.b, "\n  It is one of %d names:\n", len(d.Type.Names))
		for _, n := range d.Type.Names {
			t.line(n.Name, n.Doc)
		}
	case d.Type.Open() == nil:
		fmt.Fprintf(&t.b, "\n%s\n", fold.Paragraphs("It is "+t.words().Of(d.Type)+".", setIn, t.Width))
	}
}

// kinds lists the kinds of a union with what each is for.
func (t *Terminal) kinds(d *language.Definition, kinds []*language.Kind) {
	fmt.Fprintf(&t.b, "\nIts %s is one of %d:\n", d.Type.Open().Union.Selector, len(kinds))
	for _, k := range kinds {
		t.line(k.Name, sentence(k.Doc))
	}
	fmt.Fprintf(&t.b, "\n  more: sortie explain %s.%s\n", d.Name, kinds[0].Name)
}

// line is a name with a text beside it.
func (t *Terminal) line(name, text string) {
	text = fold.Lines(text, t.Width-setIn-nameWidth-1)
	set := fold.Indent(text, setIn+nameWidth+1)
	if utf8.RuneCountInString(name) > nameWidth {
		fmt.Fprintf(&t.b, "  %s\n%s\n", name, set)
		return
	}
	fmt.Fprintf(&t.b, "  %-*s %s\n", nameWidth, name, strings.TrimLeft(set, " "))
}

func (t *Terminal) kind(e Entry) {
	selector := e.Definition.Type.Open().Union.Selector
	fmt.Fprintf(&t.b, "{%s: %q} of #%s (%s)\n\n%s\n", selector, e.Kind.Name, e.Definition.Name, path.Base(e.Definition.Package.Path), fold.Paragraphs(e.Kind.Doc, setIn, t.Width))
	t.fields(e)
	if ex, ok := t.Examples.BestOf(e.Definition, e.Kind.Name); ok {
		t.example(ex)
	}
}

func (t *Terminal) field(e Entry) {
	fmt.Fprintf(&t.b, "%s (%s)\n\n", e.Name(), path.Base(e.Definition.Package.Path))
	t.b.WriteString(fold.Paragraphs(t.words().Of(e.Field.Type)+" · "+t.use(e.Field), setIn, t.Width) + "\n")
	if e.Field.Doc != "" {
		fmt.Fprintf(&t.b, "\n%s\n", fold.Paragraphs(e.Field.Doc, setIn, t.Width))
	}
	target := leadsTo(e.Field.Type)
	if target != nil {
		fmt.Fprintf(&t.b, "\n%s\n", fold.Paragraphs("#"+target.Name+": "+target.Doc, setIn, t.Width))
		t.sort(target)
	}
	t.fields(e)
	if ex, ok := t.Examples.Field(e, target); ok {
		t.example(ex)
	}
}

// use says whether a field must be written, in words that stand alone.
func (t *Terminal) use(f *language.Field) string {
	use := t.words().Use(f)
	switch use {
	case "required", "optional", "fixed", "any number":
		return use
	}
	return use + " unless written"
}

// fields lists the fields of an entry, each with its type, its default and its comment.
func (t *Terminal) fields(e Entry) {
	fields := e.Fields()
	if len(fields) == 0 {
		return
	}
	t.b.WriteString("\nFields:\n")
	for _, f := range fields {
		name := f.Name
		if f.Key != nil {
			name = "NAME"
		}
		t.line(name, t.words().Of(f.Type)+" · "+t.use(f))
		if f.Doc != "" {
			t.b.WriteString(fold.Paragraphs(f.Doc, docSetIn, t.Width) + "\n")
		}
		t.insideOf(e, f)
	}
}

// insideOf names the fields of a field that is a block without a definition of its own.
func (t *Terminal) insideOf(e Entry, f *language.Field) {
	var names []string
	for _, in := range inner(f.Type) {
		if in.Name != "" {
			names = append(names, in.Name)
		}
	}
	if len(names) == 0 || f.Name == "" {
		return
	}
	text := fmt.Sprintf("Its fields: %s (sortie explain %s.%s)", strings.Join(names, ", "), e.Name(), f.Name)
	t.b.WriteString(fold.Paragraphs(text, docSetIn, t.Width) + "\n")
}

// example shows a value, with blanks for tabs: a terminal has eight of them to a tab.
func (t *Terminal) example(e Example) {
	from := "An example:"
	if e.From != "" {
		from = "For example, in " + e.From + ":"
	}
	fmt.Fprintf(&t.b, "\n%s\n\n%s\n", from, fold.Indent(strings.ReplaceAll(e.Text(), "\t", "    "), 4))
}

func (t *Terminal) words() language.Words { return language.Plain() }
