package starters_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/starters"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
)

// kinds are all that can be begun: what the language knows, and packs.
func kinds() []string { return append(compiler.Kinds(), "pack") }

// Every kind of unit that the language has can be begun in some edition, and every edition can be begun
// with: a new kind or edition needs a starter.
func TestEveryKindAndEditionHasAStarter(t *testing.T) {
	seen := map[string]bool{}
	for _, kind := range kinds() {
		editions := starters.Editions(kind)
		if len(editions) == 0 {
			t.Errorf("no starter for a %s", kind)
		}
		for _, e := range editions {
			seen[e] = true
			if len(starters.Make(e, kind, "x")) == 0 {
				t.Errorf("nothing is made for a %s of %s", kind, e)
			}
		}
	}
	for _, e := range compiler.Editions() {
		if !seen[e] {
			t.Errorf("no starter for the edition %s", e)
		}
	}
}

// Whatever the name, what is made compiles, says that name, and does not say the starter's any more.
func TestMadeUnitsCompile(t *testing.T) {
	const id = "x-0--y"
	dir := t.TempDir()
	for _, kind := range kinds() {
		for _, e := range starters.Editions(kind) {
			shelf := map[string]string{model.HouseKind: "house/x", model.EditionKind: "editions/x"}[kind]
			if shelf != "" {
				put(t, filepath.Join(dir, kind, e, "pack.cue"), starters.Make(e, "pack", "p")[0].Data)
			}
			for _, f := range starters.Make(e, kind, id) {
				put(t, filepath.Join(dir, kind, e, shelf, f.Name), f.Data)
				if bytes.Contains(f.Data, []byte(`"`+missions.Starter)) {
					t.Errorf("%s of %s: %s still speaks of the starter", kind, e, f.Name)
				}
			}
			res, err := compiler.Compile([]string{filepath.Join(dir, kind, e) + "/..."}, compiler.Options{})
			if err != nil {
				t.Fatal(err)
			}
			for _, d := range res.Diagnostics {
				t.Errorf("%s of %s: %s %s", kind, e, d.Code, d.Summary)
			}
			if u := res.Units[0]; kind != "pack" && (u.ID != id || u.Title != "X 0 Y" || u.Kind != kind) {
				t.Errorf("%s of %s: %s %q %q", kind, e, u.Kind, u.ID, u.Title)
			}
		}
	}
}

// A card of any kind that the rules know can be begun.
func TestEveryKindOfCardCompiles(t *testing.T) {
	dir := t.TempDir()
	for kind, list := range map[string]string{"deck": "cards", "mission-card": "missionKinds"} {
		for _, e := range starters.Editions(kind) {
			rules, err := compiler.RuleSet(e)
			if err != nil {
				t.Fatal(err)
			}
			cards, err := refs.InRuleSet(rules, list)
			if err != nil || len(cards) == 0 {
				t.Fatalf("%s: %v %v", e, cards, err)
			}
			for _, card := range cards {
				f := starters.Unit{Edition: e, Kind: kind, Card: card, ID: e + "-" + card}.Files()[0]
				if !bytes.Contains(f.Data, []byte(`"`+card+`"`)) {
					t.Errorf("%s of %s: the source does not say %s", kind, e, card)
				}
				put(t, filepath.Join(dir, e, card, f.Name), f.Data)
			}
		}
	}
	res, err := compiler.Compile([]string{dir + "/..."}, compiler.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range res.Diagnostics {
		t.Errorf("%s: %s %s", d.Range.File, d.Code, d.Summary)
	}
}

func put(t *testing.T, name string, data []byte) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, data, 0o666); err != nil {
		t.Fatal(err)
	}
}
