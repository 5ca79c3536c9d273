package source

import (
	"bytes"
	"fmt"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/token"

	"github.com/sortie-tools/sortie/schema/diag"
)

// decimalComma reports a number with a comma in it, as half of Europe writes them. CUE reads two things there, a
// field and a number of its own, and then complains of the whole block.
func (r *Reader) decimalComma(s *Source) bool {
	found := false
	look := func(decls []ast.Decl) {
		for i := 1; i < len(decls); i++ {
			whole, rest := lastNumber(decls[i-1]), looseNumber(decls[i])
			if whole != nil && rest != nil && s.commaOnly(whole, rest) {
				found = true
				r.Found.Add(s.pointFor(whole, rest))
			}
		}
	}
	ast.Walk(s.File, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.File:
			look(n.Decls)
		case *ast.StructLit:
			look(n.Elts)
		}
		return true
	}, nil)
	return found
}

// pointFor is the finding about a number that was written with a comma.
func (s *Source) pointFor(whole, rest *ast.BasicLit) diag.Diagnostic {
	return diag.Diagnostic{
		Code: "CUE001", Severity: diag.Error, Range: s.Span(whole.Pos().Offset(), rest.End().Offset()),
		Summary: fmt.Sprintf("a comma ends the number %s, and %s stands alone", whole.Value, rest.Value),
		Remedy:  fmt.Sprintf("a fraction is written with a point: %s.%s", whole.Value, rest.Value),
		Details: []string{"nothing else of this file was looked at"},
	}
}

// commaOnly reports whether there is a comma between two numbers and nothing else, but for blanks on the line.
func (s *Source) commaOnly(a, b *ast.BasicLit) bool {
	return string(bytes.TrimSpace(s.Data[a.End().Offset():b.Pos().Offset()])) == "," &&
		s.Pos(a.Pos().Offset()).Line == s.Pos(b.Pos().Offset()).Line
}

// lastNumber is the whole number that a field ends with, a block's own field or that of one inside it.
func lastNumber(d ast.Decl) *ast.BasicLit {
	f, ok := d.(*ast.Field)
	if !ok {
		return nil
	}
	if inner, ok := f.Value.(*ast.StructLit); ok && !inner.Lbrace.IsValid() && len(inner.Elts) > 0 {
		return lastNumber(inner.Elts[len(inner.Elts)-1])
	}
	return wholeNumber(f.Value)
}

// looseNumber is a whole number that stands in a block without a name.
func looseNumber(d ast.Decl) *ast.BasicLit {
	if e, ok := d.(*ast.EmbedDecl); ok {
		return wholeNumber(e.Expr)
	}
	return nil
}

func wholeNumber(e ast.Expr) *ast.BasicLit {
	if lit, ok := e.(*ast.BasicLit); ok && lit.Kind == token.INT {
		return lit
	}
	return nil
}
