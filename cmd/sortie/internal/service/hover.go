package service

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/outline"
	"github.com/sortie-tools/sortie/schema/diag"
)

// Words are what can be said of a place, as Markdown.
type Words struct {
	At   diag.Range // that they are about
	Text string
}

// Hover is what can be said of a place; no text: nothing.
func (w *Workspace) Hover(file string, offset int) Words {
	u, t := w.unit(file)
	if t == nil {
		return Words{}
	}
	var parts []string
	at := diag.Range{}
	if m := u.at(t, offset); m != nil {
		if thing := u.thing(m); thing != nil {
			at = t.Range(m.At)
			parts = append(parts, thing.Words())
		}
	}
	spot := t.At(offset)
	if len(parts) == 0 {
		if words := u.panelWords(t, spot, offset); words.Text != "" {
			return words
		}
	}
	if n := spot.Field; n != nil && n.Key.To > n.Key.From && n.Key.Holds(offset) {
		if f := u.fieldAt(n.Path()); f != nil {
			at = t.Range(n.Key)
			parts = append(parts, fieldWords(n.Label, f))
		}
	} else if n != nil && spot.Quoted && len(parts) == 0 {
		if text := u.kindWords(n); text != "" {
			at, parts = t.Range(n.Value), append(parts, text)
		}
	}
	return Words{At: at, Text: strings.Join(parts, "\n\n---\n\n")}
}

// Words are what can be said of a thing.
func (t *Thing) Words() string {
	text := fmt.Sprintf("**%s** `%s`", kindOf([]string{t.Domain}), t.ID)
	if t.Title != "" {
		text += " " + t.Title
	}
	if t.Detail != "" {
		text += "\n\n" + t.Detail
	}
	return text
}

// fieldWords are what the schema says of a field.
func fieldWords(name string, f *language.Field) string {
	w := language.Plain()
	text := fmt.Sprintf("`%s`: %s (%s)", name, w.Of(f.Type), w.Use(f))
	if f.Doc != "" {
		text += "\n\n" + f.Doc
	}
	return text
}

// kindWords are what the schema says of the kind that a node names.
func (u *unit) kindWords(n *outline.Node) string {
	for _, t := range u.types(n.Path()) {
		for _, k := range t.Names {
			if k.Name == n.Text {
				return fmt.Sprintf("`%s`\n\n%s", k.Name, k.Doc)
			}
		}
	}
	return ""
}
