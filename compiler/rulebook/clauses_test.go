package rulebook

import (
	"bufio"
	"encoding/json"
	"os"
	"reflect"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
)

// TestRulesTellTheirClauses holds the rules that are words against clauses.tsv: an edition, the path of a text, words
// that it must hold, and where a document has the clause.
func TestRulesTellTheirClauses(t *testing.T) {
	file, err := os.Open("testdata/clauses.tsv")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	for n := 1; lines.Scan(); n++ {
		cells := strings.Split(lines.Text(), "\t")
		if n == 1 {
			continue
		}
		if len(cells) != 4 {
			t.Fatalf("clauses.tsv:%d: %d cells, want edition, path, words and source", n, len(cells))
		}
		if text := textAt(t, cells[0], cells[1]); !strings.Contains(text, cells[2]) {
			t.Errorf("%s %s lacks %q (%s): %s", cells[0], cells[1], cells[2], cells[3], text)
		}
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
}

// textAt is a text of a rule set with all its marks, as it is written down for machines.
func textAt(t *testing.T, edition, path string) string {
	t.Helper()
	set, err := compiler.RuleSet(edition)
	if err != nil {
		t.Fatal(err)
	}
	v := reflect.ValueOf(set)
	for _, name := range strings.Split(path, ".") {
		for v.Kind() == reflect.Pointer {
			v = v.Elem()
		}
		if name == "said" { // what programs say is written down nowhere
			v = v.FieldByName("Text")
			continue
		}
		if v, err = step(v, name); err != nil {
			t.Fatalf("%s %s: %v", edition, path, err)
		}
	}
	b, err := json.Marshal(v.Interface())
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}
