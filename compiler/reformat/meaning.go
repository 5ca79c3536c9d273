package reformat

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/literal"
	"cuelang.org/go/cue/parser"
	"cuelang.org/go/cue/token"
)

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
	if !slices.Equal(shape(a), shape(b)) {
		return errors.New("its values would change")
	}
	if !slices.Equal(comments(a), comments(b)) {
		return errors.New("a comment would be lost")
	}
	return nil
}

// shape is a file's syntax without its looks: the kind of each node in order, with names and values.
func shape(f *ast.File) []string {
	var nodes []string
	ast.Walk(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CommentGroup:
			return false
		case *ast.Ident:
			nodes = append(nodes, n.Name)
		case *ast.BasicLit:
			nodes = append(nodes, plainValue(n))
		case *ast.BinaryExpr:
			nodes = append(nodes, n.Op.String())
		case *ast.UnaryExpr:
			nodes = append(nodes, n.Op.String())
		case *ast.Field:
			nodes = append(nodes, "field", n.Constraint.String())
		case *ast.Attribute:
			nodes = append(nodes, n.Text)
		default:
			nodes = append(nodes, fmt.Sprintf("%T", n))
		}
		return true
	}, nil)
	return nodes
}

// plainValue is a literal's value; that of a text without its indentation. A piece of a text with values
// inside keeps only its visible characters.
func plainValue(n *ast.BasicLit) string {
	if n.Kind != token.STRING {
		return n.Value
	}
	s, err := literal.Unquote(n.Value)
	if err != nil {
		return strings.Join(strings.Fields(n.Value), " ")
	}
	return s
}

// comments are the texts of all comments, sorted: a formatter may move them about in the tree.
func comments(f *ast.File) []string {
	var texts []string
	ast.Walk(f, func(n ast.Node) bool {
		if c, ok := n.(*ast.Comment); ok {
			texts = append(texts, strings.TrimSpace(c.Text))
		}
		return true
	}, nil)
	slices.Sort(texts)
	return texts
}
