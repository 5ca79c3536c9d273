package compiler

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"cuelang.org/go/cue"
	"cuelang.org/go/cue/ast"
	cueerrors "cuelang.org/go/cue/errors"

	"github.com/sortie-tools/sortie/compiler/load"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
)

// maxRepairs is how often evaluation is tried again after references that lead nowhere have been
// reported and taken out. Two rounds find what the first one hid.
const maxRepairs = 3

// evaluate builds the unit. A name that refers to nothing makes CUE give up on everything; so such
// names are reported, replaced by "anything", and the rest is evaluated all the same.
func (u *unit) evaluate() (cue.Value, bool) {
	for range maxRepairs {
		m := load.NewImporter(u.reader)
		m.ReadModule()
		inst := m.Instance(u.syntax())
		if inst == nil {
			return cue.Value{}, false
		}
		v := load.NewContext().BuildInstance(inst)
		if inst.Err == nil {
			return v, true
		}
		if !u.repair(cueerrors.Errors(inst.Err)) {
			return cue.Value{}, false
		}
	}
	return cue.Value{}, false
}

// syntax parses the files again, without the names that were found to refer to nothing: CUE
// resolves names inside the trees, so a tree serves once.
func (u *unit) syntax() []*ast.File {
	var files []*ast.File
	for _, s := range u.main {
		if len(u.walker.Blamed) > 0 {
			u.reader.Parse(s)
			u.blank(s.File)
		}
		files = append(files, s.File)
	}
	return files
}

// blank replaces the blamed names of a file, and takes out blamed imports.
func (u *unit) blank(f *ast.File) {
	gone := func(n ast.Node) bool {
		at, ok := u.files.Node(n)
		return ok && slices.ContainsFunc(u.walker.Blamed, func(r diag.Range) bool {
			return r.File == at.File && r.Start.Offset == at.Start.Offset
		})
	}
	ast.Walk(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Ident:
			if gone(n) {
				n.Name = "_"
			}
		case *ast.ImportDecl:
			n.Specs = slices.DeleteFunc(n.Specs, func(s *ast.ImportSpec) bool { return gone(s) || gone(s.Path) })
		}
		return true
	}, nil)
}

// repair reports build errors and marks the names to blame. It returns false when one has no
// place in the author's files, or nothing new was found.
func (u *unit) repair(errs []cueerrors.Error) bool {
	fresh := false
	for _, e := range errs {
		at, ok := u.walker.AuthorPos(e)
		if !ok {
			at = u.anywhere()
		}
		if slices.Contains(u.walker.Blamed, at) {
			continue
		}
		fresh = fresh || ok
		u.walker.Blamed = append(u.walker.Blamed, at)
		if u.misspeltImport(e, errs) {
			continue
		}
		u.found.Add(diag.Diagnostic{
			Code: "CUE007", Severity: diag.Error, Summary: source.Message(e), Range: at, Remedy: u.repairRemedy(e, at),
		})
	}
	return fresh
}

// misspeltImport reports whether an import is unused only because its name is misspelt where it
// should be used: that is reported there.
func (u *unit) misspeltImport(e cueerrors.Error, errs []cueerrors.Error) bool {
	_, used, ok := strings.Cut(source.Message(e), "imported and not used: ")
	if !ok {
		return false
	}
	return slices.ContainsFunc(errs, func(other cueerrors.Error) bool {
		rest, ok := strings.CutPrefix(source.Message(other), "reference ")
		name, _, found := strings.Cut(rest, " not found")
		_, near := diag.Nearest(source.Unquote(name), []string{path.Base(source.Unquote(used))})
		return ok && found && near
	})
}

// repairRemedy says what helps against a build error that points at a range.
func (u *unit) repairRemedy(e cueerrors.Error, at diag.Range) string {
	switch text := e.Error(); {
	case strings.Contains(text, "imported and not used"):
		return "take the import out"
	case strings.Contains(text, "not found"):
		return u.meant(at)
	}
	return "correct the expression"
}

// meant guesses what a name that refers to nothing was meant for: a package, if a dot follows, a
// truth value, or else a text.
func (u *unit) meant(at diag.Range) string {
	s := u.files[at.File]
	if s == nil || at.Start.Offset == at.End.Offset {
		return "put text into quotes, or define the name"
	}
	name := string(s.Data[at.Start.Offset:at.End.Offset])
	if at.End.Offset < len(s.Data) && s.Data[at.End.Offset] == '.' {
		if near, ok := diag.Nearest(name, imported(s.File)); ok {
			return "did you mean " + near + "?"
		}
		if path, ok := importPath(name); ok {
			return fmt.Sprintf("add import %q below the package line", path)
		}
		return "import the package of this name below the package line, or correct the name"
	}
	if low := strings.ToLower(name); low == "true" || low == "false" {
		return fmt.Sprintf("write %s, in lower case", low)
	}
	return fmt.Sprintf("put text into quotes: %q; or define the name", name)
}

// importPath is the path of a package that can be imported under a name.
func importPath(name string) (string, bool) {
	if len(load.SchemaTexts(name)) > 0 {
		return load.SchemaModule + "/" + name, true
	}
	n := slices.IndexFunc(load.Builtins, func(p string) bool { return path.Base(p) == name })
	if n < 0 {
		return "", false
	}
	return load.Builtins[n], true
}

// imported are the names of the packages that a file imports.
func imported(f *ast.File) []string {
	var names []string
	for spec := range f.ImportSpecs() {
		names = append(names, path.Base(source.Unquote(spec.Path.Value)))
	}
	return names
}
