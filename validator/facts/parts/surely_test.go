package parts

import (
	"testing"

	"github.com/sortie-tools/sortie/schema/diag"
)

func TestANameIsSureOnlyWhereNoOtherCanBeMeant(t *testing.T) {
	for _, c := range []struct {
		id    string
		known []string
		want  string
	}{
		{"consol", []string{"console", "crates"}, "console"},
		{"objectve-2", []string{"objective-1", "objective-2"}, "objective-2"},
		{"objective-4", []string{"objective-1"}, ""},   // a digit is another thing
		{"objectve-4", []string{"objective-1"}, ""},    // however the rest is spelt
		{"s3", []string{"s1"}, ""},                     // so of crates
		{"cro", []string{"core"}, ""},                  // three letters are too few
		{"lift-a", []string{"lift-b", "lift-c"}, ""},   // either may be meant
		{"lift-bb", []string{"lift-bc", "lift-b"}, ""}, // in any order
		{"vaultdoor", []string{"vault-door", "vault-floor"}, "vault-door"},
		{"consol", []string{"console", "console"}, "console"}, // one name, met twice
		{"bulkhead", []string{"table"}, ""},
	} {
		if got, ok := surely(c.id, c.known); got != c.want && ok || ok != (c.want != "") {
			t.Errorf("%q among %q: %q %v, want %q", c.id, c.known, got, ok, c.want)
		}
	}
}

// A key that stands without quotes keeps doing so where the right name can.
func TestAMisspeltNameIsWrittenAsItWas(t *testing.T) {
	at := func(size int) diag.Range { return diag.Range{End: diag.Pos{Offset: size}} }
	for _, c := range []struct {
		size      int
		id, right string
		want      string
	}{
		{8, "civilans", "civilians", "civilians"},
		{10, "civilans", "civilians", `"civilians"`},
		{6, "dtapad", "data-pad", `"data-pad"`},
	} {
		f := Renamed(at(c.size), c.id, []string{c.right})
		if f == nil || f.Edits[0].New != c.want {
			t.Errorf("%s: %v, want %s", c.id, f, c.want)
		}
	}
	if f := Renamed(at(20), "civilans", []string{"civilians"}); f != nil {
		t.Errorf("a name spelt in some other way was to be written as %v", f)
	}
}

// A name is respelt only where the source spells it in one word, in quotes or bare: the change must hit nothing else.
func TestANameIsRespeltWhereItStands(t *testing.T) {
	at := func(size int) diag.Range {
		return diag.Range{File: "m.cue", Start: diag.Pos{Line: 1, Col: 1, Offset: 10}, End: diag.Pos{Line: 1, Offset: 10 + size}}
	}
	known := []string{"armour", "health"}
	for _, tt := range []struct {
		id   string
		size int
		want string
	}{{"armor", 7, `"armour"`}, {"armor", 5, "armour"}, {"armor", 12, ""}, {"speed", 7, ""}} {
		fix, got := Renamed(at(tt.size), tt.id, known), ""
		if fix != nil {
			got = fix.Edits[0].New
		}
		if got != tt.want {
			t.Errorf("%s in %d bytes: %q, want %q", tt.id, tt.size, got, tt.want)
		}
	}
}
