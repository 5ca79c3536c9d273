package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema/model"
)

const assumptionsHead = `# Numbers that no document gives

The tables of a rule set that hold numbers say where they come from: the rulebook, a public
player-made reference, or nowhere. A hostility level stands here for its arrivals; the holes of the
track were counted. This page lists what comes from nowhere: numbers of our own that an owner of
the game may know better. It is generated; ` + "`make goldens`" + ` writes it anew.

To correct a number, change it in ` + "`schema/corespace/<edition>/`" + `, set its provenance, and tell us the
page it stands on.
`

// The page of assumptions lists what the data marks, no more and no less.
func TestAssumptionsAreListed(t *testing.T) {
	page, err := filepath.Abs(filepath.Join(root, "docs/assumptions.md"))
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	b.WriteString(assumptionsHead)
	for _, edition := range compiler.Editions() {
		rules, err := compiler.RuleSet(edition)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&b, "\n## Rule set %s\n\n| table | entry |\n|---|---|\n", edition)
		listAssumed(&b, reflect.ValueOf(rules), "")
	}
	listAssumedContent(t, &b)
	golden(t, page, b.Bytes())
}

// listAssumed writes a row for each struct below v that is marked as assumed, or marks some of its
// numbers so.
func listAssumed(b *bytes.Buffer, v reflect.Value, table string) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			listAssumed(b, v.Elem(), table)
		}
	case reflect.Slice:
		for i := range v.Len() {
			listAssumed(b, v.Index(i), table)
		}
	case reflect.Struct:
		if p := v.FieldByName("Provenance"); p.IsValid() && p.Interface() == model.Assumed {
			fmt.Fprintf(b, "| %s | %s |\n", table, nameOf(v))
		}
		if some := v.FieldByName("Assumed"); some.IsValid() && some.Len() > 0 {
			fmt.Fprintf(b, "| %s | %s%s |\n", table, nameOf(v), strings.Join(some.Interface().([]string), ", "))
		}
		for i := range v.NumField() {
			listAssumed(b, v.Field(i), strings.ToLower(v.Type().Field(i).Name))
		}
	}
}

// nameOf is what a reader calls an entry of a table; a colon follows where only some of its numbers
// are named.
func nameOf(v reflect.Value) string {
	name := ""
	for _, field := range []string{"ID", "NPC", "Title"} {
		if f := v.FieldByName(field); f.IsValid() && f.String() != "" {
			name = f.String()
		}
	}
	if some := v.FieldByName("Assumed"); name != "" && some.IsValid() && some.Len() > 0 {
		name += ": "
	}
	return name
}

func listAssumedContent(t *testing.T, b *bytes.Buffer) {
	t.Chdir(root)
	result, err := compiler.Compile([]string{"missions/..."}, compiler.Options{Library: missions.FS})
	if err != nil {
		t.Fatal(err)
	}
	fmt.Fprintf(b, "\n## Content that ships\n\n| content | what is ours |\n|---|---|\n")
	for _, u := range result.Units {
		v := reflect.ValueOf(u.Value).Elem()
		if p := v.FieldByName("Provenance"); p.IsValid() && p.Interface() == model.Assumed {
			fmt.Fprintf(b, "| %s %s | all of it |\n", u.Kind, u.ID)
		} else if some := v.FieldByName("Assumed"); some.IsValid() && some.Len() > 0 {
			fmt.Fprintf(b, "| %s %s | %s |\n", u.Kind, u.ID, strings.Join(some.Interface().([]string), ", "))
		}
	}
}

// golden compares with a committed file; SORTIE_UPDATE=1 writes it instead.
func golden(t *testing.T, path string, got []byte) {
	t.Helper()
	if os.Getenv("SORTIE_UPDATE") != "" {
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil || !bytes.Equal(want, got) {
		t.Errorf("%s is stale (%v); make goldens writes it anew", path, err)
	}
}
