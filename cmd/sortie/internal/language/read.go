package language

import (
	"regexp"
	"slices"
	"strings"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/format"
	"cuelang.org/go/cue/literal"
	"cuelang.org/go/cue/token"
)

// typeReader turns CUE's syntax into types.
type typeReader struct {
	pkg     string
	imports map[string]string
}

var basic = map[string]Shape{"string": Text, "int": Whole, "number": Number, "float": Number, "bool": Truth, "_": Anything}

func (r *typeReader) read(e ast.Expr) *Type {
	t := r.shape(e)
	t.Source = source(e)
	return t
}

func source(e ast.Expr) string {
	b, err := format.Node(e)
	if err != nil {
		return ""
	}
	return string(b)
}

func (r *typeReader) shape(e ast.Expr) *Type {
	switch e := e.(type) {
	case *ast.ParenExpr:
		return r.shape(e.X)
	case *ast.BasicLit:
		return &Type{Shape: Constant, Const: e.Value}
	case *ast.Ident:
		return r.ident(e.Name)
	case *ast.SelectorExpr:
		return r.selector(e)
	case *ast.UnaryExpr:
		return r.unary(e)
	case *ast.BinaryExpr:
		return r.binary(e)
	case *ast.CallExpr:
		return r.call(e)
	case *ast.ListLit:
		return r.list(e)
	case *ast.StructLit:
		return r.block(e)
	}
	return &Type{Shape: Raw}
}

func (r *typeReader) ident(name string) *Type {
	if s, ok := basic[name]; ok {
		return &Type{Shape: s}
	}
	if bare, ok := strings.CutPrefix(name, "#"); ok {
		return &Type{Shape: Reference, Package: r.pkg, Name: bare}
	}
	return &Type{Shape: Raw}
}

func (r *typeReader) selector(e *ast.SelectorExpr) *Type {
	x, ok := e.X.(*ast.Ident)
	name, _, err := ast.LabelName(e.Sel)
	if !ok || err != nil || r.imports[x.Name] == "" {
		return &Type{Shape: Raw}
	}
	return &Type{Shape: Reference, Package: r.imports[x.Name], Name: strings.TrimPrefix(name, "#")}
}

func (r *typeReader) unary(e *ast.UnaryExpr) *Type {
	lit, _ := e.X.(*ast.BasicLit)
	switch {
	case e.Op == token.MAT && lit != nil:
		if s, err := literal.Unquote(lit.Value); err == nil {
			match, _ := regexp.Compile(s)
			return &Type{Shape: Pattern, Const: s, Match: match}
		}
	case e.Op == token.SUB && lit != nil:
		return &Type{Shape: Constant, Const: "-" + lit.Value}
	case slices.Contains([]token.Token{token.GEQ, token.LEQ, token.GTR, token.LSS, token.NEQ}, e.Op):
		return &Type{Shape: Bound, Op: e.Op.String(), Const: source(e.X)}
	}
	return &Type{Shape: Raw}
}

// binary joins the chain of one operator to a single type.
func (r *typeReader) binary(e *ast.BinaryExpr) *Type {
	shapes := map[token.Token]Shape{token.AND: Every, token.OR: Choice}
	shape, ok := shapes[e.Op]
	if !ok {
		return &Type{Shape: Raw}
	}
	t := &Type{Shape: shape}
	for _, x := range chain(e, e.Op) {
		star, ok := x.(*ast.UnaryExpr)
		marked := ok && star.Op == token.MUL
		if marked {
			x = star.X
		}
		part := r.read(x)
		if marked {
			t.Default = part
			if slices.ContainsFunc(t.Parts, func(p *Type) bool { return p.Source == part.Source }) {
				continue
			}
		}
		t.Parts = append(t.Parts, part)
	}
	return t
}

// chain is the operands of a chain of one operator, from left to right.
func chain(e ast.Expr, op token.Token) []ast.Expr {
	if b, ok := e.(*ast.BinaryExpr); ok && b.Op == op {
		return append(chain(b.X, op), chain(b.Y, op)...)
	}
	return []ast.Expr{e}
}

// call reads or([for k, _ in table {k}]).
func (r *typeReader) call(e *ast.CallExpr) *Type {
	t := &Type{Shape: Raw}
	if id, ok := e.Fun.(*ast.Ident); !ok || id.Name != "or" || len(e.Args) != 1 {
		return t
	}
	ast.Walk(e.Args[0], func(n ast.Node) bool {
		if f, ok := n.(*ast.ForClause); ok {
			if id, ok := f.Source.(*ast.Ident); ok {
				t = &Type{Shape: KeysOf, Package: r.pkg, Name: id.Name}
			}
		}
		return true
	}, nil)
	return t
}

func (r *typeReader) list(e *ast.ListLit) *Type {
	t := &Type{Shape: Tuple}
	for _, el := range e.Elts {
		if open, ok := el.(*ast.Ellipsis); ok {
			t.Shape, t.Of = List, &Type{}
			if open.Type != nil {
				t.Of = r.read(open.Type)
			}
			continue
		}
		t.Parts = append(t.Parts, r.read(el))
	}
	return t
}

// block reads a struct: its fields, the blocks it takes in, and the table of a union.
func (r *typeReader) block(e *ast.StructLit) *Type {
	t := &Type{Shape: Block}
	for _, d := range e.Elts {
		switch d := d.(type) {
		case *ast.Field:
			if f := r.field(d); f != nil {
				t.Fields = append(t.Fields, f)
			}
		case *ast.EmbedDecl:
			if table, ok := lookedUp(d.Expr); ok {
				t.Union = &Union{Table: table, Selector: selectorOf(t, table)}
				continue
			}
			t.Parts = append(t.Parts, r.read(d.Expr))
		case *ast.Ellipsis:
			t.Any = true
		}
	}
	return t
}

// lookedUp is the table of an expression such as _effects[K].
func lookedUp(e ast.Expr) (string, bool) {
	index, ok := e.(*ast.IndexExpr)
	if !ok {
		return "", false
	}
	id, ok := index.X.(*ast.Ident)
	if !ok {
		return "", false
	}
	return id.Name, true
}

// selectorOf is the field whose values are the names of a table.
func selectorOf(t *Type, table string) string {
	for _, f := range t.Fields {
		if f.Type.Shape == KeysOf && f.Type.Name == table {
			return f.Name
		}
	}
	return "kind"
}

// field reads one field. Definitions and hidden fields inside a block are none of the author's.
func (r *typeReader) field(d *ast.Field) *Field {
	label := d.Label
	if a, ok := label.(*ast.Alias); ok {
		if l, ok := a.Expr.(ast.Label); ok {
			label = l
		}
	}
	f := &Field{
		Doc: docOf(d), Required: d.Constraint == token.NOT, Optional: d.Constraint == token.OPTION,
		Type: r.read(d.Value), Line: d.Pos().Line(),
	}
	if l, ok := label.(*ast.ListLit); ok && len(l.Elts) == 1 {
		f.Key, f.Optional = r.read(l.Elts[0]), true
		return f
	}
	name, _, err := ast.LabelName(label)
	if err != nil || strings.HasPrefix(name, "_") {
		return nil
	}
	f.Name = name
	return f
}
