package migrate

import (
	"strings"

	"cuelang.org/go/cue/ast"
)

// onceToTimes leads from format 1 to 2. A trigger could say once: true; now the rule that it sets off says
// times: 1, which other triggers can have as well. The lone once: false said nothing and is dropped.
func onceToTimes(f *ast.File) []edit {
	var edits []edit
	ast.Walk(f, func(n ast.Node) bool {
		if rule, ok := n.(*ast.StructLit); ok {
			edits = append(edits, onceOf(rule)...)
		}
		return true
	}, nil)
	return edits
}

// onceOf is the edits of one rule: a struct with a trigger.
func onceOf(rule *ast.StructLit) []edit {
	when := fieldOf(rule, "when")
	if when == nil {
		return nil
	}
	trigger, ok := when.Value.(*ast.StructLit)
	if !ok {
		return nil
	}
	once := fieldOf(trigger, "once")
	if once == nil || !isTruth(once.Value) {
		return nil
	}
	times := ""
	if truth(once.Value) && fieldOf(rule, "times") == nil {
		times = "times: 1"
	}
	if !trigger.Lbrace.IsValid() { // when: once: true
		return []edit{{when.Pos().Offset(), when.End().Offset(), times}}
	}
	edits := []edit{remove(trigger, once)}
	switch {
	case times == "":
	case !rule.Lbrace.IsValid(): // rules: a: when: {…}
		start, end := when.Pos().Offset(), when.End().Offset()
		edits = append(edits, edit{start, start, "{" + times + ", "}, edit{end, end, "}"})
	default:
		edits = append(edits, insertBefore(rule, when, times))
	}
	return edits
}

func fieldOf(s *ast.StructLit, name string) *ast.Field {
	for _, d := range s.Elts {
		if f, ok := d.(*ast.Field); ok && labelOf(f) == name {
			return f
		}
	}
	return nil
}

func isTruth(e ast.Expr) bool { return source(e) == "true" || source(e) == "false" }

func truth(e ast.Expr) bool { return source(e) == "true" }

// source is the word that a truth value is written as.
func source(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.BasicLit:
		return e.Value
	case *ast.Ident:
		return e.Name
	}
	return ""
}

// remove takes a field out of a struct, with the comma and the blanks that part it from its neighbour.
// Comments beside it stay.
func remove(s *ast.StructLit, f *ast.Field) edit {
	e := edit{start: f.Pos().Offset(), end: f.End().Offset()}
	for i, d := range s.Elts {
		if d != ast.Decl(f) {
			continue
		}
		switch {
		case i+1 < len(s.Elts) && len(ast.Comments(f)) == 0 && len(ast.Comments(s.Elts[i+1])) == 0:
			e.end = s.Elts[i+1].Pos().Offset()
		case i > 0 && len(ast.Comments(f)) == 0 && len(ast.Comments(s.Elts[i-1])) == 0:
			e.start = s.Elts[i-1].End().Offset()
		}
	}
	return e
}

// insertBefore puts a field before another one: on a line of its own if the other has one.
func insertBefore(s *ast.StructLit, f *ast.Field, text string) edit {
	at := f.Pos()
	for _, g := range ast.Comments(f) {
		if g.Doc {
			at = g.Pos()
		}
	}
	gap := ", "
	if s.Lbrace.Line() != at.Line() {
		gap = "\n" + strings.Repeat("\t", max(0, at.Column()-1))
	}
	return edit{at.Offset(), at.Offset(), text + gap}
}
