package validator_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/validator"
)

// checkName is how the file of a check is called: by its code.
var checkName = regexp.MustCompile(`^[a-z]{3}[0-9]{3}\.go$`)

// families are the folders of the checks: those that list some.
func families(t *testing.T) []string {
	t.Helper()
	lists, err := filepath.Glob(filepath.Join("*", "checks.go"))
	if err != nil || len(lists) == 0 {
		t.Fatal("no families", err)
	}
	var out []string
	for _, l := range lists {
		out = append(out, filepath.Dir(l))
	}
	return out
}

// sources are the files of a folder without its tests, by name.
func sources(t *testing.T, dir string) map[string]*ast.File {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	out, fset := map[string]*ast.File{}, token.NewFileSet()
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		if out[filepath.Base(name)], err = parser.ParseFile(fset, name, nil, 0); err != nil {
			t.Fatal(err)
		}
	}
	return out
}

// A family imports no other, a fact no family, and the runner neither.
func TestFamiliesStandApart(t *testing.T) {
	folders, err := filepath.Glob(filepath.Join("facts", "*"))
	if err != nil {
		t.Fatal(err)
	}
	family := map[string]bool{}
	for _, f := range families(t) {
		family[f] = true
		folders = append(folders, f)
	}
	for _, dir := range append(folders, "check") {
		for name, file := range sources(t, dir) {
			for _, spec := range file.Imports {
				_, inside, _ := strings.Cut(strings.Trim(spec.Path.Value, `"`), "/validator/")
				if family[inside] || dir == "check" && strings.HasPrefix(inside, "facts/") {
					t.Errorf("%s/%s imports %s: what both want to know is a fact", dir, name, inside)
				}
			}
		}
	}
}

// What the file of a check declares, but for the check itself, nothing else uses: what two of them need stands in a
// file of the family.
func TestChecksLendNothing(t *testing.T) {
	for _, dir := range families(t) {
		files, lender := sources(t, dir), map[string]string{}
		for name, file := range files {
			if checkName.MatchString(name) {
				for declared := range file.Scope.Objects {
					if declared != strings.TrimSuffix(name, ".go") {
						lender[declared] = name
					}
				}
			}
		}
		for name, file := range files {
			for _, id := range file.Unresolved {
				if from := lender[id.Name]; from != "" && from != name {
					t.Errorf("%s/%s uses %s of %s: move it into a file of the family", dir, name, id.Name, from)
				}
			}
		}
	}
}

// A check stands in a file by its code, in the family that has its fixtures; and what stands there is in the family's list.
func TestEachCheckHasAFile(t *testing.T) {
	listed := map[string]bool{}
	for _, c := range validator.Checks() {
		listed[c.Code] = true
		file := filepath.FromSlash(checkFile(t, c.Code))
		if _, err := os.Stat(filepath.Join(filepath.Dir(file), "testdata", c.Code)); err != nil {
			t.Errorf("%s: %v", file, err)
		}
	}
	for _, dir := range families(t) {
		entries, err := os.ReadDir(filepath.Join(dir, "testdata"))
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if !listed[e.Name()] {
				t.Errorf("%s/testdata/%s belongs to no check of the list in %s/checks.go", dir, e.Name(), dir)
			}
		}
		for name := range sources(t, dir) {
			if code := strings.ToUpper(strings.TrimSuffix(name, ".go")); checkName.MatchString(name) && !listed[code] {
				t.Errorf("%s/%s is not in the list in %s/checks.go: nobody runs it", dir, name, dir)
			}
		}
	}
}

// What a pass can do stays few: what a check wants to know beyond that is a fact, or its own.
func TestAPassDoesLittle(t *testing.T) {
	methods := 0
	for _, file := range sources(t, "check") {
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Recv != nil {
				if star, ok := f.Recv.List[0].Type.(*ast.StarExpr); ok {
					if id, ok := star.X.(*ast.Ident); ok && id.Name == "Pass" {
						methods++
					}
				}
			}
		}
	}
	if methods == 0 || methods > 40 {
		t.Errorf("a pass has %d methods, 40 at most", methods)
	}
}
