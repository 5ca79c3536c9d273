package explain

import (
	"fmt"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/token"

	"github.com/sortie-tools/sortie/schema/diag"
)

// namesake reports two blocks of one file that have the same name and differ: two things that were given one name by
// mistake become one to CUE, and each of their fields seems to be set twice. It is told once for all of them.
func (w *Walker) namesake(path []string, o Origin) bool {
	if len(path) < 2 {
		return false
	}
	var first *enclosing
	for _, n := range o.Author {
		b := w.blockOf(n)
		switch {
		case b == nil:
		case first == nil:
			first = b
		case w.twoBlocks(path, first, b):
			w.tellNamesake(path, first, b)
			return true
		}
	}
	return false
}

// twoBlocks reports whether two blocks were meant for two things: they stand side by side, or each by itself in one file
// with fields enough to be a thing of its own. One field more is a change of the first.
func (w *Walker) twoBlocks(path []string, a, b *enclosing) bool {
	if a.field == b.field || a.in == b.in {
		return a.field != b.field
	}
	whole := func(e *enclosing) bool {
		name, _, err := ast.LabelName(e.field.Label)
		block, ok := e.field.Value.(*ast.StructLit)
		return err == nil && ok && name == path[len(path)-2] && len(block.Elts) > 1
	}
	return whole(a) && whole(b) && a.field.Pos().Filename() == b.field.Pos().Filename()
}

func (w *Walker) tellNamesake(path []string, a, b *enclosing) {
	one, ok := w.files.Node(a.field.Label)
	two, also := w.files.Node(b.field.Label)
	if !ok || !also {
		return
	}
	name := path[len(path)-2]
	w.tell(diag.Diagnostic{
		Code: "CUE004", Range: two, Summary: fmt.Sprintf("the name %q is used twice, for two blocks that differ", name),
		Remedy:  "give one of them another name, or make one block of them",
		Details: []string{"among others, " + NameOf(path) + " differs"},
		Related: []diag.Related{{Range: one, Text: "the other one"}},
	}, Join(path[:len(path)-1])+"@twice")
}

// enclosing is a field with a struct in it, and the struct that it stands in.
type enclosing struct {
	field *ast.Field
	in    ast.Node
}

// blockOf is the innermost block that a field of the author's stands in directly, or nil.
func (w *Walker) blockOf(n ast.Node) *enclosing {
	s := w.files[n.Pos().Filename()]
	if s == nil || s.File == nil {
		return nil
	}
	var found *enclosing
	var in []ast.Node
	ast.Walk(s.File, func(x ast.Node) bool {
		if !holds(x, n.Pos()) {
			return false
		}
		switch x := x.(type) {
		case *ast.StructLit:
			in = append(in, x)
		case *ast.Field:
			if _, isBlock := x.Value.(*ast.StructLit); isBlock && x != n && len(in) > 0 {
				found = &enclosing{x, in[len(in)-1]}
			}
		}
		return true
	}, nil)
	return found
}

// holds reports whether a position lies in a node.
func holds(x ast.Node, at token.Pos) bool {
	return x.Pos().Offset() <= at.Offset() && at.Offset() < x.End().Offset()
}
