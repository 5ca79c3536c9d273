package explain

import (
	"fmt"
	"slices"
	"strconv"

	"cuelang.org/go/cue/ast"

	"github.com/sortie-tools/sortie/schema/english"
)

// kindred reports a field that the kind of a block has not and another kind of the same family has: of goals, say, one
// counts tokens and the other does not.
func (w *Walker) kindred(m *members, f member) bool {
	kind := m.node.Fields[m.selector.name]
	if kind == nil || moved[f.name] != "" {
		return false
	}
	family := familyOf(m.selector.from)
	others := kindsWith(family, f.name)
	if len(others) == 0 || slices.Contains(others, kind.Text) {
		return false
	}
	if fit := kindsWith(family, append(slices.Clone(m.node.Keys), f.name)...); len(fit) > 0 {
		others = fit // they take what else stands in the block, too
	}
	const most = 6 // a reader looks for one of them
	names := english.Each(others[:min(most, len(others))], strconv.Quote)
	if n := len(others) - most; n > 0 {
		names = append(names, fmt.Sprintf("%d more", n))
	}
	d := unknownName(f.name, "", m.allowed, "")
	d.Range, _ = w.place(f.from, true)
	d.Remedy = fmt.Sprintf("take it out, or choose another kind: %q has no %s, %s %s", kind.Text, f.name, english.And(names), english.Have(len(names)))
	w.tell(d, Join(f.path))
	return true
}

// familyOf is the schema's table of the kinds that a field picks from; nil where it picks from none.
func familyOf(o Origin) *ast.StructLit {
	for _, n := range o.schema {
		f, ok := n.(*ast.Field)
		if !ok {
			continue
		}
		if table := tableOf(f.Value); table != nil {
			family, _ := table.Value.(*ast.StructLit)
			return family
		}
	}
	return nil
}

// kindsWith are the kinds of a family that have some fields.
func kindsWith(family *ast.StructLit, fields ...string) []string {
	if family == nil {
		return nil
	}
	var kinds []string
	for _, d := range family.Elts {
		f, ok := d.(*ast.Field)
		if !ok {
			continue
		}
		var has []string
		eachField(f.Value, map[string]bool{}, func(name string, _ ast.Expr) { has = append(has, name) })
		if !slices.ContainsFunc(fields, func(name string) bool { return !slices.Contains(has, name) }) {
			kind, _, _ := ast.LabelName(f.Label)
			kinds = append(kinds, kind)
		}
	}
	return kinds
}
