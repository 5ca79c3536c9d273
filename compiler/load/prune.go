package load

import (
	"bytes"
	"path"
	"slices"
	"strings"
	"sync"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/parser"

	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema"
)

// A unit uses a part of the language: a deck needs no boards, and no mission needs the definition of
// rule sets. CUE compiles every declaration of an imported package for each unit anew, which was half
// of the time of a mission; so a unit is given the declarations that it can reach, and no others.

// schemaPackage is one package of the schema, cut into its declarations. It is parsed once in a
// process.
type schemaPackage struct {
	files  []schemaFile
	byName map[string]*declaration
	whole  schemaPart

	mu     sync.Mutex
	pruned map[string]*schemaPart // by the names asked for
}

// schemaPart is a part of a package. Its syntax trees go from unit to unit: CUE writes what names refer
// to into a tree, which is the same every time, but no two units may do so at once. There are as many sets of them
// as units were ever compiled at once; a pool that the collector empties had them parsed again and again.
type schemaPart struct {
	texts []schemaText

	mu    sync.Mutex
	trees [][]*ast.File // that no unit has now
}

// take lends the trees; give takes them back when nothing of the unit is looked at any more.
func (p *schemaPart) take() (files []*ast.File, give func()) {
	if files = p.spare(); files == nil {
		files = parsed(p.texts)
	}
	return files, func() {
		for _, f := range files {
			f.Unresolved = nil // names such as string: no package says what they are, and the next unit need not ask again
		}
		p.mu.Lock()
		defer p.mu.Unlock()
		p.trees = append(p.trees, files)
	}
}

// spare are trees that no unit has, or nil.
func (p *schemaPart) spare() []*ast.File {
	p.mu.Lock()
	defer p.mu.Unlock()
	last := len(p.trees) - 1
	if last < 0 {
		return nil
	}
	files := p.trees[last]
	p.trees = p.trees[:last]
	return files
}

type schemaFile struct {
	name    string
	clause  string // the package clause
	imports []string
	decls   []*declaration
}

// declaration is one field at the top of a package, with its comment.
type declaration struct {
	name  string
	text  []byte
	needs []string // every name in it
}

// schemaText is the source of one file, whole or in part.
type schemaText struct {
	Name string
	Data []byte
}

// schemaPackages caches the packages: they are embedded and never change.
var schemaPackages sync.Map // folder → func() *schemaPackage

func schemaPackageOf(dir string) *schemaPackage {
	once, _ := schemaPackages.LoadOrStore(dir, sync.OnceValue(func() *schemaPackage { return cut(dir) }))
	return once.(func() *schemaPackage)()
}

// cut parses a package and takes it apart.
func cut(dir string) *schemaPackage {
	p := &schemaPackage{byName: map[string]*declaration{}, pruned: map[string]*schemaPart{}}
	p.whole.texts = SchemaTexts(dir)
	for _, t := range p.whole.texts {
		f, err := parser.ParseFile(t.Name, t.Data, parser.ParseComments)
		if err != nil {
			panic("the embedded schema does not parse: " + err.Error()) // a test parses it, so this cannot be
		}
		file := schemaFile{name: t.Name, clause: "package " + f.PackageName() + "\n"}
		for spec := range f.ImportSpecs() {
			file.imports = append(file.imports, source.Unquote(spec.Path.Value))
		}
		for _, d := range f.Decls {
			if field, ok := d.(*ast.Field); ok {
				decl := newDeclaration(field, t.Data)
				file.decls = append(file.decls, decl)
				p.byName[decl.name] = decl
			}
		}
		p.files = append(p.files, file)
	}
	return p
}

func newDeclaration(f *ast.Field, src []byte) *declaration {
	name, _, _ := ast.LabelName(f.Label)
	from := f.Pos().Offset()
	for _, g := range ast.Comments(f) {
		if g.Doc {
			from = min(from, g.Pos().Offset())
		}
	}
	d := &declaration{name: name, text: src[from:f.End().Offset()]}
	ast.Walk(f.Value, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && !slices.Contains(d.needs, id.Name) {
			d.needs = append(d.needs, id.Name)
		}
		return true
	}, nil)
	return d
}

// reaching is the package without what the names asked for cannot reach.
func (p *schemaPackage) reaching(names []string) *schemaPart {
	slices.Sort(names)
	key := strings.Join(slices.Compact(names), " ")
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.pruned[key] == nil {
		p.pruned[key] = &schemaPart{texts: p.prune(names)}
	}
	return p.pruned[key]
}

func (p *schemaPackage) prune(names []string) []schemaText {
	keep := map[string]bool{}
	for len(names) > 0 {
		name := names[len(names)-1]
		names = names[:len(names)-1]
		if d := p.byName[name]; d != nil && !keep[name] {
			keep[name] = true
			names = append(names, d.needs...)
		}
	}
	var texts []schemaText
	for _, f := range p.files {
		if t, any := f.only(keep); any {
			texts = append(texts, t)
		}
	}
	return texts
}

// only is the file with the declarations to keep, and the imports that they use.
func (f schemaFile) only(keep map[string]bool) (schemaText, bool) {
	var body bytes.Buffer
	var needs []string
	for _, d := range f.decls {
		if keep[d.name] {
			body.WriteByte('\n')
			body.Write(d.text)
			body.WriteByte('\n')
			needs = append(needs, d.needs...)
		}
	}
	head := f.clause
	for _, p := range f.imports {
		if slices.Contains(needs, path.Base(p)) {
			head += "import \"" + p + "\"\n"
		}
	}
	return schemaText{f.name, append([]byte(head), body.Bytes()...)}, body.Len() > 0
}

// SchemaTexts reads one package of the embedded schema.
func SchemaTexts(dir string) []schemaText {
	entries, err := schema.FS.ReadDir(dir)
	if err != nil {
		return nil
	}
	var texts []schemaText
	for _, e := range entries {
		if !source.IsSource(e) {
			continue
		}
		name := path.Join(dir, e.Name())
		data, err := schema.FS.ReadFile(name)
		if err != nil {
			return nil
		}
		texts = append(texts, schemaText{SchemaModule + "/" + name, data})
	}
	return texts
}

// parsed parses texts of the schema. Each unit needs a copy of its own.
func parsed(texts []schemaText) []*ast.File {
	var files []*ast.File
	for _, t := range texts {
		f, err := parser.ParseFile(t.Name, t.Data, parser.ParseComments)
		if err != nil {
			panic("the embedded schema does not parse: " + err.Error()) // a test parses it, so this cannot be
		}
		files = append(files, f)
	}
	quicken(files)
	return files
}

// definitions are the names of definitions that files take from packages: the #Mission of
// corespace.#Mission.
func definitions(files []*ast.File) []string {
	var names []string
	for _, f := range files {
		ast.Walk(f, func(n ast.Node) bool {
			if s, ok := n.(*ast.SelectorExpr); ok {
				if name, _, _ := ast.LabelName(s.Sel); strings.HasPrefix(name, "#") {
					names = append(names, name)
				}
			}
			return true
		}, nil)
	}
	return names
}
