package jsonschema_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/jsonschema"
	"github.com/sortie-tools/sortie/compiler"
)

// fileSchema is the schema of a compiled file, with a validator for it.
func fileSchema(t *testing.T, name string) (validator, any) {
	t.Helper()
	data, err := jsonschema.OfFile(name)
	if err != nil {
		t.Fatal(err)
	}
	root, err := decode(data)
	if err != nil {
		t.Fatal(err)
	}
	return newValidator(root), root
}

// plain is a value as JSON has it.
func plain(t *testing.T, value any) map[string]any {
	t.Helper()
	data, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	v, err := decode(data)
	if err != nil {
		t.Fatal(err)
	}
	return v.(map[string]any)
}

// The mission.json of every mission that ships fits its schema.
func TestEveryCompiledMissionFits(t *testing.T) {
	v, root := fileSchema(t, "mission.json")
	res, err := compiler.Compile([]string{"../../../../missions/..."}, compiler.Options{})
	if err != nil {
		t.Fatal(err)
	}
	missions := 0
	for _, u := range res.Units {
		if u.Mission == nil {
			continue
		}
		missions++
		for _, wrong := range v.check(root, plain(t, u.Mission), u.ID) {
			t.Error(wrong)
		}
	}
	if missions < 9 {
		t.Errorf("%d missions looked at", missions)
	}
}

// So does the rules.json of every rule set that missions are written for.
func TestEveryRuleSetFits(t *testing.T) {
	v, root := fileSchema(t, "rules.json")
	sets := 0
	for _, edition := range compiler.Editions() {
		rules, err := compiler.Rules(edition)
		if err != nil {
			continue // of another game
		}
		sets++
		for _, wrong := range v.check(root, plain(t, rules), edition) {
			t.Error(wrong)
		}
	}
	if sets < 2 {
		t.Errorf("%d rule sets looked at", sets)
	}
}

// What is no compiled mission is refused.
func TestWhatIsNoMissionDoesNotFit(t *testing.T) {
	v, root := fileSchema(t, "mission.json")
	res, err := compiler.Compile([]string{"../../../../missions/starter"}, compiler.Options{})
	if err != nil || len(res.Units) != 1 {
		t.Fatal(err)
	}
	for want, spoil := range map[string]func(m map[string]any){
		"it: unknown field colour":              func(m map[string]any) { m["colour"] = "red" },
		"it: lacks board":                       func(m map[string]any) { delete(m, "board") },
		"it.title: 7 breaks type":               func(m map[string]any) { m["title"] = 7.0 },
		"it.players.min: 1.5 breaks type":       func(m map[string]any) { m["players"].(map[string]any)["min"] = 1.5 },
		"it.board.width: wide breaks type":      func(m map[string]any) { m["board"].(map[string]any)["width"] = "wide" },
		"it.objectives.0: unknown field reword": func(m map[string]any) { m["objectives"].([]any)[0].(map[string]any)["reword"] = 1.0 },
	} {
		m := plain(t, res.Units[0].Mission)
		if wrong := v.check(root, m, "it"); len(wrong) > 0 {
			t.Fatal(wrong)
		}
		spoil(m)
		if wrong := v.check(root, m, "it"); !slices.ContainsFunc(wrong, func(w string) bool { return strings.HasPrefix(w, want) }) {
			t.Errorf("%q, want %q", wrong, want)
		}
	}
}
