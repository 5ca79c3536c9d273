package jsonschema_test

import (
	"io/fs"
	"os"
	"path"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/jsonschema"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/languagetest"
	"github.com/sortie-tools/sortie/schema"
)

func read(t *testing.T) *language.Language {
	t.Helper()
	lang, err := language.Read()
	if err != nil {
		t.Fatal(err)
	}
	return lang
}

// schemaOf is the schema of a definition with a validator for it.
func schemaOf(t *testing.T, d *language.Definition) (validator, any) {
	t.Helper()
	data, err := jsonschema.Of(d)
	if err != nil {
		t.Fatal(err)
	}
	root, err := decode(data)
	if err != nil {
		t.Fatal(err)
	}
	return newValidator(root), root
}

// units maps the folders of the packs that ship to what is in them, as JSON.
func units(t *testing.T) map[string]any {
	t.Helper()
	found := map[string]any{}
	builder := languagetest.New(t, schema.FS)
	err := fs.WalkDir(os.DirFS("../../../../missions"), ".", func(name string, d fs.DirEntry, err error) error {
		dir := path.Dir(name)
		if err != nil || d.IsDir() || path.Ext(name) != ".cue" || found[dir] != nil {
			return err
		}
		data, err := builder.Folder(os.DirFS("../../../../missions"), dir).MarshalJSON()
		if err == nil {
			found[dir], err = decode(data)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// Everything that ships fits the schema of its own definition.
func TestWhatShipsFits(t *testing.T) {
	data, err := jsonschema.OfUnits(read(t))
	if err != nil {
		t.Fatal(err)
	}
	root, err := decode(data)
	if err != nil {
		t.Fatal(err)
	}
	v := newValidator(root)
	all := units(t)
	if len(all) < 3 {
		t.Fatalf("%d units found", len(all))
	}
	for dir, unit := range all {
		for _, wrong := range v.check(root, unit, dir) {
			t.Error(wrong)
		}
	}
}

// Values that the language refuses, the schema refuses too.
func TestMistakesAreFound(t *testing.T) {
	lang := read(t)
	for _, c := range []struct{ definition, json, want string }{
		{"Effect", `{"kind": "pegs", "add": 1}`, ""},
		{"Effect", `{"kind": "gift", "add": 1}`, "kind"},
		{"Effect", `{"kind": "pegs", "add": 1, "door": 2}`, "unknown field door"},
		{"Effect", `{"kind": "pegs", "add": "one"}`, "type"},
		{"Effect", `{"add": 1}`, "lacks kind"},
		{"Pack", `{"id": "a", "title": "A", "version": "1.0.0", "format": 1}`, ""},
		{"Pack", `{"id": "a", "title": "A", "version": "1.0.0", "format": 0}`, "minimum"},
		{"Pack", `{"id": "A b", "title": "A", "version": "1.0.0", "format": 1}`, "pattern"},
		{"Pack", `{"id": "a", "title": "A", "version": "1.0.0"}`, "lacks format"},
		{"Pack", `{"id": "a", "title": "A", "version": "1.0.0", "format": 1, "titel": "B"}`, "unknown field titel"},
		{"Airlock", `{"side": "north", "at": 7.5}`, ""},
		{"Airlock", `{"side": "up", "at": 7.5}`, "enum"},
		{"At", `[1, 2.5]`, ""},
		{"At", `[1]`, "minItems"},
		{"At", `[1, 2, 3]`, "not allowed"},
		{"Crate", `{"size": "small", "at": [1, 2]}`, ""},
		{"Crate", `{"size": "small", "at": "here"}`, "type"},
	} {
		d := lang.Find(c.definition)
		if d == nil {
			t.Errorf("no definition %s", c.definition)
			continue
		}
		v, root := schemaOf(t, d)
		value, err := decode([]byte(c.json))
		if err != nil {
			t.Fatal(err)
		}
		wrong := strings.Join(v.check(root, value, "it"), "; ")
		if (wrong == "") != (c.want == "") || !strings.Contains(wrong, c.want) {
			t.Errorf("#%s %s: %q, want %q", c.definition, c.json, wrong, c.want)
		}
	}
}

// Each definition has a schema of words that are known, with its comment, and always the same bytes.
func TestEveryDefinitionHasASchema(t *testing.T) {
	for _, p := range read(t).Packages {
		for _, d := range p.Definitions() {
			v, root := schemaOf(t, d)
			for _, wrong := range v.check(root, nil, d.Name) {
				if strings.Contains(wrong, "unknown word") || strings.Contains(wrong, "is no schema") {
					t.Error(wrong)
				}
			}
			first, _ := jsonschema.Of(d)
			if again, _ := jsonschema.Of(d); string(first) != string(again) {
				t.Errorf("%s: two schemas", d.Name)
			}
			if own := v.defs[p.Path+"."+d.Name].(map[string]any); d.Doc != "" && own["description"] != d.Doc {
				t.Errorf("%s has lost its comment", d.Name)
			}
		}
	}
}
