package shipped

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/format"
	"cuelang.org/go/cue/parser"
	"cuelang.org/go/cue/token"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/languagetest"
	"github.com/sortie-tools/sortie/schema/diag"
)

// The promise: whoever deletes a field of a shipped file, or writes a value of another type there, is
// told so at that file; or the file is still right, because the language's own documentation says that
// the field may be left out, or may hold such a value.

// mutant is one change of one field of a shipped file.
type mutant struct {
	name   string        // the field's path, and what was done to it
	text   func() string // writes the file with the change; one mutant of a file at a time
	may    bool          // the language says that the file is still right
	reason string        // why
}

// mutate lists the mutants of a file.
func mutate(t testing.TB, lang *language.Language, name, text string) []mutant {
	t.Helper()
	f, err := parser.ParseFile(name, text)
	if err != nil {
		t.Fatal(err)
	}
	m := &mutator{file: f}
	for _, d := range f.Decls {
		e, ok := d.(*ast.EmbedDecl)
		if !ok {
			continue
		}
		def := lang.Joined(f, e.Expr)
		pair, joined := e.Expr.(*ast.BinaryExpr)
		if def == nil || !joined {
			t.Fatalf("%s is not joined to a definition", name)
		}
		m.value(pair.Y, []*language.Type{def.Type}, "")
	}
	if len(m.strange) > 0 {
		t.Errorf("%s: the documentation does not know %v", name, m.strange)
	}
	return m.found
}

// mutator goes through a file beside the types that the language has for its values.
type mutator struct {
	file    *ast.File
	found   []mutant
	strange []string // fields that the language's documentation does not have
}

// value goes into a value that is of one of the types.
func (m *mutator) value(e ast.Expr, types []*language.Type, at string) {
	switch e := e.(type) {
	case *ast.StructLit:
		for _, d := range e.Elts {
			if f, ok := d.(*ast.Field); ok {
				m.field(e, f, types, at)
			}
		}
	case *ast.ListLit:
		for i, el := range e.Elts {
			m.value(el, languagetest.Elements(types, i), fmt.Sprintf("%s[%d]", at, i))
		}
	}
}

// field makes the mutants of one field, and goes into it.
func (m *mutator) field(in *ast.StructLit, f *ast.Field, types []*language.Type, at string) {
	label, _, _ := ast.LabelName(f.Label)
	at = strings.TrimPrefix(at+"."+label, ".")
	uses := languagetest.FieldsNamed(types, label, languagetest.KindIn(in))
	if len(uses) == 0 {
		m.strange = append(m.strange, at)
		return
	}
	var inner []*language.Type
	required, entry := true, false
	for _, use := range uses {
		inner = append(inner, languagetest.Atoms(use.Type)...)
		entry = entry || use.Key != nil
		words := language.Plain().Use(use)
		required = required && (words == "required" || words == "fixed")
	}
	if !entry {
		m.found = append(m.found, mutant{at + " deleted", func() string { return m.without(in, f) }, !required, "optional"})
	}
	other, shape := retyped(f.Value)
	m.found = append(m.found, mutant{at + " made " + shape.word, func() string { return m.with(f, other) }, allows(inner, shape), "of that type, too"})
	m.value(f.Value, inner, at)
}

// without is the file without a field.
func (m *mutator) without(in *ast.StructLit, f *ast.Field) string {
	all := in.Elts
	defer func() { in.Elts = all }()
	in.Elts = slices.DeleteFunc(slices.Clone(all), func(d ast.Decl) bool { return d == ast.Decl(f) })
	return m.written()
}

// with is the file with another value in a field.
func (m *mutator) with(f *ast.Field, value ast.Expr) string {
	old := f.Value
	defer func() { f.Value = old }()
	f.Value = value
	return m.written()
}

func (m *mutator) written() string {
	text, err := format.Node(m.file)
	if err != nil {
		panic(err)
	}
	return string(text)
}

// sort is a sort of value that a field can be made to hold.
type sort struct {
	word   string
	shapes []language.Shape
	begin  string // of a constant of the sort
}

var (
	aText   = sort{"a text", []language.Shape{language.Text, language.Pattern, language.KeysOf}, `"`}
	aNumber = sort{"a number", []language.Shape{language.Whole, language.Number, language.Bound}, ""}
)

// retyped is a value of another type than one that is there.
func retyped(e ast.Expr) (ast.Expr, sort) {
	switch e := e.(type) {
	case *ast.StructLit:
		return ast.NewLit(token.INT, "7"), aNumber
	case *ast.BasicLit:
		if e.Kind == token.STRING {
			return ast.NewLit(token.INT, "7"), aNumber
		}
	}
	return ast.NewString("quite-another-thing"), aText
}

// allows reports whether one of the types holds values of a sort, by the language's documentation.
func allows(types []*language.Type, s sort) bool {
	return slices.ContainsFunc(types, func(t *language.Type) bool {
		if t.Shape == language.Constant {
			text := strings.HasPrefix(t.Const, `"`)
			truth := t.Const == "true" || t.Const == "false"
			return text == (s.begin == `"`) && !truth
		}
		return t.Shape == language.Anything || slices.Contains(s.shapes, t.Shape)
	})
}

// perFile is how many mutants of a file a short run looks at.
const perFile = 14

// sample picks mutants evenly. The whole sweep is for SORTIE_FULL=1.
func sample(all []mutant, offset int) []mutant {
	if os.Getenv("SORTIE_FULL") != "" || len(all) <= perFile {
		return all
	}
	var some []mutant
	for i := range perFile {
		some = append(some, all[(i*len(all)/perFile+offset)%len(all)])
	}
	return some
}

func TestNoFieldOfAShippedFileCanBeLostOrRetypedUnnoticed(t *testing.T) {
	lang, err := language.Read()
	if err != nil {
		t.Fatal(err)
	}
	s := readShipped(t)
	type job struct {
		file string
		mutant
		text string
	}
	jobs := make(chan job)
	var wg sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for j := range jobs {
				if wrong := s.judge(t, j.file, j.mutant, j.text); wrong != "" {
					t.Errorf("%s: %s: %s", j.file, j.name, wrong)
				}
			}
		})
	}
	all, looked := 0, 0
	for i, name := range s.units {
		if wrong := s.sound(t, name); wrong != "" {
			t.Errorf("%s is not sound to begin with: %s", name, wrong)
			continue
		}
		mutants := mutate(t, lang, name, s.text[name])
		some := sample(mutants, i)
		all, looked = all+len(mutants), looked+len(some)
		for _, m := range some {
			jobs <- job{name, m, m.text()}
		}
	}
	close(jobs)
	wg.Wait()
	t.Logf("%d of %d mutants in %d files; %d were noticed, the others are sound", looked, all, len(s.units), s.noticed.Load())
}

// The sweep is worth as much as what it knows of the language.
func TestTheSweepKnowsWhatTheLanguageAllows(t *testing.T) {
	lang, err := language.Read()
	if err != nil {
		t.Fatal(err)
	}
	text := `package mission

import "sortie.tools/corespace"

corespace.#Mission & {
	title: "A"
	modules: ["x"]
	players: min: 1
	setup: {events: purge: "all", search: small: small: 1}
	objectives: primary: {text: {en: "Go."}, done: {kind: "escape", who: traders: "acting"}, reward: {career: points: 1}}
	board: airlocks: a: at: 4
	rules: x: {optional: true, do: [{kind: "pegs", add: 1}]}
}
`
	may := map[string]bool{}
	for _, m := range mutate(t, lang, "mission.cue", text) {
		may[m.name] = m.may
	}
	want := map[string]bool{
		"title deleted": false, "title made a number": false, "modules deleted": true, "modules made a text": false,
		"players deleted": false, "players.min deleted": false, "players made a number": false, "players.min made a text": false,
		"setup.events.purge made a number": true, "setup.events made a number": false, "setup.search.small.small made a text": false,
		"objectives.primary deleted": false, "objectives.primary.text made a number": false, "objectives.primary.text.en made a number": false,
		"objectives.primary.done.kind deleted": false, "objectives.primary.done.who deleted": true, "objectives.primary.done.who.traders made a number": false,
		"objectives.primary.reward deleted": true, "objectives.primary.reward.career.points deleted": false,
		"board.airlocks deleted": true, "board.airlocks.a.at made a text": false, "rules.x.optional deleted": true, "rules.x.optional made a text": false,
		"rules.x.do[0].add deleted": true, "rules.x.do[0].kind made a number": false,
	}
	for name, ok := range want {
		if got, there := may[name]; !there || got != ok {
			t.Errorf("%s: may be: %v, there: %v; want %v", name, got, there, ok)
		}
	}
	if _, there := may["rules.x deleted"]; there {
		t.Error("an entry under a name of the author's own is taken for a field")
	}
}

// sound says what is wrong with a file as it ships, or nothing.
func (s *shipped) sound(t *testing.T, file string) string {
	for _, d := range s.examine(t, file, s.text[file]) {
		if d.Severity == diag.Error {
			return d.Code + " " + d.Summary
		}
	}
	return ""
}

// judge says what is wrong with what is found in a mutant, or nothing.
func (s *shipped) judge(t *testing.T, file string, m mutant, text string) string {
	found := s.examine(t, file, text)
	errors := 0
	for _, d := range found {
		if d.Severity == diag.Error {
			errors++
		}
		if d.Code == "PCK020" {
			return "the program failed: " + d.Summary
		}
		if !strings.HasSuffix(filepath.ToSlash(d.Range.File), shippedDir+"/"+file) {
			return fmt.Sprintf("%s %s points at %q", d.Code, d.Summary, d.Range.File)
		}
		if d.Range.Start.Line == 0 {
			return fmt.Sprintf("%s %s points at no line", d.Code, d.Summary)
		}
		if wrong := unreadable(d); wrong != "" {
			return d.Code + " " + wrong
		}
	}
	if errors > 0 {
		s.noticed.Add(1)
	}
	if errors == 0 && !m.may {
		return "nobody notices, and the language does not say that it may be " + m.reason
	}
	return ""
}
