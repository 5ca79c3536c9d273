package explain

import (
	"slices"
	"strings"

	"cuelang.org/go/cue"
	"cuelang.org/go/cue/ast"

	"github.com/sortie-tools/sortie/compiler/load"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
)

// Origin is who wrote a value: the syntax of its conjuncts, the author's and the schema's.
type Origin struct{ Author, schema []ast.Node }

// OriginOf collects the syntax of all conjuncts of a value.
func (w *Walker) OriginOf(v cue.Value) Origin {
	var o Origin
	if !w.Trusted { // finding conjuncts takes a third of the time, and nobody asks for the schema's own
		o.collect(v, w.Home, 0)
	}
	return o
}

// collect follows conjunctions; anything else is one conjunct.
func (o *Origin) collect(v cue.Value, home string, depth int) {
	if n, ok := v.Source().(*ast.Field); ok {
		o.add(n, home)
		return
	}
	if op, parts := v.Expr(); op == cue.AndOp && depth < 8 {
		for _, p := range parts {
			o.collect(p, home, depth+1)
		}
		return
	}
	if n := v.Source(); n != nil {
		o.add(n, home)
	}
}

func (o *Origin) add(n ast.Node, home string) {
	switch {
	case !n.Pos().IsValid():
	case load.InSchema(n.Pos()) && !inFolderOf(n.Pos().Filename(), home):
		o.schema = append(o.schema, n)
	default:
		o.Author = append(o.Author, n)
	}
}

// place is the range of a value: its label for a struct, else the value itself. Fields that stand
// for a pattern of names come last.
func (w *Walker) place(o Origin, isStruct bool) (diag.Range, bool) {
	var second diag.Range
	for _, n := range w.ownFirst(o.Author) {
		r, ok := w.nodeRange(n, isStruct)
		if f, isField := n.(*ast.Field); ok && isField && isPattern(f) {
			second = r
		} else if ok {
			return r, true
		}
	}
	return second, second.Valid()
}

// ownFirst puts what stands in the unit's own file before what the files beside it add: CUE reads mission.de.cue
// before mission.cue, and a title in both was written in the unit's own file and translated in the other.
func (w *Walker) ownFirst(nodes []ast.Node) []ast.Node {
	if len(nodes) < 2 {
		return nodes
	}
	own := func(n ast.Node) bool { return w.isMain(n.Pos().Filename()) }
	first := slices.DeleteFunc(slices.Clone(nodes), func(n ast.Node) bool { return !own(n) })
	return append(first, slices.DeleteFunc(slices.Clone(nodes), own)...)
}

// isPattern reports whether a field speaks of all fields whose names match.
func isPattern(f *ast.Field) bool {
	_, ok := f.Label.(*ast.ListLit)
	return ok
}

func (w *Walker) nodeRange(n ast.Node, isStruct bool) (diag.Range, bool) {
	f, ok := n.(*ast.Field)
	switch {
	case ok && isStruct:
		return w.files.Node(f.Label)
	case ok:
		return w.files.Node(f.Value)
	case isStruct:
		return w.oneLine(n)
	}
	return w.files.Node(n)
}

// oneLine is the first line of a node, for structs in lists, which have no label.
func (w *Walker) oneLine(n ast.Node) (diag.Range, bool) {
	s := w.files[n.Pos().Filename()]
	if s == nil {
		return diag.Range{}, false
	}
	return s.FirstLine(n.Pos().Offset(), n.End().Offset()), true
}

// madeUp reports whether a field's name was made up by the author, under a pattern of the schema.
func (o Origin) madeUp() bool {
	for _, n := range o.schema {
		if f, ok := n.(*ast.Field); ok && !isPattern(f) {
			return false
		}
	}
	return len(o.schema) > 0
}

// selects reports whether a field's value decides which other fields there are: the schema gives
// such a field an alias to look them up by.
func (o Origin) selects() bool {
	for _, n := range o.schema {
		if f, ok := n.(*ast.Field); ok {
			if _, ok := f.Label.(*ast.Alias); ok || f.Alias != nil {
				return true
			}
		}
	}
	return false
}

// literal is the plain string literal that a value was written as.
func literal(o Origin) *ast.BasicLit {
	for _, n := range o.Author {
		if f, ok := n.(*ast.Field); ok {
			n = f.Value
		}
		if lit, ok := n.(*ast.BasicLit); ok {
			return lit
		}
	}
	return nil
}

// inFolderOf reports whether a file lies in a folder below home; no home has none.
func inFolderOf(file, home string) bool {
	rest, ok := strings.CutPrefix(file, home)
	return home != "" && ok && strings.Contains(rest, "/")
}

// written is the syntax of a struct's field with a name, in all the places that the author wrote it.
func (o Origin) written(name string) Origin {
	var inner Origin
	for _, n := range o.Author {
		eachStruct(n, func(s *ast.StructLit) {
			for _, d := range s.Elts {
				if f, ok := d.(*ast.Field); ok && labelIs(f.Label, name) {
					inner.Author = append(inner.Author, f)
				}
			}
		})
	}
	return inner
}

// label is the name of a field as its author wrote it first, or nil.
func (o Origin) label() ast.Label {
	for _, n := range o.Author {
		if f, ok := n.(*ast.Field); ok {
			return f.Label
		}
	}
	return nil
}

// element is the syntax of one entry of a list.
func (o Origin) element(i int) Origin {
	for _, n := range o.Author {
		if f, ok := n.(*ast.Field); ok {
			n = f.Value
		}
		if l, ok := n.(*ast.ListLit); ok && i < len(l.Elts) {
			return Origin{Author: []ast.Node{l.Elts[i]}}
		}
	}
	return Origin{}
}

// eachStruct calls fn with the struct literals that a node is joined of.
func eachStruct(n ast.Node, fn func(*ast.StructLit)) {
	switch n := n.(type) {
	case *ast.Field:
		eachStruct(n.Value, fn)
	case *ast.BinaryExpr:
		eachStruct(n.X, fn)
		eachStruct(n.Y, fn)
	case *ast.StructLit:
		fn(n)
	}
}

func labelIs(l ast.Label, name string) bool {
	switch l := l.(type) {
	case *ast.Ident:
		return l.Name == name
	case *ast.BasicLit:
		return source.Unquote(l.Value) == name
	}
	return false
}
