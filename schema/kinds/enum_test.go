package kinds_test

import (
	"bytes"
	"fmt"
	"go/format"
	"os"
	"slices"
	"strings"
	"testing"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/parser"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
)

// enums are the tables of the language that have small integers for their kinds.
var enums = []struct{ file, table, sort, of string }{
	{"rule", "_effects", "Effect", "effect"},
	{"rule", "_triggers", "Trigger", "event that sets rules off"},
	{"rule", "_conditions", "Condition", "condition"},
	{"objective", "_goals", "Goal", "goal"},
}

// The small integers are those of the tables of the language, in their order.
func TestTheSmallIntegersAreUpToDate(t *testing.T) {
	out := bytes.NewBufferString("// Code generated from the tables of kinds in schema/corespace; DO NOT EDIT. `make goldens` writes it anew.\n\npackage kinds\n")
	for _, e := range enums {
		names := labels(t, "../corespace/"+e.file+".cue", e.table)
		fmt.Fprintf(out, "\n// %sKind is a kind of %s as a small integer.\ntype %sKind uint8\n\n", e.sort, e.of, e.sort)
		fmt.Fprintf(out, "// Each kind of %s.\nconst (\nNo%s %sKind = iota // none that the language knows\n", e.of, e.sort, e.sort)
		for _, name := range names {
			fmt.Fprintf(out, "%s\n", constant(name, e.sort))
		}
		fmt.Fprintf(out, "%sKinds // how many there are\n)\n\n", e.sort)
		fmt.Fprintf(out, "var %sNames = [%sKinds]string{\n", strings.ToLower(e.sort), e.sort)
		for _, name := range names {
			fmt.Fprintf(out, "%s: %q,\n", constant(name, e.sort), name)
		}
		fmt.Fprintf(out, "}\n\n// String is what a kind is written as.\nfunc (k %sKind) String() string { return %sNames[k] }\n", e.sort, strings.ToLower(e.sort))
		fmt.Fprintf(out, "\n// %sKindOf is the small integer of a kind.\nfunc %sKindOf(name string) %sKind { return %sKind(numberOf(%sNames[:], name)) }\n",
			e.sort, e.sort, e.sort, e.sort, strings.ToLower(e.sort))
	}
	want, err := format.Source(out.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	if os.Getenv("SORTIE_UPDATE") != "" {
		if err := os.WriteFile("enum.go", want, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := os.ReadFile("enum.go"); err != nil || !bytes.Equal(got, want) {
		t.Errorf("enum.go is stale (%v): SORTIE_UPDATE=1 go test ./schema/kinds", err)
	}
}

// constant is the name of a kind in Go: "SwitchDoorsEffect" for the effect "switch-doors".
func constant(kind, sort string) string {
	out := ""
	for _, word := range strings.Split(kind, "-") {
		out += english.Capital(word)
	}
	return out + sort
}

// labels are the kinds of a table, in its order.
func labels(t *testing.T, path, table string) []string {
	t.Helper()
	file, err := parser.ParseFile(path, nil)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, d := range fields(file.Decls)[table].(*ast.StructLit).Elts {
		name, _, err := ast.LabelName(d.(*ast.Field).Label)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, name)
	}
	return out
}

// What a kind is written as leads to its small integer and back; what is no kind is 0.
func TestSmallIntegersOfKinds(t *testing.T) {
	if kind := kinds.EffectKindOf("switch-doors"); kind != kinds.SwitchDoorsEffect || kind.String() != "switch-doors" {
		t.Errorf("switch-doors is %d, which is written %q", kind, kind)
	}
	if kind := kinds.TriggerKindOf("no such"); kind != kinds.NoTrigger || kinds.ConditionKindOf("") != kinds.NoCondition {
		t.Errorf("what is no kind is %d", kind)
	}
	for kind := range kinds.GoalKinds {
		if kinds.GoalKindOf(kind.String()) != kind {
			t.Errorf("%s is another kind than it is", kind)
		}
	}
}

// Each field that the language lets notes put into words has words, and no other.
func TestFieldsThatNotesSayHaveWords(t *testing.T) {
	var got []string
	for _, s := range kinds.Sayings() {
		if s.Group == nil && s.NPC == nil && s.Rules == nil && s.Action == nil && s.Marker == nil {
			t.Errorf("%s has no words", s.Field)
		}
		got = append(got, s.Field)
	}
	if want := labels(t, "../corespace/ruleset.cue", "_sayings"); !slices.Equal(got, want) {
		t.Errorf("words for %q, and the language knows %q", got, want)
	}
}
