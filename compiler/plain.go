package compiler

import (
	"slices"
	"strings"

	"cuelang.org/go/cue"
	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/token"

	"github.com/sortie-tools/sortie/compiler/load"
	"github.com/sortie-tools/sortie/compiler/source"
)

// Most files are plain: one definition and values written out, without a name, a loop or an
// expression in them. If CUE finds nothing wrong with such a file, there is nothing to find out about
// its values but where they stand, and the file's own syntax says that. Asking each value for its
// conjuncts instead takes as long as evaluating the file.

// isPlain reports whether the unit is a single plain file without an error.
func (u *unit) isPlain(v cue.Value) bool {
	if len(u.main) != 1 || len(u.walker.Blamed) > 0 {
		return false
	}
	return plainFile(u.main[0].File) && v.Validate(cue.All(), cue.Concrete(true), cue.Final()) == nil
}

// plainFile reports whether a file is made of a package clause, imports and one plain definition.
func plainFile(f *ast.File) bool {
	units := 0
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.Package:
		case *ast.ImportDecl:
			if !schemaOnly(d) {
				return false
			}
		case *ast.EmbedDecl:
			if units++; !plainUnit(d.Expr) {
				return false
			}
		default:
			return false
		}
	}
	return units == 1
}

// schemaOnly reports whether imports come from the schema: what comes from a package of the author's own
// was written elsewhere.
func schemaOnly(d *ast.ImportDecl) bool {
	return !slices.ContainsFunc(d.Specs, func(s *ast.ImportSpec) bool {
		return !strings.HasPrefix(source.Unquote(s.Path.Value), load.SchemaModule+"/")
	})
}

// plainUnit reports whether an expression is a definition of a package joined with plain structs:
// corespace.#Mission & {…}.
func plainUnit(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.BinaryExpr:
		return e.Op == token.AND && plainUnit(e.X) && plainUnit(e.Y)
	case *ast.SelectorExpr:
		name, _, _ := ast.LabelName(e.Sel)
		return strings.HasPrefix(name, "#")
	case *ast.StructLit:
		return plainExpr(e)
	}
	return false
}

// plainExpr reports whether a value is written out.
func plainExpr(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.BasicLit:
		return true
	case *ast.Ident:
		return e.Name == "true" || e.Name == "false" || e.Name == "null"
	case *ast.UnaryExpr:
		_, number := e.X.(*ast.BasicLit)
		return number && (e.Op == token.SUB || e.Op == token.ADD)
	case *ast.ListLit:
		return !slices.ContainsFunc(e.Elts, func(x ast.Expr) bool { return !plainExpr(x) })
	case *ast.StructLit:
		return !slices.ContainsFunc(e.Elts, func(d ast.Decl) bool { return !plainDecl(d) })
	}
	return false
}

func plainDecl(d ast.Decl) bool {
	f, ok := d.(*ast.Field)
	if !ok || f.Alias != nil || f.Constraint != token.ILLEGAL || len(f.Attrs) > 0 {
		return false
	}
	switch label := f.Label.(type) {
	case *ast.Ident:
		return !hiddenName(label.Name) && plainExpr(f.Value)
	case *ast.BasicLit:
		return plainExpr(f.Value)
	}
	return false
}

// hiddenName reports whether a label is that of a definition or a hidden field.
func hiddenName(name string) bool { return name[0] == '_' || name[0] == '#' }
