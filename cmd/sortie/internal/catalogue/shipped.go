package catalogue

import (
	"io/fs"
	"path"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/literal"
	"cuelang.org/go/cue/parser"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
)

// ruleSetKind is what a list calls the numbers of an edition, and ruleSetName is their definition.
const (
	ruleSetKind = "rule-set"
	ruleSetName = "RuleSet"
)

// Shipped lists the units and rule sets of a tree that comes with Sortie, from its source alone: that is
// known to be sound, and says its ids and titles plainly.
func Shipped(lang *language.Language, tree fs.FS, folder func(dir string) string) ([]Entry, error) {
	var entries []Entry
	err := fs.WalkDir(tree, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || path.Ext(name) != ".cue" {
			return err
		}
		data, err := fs.ReadFile(tree, name)
		if err != nil {
			return err
		}
		f, err := parser.ParseFile(name, data)
		if err != nil {
			return err
		}
		for _, decl := range f.Decls {
			if e, ok := entryOf(lang, f, decl); ok {
				e.Folder = folder(path.Dir(name))
				entries = append(entries, e)
			}
		}
		return nil
	})
	return entries, err
}

// entryOf is the entry for a file's value, if it is joined to the definition of a unit or rule set.
func entryOf(lang *language.Language, f *ast.File, decl ast.Decl) (Entry, bool) {
	var value ast.Expr
	switch decl := decl.(type) {
	case *ast.EmbedDecl:
		value = decl.Expr
	case *ast.Field:
		value = decl.Value
	}
	d := lang.Joined(f, value)
	if d == nil || d.Unit == "" && d.Name != ruleSetName {
		return Entry{}, false
	}
	e := Entry{Kind: d.Unit, ID: text(value, "id"), Title: text(value, "title"), Edition: text(value, "edition")}
	if d.Unit == "" {
		e.Kind = ruleSetKind
	}
	return e, e.ID != ""
}

// text is the value of a field that is written as a plain text; of one in several languages, the first.
func text(e ast.Expr, name string) string {
	switch e := e.(type) {
	case *ast.BinaryExpr:
		if s := text(e.Y, name); s != "" {
			return s
		}
		return text(e.X, name)
	case *ast.StructLit:
		for _, d := range e.Elts {
			f, ok := d.(*ast.Field)
			if !ok {
				continue
			}
			if label, _, err := ast.LabelName(f.Label); err == nil && label == name {
				return plain(f.Value)
			}
		}
	}
	return ""
}

func plain(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.BasicLit:
		s, _ := literal.Unquote(e.Value)
		return s
	case *ast.StructLit:
		for _, d := range e.Elts {
			if f, ok := d.(*ast.Field); ok {
				return plain(f.Value)
			}
		}
	}
	return ""
}
