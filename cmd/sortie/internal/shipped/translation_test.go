package shipped

import (
	"encoding/json"
	"path"
	"slices"
	"strings"
	"testing"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/format"
	"cuelang.org/go/cue/parser"
	"cuelang.org/go/cue/token"

	"github.com/google/go-cmp/cmp"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/languagetest"
	"github.com/sortie-tools/sortie/compiler"
)

// elsewhere is the other language's text in the tests: one word, so that it is one text in the model, too.
const elsewhere = "Andernorts"

// Any text of any shipped file may stand in two languages. One of them is asked for and comes; where one
// is asked for that is not there, the pack's own comes, and the result is what it was.
func TestEveryTextCanStandInTwoLanguages(t *testing.T) {
	lang, err := language.Read()
	if err != nil {
		t.Fatal(err)
	}
	s := readShipped(t)
	for _, name := range s.units {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			text, count := bilingual(t, lang, name, s.text[name])
			if count == 0 {
				t.Skip("no text that could be translated")
			}
			want := modelOf(t, s.inLanguage(t, name, s.text[name], ""))
			if diff := cmp.Diff(want, modelOf(t, s.inLanguage(t, name, text, "fr"))); diff != "" {
				t.Errorf("in a language that is not there it is another thing: %s", diff)
			}
			other := modelOf(t, s.inLanguage(t, name, text, "de"))
			// A passage stands in the model as it was written, too; a unit's title stands behind it.
			if n := strings.Count(other, elsewhere) - strings.Count(other, `"source": "`+elsewhere) - 1; path.Base(name) != "pack.cue" && n != count {
				t.Errorf("%d texts were given in German, %d came", count, n)
			}
		})
	}
}

// inLanguage compiles a file with another text, in a language.
func (s *shipped) inLanguage(t *testing.T, name, text, language string) *compiler.Result {
	t.Helper()
	res := s.compileWith(t, name, text, compiler.Options{Language: language})
	for _, d := range res.Diagnostics {
		t.Errorf("in %q: %s %s at line %d", language, d.Code, d.Summary, d.Range.Start.Line)
	}
	return res
}

// modelOf is the compiled unit, in JSON; of a pack, its model.
func modelOf(t *testing.T, res *compiler.Result) string {
	t.Helper()
	if len(res.Units) == 0 {
		return ""
	}
	data, err := json.MarshalIndent(res.Units[0].Value, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	return string(data) + "\n" + res.Units[0].Title
}

// bilingual gives every text of a file in two languages, and counts them.
func bilingual(t *testing.T, lang *language.Language, name, text string) (string, int) {
	t.Helper()
	f, err := parser.ParseFile(name, text)
	if err != nil {
		t.Fatal(err)
	}
	count := 0
	var visit func(e ast.Expr, types []*language.Type)
	visit = func(e ast.Expr, types []*language.Type) {
		switch e := e.(type) {
		case *ast.StructLit:
			for _, d := range e.Elts {
				f, ok := d.(*ast.Field)
				if !ok {
					continue
				}
				label, _, _ := ast.LabelName(f.Label)
				var inner []*language.Type
				for _, use := range languagetest.FieldsNamed(types, label, languagetest.KindIn(e)) {
					inner = append(inner, languagetest.Atoms(use.Type)...)
				}
				if lit, ok := f.Value.(*ast.BasicLit); ok && lit.Kind == token.STRING && translatable(inner) {
					f.Value = ast.NewStruct("en", lit, "de", ast.NewString(elsewhere))
					count++
				}
				visit(f.Value, inner)
			}
		case *ast.ListLit:
			for i, el := range e.Elts {
				visit(el, languagetest.Elements(types, i))
			}
		}
	}
	for _, d := range f.Decls {
		if e, ok := d.(*ast.EmbedDecl); ok {
			visit(e.Expr.(*ast.BinaryExpr).Y, []*language.Type{lang.Joined(f, e.Expr).Type})
		}
	}
	out, err := format.Node(f)
	if err != nil {
		t.Fatal(err)
	}
	return string(out), count
}

// translatable reports whether a value can be given by language: its documentation has a block whose
// names are languages.
func translatable(types []*language.Type) bool {
	return slices.ContainsFunc(types, func(t *language.Type) bool {
		b := t.Open()
		return b != nil && slices.ContainsFunc(b.Fields, func(f *language.Field) bool { return f.Key != nil && f.Key.Name == "Language" })
	})
}
