package migrate

import (
	"bytes"
	"slices"
	"strings"

	"cuelang.org/go/cue/ast"
)

// onceToTimes leads from format 1 to 2. A trigger could say once: true; now the rule that it sets off says
// times: 1, which other triggers can have as well. The lone once: false said nothing and is dropped. A once
// elsewhere, such as in a trigger that several rules share, is left to its author.
func onceToTimes(f *ast.File, src []byte) plan {
	var p plan
	done := map[*ast.Field]bool{}
	ast.Walk(f, func(n ast.Node) bool {
		if rule, ok := n.(*ast.StructLit); ok {
			p.rule(src, rule, done)
		}
		return true
	}, nil)
	ast.Walk(f, func(n ast.Node) bool {
		if field, ok := n.(*ast.Field); ok && labelOf(field) == "once" && !done[field] && !ownName(field.Value) {
			p.left = append(p.left, rest{field,
				"format 2 has no once, and sortie cannot tell which rule this one belongs to",
				"take it out and write times: 1 in the rule, beside when; then migrate again"})
		}
		return true
	}, nil)
	return p
}

// ownName reports whether a field with this value is no once of a trigger, but something that its author
// calls so, or a number of house rules.
func ownName(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.StructLit, *ast.ListLit:
		return true
	case *ast.BasicLit:
		return textOf(e) != "true" && textOf(e) != "false"
	}
	return false
}

// rule plans the edits of one rule: a struct with a trigger, which may be written in several parts.
func (p *plan) rule(src []byte, rule *ast.StructLit, done map[*ast.Field]bool) {
	times := fieldOf(rule, "times") != nil
	for _, d := range rule.Elts {
		when, ok := d.(*ast.Field)
		if !ok || labelOf(when) != "when" {
			continue
		}
		trigger, ok := when.Value.(*ast.StructLit)
		if !ok {
			continue
		}
		once := fieldOf(trigger, "once")
		if once == nil || !isTruth(once.Value) {
			continue
		}
		done[once] = true
		p.edits = append(p.edits, onceOf(src, rule, when, trigger, once, times)...)
		said := saidOnce(truth(once.Value), times)
		if !slices.Contains(p.said, said) {
			p.said = append(p.said, said)
		}
		times = times || truth(once.Value)
	}
}

// saidOnce tells what becomes of a once beside a rule's times, or without.
func saidOnce(once, times bool) string {
	switch {
	case !once:
		return "once: false of a trigger is taken out: it says nothing"
	case times:
		return "once: true of a trigger is taken out: its rule says times already"
	}
	return Steps()[0].Title
}

// onceOf is the edits for the once of one trigger.
func onceOf(src []byte, rule *ast.StructLit, when *ast.Field, trigger *ast.StructLit, once *ast.Field, known bool) []edit {
	times := ""
	if truth(once.Value) && !known {
		times = "times: 1"
	}
	switch {
	case !trigger.Lbrace.IsValid() && times == "": // when: once: true, but nothing is to stand there
		return []edit{{once.Pos().Offset(), once.End().Offset(), commentsIn(rule, once) + "{}"}}
	case !trigger.Lbrace.IsValid():
		return []edit{{when.Pos().Offset(), when.End().Offset(), commentsIn(rule, when) + times}}
	}
	edits := []edit{remove(src, trigger, once)}
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

func isTruth(e ast.Expr) bool { return textOf(e) == "true" || textOf(e) == "false" }

func truth(e ast.Expr) bool { return textOf(e) == "true" }

// textOf is the word that a truth value is written as.
func textOf(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.BasicLit:
		return e.Value
	case *ast.Ident:
		return e.Name
	}
	return ""
}

// remove takes a field out of a struct, with the comma and the blanks that part it from its neighbour.
// Comments beside it and in it stay.
func remove(src []byte, s *ast.StructLit, f *ast.Field) edit {
	e := edit{f.Pos().Offset(), f.End().Offset(), commentsIn(s, f)}
	i := slices.Index(s.Elts, ast.Decl(f))
	switch {
	case e.text == "" && i+1 < len(s.Elts) && blank(src[e.end:s.Elts[i+1].Pos().Offset()]):
		e.end = s.Elts[i+1].Pos().Offset()
	case e.text == "" && i > 0 && blank(src[s.Elts[i-1].End().Offset():e.start]) && blank(src[e.end:s.Rbrace.Offset()]):
		e.start = s.Elts[i-1].End().Offset()
	default: // a comment is in between: only the comma goes
		rest := bytes.TrimLeft(src[e.end:], " \t")
		if bytes.HasPrefix(rest, []byte(",")) {
			e.end = len(src) - len(rest) + 1
		}
	}
	return e
}

// blank reports whether a text between two fields has nothing in it that is to be kept.
func blank(text []byte) bool { return len(bytes.Trim(text, " \t\n,")) == 0 }

// commentsIn is the comments within a field of a struct, each with its line's end. The syntax may have
// them anywhere in the struct.
func commentsIn(s *ast.StructLit, f *ast.Field) string {
	var b strings.Builder
	ast.Walk(s, func(n ast.Node) bool {
		if c, ok := n.(*ast.Comment); ok && c.Pos().Offset() >= f.Pos().Offset() && c.Pos().Offset() < f.End().Offset() {
			b.WriteString(c.Text + "\n")
		}
		return true
	}, nil)
	return b.String()
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
