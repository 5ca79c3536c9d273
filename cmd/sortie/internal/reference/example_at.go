package reference

import (
	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/format"
	"cuelang.org/go/cue/parser"
)

// At is the best example of a field: what stands there in an example of the definition that it belongs to. It is
// false where none has it.
func (x *Examples) At(e Entry) (Example, bool) {
	var found []Example
	for _, whole := range x.all[e.Definition] {
		if e.Kind != nil && whole.Kind != e.Kind.Name {
			continue
		}
		value, err := parser.ParseExpr("", whole.Value)
		if err != nil {
			continue
		}
		for _, in := range inside(value, e.Path) {
			data, err := format.Node(in)
			if err != nil {
				continue
			}
			found = append(found, Example{
				Definition: e.Definition, Value: string(data), Label: e.Path[len(e.Path)-1], From: whole.From, Plain: plain(in),
			})
		}
	}
	return best(found)
}

// inside are the values that stand at a path below a value. Lists and names of the author's own are gone through.
func inside(value ast.Expr, path []string) (found []ast.Expr) {
	if len(path) == 0 {
		return []ast.Expr{value}
	}
	switch value := value.(type) {
	case *ast.ListLit:
		for _, item := range value.Elts {
			found = append(found, inside(item, path)...)
		}
	case *ast.StructLit:
		if f := fieldOf(value, path[0]); f != nil {
			return inside(f.Value, path[1:])
		}
		for _, d := range value.Elts {
			if f, ok := d.(*ast.Field); ok && structOf(f.Value) != nil {
				found = append(found, inside(f.Value, path)...)
			}
		}
	}
	return found
}

// fieldOf is the field of a name in a block, or nil.
func fieldOf(s *ast.StructLit, name string) *ast.Field {
	for _, d := range s.Elts {
		if f, ok := d.(*ast.Field); ok && label(f) == name {
			return f
		}
	}
	return nil
}
