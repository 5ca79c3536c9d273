package migrate

import (
	"strconv"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/token"

	"github.com/sortie-tools/sortie/compiler/source"
)

// formatField is the field of a pack that gives its format.
const formatField = "format"

// FormatOf is the format that a pack.cue gives, if it does so plainly.
func FormatOf(p *source.Parsed) (int, bool) {
	lit := formatOf(p.Syntax)
	if lit == nil {
		return 0, false
	}
	n, err := strconv.Atoi(lit.Value)
	return n, err == nil
}

// Pack takes a pack.cue through all steps, and sets its format to the newest.
func Pack(p *source.Parsed, from int) (Result, error) {
	r, err := File(p, from)
	if err != nil || from >= Latest() {
		return r, err
	}
	now, _ := source.Parse(p.Name, r.Data)
	if now == nil {
		return r, nil // the file was read before, so this cannot be
	}
	lit := formatOf(now.Syntax)
	if lit == nil {
		return r, nil
	}
	to := strconv.Itoa(Latest())
	r.Data = apply(r.Data, []edit{{lit.Pos().Offset(), lit.End().Offset(), to}})
	r.Changed = append(r.Changed, formatField+": "+to)
	return r, nil
}

// formatOf is the number of the format in the outermost struct of a file.
func formatOf(f *ast.File) *ast.BasicLit {
	var found *ast.BasicLit
	for _, fields := range outermost(f) {
		for _, d := range fields {
			field, ok := d.(*ast.Field)
			if !ok || labelOf(field) != formatField {
				continue
			}
			if lit, ok := field.Value.(*ast.BasicLit); ok && lit.Kind == token.INT {
				found = lit
			}
		}
	}
	return found
}

// outermost lists the fields of a file's value: of the file itself, and of the structs that it joins.
func outermost(f *ast.File) [][]ast.Decl {
	all := [][]ast.Decl{f.Decls}
	var add func(ast.Expr)
	add = func(e ast.Expr) {
		switch e := e.(type) {
		case *ast.BinaryExpr:
			add(e.X)
			add(e.Y)
		case *ast.StructLit:
			all = append(all, e.Elts)
		}
	}
	for _, d := range f.Decls {
		if e, ok := d.(*ast.EmbedDecl); ok {
			add(e.Expr)
		}
	}
	return all
}

func labelOf(f *ast.Field) string {
	name, _, err := ast.LabelName(f.Label)
	if err != nil {
		return ""
	}
	return name
}
