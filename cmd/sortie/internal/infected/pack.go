package infected

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/format"
	"cuelang.org/go/cue/parser"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/languagetest"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema"
)

//go:embed testdata/pack.json
var chosen []byte

// choice is what a pack is made of: units of what ships that have all kinds of texts between them, with whatever they name; what
// is found in a file and what is put there instead, for texts that nothing which ships has; and the mission that is played by an
// edition of its own, of which two are made.
type choice struct {
	Units []string
	More  map[string][2]string
	Own   string   // the mission
	Bases []string // of editions
}

// Pack writes packs that ship into a folder, with scripts in all of their texts, and with whatever else of the language has
// texts: house rules, editions in which each text of their base is another one, and a mission that is played by one of them.
func (c *Carrier) Pack(t testing.TB, dir string) {
	t.Helper()
	var parts choice
	must(t, json.Unmarshal(chosen, &parts))
	for _, unit := range parts.Units {
		tree, err := fs.Sub(missions.FS, unit)
		must(t, err)
		must(t, os.CopyFS(filepath.Join(dir, filepath.FromSlash(unit)), tree))
	}
	pack, err := fs.ReadFile(missions.FS, "pack.cue")
	must(t, err)
	must(t, os.WriteFile(filepath.Join(dir, "pack.cue"), pack, 0o666))
	for file, with := range parts.More {
		put(t, filepath.Join(dir, filepath.FromSlash(file)), with[0], with[1])
	}
	written := map[string]string{
		"house/hard/rule.cue": fmt.Sprintf(head, "house", "House", "hard", "edition", parts.Bases[0]) + "\tset: hostility: crewsPerPeg: 2\n}\n",
		Own + "/mission.cue": strings.NewReplacer(fmt.Sprintf("%q", parts.Own), fmt.Sprintf("%q", Own), fmt.Sprintf("%q", parts.Bases[0]), `"own-0"`).
			Replace(read(t, filepath.Join(dir, parts.Own, "mission.cue"))),
	}
	for i, base := range parts.Bases {
		id := fmt.Sprint("own-", i)
		written["editions/"+id+"/e.cue"] = fmt.Sprintf(head, "edition", "Edition", id, "base", base) + c.rules(t, base) + "}\n"
	}
	for name, text := range written {
		file := filepath.Join(dir, filepath.FromSlash(name))
		must(t, os.MkdirAll(filepath.Dir(file), 0o777))
		must(t, os.WriteFile(file, []byte(text), 0o666))
	}
	must(t, filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(name) != ".cue" {
			return err
		}
		return os.WriteFile(name, []byte(c.Source(t, name, read(t, name))), 0o666)
	}))
}

// Own is the folder of the mission that is played by an edition of its own.
const Own = "own-run"

// head is how a unit of rules begins.
const head = "package %s\n\nimport \"sortie.tools/corespace\"\n\ncorespace.#%s & {\n\tid: \"%s\"\n\ttitle: \"Our own\"\n\t%s: %q\n"

// moreRules are texts of rule sets that the bases of our editions do not have.
const moreRules = `{play: {move: gaits: sneak: {title: "Sneak", actions: 2, reach: 3}}, ending: points: "Point"}`

// rules sets the texts of a rule set, each to another one, and those that it could have as well.
func (c *Carrier) rules(t testing.TB, edition string) string {
	t.Helper()
	data, err := languagetest.New(t, schema.FS).Folder(schema.FS, path.Join("corespace", edition)).MarshalJSON()
	must(t, err)
	var v struct{ RuleSet map[string]any }
	must(t, json.Unmarshal(data, &v))
	types := []*language.Type{c.lang.Find(ruleSet).Type}
	also, err := parser.ParseExpr("", moreRules)
	must(t, err)
	whole := also.(*ast.StructLit)
	for _, d := range whole.Elts { // what stands beside them, the base has
		c.field(whole, d.(*ast.Field), types)
	}
	out := ""
	for _, e := range []ast.Expr{c.texts(v.RuleSet, types, false), also} {
		text, err := format.Node(e)
		must(t, err)
		out += "\tset: " + string(text) + "\n"
	}
	return out
}

// texts is what is left of a value when only texts of fields are. Of a list with texts all is left.
func (c *Carrier) texts(v map[string]any, types []*language.Type, whole bool) *ast.StructLit {
	kind, _ := v["kind"].(string)
	out := ast.NewStruct()
	for _, name := range slices.Sorted(maps.Keys(v)) {
		now, texts := c.text(v[name], languagetest.FieldsNamed(types, name, kind), whole)
		if texts || whole {
			out.Elts = append(out.Elts, &ast.Field{Label: ast.NewString(name), Value: now})
		}
	}
	if whole || len(out.Elts) > 0 {
		c.addOnce(out, types)
	}
	return out
}

// text is a value of a field with other texts, and whether it had any.
func (c *Carrier) text(v any, uses []*language.Field, whole bool) (ast.Expr, bool) {
	var inner []*language.Type
	for _, use := range uses {
		if c.all[use] != "" && !paths(use) {
			if _, block := v.(map[string]any); !block {
				c.has[use] = true
				e := plain(v)
				c.infect(e, prose(use))
				return e, true
			}
		}
		inner = append(inner, languagetest.Atoms(use.Type)...)
	}
	switch v := v.(type) {
	case map[string]any:
		s := c.texts(v, inner, whole)
		return s, len(s.Elts) > 0
	case []any:
		before := c.next
		list := ast.NewList()
		for i, el := range v {
			e, _ := c.text(el, []*language.Field{{Type: &language.Type{Shape: language.Choice, Parts: languagetest.Elements(inner, i)}}}, true)
			list.Elts = append(list.Elts, e)
		}
		return list, c.next > before
	}
	return plain(v), false
}

// addOnce gives a block of a rule set those texts that no other has had so far.
func (c *Carrier) addOnce(e *ast.StructLit, types []*language.Type) {
	if slices.ContainsFunc(c.sorted, func(f *language.Field) bool {
		return !c.has[f] && slices.Contains(languagetest.FieldsNamed(types, f.Name, languagetest.KindIn(e)), f)
	}) {
		c.add(e, types)
	}
}

// plain is a value as it is written.
func plain(v any) ast.Expr {
	data, err := json.Marshal(v)
	if err == nil {
		if e, err := parser.ParseExpr("", data); err == nil {
			return e
		}
	}
	return ast.NewNull()
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func read(t testing.TB, file string) string {
	t.Helper()
	data, err := os.ReadFile(file)
	must(t, err)
	return string(data)
}

// put puts one text in the place of another that a file must have.
func put(t testing.TB, file, old, now string) {
	t.Helper()
	text := read(t, file)
	if !strings.Contains(text, old) {
		t.Fatalf("%s has no %q any more", file, old)
	}
	must(t, os.WriteFile(file, []byte(strings.Replace(text, old, now, 1)), 0o666))
}
