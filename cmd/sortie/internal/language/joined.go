package language

import (
	"path"
	"strings"

	"cuelang.org/go/cue/ast"
)

// Joined is the definition that an expression of a file is joined to, as in corespace.#Mission & {…}. It is
// nil if there is none.
func (l *Language) Joined(f *ast.File, e ast.Expr) *Definition {
	switch e := e.(type) {
	case *ast.BinaryExpr:
		if d := l.Joined(f, e.X); d != nil {
			return d
		}
		return l.Joined(f, e.Y)
	case *ast.SelectorExpr:
		pkg, ok := e.X.(*ast.Ident)
		name, _, err := ast.LabelName(e.Sel)
		if !ok || err != nil || !strings.HasPrefix(name, "#") {
			return nil
		}
		for spec := range f.ImportSpecs() {
			full := ast.ParseImportPath(strings.Trim(spec.Path.Value, `"`)).Path
			if dir, ok := strings.CutPrefix(full, Module+"/"); ok && path.Base(full) == pkg.Name {
				return l.Find(dir + "." + name)
			}
		}
	}
	return nil
}
