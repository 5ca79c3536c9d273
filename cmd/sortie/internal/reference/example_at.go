package reference

import (
	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/format"
	"cuelang.org/go/cue/parser"
	"cuelang.org/go/cue/token"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
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
		closeUp(value)
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

// closeUp takes out the blank line that a comment leaves behind at the head of a block: comments are not shown.
func closeUp(value ast.Expr) {
	ast.Walk(value, func(n ast.Node) bool {
		if s, ok := n.(*ast.StructLit); ok && len(s.Elts) > 0 && s.Elts[0].Pos().RelPos() == token.NewSection {
			ast.SetRelPos(s.Elts[0], token.Newline)
		}
		return true
	}, nil)
}

// Field is the best example of a field: one of its own, or of the same field of another definition, or else one of the
// definition that it leads to, where that is a block. A name or a number that stands alone shows nothing of a list of them.
func (x *Examples) Field(e Entry, target *language.Definition) (Example, bool) {
	if ex, ok := x.At(e); ok {
		return ex, true
	}
	if ex, ok := x.kin(e); ok {
		return ex, true
	}
	word := target != nil && target.Type.Open() == nil && target.Type.Shape != language.List
	if target == nil || word && target != e.Field.Type.Target {
		return Example{}, false
	}
	return x.Best(target)
}

// kin is the best example of a field of another definition that has the same name, type and comment: definitions that
// share fields each have their own.
func (x *Examples) kin(e Entry) (Example, bool) {
	if e.Kind != nil || len(e.Path) != 1 {
		return Example{}, false
	}
	words := language.Plain()
	var found []Example
	for _, d := range e.Definition.Package.Definitions() {
		if d == e.Definition || d.Type.Open() == nil {
			continue
		}
		for _, f := range d.Type.Open().Fields {
			if f.Name == e.Field.Name && f.Doc == e.Field.Doc && words.Of(f.Type) == words.Of(e.Field.Type) {
				if ex, ok := x.At(Entry{Definition: d, Path: e.Path, Field: f}); ok {
					found = append(found, ex)
				}
			}
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
