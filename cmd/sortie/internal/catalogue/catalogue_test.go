package catalogue_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/catalogue"
)

// A table fits its terminal whatever it lists; what is cut is marked, and a folder keeps its end.
func TestTableFits(t *testing.T) {
	long := strings.Repeat("very-", 30) + "long"
	entries := []catalogue.Entry{
		{Kind: "mission", ID: "a", Title: "A", Edition: "x", Folder: "a"},
		{Kind: "mission", ID: long, Title: long, Edition: "x", Folder: long + "/end", Broken: true},
		{Kind: "mission", ID: "b", Title: "tab\there\x1b[31m", Edition: "x", Folder: "b"},
	}
	for _, width := range []int{60, 80, 132} {
		var b bytes.Buffer
		if err := catalogue.WriteTable(&b, entries, width); err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(b.String()) {
			if n := len([]rune(strings.TrimRight(line, "\n"))); n > width {
				t.Errorf("%d columns of %d: %s", n, width, line)
			}
		}
		if s := b.String(); !strings.Contains(s, "/end\n") || !strings.Contains(s, "(errors)") || strings.ContainsAny(s, "\x1b\t") {
			t.Errorf("%q", s)
		}
	}
}

func TestJSONOfNothingIsAList(t *testing.T) {
	var b bytes.Buffer
	if err := catalogue.WriteJSON(&b, catalogue.OfKind(nil, "mission")); err != nil || b.String() != "[]\n" {
		t.Errorf("%q %v", b.String(), err)
	}
}

// People look at JSON on terminals too: what a folder's name does to one stands there as an escape.
func TestJSONHasNothingInvisible(t *testing.T) {
	var b bytes.Buffer
	if err := catalogue.WriteJSON(&b, []catalogue.Entry{{Folder: "a\u202eb\u009b"}}); err != nil {
		t.Fatal(err)
	}
	if got := b.String(); !strings.Contains(got, `"a\u202eb\u009b"`) {
		t.Errorf("%q", got)
	}
}
