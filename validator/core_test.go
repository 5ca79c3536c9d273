package validator_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/validator"
)

// The condition that makes a check report stands in its file, marked as its core. This test builds the
// package once more, with a switch in each of them, and runs the firing fixtures of every check with its
// core switched off: a fixture that is content then has tested nothing.

// coreMark marks the condition, at the end of the line with its opening brace.
const coreMark = "// core"

// switchSource is the switch that the other build has.
const switchSource = `package check

var coreOff string

// SwitchOff makes the core condition of a check never true.
func SwitchOff(code string) { coreOff = code }

// CoreOn reports whether the core condition of a check counts.
func CoreOn(code string) bool { return code != coreOff }
`

func TestEachCoreConditionDecides(t *testing.T) {
	files := map[string]string{
		"check/core_switch.go": switchSource,
		"switched_test.go":     textOf(t, "testdata/core/switched_test.go.txt"),
	}
	for _, c := range validator.Checks() {
		name := checkFile(t, c.Code)
		text, err := switched(name, c.Code)
		if err != nil {
			t.Error(err)
			continue
		}
		files[name] = text
	}
	runCopy(t, files, "TestSwitchedOff")
}

// checkFile is the file of a check: its family is the folder that has its fixtures, too.
func checkFile(t *testing.T, code string) string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("*", strings.ToLower(code)+".go"))
	if err != nil || len(files) != 1 {
		t.Fatalf("the file of %s: %v, %v", code, files, err)
	}
	return filepath.ToSlash(files[0])
}

// switched is the source of a check whose marked condition can be switched off.
func switched(name, code string) (string, error) {
	src, err := os.ReadFile(name)
	if err != nil {
		return "", err
	}
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, name, src, parser.ParseComments)
	if err != nil {
		return "", err
	}
	marked := map[int]bool{}
	for _, g := range f.Comments {
		for _, c := range g.List {
			if c.Text == coreMark {
				marked[fset.Position(c.Pos()).Line] = true
			}
		}
	}
	var conditions []ast.Expr
	ast.Inspect(f, func(n ast.Node) bool {
		if s, ok := n.(*ast.IfStmt); ok && marked[fset.Position(s.Body.Lbrace).Line] {
			conditions = append(conditions, s.Cond)
		}
		return true
	})
	if len(marked) != 1 || len(conditions) != 1 {
		return "", fmt.Errorf("%s: %d lines marked %q, %d of them the beginning of an if; there must be one", name, len(marked), coreMark, len(conditions))
	}
	from, to := fset.Position(conditions[0].Pos()).Offset, fset.Position(conditions[0].End()).Offset
	return fmt.Sprintf("%scheck.CoreOn(%q) && (%s)%s", src[:from], code, src[from:to], src[to:]), nil
}
