package load

import (
	"strings"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/ast/astutil"
	"cuelang.org/go/cue/literal"
	"cuelang.org/go/cue/token"
)

// The language says or([for k, _ in table {k}]) where a kind is to be picked from a table: editors offer its words, and
// CUE's own command understands it. It makes a value for each of a hundred words wherever somebody picks one, though,
// which was a third of the time of a mission. A pattern of the same words lets the same through and is looked up once, so
// the trees that are compiled hold that.

// quicken puts patterns in place of the choices among the names of a table. Tables stand in any of the files.
func quicken(files []*ast.File) {
	tables := map[string]*ast.StructLit{}
	for _, f := range files {
		for _, d := range f.Decls {
			if name, table := tableIn(d); table != nil {
				tables[name] = table
			}
		}
	}
	for _, f := range files {
		astutil.Apply(f, func(c astutil.Cursor) bool {
			if call, ok := c.Node().(*ast.CallExpr); ok {
				if table := tables[tableOf(call)]; table != nil {
					c.Replace(anyOf(table))
				}
			}
			return true
		}, nil)
	}
}

// tableIn is the struct at the top of a file that a declaration makes, with its name.
func tableIn(d ast.Decl) (string, *ast.StructLit) {
	f, ok := d.(*ast.Field)
	if !ok {
		return "", nil
	}
	name, _, _ := ast.LabelName(f.Label)
	table, _ := f.Value.(*ast.StructLit)
	return name, table
}

// tableOf is the name of the table that or([for k, _ in table {k}]) picks from; of any other expression it is empty.
func tableOf(e ast.Expr) (name string) {
	call, ok := e.(*ast.CallExpr)
	if !ok || len(call.Args) != 1 {
		return ""
	}
	if id, ok := call.Fun.(*ast.Ident); !ok || id.Name != "or" {
		return ""
	}
	ast.Walk(call.Args[0], func(n ast.Node) bool {
		f, ok := n.(*ast.ForClause)
		if !ok {
			return true
		}
		if id, ok := f.Source.(*ast.Ident); ok {
			name = id.Name
		}
		return false
	}, nil)
	return name
}

// anyOf is a pattern that lets the names of a table through, and nothing else.
func anyOf(table *ast.StructLit) ast.Expr {
	var names []string
	for _, d := range table.Elts {
		if f, ok := d.(*ast.Field); ok {
			name, _, _ := ast.LabelName(f.Label)
			names = append(names, name)
		}
	}
	return &ast.UnaryExpr{Op: token.MAT, X: ast.NewLit(token.STRING, literal.String.Quote("^("+strings.Join(names, "|")+")$"))}
}
