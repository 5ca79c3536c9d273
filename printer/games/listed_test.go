package games

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// A package that makes a product is in the list of a game: nobody finds it otherwise.
func TestEveryPackageWithAProductIsListed(t *testing.T) {
	fset := token.NewFileSet()
	var imported []string
	own, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range own {
		file, err := parser.ParseFile(fset, name, nil, parser.ImportsOnly)
		if err != nil {
			t.Fatal(err)
		}
		for _, spec := range file.Imports {
			imported = append(imported, filepath.Base(strings.Trim(spec.Path.Value, `"`)))
		}
	}
	others, err := filepath.Glob(filepath.Join("..", "*", "*.go"))
	if err != nil || len(others) == 0 {
		t.Fatal("no packages beside this one", err)
	}
	makers := 0
	for _, name := range others {
		dir := filepath.Base(filepath.Dir(name))
		file, err := parser.ParseFile(fset, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		if dir == "games" || !makesProducts(file) {
			continue
		}
		makers++
		if !slices.Contains(imported, dir) {
			t.Errorf("%s makes products and is in no list here", dir)
		}
	}
	if makers < 5 {
		t.Errorf("%d packages make products", makers)
	}
}

// makesProducts reports whether a file has the function that gives a package's products.
func makesProducts(file *ast.File) bool {
	return slices.ContainsFunc(file.Decls, func(d ast.Decl) bool {
		f, ok := d.(*ast.FuncDecl)
		return ok && f.Recv == nil && (f.Name.Name == "Product" || f.Name.Name == "Products") && f.Type.Params.NumFields() == 0
	})
}
