package reference

import (
	"bytes"
	"fmt"
	"path"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
)

// writer writes one page.
type writer struct {
	lang     *language.Language
	examples *Examples
	pkg      *language.Package
	b        bytes.Buffer
}

func (w *writer) file(f *language.File) {
	// The package stands in the heading so that it is no heading of a definition, too: links go by those.
	fmt.Fprintf(&w.b, "%s# %s: %s\n\n", made, path.Base(w.pkg.Path), strings.ToLower(titleOf(f.Name)))
	for i, d := range f.Definitions {
		if i > 0 {
			w.b.WriteString(" · ")
		}
		fmt.Fprintf(&w.b, "[%s](#%s)", d.Name, anchor(d))
	}
	fmt.Fprintf(&w.b, "\n\n`import \"%s/%s\"` · [index](%sREADME.md)\n", language.Module, w.pkg.Path, w.up())
	for _, d := range f.Definitions {
		w.definition(d)
	}
}

// up is the way from this page to the folder of the reference.
func (w *writer) up() string { return strings.Repeat("../", strings.Count(w.pkg.Path, "/")+1) }

func (w *writer) definition(d *language.Definition) {
	fmt.Fprintf(&w.b, "\n## %s\n\n%s\n", d.Name, prose(d.Doc))
	if d.Unit != "" {
		fmt.Fprintf(&w.b, "\nA folder of a pack holds one: `%s & { … }`.\n", d.FullName())
	}
	block := d.Type.Open()
	switch {
	case len(d.Type.Names) > 0:
		w.names(d.Type.Names)
	case block == nil:
		fmt.Fprintf(&w.b, "\nIt is %s.\n", w.words().Of(d.Type))
	case block.Union != nil:
		w.union(d, block)
		return
	default:
		w.table(block.Fields)
	}
	if e, ok := w.examples.Best(d); ok {
		w.example(e)
	}
}

// union writes the fields that all kinds share, and then kind by kind.
func (w *writer) union(d *language.Definition, block *language.Type) {
	fmt.Fprintf(&w.b, "\nThe field `%s` selects one of %d kinds.\n", block.Union.Selector, len(block.Union.Kinds))
	var shared []*language.Field
	for _, f := range block.Fields {
		if f.Name != block.Union.Selector {
			shared = append(shared, f)
		}
	}
	w.table(shared)
	for _, k := range block.Union.Kinds {
		fmt.Fprintf(&w.b, "\n**`%s`** · %s\n", k.Name, prose(k.Doc))
		if k.Type != nil {
			w.table(k.Type.Fields)
		}
		if e, ok := w.examples.BestOf(d, k.Name); ok {
			w.code(e)
		}
	}
}

// names lists the names that a definition is one of.
func (w *writer) names(all []*language.Kind) {
	fmt.Fprintf(&w.b, "\nIt is one of %d names.\n\n| name | meaning |\n|---|---|\n", len(all))
	for _, n := range all {
		fmt.Fprintf(&w.b, "| `%s` | %s |\n", n.Name, cell(n.Doc))
	}
}

// table writes a row for each field, and for each inside a block that has no name of its own.
func (w *writer) table(fields []*language.Field) {
	if len(fields) == 0 {
		return
	}
	w.b.WriteString("\n| field | type | | meaning |\n|---|---|---|---|\n")
	w.rows(fields, "")
}

func (w *writer) rows(fields []*language.Field, prefix string) {
	for _, f := range fields {
		name := prefix + f.Name
		if f.Key != nil {
			name = prefix + "…"
		}
		fmt.Fprintf(&w.b, "| `%s` | %s | %s | %s |\n", name, cell(w.words().Of(f.Type)), cell(w.words().Use(f)), cell(f.Doc))
		w.rows(inner(f.Type), name+".")
	}
}

// inner are the fields of a block that stands in a field without a definition of its own, be it alone,
// in a list, or under names of the author's.
func inner(t *language.Type) []*language.Field {
	switch {
	case t.Shape == language.List:
		return inner(t.Of)
	case t.Shape == language.Choice:
		var all []*language.Field
		for _, p := range t.Parts {
			all = append(all, inner(p)...)
		}
		return all
	case t.Shape != language.Block || t.Union != nil:
		return nil
	case len(t.Fields) == 1 && t.Fields[0].Key != nil:
		return inner(t.Fields[0].Type)
	}
	return t.Open().Fields
}

func (w *writer) example(e Example) {
	from := "An example:"
	if e.From != "" {
		from = fmt.Sprintf("For example, in [%s](%s../../%s):", e.From, w.up(), e.From)
	}
	fmt.Fprintf(&w.b, "\n%s\n", from)
	w.code(e)
}

func (w *writer) code(e Example) { fmt.Fprintf(&w.b, "\n```cue\n%s\n```\n", e.Text()) }

func (w *writer) words() language.Words {
	return language.Words{
		Code: func(cue string) string { return "`" + cue + "`" },
		Link: func(d *language.Definition) string {
			page := d.File + ".md"
			if d.Package != w.pkg {
				page = path.Join(w.up()+d.Package.Path, page)
			}
			return fmt.Sprintf("[%s](%s#%s)", d.Name, page, anchor(d))
		},
	}
}
