package compiler

import (
	"slices"
	"strings"

	"cuelang.org/go/cue"
	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/cuecontext"
	cueerrors "cuelang.org/go/cue/errors"

	"github.com/sortie-tools/sortie/schema/diag"
)

// maxRepairs is how often evaluation is tried again after references that lead nowhere have been
// reported and taken out. Two rounds find what the first one hid.
const maxRepairs = 3

// evaluate builds the unit. A name that refers to nothing makes CUE give up on everything; so such
// names are reported, replaced by "anything", and the rest is evaluated all the same.
func (u *unit) evaluate() (cue.Value, bool) {
	for range maxRepairs {
		m := newImporter(u.reader)
		m.readModule()
		inst := m.instance(u.syntax())
		if inst == nil {
			return cue.Value{}, false
		}
		v := cuecontext.New().BuildInstance(inst)
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
		if len(u.walker.blamed) > 0 {
			u.reader.parse(s)
			u.blank(s.file)
		}
		files = append(files, s.file)
	}
	return files
}

// blank replaces the blamed names of a file, and takes out blamed imports.
func (u *unit) blank(f *ast.File) {
	gone := func(n ast.Node) bool {
		at, ok := u.files.node(n)
		return ok && slices.ContainsFunc(u.walker.blamed, func(r diag.Range) bool {
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
		at, ok := u.walker.authorPos(e)
		if !ok {
			at = u.anywhere()
		}
		if slices.Contains(u.walker.blamed, at) {
			continue
		}
		fresh = fresh || ok
		u.walker.blamed = append(u.walker.blamed, at)
		u.found.add(diag.Diagnostic{
			Code: "CUE007", Severity: diag.Error, Summary: message(e), Range: at, Remedy: repairRemedy(e),
		})
	}
	return fresh
}

func repairRemedy(e cueerrors.Error) string {
	switch text := e.Error(); {
	case strings.Contains(text, "imported and not used"):
		return "take the import out"
	case strings.Contains(text, "not found"):
		return "put text into quotes, or define the name"
	}
	return "correct the expression"
}
