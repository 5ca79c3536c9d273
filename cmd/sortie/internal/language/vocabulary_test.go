package language_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"cuelang.org/go/cue"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/languagetest"
	"github.com/sortie-tools/sortie/schema"
)

// leastTyped is how many kinds of rule the language promises to say as data.
const leastTyped = 80

// saying is one row of docs/vocabulary.md: a kind of rule and how the language says it.
type saying struct {
	line                   int
	name, form, example    string
	definition, part, kind string // of a form such as "#Setup.arrivals" or "#Effect door"
}

// typed reports whether the kind is said as data.
func (s saying) typed() bool { return s.definition != "" }

// source is the example in its place in the definition.
func (s saying) source() string {
	if s.part != "" {
		return fmt.Sprintf("corespace.#%s & {%s: %s}", s.definition, s.part, s.example)
	}
	return fmt.Sprintf("corespace.#%s & %s", s.definition, s.example)
}

var (
	sayingRow  = regexp.MustCompile("^\\| ([a-z0-9_]+) \\| (.+?) \\| (.+?) \\| (?:`(.+)` )?\\|$")
	sayingForm = regexp.MustCompile("^`#([A-Za-z]+)(?:\\.([a-z]+))?(?: ([a-z-]+))?`$")
)

// sayings reads the rows of the page. A row that it cannot read is a failure.
func sayings(t *testing.T) []saying {
	t.Helper()
	page, err := os.ReadFile(filepath.Join("../../../..", "docs", "vocabulary.md"))
	if err != nil {
		t.Fatal(err)
	}
	var out []saying
	for i, line := range strings.Split(string(page), "\n") {
		if !strings.HasPrefix(line, "| ") || strings.HasPrefix(line, "| kind |") {
			continue
		}
		m := sayingRow.FindStringSubmatch(line)
		if m == nil {
			t.Errorf("vocabulary.md:%d: not a row of four cells: %s", i+1, line)
			continue
		}
		s := saying{line: i + 1, name: m[1], form: m[2], example: m[4]}
		if f := sayingForm.FindStringSubmatch(s.form); f != nil {
			s.definition, s.part, s.kind = f[1], f[2], f[3]
		}
		out = append(out, s)
	}
	return out
}

func TestVocabularyRows(t *testing.T) {
	typed, seen := 0, map[string]int{}
	for _, s := range sayings(t) {
		if first := seen[s.name]; first > 0 {
			t.Errorf("vocabulary.md:%d: %s stands in line %d already", s.line, s.name, first)
		}
		seen[s.name] = s.line
		switch {
		case s.typed():
			typed++
			if s.example == "" {
				t.Errorf("vocabulary.md:%d: %s has no example", s.line, s.name)
			}
		case s.form != "text":
			t.Errorf("vocabulary.md:%d: %s is neither a definition nor text", s.line, s.form)
		}
	}
	if typed < leastTyped {
		t.Errorf("%d kinds are said as data, want %d at least", typed, leastTyped)
	}
}

// TestVocabularyExamples holds each example against the definition that its row names.
func TestVocabularyExamples(t *testing.T) {
	var src strings.Builder
	src.WriteString("import \"sortie.tools/corespace\"\n")
	all := sayings(t)
	for i, s := range all {
		if s.typed() {
			fmt.Fprintf(&src, "e%d: %s\n", i, s.source())
		}
	}
	v := languagetest.New(t, schema.FS).Text("vocabulary.cue", src.String())
	for i, s := range all {
		if s.typed() {
			if err := s.fits(v.LookupPath(cue.ParsePath(fmt.Sprintf("e%d", i)))); err != nil {
				t.Errorf("vocabulary.md:%d: %s: %v in\n%s", s.line, s.name, err, s.source())
			}
		}
	}
}

// fits holds an example, in its place, against its definition: nothing in it may be wrong or missing.
func (s saying) fits(whole cue.Value) error {
	part := whole
	if s.part != "" {
		part = whole.LookupPath(cue.MakePath(cue.Str(s.part)))
	}
	if err := part.Validate(cue.Concrete(true), cue.Final()); err != nil {
		return err
	}
	if s.kind == "" {
		return nil
	}
	kind, err := part.LookupPath(cue.ParsePath("kind")).String()
	if err == nil && kind != s.kind {
		err = fmt.Errorf("the row is about %s, the example about %s", s.kind, kind)
	}
	return err
}

// TestVocabularyFitsFail makes sure that an example which does not fit would be noticed.
func TestVocabularyFitsFail(t *testing.T) {
	cases := map[string]saying{
		"unknown field":   {definition: "Effect", kind: "pegs", example: `{kind: "pegs", add: 1, of: "x"}`},
		"missing field":   {definition: "Effect", kind: "score", example: `{kind: "score"}`},
		"other kind":      {definition: "Effect", kind: "door", example: `{kind: "pegs", add: 1}`},
		"missing in part": {definition: "Mission", part: "variations", example: `[{crew: 2}]`},
		"unknown in part": {definition: "Setup", part: "arrivals", example: `{rerolls: [5]}`},
		"unknown part":    {definition: "Setup", part: "arrival", example: `{reroll: [5]}`},
	}
	for name, s := range cases {
		t.Run(name, func(t *testing.T) {
			src := "import \"sortie.tools/corespace\"\ne: " + s.source()
			v := languagetest.New(t, schema.FS).Text("vocabulary.cue", src)
			if s.fits(v.LookupPath(cue.ParsePath("e"))) == nil {
				t.Errorf("%s passes", s.source())
			}
		})
	}
}

// TestVocabularyNamesDefinitions points out a form whose definition is gone, which evaluation would
// report for the page as a whole only.
func TestVocabularyNamesDefinitions(t *testing.T) {
	lang, err := language.Read()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range sayings(t) {
		if s.typed() && lang.Find(s.definition) == nil {
			t.Errorf("vocabulary.md:%d: there is no definition #%s", s.line, s.definition)
		}
	}
}
