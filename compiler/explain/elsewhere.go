package explain

import (
	"fmt"
	"slices"
	"strings"

	"cuelang.org/go/cue/ast"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
)

// mostDeep is how deep fields are looked for that stand in the wrong block: further in, names mean something else.
const mostDeep = 3

// entryOfAny stands in a path for the names that the author makes up.
const entryOfAny = "*"

// elsewhere says in which block of a unit a field belongs that its own block does not have; nothing where the
// language has no such field, or too many of them to say which is meant.
func elsewhere(kind, field string) string {
	var found [][]string
	for _, p := range fieldPaths(kind) {
		if p[len(p)-1] == field && (len(found) == 0 || len(found[0]) == len(p)) {
			found = append(found, p)
		}
	}
	switch {
	case len(found) == 0 || len(found) > 2:
		return ""
	case len(found) == 2:
		return fmt.Sprintf("it belongs into %s, or into %s", blockOf(found[0]), blockOf(found[1]))
	case !slices.Contains(found[0], entryOfAny):
		return fmt.Sprintf("it belongs into %s: write %s: …", blockOf(found[0]), strings.Join(found[0], ": "))
	}
	return "it belongs into " + blockOf(found[0])
}

// blockOf names the block that a field's path leads through.
func blockOf(field []string) string {
	block := field[:len(field)-1]
	last := len(block) - 1
	switch {
	case last < 0:
		return "the outermost block, beside id and title"
	case block[last] == entryOfAny:
		return "an entry of " + strings.Join(block[:last], ".")
	}
	return strings.ReplaceAll(strings.Join(block, "."), "."+entryOfAny, "")
}

// fieldPaths are the fields of a kind of unit with the names on the way to them, the outer ones first.
func fieldPaths(kind string) [][]string {
	type step struct {
		path []string
		expr ast.Expr
	}
	var found [][]string
	seen := map[string]bool{}
	var queue []step
	for name, k := range KindsByDefinition() {
		if k == kind {
			queue, seen[name] = append(queue, step{nil, schemaDocs()[name].Value}), true
		}
	}
	for ; len(queue) > 0; queue = queue[1:] {
		at := queue[0]
		eachField(at.expr, seen, func(name string, value ast.Expr) {
			p := append(slices.Clip(at.path), name)
			if name != entryOfAny {
				found = append(found, p)
			}
			if len(p) < mostDeep {
				queue = append(queue, step{p, value})
			}
		})
	}
	return found
}

// eachField calls fn for the fields of a type, through the definitions it is made of; each of those is looked into
// once, at its outermost place. What lists and names of the author's hold is called an entry of any.
func eachField(e ast.Expr, seen map[string]bool, fn func(name string, value ast.Expr)) {
	switch e := e.(type) {
	case *ast.StructLit:
		for _, d := range e.Elts {
			switch d := d.(type) {
			case *ast.EmbedDecl:
				eachField(d.Expr, seen, fn)
			case *ast.Field:
				fieldName(d, fn)
			}
		}
	case *ast.ListLit:
		for _, el := range e.Elts {
			if open, ok := el.(*ast.Ellipsis); ok && open.Type != nil {
				fn(entryOfAny, open.Type)
			}
		}
	case *ast.BinaryExpr:
		eachField(e.X, seen, fn)
		eachField(e.Y, seen, fn)
	case *ast.ParenExpr:
		eachField(e.X, seen, fn)
	case *ast.Ident:
		if f := schemaDocs()[e.Name]; f != nil && !seen[e.Name] {
			seen[e.Name] = true
			eachField(f.Value, seen, fn)
		}
	}
}

// fieldName calls fn for one field of a definition that an author can write.
func fieldName(f *ast.Field, fn func(name string, value ast.Expr)) {
	if isPattern(f) {
		fn(entryOfAny, f.Value)
		return
	}
	if name, _, err := ast.LabelName(f.Label); err == nil && !strings.HasPrefix(name, "#") && !strings.HasPrefix(name, "_") {
		fn(name, f.Value)
	}
}

// besideSet reports what house rules change where it stands beside their set and not in it.
func (w *Walker) besideSet(m *members, f member) bool {
	if len(m.path) != 2 || m.path[0] != "house" {
		return false
	}
	w.Told[Join(m.path)+".set"] = true
	m.missing = slices.DeleteFunc(m.missing, func(gone member) bool { return gone.name == "set" })
	all := english.Each(m.unknown, func(f member) string { return f.name + ": …" })
	d := unknownName(f.name, "", m.allowed, "")
	d.Range, _ = w.place(f.from, true)
	d.Remedy = fmt.Sprintf("what differs from the rule set stands in set: write set: {%s}", strings.Join(all, ", "))
	w.tell(d, Join(m.path)+"@beside")
	return true
}

// misplaced says of an unknown field that it belongs elsewhere, if it does. A block that picks its fields by its kind is
// a sentence of its own: what is wrong in one of these is meant for no other part of the unit.
func (w *Walker) misplaced(d *diag.Diagnostic, m *members, f member, near string) {
	if near != "" || moved[f.name] != "" || w.Partial != nil || m.selector.name != "" {
		return
	}
	if where := elsewhere(w.Kind.ID, f.name); where != "" {
		d.Remedy = where
	}
}
