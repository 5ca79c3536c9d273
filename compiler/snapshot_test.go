package compiler

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
	"github.com/sortie-tools/sortie/schema/model/systems"
)

func eachEdition(t *testing.T, f func(t *testing.T, s model.System, edition string)) {
	for _, s := range systems.All() {
		for _, edition := range systemEditions(s.ID) {
			t.Run(edition, func(t *testing.T) { f(t, s, edition) })
		}
	}
}

// The snapshots hold what the sources say today. SORTIE_UPDATE=1 takes them anew.
func TestSnapshotsAreFresh(t *testing.T) {
	eachEdition(t, func(t *testing.T, s model.System, edition string) {
		set, err := compileRules(s, edition)
		if err != nil {
			t.Fatal(err)
		}
		rules, err := json.Marshal(set)
		if err != nil {
			t.Fatal(err)
		}
		want, err := json.Marshal(snapshot{Sources: digest(s), Rules: rules})
		if err != nil {
			t.Fatal(err)
		}
		file := filepath.Join("..", "schema", snapshotFile(edition))
		if os.Getenv("SORTIE_UPDATE") != "" {
			if err := os.WriteFile(file, want, 0o644); err != nil {
				t.Fatal(err)
			}
			return
		}
		have, err := os.ReadFile(file)
		if err != nil || !bytes.Equal(have, want) {
			t.Errorf("the snapshot of %s is stale (%v): run make goldens", edition, err)
		}
	})
}

// What comes out of a snapshot is what went in: no field is lost on the way through JSON.
func TestSnapshotsHoldTheWholeRuleSet(t *testing.T) {
	eachEdition(t, func(t *testing.T, s model.System, edition string) {
		set, err := compileRules(s, edition)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(set, copyOf(s, set)); diff != "" {
			t.Error(diff)
		}
	})
}

// Every exported field of a rule set is in its JSON: one without a name of its own would be lost.
func TestEveryFieldHasAName(t *testing.T) {
	for _, s := range systems.All() {
		fieldNames(t, reflect.TypeOf(s.RuleSet()), map[reflect.Type]bool{})
		for _, k := range s.Kinds {
			fieldNames(t, reflect.TypeOf(k.New()), map[reflect.Type]bool{})
		}
	}
}

func fieldNames(t *testing.T, typ reflect.Type, seen map[reflect.Type]bool) {
	switch typ.Kind() {
	case reflect.Pointer, reflect.Slice:
		fieldNames(t, typ.Elem(), seen)
	case reflect.Struct:
		if seen[typ] {
			return
		}
		seen[typ] = true
		var names []string
		for i := range typ.NumField() {
			f := typ.Field(i)
			if name := refs.Name(f); name == "" || slices.Contains(names, name) {
				t.Errorf("%s.%s has the name %q", typ, f.Name, name)
			} else {
				names = append(names, name)
			}
			fieldNames(t, f.Type, seen)
		}
	}
}
