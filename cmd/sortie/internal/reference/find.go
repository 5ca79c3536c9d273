package reference

import (
	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/literal"
	"cuelang.org/go/cue/token"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
)

// finder walks content and the language side by side, and enters each value under the definition that
// it is a value of.
type finder struct {
	*Examples
	from string
}

// root walks the operands of what is joined to a definition.
func (w *finder) root(e ast.Expr, name string, d *language.Definition) {
	switch e := e.(type) {
	case *ast.BinaryExpr:
		if e.Op == token.AND {
			w.root(e.X, name, d)
			w.root(e.Y, name, d)
		}
	case *ast.StructLit:
		w.found(w.from, name, e, d)
		w.walk(e, "", d.Type)
	}
}

// walk enters a value and all within it.
func (w *finder) walk(e ast.Expr, name string, t *language.Type) {
	switch t.Shape {
	case language.Reference:
		if t.Target != nil && takes(t, e) {
			w.found(w.from, name, e, t.Target)
			w.walk(e, name, t.Target.Type)
		}
	case language.Choice, language.Every:
		for _, p := range t.Parts {
			if takes(p, e) {
				w.walk(e, name, p)
			}
		}
	case language.List, language.Tuple:
		w.list(e, t)
	case language.Block:
		if s := structOf(e); s != nil {
			w.block(s, t)
		}
	}
}

func (w *finder) list(e ast.Expr, t *language.Type) {
	list, ok := e.(*ast.ListLit)
	if !ok {
		return
	}
	for i, item := range list.Elts {
		switch {
		case i < len(t.Parts):
			w.walk(item, "", t.Parts[i])
		case t.Of != nil:
			w.walk(item, "", t.Of)
		}
	}
}

func (w *finder) block(s *ast.StructLit, t *language.Type) {
	fields := fieldsOf(s, t.Open())
	for _, d := range s.Elts {
		if f, ok := d.(*ast.Field); ok {
			if of := fieldFor(fields, label(f)); of != nil {
				w.walk(f.Value, label(f), of)
			}
		}
	}
}

// fieldsOf are the fields that a value of a block can have: of a union, those of its kind.
func fieldsOf(s *ast.StructLit, t *language.Type) []*language.Field {
	if t == nil {
		return nil
	}
	fields := t.Fields
	if t.Union != nil {
		kind := kindOf(s, &language.Definition{Type: t})
		for _, k := range t.Union.Kinds {
			if k.Name == kind && k.Type != nil {
				fields = append(fields[:len(fields):len(fields)], k.Type.Fields...)
			}
		}
	}
	return fields
}

// complete reports whether a value has all fields that its type requires. One that is spread over
// several files has not, in any of them.
func complete(e ast.Expr, t *language.Type) bool {
	switch t.Shape {
	case language.Reference:
		return t.Target == nil || complete(e, t.Target.Type)
	case language.Choice:
		for _, p := range t.Parts {
			if takes(p, e) {
				return complete(e, p)
			}
		}
	case language.List:
		if list, ok := e.(*ast.ListLit); ok {
			for _, item := range list.Elts {
				if !complete(item, t.Of) {
					return false
				}
			}
		}
	case language.Block, language.Every:
		if s := structOf(e); s != nil && t.Open() != nil {
			return completeBlock(s, t)
		}
	}
	return true
}

func completeBlock(s *ast.StructLit, t *language.Type) bool {
	fields := fieldsOf(s, t.Open())
	written := map[string]bool{}
	for _, d := range s.Elts {
		if f, ok := d.(*ast.Field); ok {
			written[label(f)] = true
			if of := fieldFor(fields, label(f)); of != nil && !complete(f.Value, of) {
				return false
			}
		}
	}
	for _, f := range fields {
		if f.Required && !written[f.Name] {
			return false
		}
	}
	return true
}

// fieldFor is the type of the field of that name.
func fieldFor(fields []*language.Field, name string) *language.Type {
	for _, f := range fields {
		if f.Name == name && name != "" {
			return f.Type
		}
	}
	for _, f := range fields {
		if f.Key != nil && name != "" {
			return f.Type
		}
	}
	return nil
}

// takes reports whether a value looks like one of a type. It tells numbers, texts, lists and blocks
// apart, and for plain texts what patterns and choices allow.
func takes(t *language.Type, e ast.Expr) bool {
	lit, _ := e.(*ast.BasicLit)
	text := ""
	if lit != nil && lit.Kind == token.STRING {
		text, _ = literal.Unquote(lit.Value)
	}
	switch t.Shape {
	case language.Reference:
		return t.Target != nil && takes(t.Target.Type, e)
	case language.Choice:
		for _, p := range t.Parts {
			if takes(p, e) {
				return true
			}
		}
		return false
	case language.Every:
		for _, p := range t.Parts {
			if !takes(p, e) {
				return false
			}
		}
		return true
	case language.Constant:
		return lit != nil && lit.Value == t.Const
	case language.Pattern:
		return lit != nil && lit.Kind == token.STRING && t.Match != nil && t.Match.MatchString(text)
	case language.Text, language.KeysOf:
		return lit != nil && lit.Kind == token.STRING
	case language.Whole, language.Number, language.Bound:
		return isNumber(e)
	case language.Truth:
		id, ok := e.(*ast.Ident)
		return ok && (id.Name == "true" || id.Name == "false") || lit != nil && (lit.Kind == token.TRUE || lit.Kind == token.FALSE)
	case language.List, language.Tuple:
		_, ok := e.(*ast.ListLit)
		return ok
	case language.Block:
		return structOf(e) != nil
	}
	return true
}

func isNumber(e ast.Expr) bool {
	if u, ok := e.(*ast.UnaryExpr); ok {
		e = u.X
	}
	lit, ok := e.(*ast.BasicLit)
	return ok && (lit.Kind == token.INT || lit.Kind == token.FLOAT)
}
