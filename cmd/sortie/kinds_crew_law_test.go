package main

import (
	"go/ast"
	"go/token"
	"go/types"
	"path"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/kinds"
)

// crewComparisons are how many decisions each folder takes by the name of a kind of fact about a crew, or of an effect
// on one.
var crewComparisons = map[string]int{"cmd": 0, "compiler": 0, "engine": 0, "printer": 0, "validator": 0}

// Nobody but schema/kinds decides by the name of a kind of fact about crews or of an effect on them. Many such names
// are those of other kinds as well ("post", "all"), so what counts is whose kind it is.
func TestKindsBetweenGamesAreDecidedInOnePlace(t *testing.T) {
	names := map[string]bool{}
	for _, f := range kinds.Facts() {
		names[f.Kind] = true
	}
	for _, e := range kinds.CrewEffects() {
		names[e.Kind] = true
	}
	found := map[string]int{}
	for own, p := range typed(t) {
		folder, _, _ := strings.Cut(own, "/")
		for _, file := range p.files {
			ast.Inspect(file, func(n ast.Node) bool {
				found[folder] += p.onCrews(n, names)
				return true
			})
		}
	}
	for folder, most := range crewComparisons {
		if found[folder] != most {
			t.Errorf("%s decides %d times by the name of a kind between games, and %d are known: ask schema/kinds instead, or lower the number", folder, found[folder], most)
		}
	}
}

// typing is a folder with the types of its expressions, as far as they come from this module.
type typing struct {
	files []*ast.File
	names []string // of the files
	info  types.Info
	done  *types.Package
}

// onCrews counts the decisions by the kind of a fact about a crew, or of an effect on one.
func (p *typing) onCrews(n ast.Node, names map[string]bool) int {
	count := decisions(n, names)
	if count == 0 {
		return 0
	}
	switch n := n.(type) {
	case *ast.SwitchStmt:
		if !p.ofCrew(n.Tag) {
			return 0
		}
	case *ast.BinaryExpr:
		if !p.ofCrew(n.X) && !p.ofCrew(n.Y) {
			return 0
		}
	}
	return count
}

// ofCrew reports whether an expression is the kind of a fact about a crew, or of an effect on one.
func (p *typing) ofCrew(e ast.Expr) bool {
	sel, ok := e.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	of := p.info.TypeOf(sel.X)
	return of != nil && (strings.HasSuffix(of.String(), "/model.CrewFact") || strings.HasSuffix(of.String(), "/model.CrewEffect"))
}

// typed are the folders of this module with their types. What comes from elsewhere has none: that is quick, and enough.
func typed(t *testing.T) map[string]*typing {
	all, fset := map[string]*typing{}, token.NewFileSet()
	eachGoFile(t, func(name string, files *token.FileSet, file *ast.File) {
		own, _ := filepath.Rel(root, filepath.Dir(name))
		own, fset = filepath.ToSlash(own), files
		if all[own] == nil {
			all[own] = &typing{info: types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{}}}
		}
		all[own].files, all[own].names = append(all[own].files, file), append(all[own].names, filepath.Base(name))
	})
	in := importer{all, fset}
	for own := range all {
		_, _ = in.Import(module + "/" + own)
	}
	return all
}

// importer finds the packages of this module, and takes all others to be empty.
type importer struct {
	all  map[string]*typing
	fset *token.FileSet
}

// Import is a package by its path.
func (in importer) Import(of string) (*types.Package, error) {
	own, _ := strings.CutPrefix(of, module+"/")
	p := in.all[own]
	if p == nil {
		none := types.NewPackage(of, path.Base(of))
		none.MarkComplete()
		return none, nil
	}
	if p.done == nil {
		config := types.Config{Importer: in, Error: func(error) {}} // what others have is missing everywhere
		p.done, _ = config.Check(of, in.fset, p.files, &p.info)
	}
	return p.done, nil
}
