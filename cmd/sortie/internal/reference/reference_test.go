package reference_test

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"cuelang.org/go/cue"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/languagetest"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/reference"
	"github.com/sortie-tools/sortie/compiler/migrate"
	"github.com/sortie-tools/sortie/schema"
)

const root = "../../../.."

// handWritten are the pages of the folder that no generator makes.
var handWritten = map[string]bool{"editors.md": true}

// load is what all tests look at, read once.
func load(t *testing.T) (*language.Language, *reference.Examples) {
	t.Helper()
	x, err := loaded()
	if err != nil {
		t.Fatal(err)
	}
	return x.Language, x
}

var loaded = sync.OnceValues(read)

// read reads the language, the examples that were written, and those that what ships gives.
func read() (*reference.Examples, error) {
	lang, err := language.Read()
	if err != nil {
		return nil, err
	}
	return reference.Shipped(lang)
}

// The pages in docs say what the schema says. SORTIE_UPDATE=1 writes them anew.
func TestPagesAreFresh(t *testing.T) {
	lang, x := load(t)
	folder := filepath.Join(root, "docs/language")
	want := map[string]bool{}
	for _, page := range reference.Pages(lang, x) {
		want[page.Name] = true
		file := filepath.Join(folder, filepath.FromSlash(page.Name))
		if os.Getenv("SORTIE_UPDATE") != "" {
			if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(file, page.Text, 0o666); err != nil {
				t.Fatal(err)
			}
		} else if got, err := os.ReadFile(file); err != nil || !bytes.Equal(got, page.Text) {
			t.Errorf("docs/language/%s is stale (%v); make goldens writes it anew", page.Name, err)
		}
	}
	err := fs.WalkDir(os.DirFS(folder), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || want[name] || handWritten[name] {
			return err
		}
		if os.Getenv("SORTIE_UPDATE") != "" {
			return os.Remove(filepath.Join(folder, name))
		}
		t.Errorf("docs/language/%s is a page of nothing; make goldens takes it away", name)
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}

// Every definition, every kind of a union and every field has a comment: the pages, the messages and
// the editors show it.
func TestEverythingIsCommented(t *testing.T) {
	lang, _ := load(t)
	for _, p := range lang.Packages {
		if p.Doc == "" {
			t.Errorf("%s: the package has no comment", p.Path)
		}
		for _, d := range p.Definitions() {
			where := fmt.Sprintf("schema/%s/%s.cue: #%s", p.Path, d.File, d.Name)
			if d.Doc == "" {
				t.Errorf("%s has no comment", where)
			}
			for _, name := range uncommented(d.Type, "") {
				t.Errorf("%s: %s has no comment", where, name)
			}
		}
	}
}

// uncommented names the fields of a type that have no comment. A field under names of the author's own
// is explained by the field that holds it.
func uncommented(t *language.Type, prefix string) []string {
	var names []string
	for _, f := range t.Fields {
		name := prefix + f.Name
		if f.Doc == "" && f.Key == nil && (t.Union == nil || f.Name != t.Union.Selector) {
			names = append(names, name)
		}
		names = append(names, uncommented(f.Type, name+".")...)
	}
	if t.Union != nil {
		for _, k := range t.Union.Kinds {
			if k.Doc == "" {
				names = append(names, prefix+"kind "+k.Name)
			}
			if k.Type != nil {
				names = append(names, uncommented(k.Type, prefix+k.Name+".")...)
			}
		}
	}
	for _, p := range t.Parts {
		names = append(names, uncommented(p, prefix)...)
	}
	if t.Of != nil {
		names = append(names, uncommented(t.Of, prefix)...)
	}
	return names
}

// Every definition and every kind of a union has an example, and what stands for itself fits its
// definition. An example that is a part of a larger whole is compiled there: what ships is checked by tests
// of its own.
func TestEveryDefinitionHasAnExample(t *testing.T) {
	lang, x := load(t)
	for _, p := range lang.Packages {
		var examples []reference.Example
		for _, d := range p.Definitions() {
			missing := "write schema/examples/" + p.Path + "/" + d.Name + ".cue"
			if e, ok := x.Best(d); ok {
				examples = append(examples, e)
			} else {
				t.Errorf("#%s has no example: %s", d.Name, missing)
			}
			for _, kind := range kindsOf(d) {
				if e, ok := x.BestOf(d, kind.Name); ok {
					examples = append(examples, e)
				} else {
					t.Errorf("kind %s of #%s has no example: %s", kind.Name, d.Name, missing)
				}
			}
		}
		fit(t, p, append(examples, x.Written(p)...))
	}
}

func kindsOf(d *language.Definition) []*language.Kind {
	if block := d.Type.Open(); block != nil && block.Union != nil {
		return block.Union.Kinds
	}
	return nil
}

// fit checks the examples of a package against their definitions, all in one evaluation.
func fit(t *testing.T, p *language.Package, examples []reference.Example) {
	t.Helper()
	var b strings.Builder
	fmt.Fprintf(&b, "import \"%s/%s\"\n", language.Module, p.Path)
	for i, e := range examples {
		switch {
		case e.Plain:
			fmt.Fprintf(&b, "\ne%d: %s.#%s & %s\n", i, path.Base(p.Path), e.Definition.Name, e.Value)
		case e.From == "":
			t.Errorf("the example of #%s lacks a field, or needs other values: %s", e.Definition.Name, e.Value)
		}
	}
	whole := languagetest.New(t, schema.FS).Text("examples.cue", b.String())
	for i, e := range examples {
		if !e.Plain {
			continue
		}
		if err := whole.LookupPath(cue.ParsePath(fmt.Sprintf("e%d", i))).Validate(cue.Concrete(true)); err != nil {
			t.Errorf("the example of #%s (%s) does not fit: %v\n%s", e.Definition.Name, e.From, err, e.Value)
		}
	}
}

// codeSpan is what stands in a page as code: links in it are no links.
var codeSpan = regexp.MustCompile("(?s)```.*?```|`[^`\n]*`")

// Every link between the pages leads somewhere.
func TestLinksLeadSomewhere(t *testing.T) {
	lang, x := load(t)
	pages := map[string]string{"editors.md": ""}
	for _, p := range reference.Pages(lang, x) {
		pages[p.Name] = string(p.Text)
	}
	for name, text := range pages {
		for _, part := range strings.Split(codeSpan.ReplaceAllString(text, ""), "](")[1:] {
			link, _, _ := strings.Cut(part, ")")
			file, anchor, _ := strings.Cut(link, "#")
			to := path.Join(path.Dir(name), file)
			if file == "" {
				to = name
			}
			if strings.HasPrefix(to, "../../") {
				if _, err := os.Stat(filepath.Join(root, "docs/language", to)); err != nil {
					t.Errorf("%s: %s leads to no file", name, link)
				}
				continue
			}
			body, ok := pages[to]
			if !ok || anchor != "" && !strings.Contains(strings.ToLower(body), "\n## "+anchor+"\n") {
				t.Errorf("%s: %s leads nowhere", name, link)
			}
		}
	}
}

// Each step from one format to the next is told of, with what it changes.
func TestFormatsAreToldOf(t *testing.T) {
	lang, x := load(t)
	for _, page := range reference.Pages(lang, x) {
		if page.Name != "formats.md" {
			continue
		}
		for _, s := range migrate.Steps() {
			for _, part := range []string{s.Title, s.Text, s.Before, s.After} {
				if !strings.Contains(string(page.Text), part) {
					t.Errorf("the step from %d does not say: %s", s.From, part)
				}
			}
		}
		return
	}
	t.Error("no page tells what the formats changed")
}
