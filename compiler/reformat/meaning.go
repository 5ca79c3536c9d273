package reformat

import (
	"fmt"
	"slices"
	"strings"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/literal"
	"cuelang.org/go/cue/parser"
	"cuelang.org/go/cue/token"
)

// misfit is the error for what has no place in the usual form.
type misfit struct {
	node            ast.Node // of the old text, or nil where nothing points at it
	summary, remedy string
}

func (m *misfit) Error() string { return m.summary }

const commentRemedy = "put it on a line of its own above the field; until then the file is left as it is"

// sameMeaning fails if a new text says anything else than the old one, or has lost a comment.
func sameMeaning(old, now []byte) error {
	a, err := parser.ParseFile("old.cue", old, parser.ParseComments)
	if err != nil {
		return err
	}
	b, err := parser.ParseFile("new.cue", now, parser.ParseComments)
	if err != nil {
		return err
	}
	if n, same := firstChange(shape(a), shape(b)); !same {
		return &misfit{n, "fmt would change what this says", "the file is left as it is: write this in another way, and please report it"}
	}
	if n, same := firstChange(comments(a), comments(b)); !same {
		return &misfit{n, "the usual form has no place for this comment", commentRemedy}
	}
	return nil
}

// piece is a part of a file's syntax, in words.
type piece struct {
	node ast.Node
	text string
}

// firstChange is the first piece of an old text that is not in its place in the new one.
func firstChange(old, now []piece) (ast.Node, bool) {
	for i, p := range old {
		if i >= len(now) || now[i].text != p.text {
			return p.node, false
		}
	}
	return nil, len(old) == len(now)
}

// shape is a file's syntax without its looks: the kind of each node in order, with names and values.
func shape(f *ast.File) []piece {
	var all []piece
	ast.Walk(f, func(n ast.Node) bool {
		_, comment := n.(*ast.CommentGroup)
		if !comment {
			all = append(all, piece{n, kind(n)})
		}
		return !comment
	}, nil)
	return all
}

// kind is one node without its looks and without what it consists of.
func kind(n ast.Node) string {
	switch n := n.(type) {
	case *ast.Ident:
		return n.Name
	case *ast.BasicLit:
		return plainValue(n)
	case *ast.BinaryExpr:
		return n.Op.String()
	case *ast.UnaryExpr:
		return n.Op.String()
	case *ast.Field:
		return "field" + n.Constraint.String()
	case *ast.Attribute:
		return n.Text
	}
	return fmt.Sprintf("%T", n)
}

// plainValue is a literal's value; that of a text without its indentation. A piece of a text with values
// inside keeps only its visible characters.
func plainValue(n *ast.BasicLit) string {
	if n.Kind == token.INT || n.Kind == token.FLOAT {
		return n.Kind.String() + plainNumber(n.Value)
	}
	if n.Kind != token.STRING {
		return n.Value
	}
	s, err := literal.Unquote(n.Value)
	if err != nil {
		return strings.Join(strings.Fields(n.Value), " ")
	}
	return s
}

// plainNumber is a number with the noughts that CUE's formatter puts beside a lone point.
func plainNumber(s string) string {
	whole, part, point := strings.Cut(s, ".")
	if !point {
		return s
	}
	if whole == "" {
		whole = "0"
	}
	if part == "" || part[0] < '0' || part[0] > '9' {
		part = "0" + part
	}
	return whole + "." + part
}

// comments are all comments, sorted by their texts: a formatter may move them about in the tree.
func comments(f *ast.File) []piece {
	var all []piece
	ast.Walk(f, func(n ast.Node) bool {
		if c, ok := n.(*ast.Comment); ok {
			all = append(all, piece{c, strings.TrimSpace(c.Text)})
		}
		return true
	}, nil)
	slices.SortFunc(all, func(a, b piece) int { return strings.Compare(a.text, b.text) })
	return all
}

// behindOperator is the first comment of a file between an operator and what follows it, or nil: there
// CUE's formatter puts an operator at the beginning of a line, where it cannot be read again.
func behindOperator(f *ast.File) ast.Node {
	var between [][2]int
	var found ast.Node
	ast.Walk(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BinaryExpr:
			between = append(between, [2]int{n.OpPos.Offset(), n.Y.Pos().Offset()})
		case *ast.UnaryExpr:
			between = append(between, [2]int{n.OpPos.Offset(), n.X.Pos().Offset()})
		}
		return true
	}, nil)
	for _, c := range comments(f) {
		at := c.node.Pos().Offset()
		inside := slices.ContainsFunc(between, func(b [2]int) bool { return b[0] < at && at < b[1] })
		if inside && (found == nil || at < found.Pos().Offset()) {
			found = c.node
		}
	}
	return found
}
