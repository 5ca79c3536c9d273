package printertest

import (
	"encoding/json"
	"sync"
	"testing"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/schema"
	"github.com/sortie-tools/sortie/schema/model"
)

// Editions are the shipped rule sets of Core Space.
func Editions() []string { return []string{"purge", "firstborn", "draft"} }

// Edition is a shipped rule set of Core Space. Every call gives one of its own, to change as a test likes.
func Edition(t testing.TB, id string) *model.RuleSet {
	t.Helper()
	var r model.RuleSet
	Snapshot(t, id, &r)
	return &r
}

// Snapshot reads a shipped rule set of any game into rules, a pointer to its model type.
func Snapshot(t testing.TB, id string, rules any) {
	t.Helper()
	data, err := schema.FS.ReadFile("snapshots/" + id + ".json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, &struct{ Rules any }{rules}); err != nil {
		t.Fatal(err)
	}
}

var shared = sync.OnceValues(layout.NewSet)

// SharedFonts are fonts that all tests of a package have in common: most of what they would do is to shape the
// same words again.
func SharedFonts(t testing.TB) *layout.Set {
	t.Helper()
	set, err := shared()
	if err != nil {
		t.Fatal(err)
	}
	return set
}
