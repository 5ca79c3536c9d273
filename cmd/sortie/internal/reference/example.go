package reference

import (
	"io/fs"
	"path"
	"strings"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/format"
	"cuelang.org/go/cue/literal"
	"cuelang.org/go/cue/parser"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema"
)

// Example is a value of a definition as somebody wrote it.
type Example struct {
	Definition *language.Definition
	Kind       string // of a union, or empty
	Value      string // the CUE of the value
	Label      string // the name it stands under, or empty
	From       string // the file it stands in; empty for one that was written as an example
	Plain      bool   // the value stands for itself: whole, and without names of other values in it
}

// Examples are the examples of all definitions, in the order in which they were found.
type Examples struct {
	Language *language.Language

	all map[*language.Definition][]Example
}

// NewExamples begins with none.
func NewExamples(lang *language.Language) *Examples {
	return &Examples{Language: lang, all: map[*language.Definition][]Example{}}
}

// Shipped are the examples of the language reference: what was written as such, and what ships.
func Shipped(lang *language.Language) (*Examples, error) {
	x := NewExamples(lang)
	if err := x.AddWritten(schema.WrittenExamples()); err != nil {
		return nil, err
	}
	if err := x.AddContent(missions.FS, "missions"); err != nil {
		return nil, err
	}
	return x, x.AddContent(schema.FS, "schema")
}

// AddWritten reads files that were written as examples: <package>/<Definition>.cue holds one value, or for
// a union a list of them, one a kind.
func (x *Examples) AddWritten(tree fs.FS) error {
	return eachSource(tree, func(name string, f *ast.File) error {
		d := x.Language.Find(path.Dir(name) + ".#" + strings.TrimSuffix(path.Base(name), ".cue"))
		if d == nil {
			return &fs.PathError{Op: "example", Path: name, Err: fs.ErrNotExist}
		}
		for _, decl := range f.Decls {
			e, ok := decl.(*ast.EmbedDecl)
			if !ok {
				continue
			}
			if list, ok := e.Expr.(*ast.ListLit); ok && d.Type.Open() != nil {
				for _, item := range list.Elts {
					x.found("", "", item, d)
				}
			} else {
				x.found("", "", e.Expr, d)
			}
		}
		return nil
	})
}

// AddContent looks for values of definitions in content: units that are joined to a definition, and
// fields of a package that are. Shown is put before the names of its files.
func (x *Examples) AddContent(tree fs.FS, shown string) error {
	roots := map[string]map[string]*language.Definition{} // by folder and field
	err := eachSource(tree, func(name string, f *ast.File) error {
		for _, d := range f.Decls {
			if field, ok := d.(*ast.Field); ok {
				if def := x.Language.Joined(f, field.Value); def != nil {
					dir := path.Dir(name)
					if roots[dir] == nil {
						roots[dir] = map[string]*language.Definition{}
					}
					roots[dir][label(field)] = def
				}
			}
		}
		return nil
	})
	if err != nil {
		return err
	}
	return eachSource(tree, func(name string, f *ast.File) error {
		w := &finder{Examples: x, from: path.Join(shown, name)}
		for _, d := range f.Decls {
			switch d := d.(type) {
			case *ast.EmbedDecl:
				if def := x.Language.Joined(f, d.Expr); def != nil {
					w.root(d.Expr, "", def)
				}
			case *ast.Field:
				if def := roots[path.Dir(name)][label(d)]; def != nil {
					w.root(d.Value, label(d), def)
				}
			}
		}
		return nil
	})
}

// eachSource parses every source file of a tree, in order of their names.
func eachSource(tree fs.FS, visit func(name string, f *ast.File) error) error {
	return fs.WalkDir(tree, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || path.Ext(name) != ".cue" {
			return err
		}
		data, err := fs.ReadFile(tree, name)
		if err != nil {
			return err
		}
		f, err := parser.ParseFile(name, data, parser.ParseComments)
		if err != nil {
			return err
		}
		return visit(name, f)
	})
}

// found enters one example.
func (x *Examples) found(from, name string, e ast.Expr, d *language.Definition) {
	data, err := format.Node(e)
	if err != nil {
		return
	}
	x.all[d] = append(x.all[d], Example{
		Definition: d, Kind: kindOf(e, d), Value: string(data), Label: name, From: from, Plain: plain(e) && complete(e, &language.Type{Shape: language.Reference, Target: d}),
	})
}

// kindOf is the kind that a value of a union has.
func kindOf(e ast.Expr, d *language.Definition) string {
	block, s := d.Type.Open(), structOf(e)
	if block == nil || block.Union == nil || s == nil {
		return ""
	}
	for _, decl := range s.Elts {
		if f, ok := decl.(*ast.Field); ok && label(f) == block.Union.Selector {
			if lit, ok := f.Value.(*ast.BasicLit); ok {
				kind, _ := literal.Unquote(lit.Value)
				return kind
			}
		}
	}
	return ""
}

func structOf(e ast.Expr) *ast.StructLit {
	s, _ := e.(*ast.StructLit)
	return s
}

func label(f *ast.Field) string {
	name, _, err := ast.LabelName(f.Label)
	if err != nil {
		return ""
	}
	return name
}

// plain reports whether a value is made of literals only.
func plain(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.BasicLit:
		return true
	case *ast.Ident:
		return e.Name == "true" || e.Name == "false"
	case *ast.UnaryExpr:
		return plain(e.X)
	case *ast.ListLit:
		for _, item := range e.Elts {
			if !plain(item) {
				return false
			}
		}
		return true
	case *ast.StructLit:
		for _, d := range e.Elts {
			f, ok := d.(*ast.Field)
			if _, comment := d.(*ast.CommentGroup); !comment && (!ok || label(f) == "" || !plain(f.Value)) {
				return false
			}
		}
		return true
	}
	return false
}
