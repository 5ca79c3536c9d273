// Package languagetest evaluates CUE against the language's definitions, for tests that show that a text
// fits them. It trusts what it is given; what authors write goes through the compiler instead.
package languagetest

import (
	"io/fs"
	"path"
	"strings"
	"testing"

	"cuelang.org/go/cue"
	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/build"
	"cuelang.org/go/cue/cuecontext"
	"cuelang.org/go/cue/parser"
	"cuelang.org/go/cue/token"
)

// module is the import path of the definitions.
const module = "sortie.tools/"

// Builder builds packages whose imports come from one tree of definitions.
type Builder struct {
	t    testing.TB
	tree fs.FS
	made map[string]*build.Instance
	ctx  *build.Context
	cue  *cue.Context
}

// New builds against a tree that is rooted where the definitions' module is.
func New(t testing.TB, tree fs.FS) *Builder {
	b := &Builder{t: t, tree: tree, made: map[string]*build.Instance{}, cue: cuecontext.New()}
	b.ctx = build.NewContext(build.Loader(func(_ token.Pos, p string) *build.Instance { return b.made[ast.ParseImportPath(p).Path] }))
	return b
}

// Folder evaluates the package in a folder.
func (b *Builder) Folder(files fs.FS, dir string) cue.Value {
	b.t.Helper()
	return b.cue.BuildInstance(b.instance(b.parse(files, dir)))
}

// Text evaluates one source text.
func (b *Builder) Text(name, src string) cue.Value {
	b.t.Helper()
	f, err := parser.ParseFile(name, src)
	if err != nil {
		b.t.Fatalf("%v in\n%s", err, src)
	}
	return b.cue.BuildInstance(b.instance([]*ast.File{f}))
}

func (b *Builder) parse(tree fs.FS, dir string) []*ast.File {
	b.t.Helper()
	names, err := fs.Glob(tree, path.Join(dir, "*.cue"))
	if err != nil {
		b.t.Fatal(err)
	}
	var files []*ast.File
	for _, name := range names {
		data, err := fs.ReadFile(tree, name)
		if err != nil {
			b.t.Fatal(err)
		}
		f, err := parser.ParseFile(name, data)
		if err != nil {
			b.t.Fatal(err)
		}
		files = append(files, f)
	}
	return files
}

// instance builds parsed files, their imports first.
func (b *Builder) instance(files []*ast.File) *build.Instance {
	b.t.Helper()
	inst := b.ctx.NewInstance("", nil)
	for _, f := range files {
		for spec := range f.ImportSpecs() {
			p := strings.Trim(spec.Path.Value, `"`)
			if dir, ok := strings.CutPrefix(p, module); ok && b.made[p] == nil {
				made := b.instance(b.parse(b.tree, dir))
				made.ImportPath = p
				b.made[p] = made
			}
		}
		if err := inst.AddSyntax(f); err != nil {
			b.t.Fatal(err)
		}
	}
	if err := inst.Complete(); err != nil {
		inst.ReportError(nil)
	}
	return inst
}
