package migrate

import (
	"cmp"
	"slices"
	"strings"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/literal"
	"cuelang.org/go/cue/token"
)

// lost lists what a file would no longer say after the step, and what it would say that nobody wrote,
// beyond what the step is there to change: comments, names and values. What it makes a comment of is in the comment.
func (s Step) lost(old, now *ast.File, did plan) []rest {
	var all []rest
	before, after := words(old, did.moved...), words(now)
	for _, e := range did.edits {
		for line := range strings.Lines(e.text) {
			if i := strings.Index(line, "//"); i >= 0 && len(did.moved) > 0 {
				delete(after, strings.TrimSpace(line[i:]))
			}
		}
	}
	for word, nodes := range before {
		if len(after[word]) < len(nodes) && !slices.Contains(s.gone, word) {
			all = append(all, rest{nodes[0], "migrating would lose this, or a thing of the same text", "move it out of the trigger; then migrate again"})
		}
	}
	for word, nodes := range after {
		if len(before[word]) < len(nodes) && !slices.Contains(s.come, word) {
			all = append(all, rest{old, "migrating would add " + word, "please report it with the file"})
		}
	}
	slices.SortFunc(all, func(a, b rest) int {
		return cmp.Or(a.node.Pos().Offset()-b.node.Pos().Offset(), cmp.Compare(a.summary, b.summary))
	})
	return all
}

// words is the nodes of a file that have a text of their own, by that text; those of some fields are left out.
func words(f *ast.File, without ...*ast.Field) map[string][]ast.Node {
	all := map[string][]ast.Node{}
	ast.Walk(f, func(n ast.Node) bool {
		if field, ok := n.(*ast.Field); ok && slices.Contains(without, field) {
			for _, g := range ast.Comments(field) {
				for _, c := range g.List {
					if c.Pos().Offset() < field.Pos().Offset() || c.Pos().Offset() >= field.End().Offset() {
						all[c.Text] = append(all[c.Text], c)
					}
				}
			}
			return false
		}
		switch n := n.(type) {
		case *ast.Comment:
			all[n.Text] = append(all[n.Text], n)
		case *ast.Ident:
			all[n.Name] = append(all[n.Name], n)
		case *ast.BasicLit:
			word := n.Value
			if text, err := literal.Unquote(word); n.Kind == token.STRING && err == nil {
				word = text // a name may stand in quotes or not
			}
			all[word] = append(all[word], n)
		}
		return true
	}, nil)
	return all
}
