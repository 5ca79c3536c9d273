package explain

import (
	"fmt"
	"slices"

	"cuelang.org/go/cue"
	"cuelang.org/go/cue/ast"
)

// inSibling reports a field that belongs into a block beside it. What is written in one line goes astray like that:
// "reward: ua: 8, career: 1" ends the reward at the comma.
func (w *Walker) inSibling(m *members, f member) bool {
	if len(m.path) == 0 { // the whole unit is looked through for it
		return false
	}
	i := slices.IndexFunc(m.known, func(s member) bool {
		block := m.node.Fields[s.name]
		return block.Kind == cue.StructKind && len(s.from.Author) > 0 && takes(s.from, block, f.name)
	})
	if i < 0 {
		return false
	}
	d := unknownName(f.name, "", m.allowed, "")
	d.Range, _ = w.place(f.from, true)
	d.Remedy = fmt.Sprintf("it belongs into %[1]s: write %[1]s: %[2]s: …", m.known[i].name, f.name)
	w.tell(d, Join(f.path))
	return true
}

// takes reports whether a block may have a field, by its type or by the kind that the author has chosen for it.
func takes(of Origin, block *Node, field string) bool {
	found := false
	for _, n := range of.schema {
		decl, ok := n.(*ast.Field)
		if !ok {
			continue
		}
		eachField(decl.Value, map[string]bool{}, func(name string, value ast.Expr) {
			found = found || name == field
			if kind := block.Fields[name]; kind != nil {
				if table := tableOf(value); table != nil {
					family, _ := table.Value.(*ast.StructLit)
					found = found || slices.Contains(kindsWith(family, field), kind.Text)
				}
			}
		})
	}
	return found
}
