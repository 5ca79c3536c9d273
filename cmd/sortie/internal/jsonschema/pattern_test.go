package jsonschema_test

import (
	"regexp"
	"testing"
	"unicode"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/jsonschema"
)

// dialect is what some readers of regular expressions know and others do not.
var dialect = regexp.MustCompile(`\\[pPAzZQEhHRX]|\\x\{|\(\?[^:=!]|\[\[:|[*+?}][+]`)

// Every pattern is one that all validators can read: no words of a single dialect, and none that are not seen.
func TestPatternsArePortable(t *testing.T) {
	data, err := jsonschema.OfUnits(read(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range string(data) {
		if c != '\n' && !unicode.IsPrint(c) {
			t.Fatalf("the schema holds the character %U, which nobody sees", c)
		}
	}
	root, err := decode(data)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	var walk func(v any)
	walk = func(v any) {
		switch v := v.(type) {
		case map[string]any:
			for name, inner := range v {
				if pattern, ok := inner.(string); ok && name == "pattern" {
					n += portable(t, pattern)
				}
				if of, ok := inner.(map[string]any); ok && name == "patternProperties" {
					for pattern := range of {
						n += portable(t, pattern)
					}
				}
				walk(inner)
			}
		case []any:
			for _, inner := range v {
				walk(inner)
			}
		}
	}
	walk(root)
	if n < 10 {
		t.Errorf("only %d patterns", n)
	}
}

// portable looks at one pattern.
func portable(t *testing.T, pattern string) int {
	t.Helper()
	if found := dialect.FindString(pattern); found != "" {
		t.Errorf("%q holds %s", pattern, found)
	}
	if _, err := regexp.Compile(pattern); err != nil {
		t.Error(err)
	}
	return 1
}

// Titles are still what they were: one line that says something.
func TestPortablePatternsMeanTheSame(t *testing.T) {
	v, root := schemaOf(t, read(t).Find("Line"))
	for text, fits := range map[string]bool{
		"Kühlhaus": true, "漢字": true, "Ship \U0001F680": true, "": false, "   ": false, "\u00a0\u3000": false, "a\tb": false,
		"a\x00b": false, "a\u202eb": false, "a\u200bb": false, "a\ue000b": false, "a\ufeffb": false,
	} {
		if got := len(v.check(root, text, "it")) == 0; got != fits {
			t.Errorf("%q fits: %v", text, got)
		}
	}
}
