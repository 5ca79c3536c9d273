package main

import (
	"go/ast"
	"go/types"
	"slices"
	"strings"
	"testing"
)

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
