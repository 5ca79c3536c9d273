package explain

import (
	"strings"
	"sync"

	"cuelang.org/go/cue/ast"

	"github.com/sortie-tools/sortie/compiler/load"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/model/systems"
)

// docOf is what the schema's comment says about a field, in one line.
func docOf(o Origin) string {
	for _, n := range o.schema {
		if f, ok := n.(*ast.Field); ok {
			if doc := comment(f); doc != "" {
				return lowerFirst(doc)
			}
		}
	}
	return ""
}

// comment is the comment above a field without its full stop.
func comment(f *ast.Field) string {
	var words []string
	for _, g := range ast.Comments(f) {
		if g.Doc {
			words = append(words, strings.Fields(g.Text())...)
		}
	}
	return strings.TrimSuffix(strings.Join(words, " "), ".")
}

func lowerFirst(s string) string {
	if s == "" {
		return ""
	}
	return strings.ToLower(s[:1]) + s[1:]
}

// keyRule is what names may be used in a struct of the author's own names, in words.
func keyRule(o Origin) string {
	for _, n := range o.schema {
		f, ok := n.(*ast.Field)
		if !ok {
			continue
		}
		if key := keyOf(f.Value); key != nil {
			return describe(key, 0).words
		}
	}
	return ""
}

// keyOf is the pattern of the names in a struct type, also where another type is possible there.
func keyOf(e ast.Expr) ast.Expr {
	switch e := e.(type) {
	case *ast.Ident:
		if f := schemaDocs()[e.Name]; f != nil {
			return keyOf(f.Value)
		}
	case *ast.BinaryExpr:
		if key := keyOf(e.Y); key != nil {
			return key
		}
		return keyOf(e.X)
	case *ast.StructLit:
		for _, d := range e.Elts {
			if f, ok := d.(*ast.Field); ok && isPattern(f) {
				return f.Label.(*ast.ListLit).Elts[0]
			}
		}
	}
	return nil
}

// schemaDocs are the top-level fields of the language by name, for their words and comments. They are a megabyte and a
// half that only a mistake asks for.
var schemaDocs = sync.OnceValue(parseDocs)

func parseDocs() map[string]*ast.Field {
	docs := map[string]*ast.Field{}
	for _, s := range systems.All() {
		for _, file := range load.SchemaFiles(s.ID) {
			for _, d := range file.Decls {
				if f, ok := d.(*ast.Field); ok {
					if name, _, err := ast.LabelName(f.Label); err == nil && docs[name] == nil {
						docs[name] = f
					}
				}
			}
		}
	}
	return docs
}

// KindsByDefinition maps the definitions that make units to their kinds. It keeps nothing of what it reads.
var KindsByDefinition = sync.OnceValue(func() map[string]string {
	kinds := map[string]string{}
	for name, f := range parseDocs() {
		s, ok := f.Value.(*ast.StructLit)
		if !ok {
			continue
		}
		for _, d := range s.Elts {
			if inner, ok := d.(*ast.Field); ok {
				if label, _, _ := ast.LabelName(inner.Label); label == "#kind" {
					if lit, ok := inner.Value.(*ast.BasicLit); ok {
						kinds[name] = source.Unquote(lit.Value)
					}
				}
			}
		}
	}
	return kinds
})
