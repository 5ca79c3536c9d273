package random

import (
	"fmt"
	"path"
	"slices"
	"strconv"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/parser"
	"cuelang.org/go/cue/token"

	"github.com/sortie-tools/sortie/schema"
)

// entry is a field that a definition of the language takes.
type entry struct {
	name  string
	must  bool     // it has to stand
	list  bool     //
	some  bool     // of a list: it is not empty
	of    string   // the type of it, or of what the list holds, such as "int" or "#Who"; empty: one of the words
	words []string //
	low   int
	high  int    // 0: no bound
	not0  bool   //
	usual string // what it is where it is left out
}

// vocabulary is what the language lets an author say.
type vocabulary struct {
	definitions map[string]ast.Expr
	kinds       map[string]map[string][]entry // by table, such as "_effects", and by kind
	plain       map[string][]entry            // by definition without kinds, such as "#Who"
}

// readVocabulary reads the language of Core Space.
func readVocabulary() (*vocabulary, error) {
	v := &vocabulary{definitions: map[string]ast.Expr{}, kinds: map[string]map[string][]entry{}, plain: map[string][]entry{}}
	files, err := schema.FS.ReadDir("corespace")
	if err != nil {
		return nil, err
	}
	for _, file := range files {
		if file.IsDir() {
			continue
		}
		name := path.Join("corespace", file.Name())
		text, err := schema.FS.ReadFile(name)
		if err != nil {
			return nil, err
		}
		file, err := parser.ParseFile(name, text)
		if err != nil {
			return nil, err
		}
		for _, d := range file.Decls {
			if f, ok := d.(*ast.Field); ok {
				v.definitions[labelOf(f)] = f.Value
			}
		}
	}
	for _, table := range []string{"_effects", "_triggers", "_conditions", "_goals"} {
		if v.kinds[table] = v.tableOf(table); len(v.kinds[table]) == 0 {
			return nil, fmt.Errorf("the language has no table %s", table)
		}
	}
	for _, name := range []string{"#Who", "#Place", "#Draw", "#Check", "#Bonus", "#Arms", "#RollRow", "#Option", "#Cost"} {
		v.plain[name] = v.entriesOf(v.definitions[name])
	}
	return v, nil
}

func labelOf(f *ast.Field) string {
	name, _, err := ast.LabelName(f.Label)
	if err != nil {
		return ""
	}
	return name
}

// tableOf are the kinds of a table with their fields.
func (v *vocabulary) tableOf(name string) map[string][]entry {
	out := map[string][]entry{}
	for _, f := range fieldsOf(v.definitions[name]) {
		out[labelOf(f)] = v.entriesOf(f.Value)
	}
	return out
}

func fieldsOf(e ast.Expr) []*ast.Field {
	s, ok := e.(*ast.StructLit)
	if !ok {
		return nil
	}
	var out []*ast.Field
	for _, d := range s.Elts {
		if f, ok := d.(*ast.Field); ok {
			out = append(out, f)
		}
	}
	return out
}

// entriesOf are the fields of a struct, without its kind.
func (v *vocabulary) entriesOf(e ast.Expr) []entry {
	var out []entry
	for _, f := range fieldsOf(e) {
		x := entry{name: labelOf(f), must: f.Constraint == token.NOT}
		if x.name == "kind" && len(out) == 0 {
			if id, ok := f.Value.(*ast.Ident); ok && id.Name == "string" {
				continue
			}
		}
		v.read(f.Value, &x)
		slices.Sort(x.words)
		x.words = slices.Compact(x.words)
		out = append(out, x)
	}
	return out
}

// read reads what a field takes.
func (v *vocabulary) read(e ast.Expr, x *entry) {
	switch e := e.(type) {
	case *ast.ParenExpr:
		v.read(e.X, x)
	case *ast.BinaryExpr:
		v.read(e.X, x)
		v.read(e.Y, x)
	case *ast.UnaryExpr:
		v.bound(e, x)
	case *ast.BasicLit:
		if word, err := strconv.Unquote(e.Value); err == nil && e.Kind == token.STRING {
			x.words = append(x.words, word)
		}
	case *ast.Ident:
		v.named(e.Name, x)
	case *ast.ListLit:
		x.list = true
		for _, inner := range e.Elts {
			if rest, ok := inner.(*ast.Ellipsis); ok {
				v.read(rest.Type, x)
			} else {
				x.some = true
				v.read(inner, x)
			}
		}
	case *ast.CallExpr: // or([for k, _ in table {k}])
		ast.Walk(e, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok && v.definitions[id.Name] != nil {
				for _, f := range fieldsOf(v.definitions[id.Name]) {
					x.words = append(x.words, labelOf(f))
				}
			}
			return true
		}, nil)
	}
}

// bound reads what bounds a number, or what a field is where it is left out.
func (v *vocabulary) bound(e *ast.UnaryExpr, x *entry) {
	lit, ok := e.X.(*ast.BasicLit)
	if !ok {
		return
	}
	n, _ := strconv.Atoi(lit.Value)
	switch e.Op {
	case token.MUL:
		x.usual = lit.Value
		if word, err := strconv.Unquote(lit.Value); err == nil && lit.Kind == token.STRING {
			x.usual, x.words = word, append(x.words, word)
		}
	case token.GEQ:
		x.low = n
	case token.GTR:
		x.low = n + 1
	case token.LEQ:
		x.high = n
	case token.NEQ:
		x.not0 = true
	}
}

// named reads a name: a type, or a definition that is no struct of its own.
func (v *vocabulary) named(name string, x *entry) {
	switch name {
	case "#ID", "#Inches", "#Text", "#Title", "#At":
		x.of = name
		return
	}
	if e := v.definitions[name]; e != nil {
		if _, is := e.(*ast.StructLit); !is {
			v.read(e, x)
			return
		}
	}
	x.of = name
}
