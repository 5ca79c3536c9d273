package rulebook

import (
	"bufio"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
)

// leastFacts is how many printed numbers the lists hold at the least, all rule sets together.
const leastFacts = 1100

// factsDocuments is the environment variable that names a folder with the source documents.
const factsDocuments = "SORTIE_SEEDS"

// fact is a number of a rule set and where a document prints it.
type fact struct {
	list, edition string
	line          int    // in the list
	path, value   string // in the rule set; lengths in inches
	document      string // the first digits of its file name
	at            int    // line of the document
	token         string // the words that stand there
}

func (f fact) String() string { return fmt.Sprintf("%s:%d: %s", f.list, f.line, f.path) }

// facts reads every list in testdata/facts. A list is named for its edition: purge.tsv, or
// purge-trade.tsv.
func facts(t *testing.T) []fact {
	t.Helper()
	lists, err := filepath.Glob("testdata/facts/*.tsv")
	if err != nil || len(lists) == 0 {
		t.Fatalf("no lists of facts: %v", err)
	}
	var all []fact
	for _, list := range lists {
		all = append(all, readFacts(t, list)...)
	}
	return all
}

func readFacts(t *testing.T, list string) []fact {
	t.Helper()
	file, err := os.Open(list)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	name := filepath.Base(list)
	edition := name[:strings.IndexAny(name, "-.")]
	var all []fact
	lines := bufio.NewScanner(file)
	for n := 1; lines.Scan(); n++ {
		if n > 1 {
			all = append(all, parseFact(t, fact{list: name, edition: edition, line: n}, lines.Text()))
		}
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	return all
}

func parseFact(t *testing.T, f fact, line string) fact {
	t.Helper()
	cells := strings.Split(line, "\t")
	if len(cells) != 4 {
		t.Fatalf("%s:%d: %d cells, want path, value, source and token", f.list, f.line, len(cells))
	}
	document, at, _ := strings.Cut(cells[2], ":")
	n, err := strconv.Atoi(at)
	if err != nil || n < 1 || document == "" || cells[3] == "" {
		t.Fatalf("%v: source %q, token %q", f, cells[2], cells[3])
	}
	f.path, f.value, f.document, f.at, f.token = cells[0], cells[1], document, n, cells[3]
	return f
}

// TestRuleSetsHoldThePrintedNumbers compares rule sets with what the documents print.
func TestRuleSetsHoldThePrintedNumbers(t *testing.T) {
	all := facts(t)
	byEdition := map[string][]fact{}
	for _, f := range all {
		byEdition[f.edition] = append(byEdition[f.edition], f)
	}
	for edition, list := range byEdition {
		t.Run(edition, func(t *testing.T) { compareFacts(t, edition, list) })
	}
	if len(all) < leastFacts {
		t.Errorf("%d facts, want at least %d", len(all), leastFacts)
	}
}

func compareFacts(t *testing.T, edition string, list []fact) {
	set, err := compiler.RuleSet(edition)
	if err != nil {
		t.Fatal(err)
	}
	told := map[string]fact{}
	for _, f := range list {
		if before, ok := told[f.path]; ok {
			t.Errorf("%v stands in %v already", f, before)
		}
		told[f.path] = f
		got, err := lookUp(reflect.ValueOf(set), strings.Split(f.path, "."))
		switch {
		case err != nil:
			t.Errorf("%v: %v", f, err)
		case got != f.value:
			t.Errorf("%v is %s, but document %s line %d says %s (%q)", f, got, f.document, f.at, f.value, f.token)
		}
	}
}

// TestPrintedNumbersStandWhereTheListsSay looks every fact up in the documents themselves, where
// they are at hand.
func TestPrintedNumbersStandWhereTheListsSay(t *testing.T) {
	dir := os.Getenv(factsDocuments)
	if dir == "" {
		t.Skipf("set %s to a folder with the source documents to look the numbers up", factsDocuments)
	}
	read := map[string][]string{}
	for _, f := range facts(t) {
		if _, ok := read[f.document]; !ok {
			read[f.document] = document(t, dir, f.document)
		}
		lines := read[f.document]
		if f.at > len(lines) {
			t.Errorf("%v: document %s has %d lines, not %d", f, f.document, len(lines), f.at)
		} else if !hasWord(lines[f.at-1], f.token) {
			t.Errorf("%v: %q does not stand in document %s line %d: %q", f, f.token, f.document, f.at, lines[f.at-1])
		}
	}
}

// document reads the lines of the document whose file name starts with a number.
func document(t *testing.T, dir, number string) []string {
	t.Helper()
	found, err := filepath.Glob(filepath.Join(dir, number+"_*"))
	if err != nil || len(found) != 1 {
		t.Fatalf("document %s: %d files in %s (%v)", number, len(found), dir, err)
	}
	data, err := os.ReadFile(found[0])
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(string(data), "\n")
}

// hasWord reports whether a line holds the token with no letter or digit on either side.
func hasWord(line, token string) bool {
	return regexp.MustCompile(`(^|[^\pL\pN])` + regexp.QuoteMeta(token) + `($|[^\pL\pN])`).MatchString(line)
}

// lookUp follows a path of JSON names, ids and indices, and prints what it finds there.
func lookUp(v reflect.Value, path []string) (string, error) {
	for v.Kind() == reflect.Pointer {
		if v.IsNil() {
			return "", fmt.Errorf("nothing is set here, before %q", strings.Join(path, "."))
		}
		v = v.Elem()
	}
	if len(path) == 0 {
		return printed(v)
	}
	next, err := step(v, path[0])
	if err != nil {
		return "", err
	}
	return lookUp(next, path[1:])
}

func step(v reflect.Value, name string) (reflect.Value, error) {
	switch v.Kind() {
	case reflect.Struct:
		if f, ok := refs.Field(v, name); ok {
			return f, nil
		}
	case reflect.Slice:
		for i := range v.Len() {
			if id, ok := refs.Field(v.Index(i), "id"); ok && id.String() == name || !ok && strconv.Itoa(i) == name {
				return v.Index(i), nil
			}
		}
	}
	return v, fmt.Errorf("there is no %q in a %v", name, v.Type())
}

// printed is a value as the lists write it. An id with its count is the count.
func printed(v reflect.Value) (string, error) {
	if count, ok := refs.Field(v, "count"); ok && v.NumField() == 2 {
		v = count
	}
	switch v.Kind() {
	case reflect.Struct, reflect.Slice:
		return "", fmt.Errorf("the path ends at a %v, not at a number", v.Type())
	}
	if v.Type() == reflect.TypeFor[model.Length]() {
		return model.Length(v.Int()).String(), nil
	}
	return fmt.Sprint(v.Interface()), nil
}
