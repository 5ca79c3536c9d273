package explain

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/token"

	"github.com/sortie-tools/sortie/compiler/source"
)

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
		if names := choiceOf(e); len(names) > 0 {
			return oneOf(names)
		}
		return describeBound(e, depth)
	case *ast.BinaryExpr:
		return describePair(e, depth)
	case *ast.ListLit:
		return describeList(e, depth)
	case *ast.StructLit:
		return describeBlock(e)
	}
	return expectation{}
}

// describeBlock shows the fields that a block must have, or the first of those that it can have.
func describeBlock(e *ast.StructLit) expectation {
	const most = 3 // a reader needs to know it again, not all of it
	var must, may []string
	for _, d := range e.Elts {
		f, ok := d.(*ast.Field)
		if !ok {
			continue
		}
		name, _, err := ast.LabelName(f.Label)
		switch {
		case isPattern(f):
			may = append(may, "name: …")
		case err != nil || strings.HasPrefix(name, "#"):
		case f.Constraint == token.NOT:
			must = append(must, name+": …")
		default:
			may = append(may, name+": …")
		}
	}
	switch {
	case len(must) > most:
		return expectation{words: "a block {" + strings.Join(must[:most], ", ") + ", …}"}
	case len(must) > 0:
		return expectation{words: "a block {" + strings.Join(must, ", ") + "}"}
	case len(may) > 0:
		return expectation{words: "a block such as {" + may[0] + "}"}
	}
	return expectation{words: "a block { … }"}
}

func describeLiteral(e *ast.BasicLit) expectation {
	if e.Kind == token.STRING {
		return oneOf([]string{source.Unquote(e.Value)})
	}
	return expectation{words: e.Value}
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
	if id, ok := e.X.(*ast.Ident); ok && x.words == "" {
		x.words = id.Name // a field beside this one
	}
	switch e.Op {
	case token.MUL:
		return x
	case token.GEQ:
		return expectation{words: "at least " + x.words}
	case token.LEQ:
		return expectation{words: "at most " + x.words}
	case token.LSS, token.GTR, token.NEQ:
		return expectation{words: map[token.Token]string{token.LSS: "less than ", token.GTR: "more than ", token.NEQ: "other than "}[e.Op] + x.words}
	case token.MAT:
		return describePattern(x)
	case token.SUB:
		return expectation{words: "-" + x.words}
	}
	return expectation{}
}

func oneOf(names []string) expectation {
	switch len(names) {
	case 1:
		return expectation{words: strconv.Quote(names[0]), names: names}
	case 2:
		return expectation{words: fmt.Sprintf("%q or %q", names[0], names[1]), names: names}
	}
	return expectation{words: `one of "` + strings.Join(names, `", "`) + `"`, names: names}
}

// describePair joins the two sides of an "and" or an "or".
func describePair(e *ast.BinaryExpr, depth int) expectation {
	a, b := describe(e.X, depth), describe(e.Y, depth+1) // the left side is the rest of a chain, however long
	switch {
	case isDefault(e) && (len(a.names) == 0 || !slices.ContainsFunc(b.names, func(n string) bool { return !slices.Contains(a.names, n) })):
		return a // the default is one of what is allowed anyway
	case a.words == "" || a.words == b.words:
		return b
	case b.words == "":
		return a
	case e.Op == token.AND && (strings.HasPrefix(a.words, "at least ") || strings.Contains(a.words, " of at least ")), e.Op == token.AND && strings.HasPrefix(b.words, "at most "):
		return expectation{words: a.words + " and " + b.words}
	case e.Op == token.AND && (strings.HasPrefix(b.words, "at least ") || strings.HasPrefix(b.words, "more than ") || strings.HasPrefix(b.words, "less than ")):
		return expectation{words: a.words + " of " + b.words}
	case e.Op == token.AND && strings.HasPrefix(b.words, "other than "):
		return expectation{words: a.words + " " + b.words}
	case e.Op == token.AND:
		return expectation{words: a.words + ", " + b.words, longest: max(a.longest, b.longest), name: a.name || b.name}
	case e.Op != token.OR:
		return expectation{}
	}
	names := append(slices.Clip(a.names), b.names...)
	if a.pure() && b.pure() {
		return oneOf(names)
	}
	words := strings.Replace(strings.TrimPrefix(a.words, "one of "), " or ", ", ", 1) + " or " + b.words
	return expectation{words: words, names: names, longest: max(a.longest, b.longest), name: a.name || b.name}
}

// isDefault reports whether the right side of an "or" is marked as the default.
func isDefault(e *ast.BinaryExpr) bool {
	u, ok := e.Y.(*ast.UnaryExpr)
	return ok && e.Op == token.OR && u.Op == token.MUL
}

// tableOf is the table of the schema that an expression picks a name from, or nil: package load makes a pattern of the
// table's names of or([for k, _ in _table {k}]).
func tableOf(e ast.Expr) *ast.Field {
	names := choiceOf(e)
	if len(names) == 0 {
		return nil
	}
	for name, f := range schemaDocs() {
		if strings.HasPrefix(name, "_") && slices.Equal(labels(f.Value), names) {
			return f
		}
	}
	return nil
}

// choiceOf are the words of a pattern that lets nothing else through.
func choiceOf(e ast.Expr) []string {
	match, ok := e.(*ast.UnaryExpr)
	if !ok || match.Op != token.MAT {
		return nil
	}
	lit, ok := match.X.(*ast.BasicLit)
	if !ok {
		return nil
	}
	m := choice.FindStringSubmatch(source.Unquote(lit.Value))
	if m == nil {
		return nil
	}
	return strings.Split(m[1], "|")
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
			of := describe(open.Type, depth+1)
			switch {
			case of.name:
				return expectation{words: "a list [ … ] of names"}
			case of.long(): // a mistake in one of them tells them all
				return expectation{words: "a list [ … ] of words"}
			}
			words := "a list [ … ] of " + plural(of.words)
			if len(parts) > 0 {
				words += ", at least one"
			}
			return expectation{words: words}
		}
		parts = append(parts, describe(el, depth+1).words)
	}
	return expectation{words: "[" + strings.Join(parts, ", ") + "]"}
}
