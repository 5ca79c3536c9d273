package main

import (
	"go/ast"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
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

// howFar are the fields in which effects say how far they move a number.
var howFar = map[string][]string{"Effect": {"Add", "Becomes", "PerHit"}, "CrewEffect": {"Add", "To"}}

// mayReadMoves are the folders and files that may read those fields, and why. All others ask schema/kinds how far an
// effect moves what it writes (kinds.Move): then they understand a kind that says so by other fields as well.
var mayReadMoves = map[string]string{
	"schema/kinds/":                    "the definitions of the kinds: their words and their moves are read off the fields here",
	"engine/corespace/effect_track.go": "the table's steps for these kinds, which do what the fields say; each kind has a step of its own",
	"engine/play/op.go":                "the engine lowers the effects that it has steps for, each with what its fields say",
	"engine/play/act.go":               "the same of the dice of an attack that an effect gives",
	"engine/transcript/facts.go":       "a transcript says how far an ability moves a number, so that a reader needs no rule set",
	"engine/play/modifier.go":          "the same of the effects that change the dice and the hits of an attack",
	"engine/textbook/numbers.go":       "the textbook that the engine is held against reads the same off the fields by itself",
	"engine/corespace/gate.go":         "the table asks the players for the number of hits where the step of a counter counts them",
}

// Nobody but the definition of a kind and the step that does it reads off its fields how far a number is moved.
func TestHowFarEffectsMoveIsAskedOfTheirKinds(t *testing.T) {
	all := typed(t)
	fields := map[types.Object]bool{}
	for name, list := range howFar {
		of, known := all["schema/model"].done.Scope().Lookup(name).Type().Underlying().(*types.Struct)
		if !known {
			t.Fatalf("model.%s is no struct", name)
		}
		for f := range of.Fields() {
			fields[f] = slices.Contains(list, f.Name())
		}
	}
	read := map[string]bool{}
	for own, p := range all {
		for i, file := range p.files {
			ast.Inspect(file, func(n ast.Node) bool {
				sel, ok := n.(*ast.SelectorExpr)
				if !ok || !fields[p.info.Uses[sel.Sel]] {
					return true
				}
				name := own + "/" + p.names[i]
				read[name] = true
				if !allowed(name) {
					t.Errorf("%s reads %s of an effect: ask its cells for their Move", name, sel.Sel.Name)
				}
				return true
			})
		}
	}
	for place := range mayReadMoves {
		used := false
		for name := range read {
			used = used || strings.HasPrefix(name, place)
		}
		if !used {
			t.Errorf("%s reads none of these fields: its reason can go", place)
		}
	}
}

// allowed reports whether a file may read how far an effect moves something off its fields.
func allowed(name string) bool {
	for place := range mayReadMoves {
		if strings.HasPrefix(name, place) {
			return true
		}
	}
	return false
}
