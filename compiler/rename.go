package compiler

import (
	"fmt"
	"slices"
	"strconv"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/parser"
	"cuelang.org/go/cue/token"

	"github.com/sortie-tools/sortie/compiler/source"
)

// Rename gives the mission in a source file another id and title, and leaves every other byte as
// it is. What has that id already keeps its title, too. It reports whether the file held an id or title;
// an error means that it cannot be read.
func Rename(name string, src []byte, id, title string) ([]byte, bool, error) {
	if flaw := source.ScanDepth(src); flaw != nil {
		return nil, false, fmt.Errorf("%s: %s", name, flaw.Summary)
	}
	file, err := parser.ParseFile(name, src, parser.ParseComments)
	if err != nil {
		return nil, false, err
	}
	var edits []edit
	for _, lit := range topLevel(file) {
		edits = appendEdit(edits, lit, "id", id)
	}
	if len(edits) == 0 || string(src[edits[0].start:edits[0].end]) != edits[0].text {
		for _, lit := range topLevel(file) {
			edits = appendEdit(edits, lit, "title", title)
		}
	}
	slices.SortFunc(edits, func(a, b edit) int { return a.start - b.start })
	return apply(src, edits), len(edits) > 0, nil
}

// edit replaces the bytes from start to end.
type edit struct {
	start, end int
	text       string
}

// topLevel is the struct literals that make up a file's value: itself, or the operands of &.
func topLevel(file *ast.File) []ast.Node {
	nodes := []ast.Node{file}
	for _, d := range file.Decls {
		if e, ok := d.(*ast.EmbedDecl); ok {
			nodes = append(nodes, operands(e.Expr)...)
		}
	}
	return nodes
}

func operands(x ast.Expr) []ast.Node {
	switch x := x.(type) {
	case *ast.BinaryExpr:
		if x.Op == token.AND {
			return append(operands(x.X), operands(x.Y)...)
		}
	case *ast.StructLit:
		return []ast.Node{x}
	}
	return nil
}

func appendEdit(edits []edit, in ast.Node, field, value string) []edit {
	var decls []ast.Decl
	switch in := in.(type) {
	case *ast.File:
		decls = in.Decls
	case *ast.StructLit:
		decls = in.Elts
	}
	for _, d := range decls {
		f, ok := d.(*ast.Field)
		if !ok {
			continue
		}
		name, _, err := ast.LabelName(f.Label)
		lit, isLit := f.Value.(*ast.BasicLit)
		if err == nil && name == field && isLit && lit.Kind == token.STRING {
			edits = append(edits, edit{lit.Pos().Offset(), lit.End().Offset(), strconv.Quote(value)})
		}
	}
	return edits
}

// apply carries out edits that do not overlap and stand in the order of the source.
func apply(src []byte, edits []edit) []byte {
	var out []byte
	at := 0
	for _, e := range edits {
		out = append(append(out, src[at:e.start]...), e.text...)
		at = e.end
	}
	return append(out, src[at:]...)
}
