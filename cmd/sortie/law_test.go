package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/missions"
)

const (
	module = "github.com/sortie-tools/sortie"
	root   = "../.."
)

// article is one line of the law: what the non-test code of a folder may import.
type article struct {
	folder  string
	may     []string // folders of this module
	stdOnly bool     // nothing from outside the module and the standard library
}

// law is the import law of docs/architecture.md; the first folder that fits rules.
var law = []article{
	{"schema/model", []string{"schema/model"}, true},
	{"schema/english", []string{"schema/english"}, true},
	{"schema/diag", []string{"schema/model", "schema/english"}, true},
	{"schema/kinds", []string{"schema/model", "schema/english", "schema/kinds"}, true},
	{"schema", nil, true},
	{"engine/campaign", []string{"schema/model", "schema/english", "schema/kinds"}, true}, // so that the printer may ask it
	{"engine/internal/shipped", []string{"schema/model", "compiler", "missions"}, false},  // tests play what ships
	{"engine/internal/random", []string{"schema", "engine/geom"}, false},                  // tests play what nobody has written
	{"engine", []string{"schema/model", "schema/english", "schema/kinds", "engine"}, true},
	{"compiler", []string{"schema", "compiler"}, false},
	{"validator", []string{"schema", "engine", "validator"}, true},
	{"printer/internal/printertest", []string{"schema", "printer"}, true}, // tests read the shipped rule sets
	{"printer", []string{"schema/model", "schema/diag", "schema/english", "schema/kinds", "engine/campaign", "printer"}, false},
	{"missions", nil, true},
	{"cmd/player/pack", []string{"engine/wire", "cmd/player/pack"}, true},
	{"cmd/player", []string{"schema/model", "schema/english", "schema/kinds", "engine"}, true},
	{"cmd/sortie", []string{""}, false},
}

// packages maps each folder to what its files import, whatever system they are for.
func packages(t *testing.T) map[string][]string {
	t.Helper()
	imports := map[string][]string{}
	eachGoFile(t, func(path string, _ *token.FileSet, file *ast.File) {
		dir, err := filepath.Rel(root, filepath.Dir(path))
		if err != nil {
			t.Fatal(err)
		}
		own := filepath.ToSlash(dir)
		for _, spec := range file.Imports {
			imports[own] = append(imports[own], strings.Trim(spec.Path.Value, `"`))
		}
	})
	return imports
}

func below(path, folder string) bool {
	return folder == "" || path == folder || strings.HasPrefix(path, folder+"/")
}

func TestImportLaw(t *testing.T) {
	for own, imports := range packages(t) {
		if _, ok := articleFor(own); !ok {
			t.Errorf("%s stands in no folder of the design", own)
			continue
		}
		for _, imp := range imports {
			if why := breaks(own, imp); why != "" {
				t.Errorf("%s imports %s: %s", own, imp, why)
			}
		}
	}
}

func articleFor(own string) (article, bool) {
	i := slices.IndexFunc(law, func(a article) bool { return below(own, a.folder) })
	if i < 0 {
		return article{}, false
	}
	return law[i], true
}

// breaks says why a folder may not import something, or nothing.
func breaks(own, imp string) string {
	a, _ := articleFor(own)
	inside, ours := strings.CutPrefix(imp, module+"/")
	switch {
	case ours && !slices.ContainsFunc(a.may, func(f string) bool { return below(inside, f) }):
		return "not among what the import law allows it"
	case !ours && a.stdOnly && strings.Contains(strings.Split(imp, "/")[0], "."):
		return "only the standard library is allowed here"
	case below(own, "engine") && slices.Contains([]string{"os", "time", "net", "net/http", "io/fs", "path/filepath", "os/exec", "syscall"}, imp):
		return "the engine is pure"
	}
	return ""
}

// The law itself must bite: a test that cannot fail guards nothing.
func TestImportLawBites(t *testing.T) {
	for _, c := range []struct{ own, imp string }{
		{"validator", module + "/compiler"},
		{"printer/sheet", module + "/engine/geom"},
		{"engine/geom", "os"},
		{"schema/model", "cuelang.org/go/cue"},
	} {
		if breaks(c.own, c.imp) == "" {
			t.Errorf("%s may import %s", c.own, c.imp)
		}
	}
}

func TestExportedNamesHaveComments(t *testing.T) {
	eachGoFile(t, func(path string, fset *token.FileSet, file *ast.File) {
		for _, d := range file.Decls {
			for _, name := range undocumented(d) {
				t.Errorf("%s: exported %s has no comment", fset.Position(d.Pos()), name)
			}
		}
	})
}

// mostFiles is how many files of Go a folder holds, tests counted: what is larger has more than one thing to teach.
const mostFiles = 60

func TestNoFolderIsCrowded(t *testing.T) {
	files := map[string]int{}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && strings.HasSuffix(path, ".go") {
			own, _ := filepath.Rel(root, filepath.Dir(path))
			files[filepath.ToSlash(own)]++
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for folder, n := range files {
		if n > mostFiles {
			t.Errorf("%s holds %d files of Go, and %d are the most: part it by what they are about", folder, n, mostFiles)
		}
	}
}

func TestPackagesHaveComments(t *testing.T) {
	documented := map[string]bool{}
	eachGoFile(t, func(path string, _ *token.FileSet, file *ast.File) {
		dir := filepath.Dir(path)
		documented[dir] = documented[dir] || file.Doc != nil
	})
	for dir, ok := range documented {
		if !ok {
			t.Errorf("%s has no package comment", dir)
		}
	}
}

func eachGoFile(t *testing.T, visit func(string, *token.FileSet, *ast.File)) {
	t.Helper()
	fset := token.NewFileSet()
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(fset, path, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err == nil {
			visit(path, fset, file)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// undocumented names the exported things of a declaration that nothing documents.
func undocumented(d ast.Decl) []string {
	switch d := d.(type) {
	case *ast.FuncDecl:
		if d.Doc == nil && d.Name.IsExported() && exportedReceiver(d) {
			return []string{d.Name.Name}
		}
	case *ast.GenDecl:
		var names []string
		for _, s := range d.Specs {
			names = append(names, undocumentedSpec(d, s)...)
		}
		return names
	}
	return nil
}

func undocumentedSpec(d *ast.GenDecl, s ast.Spec) []string {
	switch s := s.(type) {
	case *ast.TypeSpec:
		if s.Name.IsExported() && d.Doc == nil && s.Doc == nil {
			return []string{s.Name.Name}
		}
	case *ast.ValueSpec:
		var names []string
		for _, n := range s.Names {
			if n.IsExported() && d.Doc == nil && s.Doc == nil && s.Comment == nil {
				names = append(names, n.Name)
			}
		}
		return names
	}
	return nil
}

func exportedReceiver(d *ast.FuncDecl) bool {
	if d.Recv == nil {
		return true
	}
	x := d.Recv.List[0].Type
	for {
		switch y := x.(type) {
		case *ast.StarExpr:
			x = y.X
		case *ast.IndexExpr:
			x = y.X
		case *ast.Ident:
			return y.IsExported()
		default:
			return true
		}
	}
}

// Every direct dependency stands in docs/architecture.md with its reason, and nothing else does.
func TestDirectDependenciesAreDocumented(t *testing.T) {
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	doc, err := os.ReadFile(filepath.Join(root, "docs/architecture.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(doc), "## Direct dependencies")
	var direct, listed []string
	for _, m := range regexp.MustCompile(`(?m)^(?:require )?\s*(\S+\.\S+/\S+) v\S+$`).FindAllStringSubmatch(string(mod), -1) {
		direct = append(direct, m[1])
	}
	for _, m := range regexp.MustCompile("(?m)^\\| `([^`]+)` \\|").FindAllStringSubmatch(table, -1) {
		listed = append(listed, m[1])
	}
	slices.Sort(direct)
	slices.Sort(listed)
	if !slices.Equal(direct, listed) {
		t.Errorf("go.mod requires\n%s\ndocs/architecture.md lists\n%s", strings.Join(direct, "\n"), strings.Join(listed, "\n"))
	}
}

// Nothing outside missions and tests knows a shipped mission, board, card, panel, token or figure
// by name.
func TestNobodyKnowsContentByName(t *testing.T) {
	names := contentNames(t)
	eachGoFile(t, func(path string, fset *token.FileSet, file *ast.File) {
		own, _ := filepath.Rel(root, path)
		own = filepath.ToSlash(own)
		if below(own, "printer/icons") {
			return // a dictionary of pictures: its words are those that any data may name
		}
		if below(own, "missions") || strings.Contains(own, "/testdata/") || strings.Contains(own, "test/") || strings.Contains(own, "internal/bench/") {
			return
		}
		ast.Inspect(file, func(n ast.Node) bool {
			lit, ok := n.(*ast.BasicLit)
			if ok && lit.Kind == token.STRING && names[strings.Trim(lit.Value, "\"`")] {
				t.Errorf("%s: %s names content", fset.Position(lit.Pos()), lit.Value)
			}
			return true
		})
	})
}

// contentNames are the ids of everything that ships, but for words so common that a hit says nothing.
func contentNames(t *testing.T) map[string]bool {
	names := map[string]bool{}
	for _, edition := range compiler.Editions() {
		names[edition] = true
		rules, err := compiler.Rules(edition)
		if err != nil {
			continue // of a game without panels and tokens
		}
		for _, k := range rules.Panels {
			names[k.ID] = true
		}
		for _, k := range rules.Tokens {
			names[k.ID] = true
		}
		for _, k := range rules.NPCs {
			names[k.ID] = true
		}
		for _, k := range rules.Hostility.Levels {
			names[k.ID] = true
		}
	}
	for _, kind := range []string{"mission", "post", "crew", "campaign", "sector", "card", "title", "scenario"} {
		for _, folder := range []string{"*", "*/*", "*/*/*"} {
			shipped, err := fs.Glob(missions.FS, folder+"/"+kind+".cue")
			if err != nil {
				t.Fatal(err)
			}
			for _, file := range shipped {
				names[path.Base(path.Dir(file))] = true
			}
		}
	}
	for _, common := range []string{"objective", "wall", "window", "arch", "charge", "purge", "decks", "draft", "die", "xia", "ammo", "patrol"} {
		delete(names, common) // the token without a value; words of geometry; symbols of icons; flags; a game
	}
	return names
}
