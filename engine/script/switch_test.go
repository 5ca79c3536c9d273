package script

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"sort"
	"strconv"
	"strings"
	"testing"
)

// A rule of the documents is switched off in one of two ways, each a row of testdata/switches.tsv: a condition in the engine's
// code is taken as true or false, or a statement left out; or a value of the rule set or the mission is another. Either way a
// script that proves the rule has to fail.

// off is a row of the table of switches. One with "+" for its rule goes with the row above it: both are off together.
type off struct {
	rule  string
	where string // a Go file and a function, or "rules", or "mission"
	what  string // the condition or the statement as it stands there, "#2" behind it for the second; or a path
	as    string // "true", "false" or "left out"; or the value as JSON

	number int
	more   bool // it goes with the one above
}

func switches(t *testing.T) []off {
	var out []off
	for i, r := range rowsOf(t, "testdata/switches.tsv") {
		o := off{number: i + 1, rule: r["rule"], where: r["where"], what: r["what"], as: r["as"]}
		if o.rule == "+" {
			o.rule, o.number, o.more = out[i-1].rule, out[i-1].number, true
		}
		out = append(out, o)
	}
	return out
}

// inData reports whether a switch is one of data.
func (o off) inData() bool { return o.where == "rules" || o.where == "mission" }

// TestSwitchedOffRulesFail: with a rule switched off a script that proves it fails, shown for every switch of the table in a
// build of its own, in which each condition can be switched by its number.
func TestSwitchedOffRulesFail(t *testing.T) {
	list := switches(t)
	dir := t.TempDir()
	overlay := overlayOf(t, dir, list)
	binary := filepath.Join(dir, "switched.test")
	if out, err := exec.Command("go", "test", "-c", "-vet=off", "-overlay", overlay, "-o", binary, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	cmd := exec.Command(binary, "-test.run", "^TestEachSwitch$")
	cmd.Env = append(os.Environ(), "SORTIE_SWITCHED="+filepath.Join(dir, "result.json"))
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	data, err := os.ReadFile(filepath.Join(dir, "result.json"))
	if err != nil {
		t.Fatal(err)
	}
	var failed [][]string
	if err := json.Unmarshal(data, &failed); err != nil {
		t.Fatal(err)
	}
	for i, o := range list {
		if len(failed[i]) == 0 && !o.more {
			t.Errorf("%s: with %s of %s %s, no script of the rule fails", o.rule, o.what, o.where, o.as)
		}
	}
}

// overlayOf writes the files of the engine with their switches, and the test that goes through them.
func overlayOf(t *testing.T, dir string, list []off) string {
	t.Helper()
	replace := map[string]string{}
	put := func(to, from string, data []byte) {
		file := filepath.Join(dir, strings.ReplaceAll(from, "/", "_"))
		if err := os.WriteFile(file, data, 0o666); err != nil {
			t.Fatal(err)
		}
		abs, err := filepath.Abs(to)
		if err != nil {
			t.Fatal(err)
		}
		replace[abs] = file
	}
	byFile := map[string][]int{}
	for i, o := range list {
		if !o.inData() {
			file, _, _ := strings.Cut(o.where, " ")
			byFile[file] = append(byFile[file], i)
		}
	}
	for file, at := range byFile {
		data, err := switched(filepath.Join("..", file), list, at)
		if err != nil {
			t.Error(err)
		}
		put(filepath.Join("..", file), file, data)
	}
	put("../internal/off/off.go", "off.go", []byte(switchCode))
	data, err := os.ReadFile("testdata/switched.go.txt")
	if err != nil {
		t.Fatal(err)
	}
	put("switched_test.go", "switched_test.go", data)
	js, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dir, "overlay.json")
	if err := os.WriteFile(file, js, 0o666); err != nil {
		t.Fatal(err)
	}
	return file
}

// switchCode is the package that switches are asked of, in that build alone.
const switchCode = `package off

// Row is the number of the switch that is off; 0: none.
var Row int

// Is is a condition with a switch.
func Is(row int, as, is bool) bool {
	if row == Row {
		return as
	}
	return is
}
`

// edit is text put into a file at an offset.
type edit struct {
	at, order int
	text      string
}

// switched is a Go file with some switches in it, by their numbers in the table.
func switched(file string, list []off, at []int) ([]byte, error) {
	src, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	set := token.NewFileSet()
	tree, err := parser.ParseFile(set, file, src, 0)
	if err != nil {
		return nil, err
	}
	edits := []edit{{set.Position(tree.Name.End()).Offset, 0, `; import "github.com/sortie-tools/sortie/engine/internal/off"`}}
	var failed []error
	for _, i := range at {
		from, to, err := place(set, tree, src, list[i])
		if err != nil {
			failed = append(failed, err)
			continue
		}
		if list[i].as == "left out" {
			edits = append(edits, edit{from, 0, fmt.Sprintf("if off.Is(%d, false, true) { ", list[i].number)}, edit{to, 1, " }"})
			continue
		}
		edits = append(edits, edit{from, 0, fmt.Sprintf("off.Is(%d, %s, bool(", list[i].number, list[i].as)}, edit{to, 1, "))"})
	}
	sort.SliceStable(edits, func(i, j int) bool {
		return edits[i].at < edits[j].at || edits[i].at == edits[j].at && edits[i].order > edits[j].order
	})
	var out bytes.Buffer
	last := 0
	for _, e := range edits {
		out.Write(src[last:e.at])
		out.WriteString(e.text)
		last = e.at
	}
	out.Write(src[last:])
	return out.Bytes(), errors.Join(failed...)
}

// place is where a condition or a statement stands in a function, by offsets.
func place(set *token.FileSet, tree *ast.File, src []byte, o off) (from, to int, err error) {
	file, name, _ := strings.Cut(o.where, " ")
	what, nth := o.what, 1
	if text, n, ok := strings.Cut(o.what, " #"); ok {
		if what = text; n != "" {
			nth, _ = strconv.Atoi(n)
		}
	}
	for _, d := range tree.Decls {
		fn, ok := d.(*ast.FuncDecl)
		if !ok || fn.Name.Name != name || fn.Body == nil {
			continue
		}
		ast.Inspect(fn.Body, func(n ast.Node) bool {
			if n == nil || nth == 0 {
				return false
			}
			if fits(n, o.as) {
				a, b := set.Position(n.Pos()).Offset, set.Position(n.End()).Offset
				if strings.Join(strings.Fields(string(src[a:b])), " ") == what {
					if nth--; nth == 0 {
						from, to = a, b
					}
				}
			}
			return true
		})
	}
	if to == 0 {
		return 0, 0, fmt.Errorf("%s: %s has no %q in %s any more: name it anew in testdata/switches.tsv", o.rule, file, o.what, name)
	}
	return from, to, nil
}

// fits reports whether a node can be switched so.
func fits(n ast.Node, as string) bool {
	if as == "left out" {
		switch s := n.(type) {
		case *ast.ExprStmt, *ast.IncDecStmt:
			return true
		case *ast.AssignStmt:
			return s.Tok != token.DEFINE
		}
		return false
	}
	_, ok := n.(ast.Expr)
	return ok
}

// TestEverySwitchIsOfARule: the table of switches names rules, and each once at least that counts as played.
func TestEverySwitchIsOfARule(t *testing.T) {
	rows := rowsOf(t, "testdata/rules.tsv")
	for _, o := range switches(t) {
		if !slices.ContainsFunc(rows, func(r map[string]string) bool { return r["id"] == o.rule }) {
			t.Errorf("there is no rule %s", o.rule)
		}
	}
}
