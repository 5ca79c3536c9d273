// Package language reads the definitions of the embedded schema off its source, into a form that a
// reference, an editor's schema or a list can be made from.
//
// The vocabulary:
//
//   - A package is one folder of the schema with definitions in it, such as that of a game.
//   - A definition is a #Name with its comment and its type. One can be spread over several files.
//   - A type is what CUE's syntax says about a value, as a small tree.
//   - A union is a block whose field kind selects the other fields; its table has an entry a kind.
//
// Nothing is evaluated: evaluation loses comments, and the tables of unions.
package language

import (
	"cmp"
	"io/fs"
	"path"
	"slices"
	"strings"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/parser"

	"github.com/sortie-tools/sortie/schema"
)

// Module is the import path of the schema.
const Module = "sortie.tools"

// Package is one folder of the schema.
type Package struct {
	Path  string // below the module, such as the id of a game
	Doc   string
	Files []*File

	tables map[string]*Type // by name, such as "_effects"
	byName map[string]*Definition
}

// File is one source file with definitions: a group of them that belong together.
type File struct {
	Name        string // without folder and ending
	Definitions []*Definition
}

// Definition is one #Name.
type Definition struct {
	Name    string // without the #
	Doc     string
	File    string
	Unit    string // the kind of unit that it is the whole of, or empty
	Type    *Type
	Package *Package
}

// Language is all packages of the schema that hold definitions.
type Language struct{ Packages []*Package }

// Read reads the embedded schema.
func Read() (*Language, error) { return read(schema.FS) }

func read(tree fs.FS) (*Language, error) {
	l := &Language{}
	err := fs.WalkDir(tree, ".", func(dir string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() || d.Name() == "cue.mod" {
			return err
		}
		p, err := readPackage(tree, dir)
		if err == nil && len(p.Files) > 0 {
			l.Packages = append(l.Packages, p)
		}
		return err
	})
	for _, p := range l.Packages {
		p.resolve(l)
	}
	for _, p := range l.Packages {
		p.settle()
	}
	return l, err
}

func readPackage(tree fs.FS, dir string) (*Package, error) {
	p := &Package{Path: dir, tables: map[string]*Type{}, byName: map[string]*Definition{}}
	entries, err := fs.ReadDir(tree, dir)
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		if e.IsDir() || !strings.HasSuffix(e.Name(), ".cue") {
			continue
		}
		name := path.Join(dir, e.Name())
		data, err := fs.ReadFile(tree, name)
		if err != nil {
			return nil, err
		}
		syntax, err := parser.ParseFile(Module+"/"+name, data, parser.ParseComments)
		if err != nil {
			return nil, err
		}
		p.addFile(strings.TrimSuffix(e.Name(), ".cue"), syntax)
	}
	return p, nil
}

// addFile enters the definitions and tables of one file.
func (p *Package) addFile(name string, syntax *ast.File) {
	r := &typeReader{pkg: p.Path, imports: importsOf(syntax)}
	file := &File{Name: name}
	for _, d := range syntax.Decls {
		switch d := d.(type) {
		case *ast.Package:
			p.Doc = cmp.Or(p.Doc, docOf(d), docOf(syntax))
		case *ast.Field:
			label, _, err := ast.LabelName(d.Label)
			if err != nil {
				continue
			}
			if strings.HasPrefix(label, "_") && !strings.HasPrefix(label, "_#") {
				p.tables[label] = both(p.tables[label], r.read(d.Value))
			}
			if bare, ok := strings.CutPrefix(label, "#"); ok {
				p.define(file, bare, docOf(d), r.read(d.Value))
			}
		}
	}
	if len(file.Definitions) > 0 {
		p.Files = append(p.Files, file)
	}
}

// define enters a definition, or a further part of one.
func (p *Package) define(file *File, name, doc string, t *Type) {
	if d := p.byName[name]; d != nil {
		d.Type, d.Doc = both(d.Type, t), cmp.Or(d.Doc, doc)
		return
	}
	d := &Definition{Name: name, Doc: doc, File: file.Name, Type: t, Package: p}
	p.byName[name] = d
	file.Definitions = append(file.Definitions, d)
}

// importsOf maps the names that a file imports packages under to their paths below the module.
func importsOf(f *ast.File) map[string]string {
	names := map[string]string{}
	for spec := range f.ImportSpecs() {
		full := ast.ParseImportPath(strings.Trim(spec.Path.Value, `"`)).Path
		name := path.Base(full)
		if spec.Name != nil {
			name = spec.Name.Name
		}
		if inside, ok := strings.CutPrefix(full, Module+"/"); ok {
			names[name] = inside
		}
	}
	return names
}

// Definitions lists the definitions of a package, file by file.
func (p *Package) Definitions() []*Definition {
	var all []*Definition
	for _, f := range p.Files {
		all = append(all, f.Definitions...)
	}
	return all
}

// Find is the definition of that name: "Mission", "#Mission" or, where several packages have one,
// "corespace.#Mission". It is nil if there is none.
func (l *Language) Find(name string) *Definition {
	pkg, bare, qualified := strings.Cut(name, ".")
	if !qualified {
		pkg, bare = "", name
	}
	bare = strings.TrimPrefix(bare, "#")
	for _, p := range l.Packages {
		if d := p.byName[bare]; d != nil && (pkg == "" || pkg == p.Path || pkg == path.Base(p.Path)) {
			return d
		}
	}
	return nil
}

// Units lists the definitions that a whole unit is made of.
func (l *Language) Units() []*Definition {
	var units []*Definition
	for _, p := range l.Packages {
		units = append(units, slices.DeleteFunc(p.Definitions(), func(d *Definition) bool { return d.Unit == "" })...)
	}
	return units
}

// FullName is the name as another package writes it, such as "corespace.#Mission".
func (d *Definition) FullName() string { return path.Base(d.Package.Path) + ".#" + d.Name }

// docOf is the comment above a node, in lines joined to one. Parts that are set off by an empty line
// stay apart by one.
func docOf(n ast.Node) string {
	var text []string
	for _, g := range ast.Comments(n) {
		if g.Doc || g.Position == 0 {
			text = append(text, strings.TrimSpace(g.Text()))
		}
	}
	paragraphs := strings.Split(strings.Join(text, "\n\n"), "\n\n")
	for i, p := range paragraphs {
		if !strings.HasPrefix(p, " ") {
			paragraphs[i] = strings.Join(strings.Fields(p), " ")
		}
	}
	return strings.Join(paragraphs, "\n\n")
}
