package main

import (
	"go/ast"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/kinds"
)

// comparisons are how many decisions each folder still takes by the name of a kind of effect, event, condition or goal.
// What a kind means belongs into schema/kinds; these numbers only ever fall.
var comparisons = map[string]int{"cmd": 0, "compiler": 0, "engine": 0, "printer": 0, "validator": 0}

// Nobody but schema/kinds decides by the name of a kind more often than it did.
func TestKindsAreDecidedInOnePlace(t *testing.T) {
	names := map[string]bool{}
	for _, e := range kinds.Effects() {
		names[e.Kind] = true
	}
	for _, w := range kinds.Triggers() {
		names[w.Kind] = true
	}
	for _, c := range kinds.Conditions() {
		names[c.Kind] = true
	}
	for _, g := range kinds.Goals() {
		names[g.Kind] = true
	}
	found := map[string]int{}
	eachGoFile(t, func(path string, _ *token.FileSet, file *ast.File) {
		own, _ := filepath.Rel(root, path)
		folder, _, _ := strings.Cut(filepath.ToSlash(own), "/")
		if strings.Contains(filepath.ToSlash(own), "/xia/") { // a game with kinds of its own, of which some go by the same names
			return
		}
		ast.Inspect(file, func(n ast.Node) bool {
			found[folder] += decisions(n, names)
			return true
		})
	})
	for folder, most := range comparisons {
		if found[folder] != most {
			t.Errorf("%s decides %d times by the name of a kind, and %d are known: ask schema/kinds instead, or lower the number", folder, found[folder], most)
		}
	}
}

// decisions counts the names of kinds that a comparison or a switch decides by.
func decisions(n ast.Node, names map[string]bool) int {
	switch n := n.(type) {
	case *ast.BinaryExpr:
		if n.Op == token.EQL || n.Op == token.NEQ {
			return named(n.X, n.Y, names) + named(n.Y, n.X, names)
		}
	case *ast.SwitchStmt:
		total := 0
		for _, s := range n.Body.List {
			for _, e := range s.(*ast.CaseClause).List {
				total += named(n.Tag, e, names)
			}
		}
		return total
	}
	return 0
}

// named is 1 if something called a kind is held against the name of one.
func named(kind, name ast.Expr, names map[string]bool) int {
	lit, ok := name.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return 0
	}
	text, err := strconv.Unquote(lit.Value)
	if err != nil || !names[text] {
		return 0
	}
	switch k := kind.(type) {
	case *ast.SelectorExpr:
		if k.Sel.Name == "Kind" {
			return 1
		}
	case *ast.Ident:
		if k.Name == "kind" {
			return 1
		}
	}
	return 0
}
