package compiler

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/token"
)

// expectation is what the schema wants of a value, in words.
type expectation struct {
	words string
	names []string // the texts allowed, where it is a choice of texts
	// longest is the most characters of a text, where there is a limit.
	longest int
	// name tells that the text is a name: lower-case letters, digits and hyphens.
	name bool
}

func (e expectation) String() string { return e.words }

// expectOf puts a field's type into words, read off the schema's syntax.
func expectOf(o origin) expectation {
	for _, n := range o.schema {
		if f, ok := n.(*ast.Field); ok {
			n = f.Value
		}
		if e, ok := n.(ast.Expr); ok {
			if x := describe(e, 0); x.words != "" {
				return x
			}
		}
	}
	return expectation{words: "a value of another kind"}
}

// describe puts a type expression into words.
func describe(e ast.Expr, depth int) expectation {
	if depth > 12 {
		return expectation{}
	}
	switch e := e.(type) {
	case *ast.ParenExpr:
		return describe(e.X, depth+1)
	case *ast.BasicLit:
		return describeLiteral(e)
	case *ast.Ident:
		return describeName(e.Name, depth)
	case *ast.SelectorExpr:
		name, _, _ := ast.LabelName(e.Sel)
		return describeName(name, depth)
	case *ast.UnaryExpr:
		return describeBound(e, depth)
	case *ast.BinaryExpr:
		return describePair(e, depth)
	case *ast.CallExpr:
		return describeCall(e)
	case *ast.ListLit:
		return describeList(e, depth)
	case *ast.StructLit:
		return describeBlock(e)
	}
	return expectation{}
}

// describeBlock shows the fields that a block must have.
func describeBlock(e *ast.StructLit) expectation {
	var fields []string
	for _, d := range e.Elts {
		if f, ok := d.(*ast.Field); ok && f.Constraint == token.NOT {
			if name, _, err := ast.LabelName(f.Label); err == nil {
				fields = append(fields, name+": …")
			}
		}
	}
	if len(fields) == 0 || len(fields) > 3 {
		return expectation{words: "a block { … }"}
	}
	return expectation{words: "a block {" + strings.Join(fields, ", ") + "}"}
}

func describeLiteral(e *ast.BasicLit) expectation {
	x := expectation{words: e.Value}
	if e.Kind == token.STRING {
		x.names = []string{unquote(e.Value)}
	}
	return x
}

// describeName explains a basic type or a definition of the schema.
func describeName(name string, depth int) expectation {
	switch name {
	case "string":
		return expectation{words: "text in quotes"}
	case "int":
		return expectation{words: "a whole number"}
	case "number", "float":
		return expectation{words: "a number"}
	case "bool":
		return expectation{words: "true or false"}
	}
	f := schemaDocs()[name]
	if f == nil {
		return expectation{}
	}
	x := describe(f.Value, depth+1)
	if _, block := f.Value.(*ast.StructLit); block || len(x.names) > 0 {
		return x
	}
	if doc, _, _ := strings.Cut(comment(f), ". "); doc != "" {
		x.words = lowerFirst(doc)
	}
	return x
}

func describeBound(e *ast.UnaryExpr, depth int) expectation {
	x := describe(e.X, depth+1)
	switch e.Op {
	case token.MUL:
		return x
	case token.GEQ:
		return expectation{words: "at least " + x.words}
	case token.LEQ:
		return expectation{words: "at most " + x.words}
	case token.LSS, token.GTR, token.NEQ:
		return expectation{words: map[token.Token]string{token.LSS: "less than ", token.GTR: "more than ", token.NEQ: "not "}[e.Op] + x.words}
	case token.MAT:
		return describePattern(e.X, x)
	case token.SUB:
		return expectation{words: "-" + x.words}
	}
	return expectation{}
}

// choice is a pattern that is a list of words.
var choice = regexp.MustCompile(`^\^\(([a-z-]+(\|[a-z-]+)*)\)\$$`)

// describePattern explains a regular expression: as a choice of words where it is one.
func describePattern(e ast.Expr, x expectation) expectation {
	if lit, ok := e.(*ast.BasicLit); ok {
		if m := choice.FindStringSubmatch(unquote(lit.Value)); m != nil {
			return oneOf(strings.Split(m[1], "|"))
		}
	}
	y := expectation{words: "text like " + x.words}
	if m := atMost.FindStringSubmatch(unquote(x.words)); m != nil {
		y.longest, _ = strconv.Atoi(m[2])
		if y.name = m[1] != ""; y.name {
			y.longest++
		}
	}
	return y
}

// atMost is a pattern that limits the length of a text. A class of its own for the first character
// makes it the pattern of a name.
var atMost = regexp.MustCompile(`^\^(\[a-z0-9\])?\[[^\]]+\]\{\d+,(\d+)\}\$$`)

func oneOf(names []string) expectation {
	return expectation{words: `one of "` + strings.Join(names, `", "`) + `"`, names: names}
}

// describePair joins the two sides of an "and" or an "or".
func describePair(e *ast.BinaryExpr, depth int) expectation {
	a, b := describe(e.X, depth+1), describe(e.Y, depth+1)
	switch {
	case isDefault(e) && !slices.ContainsFunc(b.names, func(n string) bool { return !slices.Contains(a.names, n) }):
		return a // the default is one of what is allowed anyway
	case a.words == "" || a.words == b.words:
		return b
	case b.words == "":
		return a
	case e.Op == token.AND && strings.HasPrefix(a.words, "at least "), e.Op == token.AND && strings.HasPrefix(b.words, "at most "):
		return expectation{words: a.words + " and " + b.words}
	case e.Op == token.AND && strings.HasPrefix(b.words, "at least "):
		return expectation{words: a.words + " of " + b.words}
	case e.Op == token.AND:
		return expectation{words: a.words + ", " + b.words, longest: max(a.longest, b.longest), name: a.name || b.name}
	case e.Op != token.OR:
		return expectation{}
	}
	names := append(a.names, b.names...)
	if a.words == b.words {
		return a
	}
	joint := " or "
	if strings.Contains(a.words, `"`) && strings.HasPrefix(b.words, `"`) {
		joint = ", "
	}
	words := strings.Replace(strings.TrimPrefix(a.words, "one of "), " or ", ", ", 1) + joint + b.words
	if len(names) > 1 && joint == ", " {
		words = "one of " + words
	}
	return expectation{words: words, names: names, longest: max(a.longest, b.longest), name: a.name || b.name}
}

// isDefault reports whether the right side of an "or" is marked as the default.
func isDefault(e *ast.BinaryExpr) bool {
	u, ok := e.Y.(*ast.UnaryExpr)
	return ok && e.Op == token.OR && u.Op == token.MUL
}

// describeCall explains or([for k, _ in _table {k}]): a choice of the table's names.
func describeCall(e *ast.CallExpr) expectation {
	if id, ok := e.Fun.(*ast.Ident); !ok || id.Name != "or" || len(e.Args) != 1 {
		return expectation{}
	}
	var names []string
	ast.Walk(e.Args[0], func(n ast.Node) bool {
		f, ok := n.(*ast.ForClause)
		if !ok {
			return true
		}
		if id, ok := f.Source.(*ast.Ident); ok {
			if table := schemaDocs()[id.Name]; table != nil {
				names = labels(table.Value)
			}
		}
		return false
	}, nil)
	if len(names) == 0 {
		return expectation{}
	}
	return oneOf(names)
}

func labels(e ast.Expr) []string {
	var names []string
	if s, ok := e.(*ast.StructLit); ok {
		for _, d := range s.Elts {
			if f, ok := d.(*ast.Field); ok {
				if name, _, err := ast.LabelName(f.Label); err == nil {
					names = append(names, name)
				}
			}
		}
	}
	return names
}

// plural is the words for several of what a list holds.
func plural(words string) string {
	if inner, ok := strings.CutPrefix(words, "a block "); ok {
		return "blocks " + inner
	}
	return words
}

func describeList(e *ast.ListLit, depth int) expectation {
	var parts []string
	for _, el := range e.Elts {
		if open, ok := el.(*ast.Ellipsis); ok {
			if open.Type == nil {
				return expectation{words: "a list"}
			}
			return expectation{words: "a list [ … ] of " + plural(describe(open.Type, depth+1).words)}
		}
		parts = append(parts, describe(el, depth+1).words)
	}
	return expectation{words: "[" + strings.Join(parts, ", ") + "]"}
}
