package compiler

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"cuelang.org/go/cue"
	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/cuecontext"
	cueerrors "cuelang.org/go/cue/errors"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// unit is one folder on its way to a Unit.
type unit struct {
	target
	files  sources
	found  findings
	reader *reader
	main   []*source // the folder's own files
	walker *walker
	root   diag.Range // what stands for the whole thing
	out    *Unit
}

func newUnit(t target) *unit {
	u := &unit{target: t, files: sources{}}
	u.reader = &reader{world: t.pack.world, name: t.file, files: u.files, found: &u.found}
	u.out = &Unit{Dir: t.shown, Where: diag.Index{}}
	u.walker = newWalker(u.files, &u.found, u.out.Where)
	return u
}

// compile goes through the phases. A later phase runs only on what an earlier one accepted.
func (u *unit) compile(c *compilation) {
	u.out.Pack = u.pack.load()
	if !u.parse(c) {
		return
	}
	v, ok := u.evaluate()
	if !ok {
		return
	}
	u.root = u.findRoot()
	u.out.Where[""] = u.root
	kind, _ := v.LookupPath(cue.MakePath(cue.Def("kind"))).String()
	switch kind {
	case "mission":
		u.mission(u.walk(v))
		if c.opt.Decks && u.out.Mission != nil {
			u.out.Decks = c.decks(u.pack, u.out.Mission.Edition)
		}
	case "deck":
		u.deck(u.walk(v))
	case "pack":
		u.walk(v)
	default:
		u.noKind(v)
	}
}

// parse reads the unit's own files.
func (u *unit) parse(c *compilation) bool {
	names, err := c.sourceNames(u.target)
	if err != nil {
		u.fail("PCK001", "the folder cannot be read: "+reason(err), "check its permissions")
		return false
	}
	ok := len(names) > 0
	for _, name := range names {
		s := u.reader.read(path.Join(u.dir, name))
		if s == nil {
			ok = false
			continue
		}
		u.main = append(u.main, s)
	}
	u.foresee()
	return ok && u.onePackage()
}

// foresee has the rule set compiled beside the unit's own evaluation, if the unit says plainly
// which one it needs.
func (u *unit) foresee() {
	for _, s := range u.main {
		ast.Walk(s.file, func(n ast.Node) bool {
			f, ok := n.(*ast.Field)
			if !ok {
				return true
			}
			if name, _, _ := ast.LabelName(f.Label); name == "edition" {
				if lit, ok := f.Value.(*ast.BasicLit); ok {
					go Rules(unquote(lit.Value))
				}
			}
			return false
		}, nil)
	}
}

// onePackage checks that all files of the folder belong together.
func (u *unit) onePackage() bool {
	first := u.main[0]
	for _, s := range u.main[1:] {
		if s.file.PackageName() != first.file.PackageName() {
			u.found.add(diag.Diagnostic{
				Code: "PCK010", Severity: diag.Error, Range: packageRange(s),
				Summary: fmt.Sprintf("package %q in a folder of package %q", s.file.PackageName(), first.file.PackageName()),
				Remedy:  "one folder is one mission or deck: use the same package name, or move the file",
				Related: []diag.Related{{Range: packageRange(first), Text: "the first file's package"}},
			})
			return false
		}
	}
	return true
}

// packageRange is the package clause of a file, or its first line.
func packageRange(s *source) diag.Range {
	for _, d := range s.file.Decls {
		if p, ok := d.(*ast.Package); ok {
			return s.span(p.Pos().Offset(), p.End().Offset())
		}
	}
	return s.whole()
}

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

// walk reports what is wrong with the value and returns what is sound.
func (u *unit) walk(v cue.Value) *node {
	n := u.walker.value(v, nil, origin{}, u.root)
	u.walker.sweep(v, u.root)
	u.out.Where[""] = u.root
	return n
}

// noKind reports a folder without a mission or deck.
func (u *unit) noKind(v cue.Value) {
	u.walker.sweep(v, u.root)
	if len(u.found.list) == 0 {
		u.fail("PCK014", "this is no mission, deck or pack", "begin it with corespace.#Mission & { … } or corespace.#Deck & { … }")
	}
}

// findRoot is the first line of the unit's main expression, such as corespace.#Mission & {.
func (u *unit) findRoot() diag.Range {
	for _, s := range u.main {
		for _, d := range s.file.Decls {
			if e, ok := d.(*ast.EmbedDecl); ok {
				return s.firstLine(e.Pos().Offset(), e.End().Offset())
			}
		}
	}
	return u.anywhere()
}

// anywhere is the range for matters of the unit as a whole.
func (u *unit) anywhere() diag.Range {
	if len(u.main) > 0 {
		return u.main[0].whole()
	}
	return diag.Range{File: u.shown}
}

func (u *unit) fail(code, summary, remedy string) {
	u.found.add(diag.Diagnostic{Code: code, Severity: diag.Error, Summary: summary, Remedy: remedy, Range: u.anywhere()})
}

// finish completes the result: its files, and whether it is any use.
func (u *unit) finish() {
	u.out.Failed = len(u.found.list) > 0
	for _, s := range u.files {
		u.out.Files = append(u.out.Files, model.SourceFile{Path: s.path, Data: s.raw})
	}
	u.out.Files = append(u.out.Files, u.pack.sourceFiles()...)
	slices.SortFunc(u.out.Files, func(a, b model.SourceFile) int { return strings.Compare(a.Path, b.Path) })
	u.out.Files = slices.CompactFunc(u.out.Files, func(a, b model.SourceFile) bool { return a.Path == b.Path })
	if u.out.Mission == nil && u.out.Deck == nil {
		u.out = nil
	}
}
