// Package load puts the files of a pack and the language that they are written in together to what CUE builds: an
// instance is a package with its imports, and an import is the schema, a package of the same pack or a pure one of CUE's
// own library. Of the schema only the definitions are taken that a unit can reach.
package load

import (
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/build"
	"cuelang.org/go/cue/token"

	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
)

// SchemaModule is the import path of the embedded schema.
const SchemaModule = "sortie.tools"

// moduleFile is where a pack may name itself as a CUE module.
const moduleFile = "cue.mod/module.cue"

// Builtins are CUE's own packages that a pack may import: those that only compute. Packages that
// encode, hash or run things have no use in a mission.
var Builtins = []string{"list", "math", "math/bits", "path", "regexp", "strconv", "strings", "struct", "time"}

// importer answers the imports of one unit.
type importer struct {
	*source.Reader
	ctx     *build.Context
	module  string // the pack's own module path without version, or empty
	made    map[string]*build.Instance
	loading []string // import paths being loaded, for cycles
	failed  bool
	asked   []string // definitions that the files built so far take from packages
}

// NewImporter is an importer for a unit whose files are read by r.
func NewImporter(r *source.Reader) *importer {
	m := &importer{Reader: r, made: map[string]*build.Instance{}}
	m.ctx = build.NewContext(build.Loader(func(_ token.Pos, path string) *build.Instance { return m.made[clean(path)] }))
	return m
}

// Instance builds a package of parsed files, its imports first.
func (m *importer) Instance(files []*ast.File) *build.Instance {
	m.asked = append(m.asked, definitions(files)...)
	for _, f := range files {
		for spec := range f.ImportSpecs() {
			m.load(spec)
		}
	}
	inst := m.ctx.NewInstance("", nil)
	for _, f := range files {
		if err := inst.AddSyntax(f); err != nil {
			m.fault(f, "PCK010", err.Error(), "one folder is one package")
		}
	}
	if m.failed {
		return nil
	}
	if err := inst.Complete(); err != nil {
		inst.ReportError(nil)
	}
	return inst
}

func (m *importer) fault(n ast.Node, code, summary, remedy string) {
	m.failed = true
	at, _ := m.Files.Node(n)
	m.Found.Add(diag.Diagnostic{Code: code, Severity: diag.Error, Summary: summary, Remedy: remedy, Range: at})
}

// load makes one imported package available, or says why it is refused.
func (m *importer) load(spec *ast.ImportSpec) {
	quoted, err := strconv.Unquote(spec.Path.Value)
	if err != nil {
		m.fault(spec, "CUE006", "this import path cannot be read", "write it in plain quotes")
		return
	}
	p := clean(quoted)
	switch {
	case m.made[p] != nil || slices.Contains(Builtins, p):
	case slices.Contains(m.loading, p):
		m.fault(spec.Path, "CUE006", fmt.Sprintf("%q imports itself", p), "packages that need each other belong into one")
	case p == SchemaModule || strings.HasPrefix(p, SchemaModule+"/"):
		m.loadSchema(spec, p)
	case m.module != "" && strings.HasPrefix(p, m.module+"/"):
		m.loadOwn(spec, p)
	default:
		m.fault(spec.Path, "CUE006", fmt.Sprintf("%q cannot be imported", quoted),
			"imports come from sortie.tools, from this pack's own module, or from CUE's packages "+strings.Join(Builtins, ", ")+"; nothing is fetched")
	}
}

// clean cuts version and package name off an import path.
func clean(importPath string) string { return ast.ParseImportPath(importPath).Path }

// loadSchema loads a package of the embedded schema.
func (m *importer) loadSchema(spec *ast.ImportSpec, p string) {
	files := m.schemaPart(strings.TrimPrefix(strings.TrimPrefix(p, SchemaModule), "/"))
	if len(files) == 0 {
		m.fault(spec.Path, "CUE006", fmt.Sprintf("the schema has no package %q", p), `missions and decks import "sortie.tools/corespace"`)
		return
	}
	m.add(p, files)
}

// schemaPart is what a unit needs of a package of the language: all of it, if it is not known yet what the unit's own
// packages will ask for, or if nothing of it is asked for by name.
func (m *importer) schemaPart(dir string) []*ast.File {
	p := schemaPackageOf(dir)
	part := &p.whole
	if m.module == "" && !strings.Contains(dir, "/") {
		if some := p.reaching(slices.Clone(m.asked)); len(some.texts) > 0 {
			part = some
		}
	}
	files, give := part.take()
	m.Lent = append(m.Lent, give)
	return files
}

// add builds an imported package under its path.
func (m *importer) add(p string, files []*ast.File) {
	m.loading = append(m.loading, p)
	inst := m.Instance(files)
	m.loading = m.loading[:len(m.loading)-1]
	if inst != nil {
		inst.ImportPath = p
		m.made[p] = inst
	}
}

// loadOwn loads a package of the pack's own module.
func (m *importer) loadOwn(spec *ast.ImportSpec, p string) {
	dir := strings.TrimPrefix(p, m.module+"/")
	entries, err := m.World.ReadDir(dir)
	if err != nil || dir != path.Clean(dir) {
		m.fault(spec.Path, "CUE006", fmt.Sprintf("this pack has no folder %q", dir), "import an existing folder of the pack")
		return
	}
	var files []*ast.File
	for _, e := range entries {
		if source.IsSource(e) {
			if s := m.Read(path.Join(dir, e.Name())); s != nil {
				files = append(files, s.File)
			} else {
				m.failed = true
			}
		}
	}
	if len(files) > 0 {
		m.add(p, files)
	}
}

// SchemaFiles parses one package of the embedded schema.
func SchemaFiles(dir string) []*ast.File { return parsed(SchemaTexts(dir)) }

// InSchema reports whether a position lies in the embedded schema.
func InSchema(p token.Pos) bool { return strings.HasPrefix(p.Filename(), SchemaModule+"/") }

// ReadModule takes the pack's module path out of cue.mod/module.cue, and refuses dependencies.
func (m *importer) ReadModule() {
	if _, err := m.World.Lstat(moduleFile); err != nil {
		return
	}
	s := m.Read(moduleFile)
	if s == nil {
		m.failed = true
		return
	}
	for _, d := range s.File.Decls {
		f, ok := d.(*ast.Field)
		if !ok {
			continue
		}
		switch name, _, _ := ast.LabelName(f.Label); name {
		case "module":
			m.module = moduleName(f.Value)
		case "deps":
			if st, ok := f.Value.(*ast.StructLit); !ok || len(st.Elts) > 0 {
				m.fault(f.Label, "PCK008", "a pack cannot depend on other modules", "copy what you need into the pack: nothing is fetched from a network")
			}
		}
	}
}

func moduleName(e ast.Expr) string {
	lit, ok := e.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return ""
	}
	s, err := strconv.Unquote(lit.Value)
	if err != nil {
		return ""
	}
	return clean(s)
}
