package validator

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// asking are the words that no mission can say yet.
var asking []string

// askedWords is how many words the review of real missions found missing.
const askedWords = 22

// Each word that published missions asked for is used by a mission of a script, which looks for its sentence on the page, and is
// held by fixtures or tests; so are the mistakes that passed, the false alarms, and what said other than it promised.
func TestWhatMissionsAskedForIsHeld(t *testing.T) {
	data, err := os.ReadFile("testdata/asked.tsv")
	if err != nil {
		t.Fatal(err)
	}
	have, tests := map[string]bool{}, testNames(t)
	for _, line := range strings.Split(strings.TrimSpace(string(data)), "\n") {
		if strings.HasPrefix(line, "#") {
			continue
		}
		f := strings.Split(line, "\t")
		if len(f) != 4 || f[3] == "" {
			t.Fatalf("%q has not what it is, what that means, where it is printed and what holds it", line)
		}
		have[f[0]] = true
		if f[2] != "" && !sought(t, f[2]) {
			t.Errorf("%s, %s: no script looks for %q", f[0], f[1], f[2])
		}
		for _, holds := range strings.Fields(f[3]) {
			if !stands(t, tests, holds) {
				t.Errorf("%s, %s: there is no %s", f[0], f[1], holds)
			}
		}
	}
	for n := range askedWords {
		if word := fmt.Sprintf("word %d", n+1); have[word] == slices.Contains(asking, word) {
			t.Errorf("%s is in the table: %v", word, have[word])
		}
	}
}

// sought reports whether a script of that name has a line that does what is said, or looks for it on a page.
func sought(t *testing.T, where string) bool {
	t.Helper()
	script, phrase, _ := strings.Cut(where, ": ")
	data, err := os.ReadFile(filepath.Join("../cmd/sortie/testdata/script", script+".txtar"))
	if err != nil {
		t.Fatal(err)
	}
	orders, _, _ := strings.Cut(string(data), "\n-- ")
	for _, line := range strings.Split(orders, "\n") {
		if regexp.MustCompile(`^(grep|stdout|exec) `).MatchString(line) && strings.Contains(line, phrase) {
			return true
		}
	}
	return false
}

// stands reports whether there is a fixture (CODE/name) that says what it wants where it fires, or a test of that name.
func stands(t *testing.T, tests map[string]bool, what string) bool {
	t.Helper()
	if strings.HasPrefix(what, "Test") {
		return tests[what]
	}
	code, name, _ := strings.Cut(what, "/")
	files, err := filepath.Glob(filepath.Join("*", "testdata", code, name, "*.cue"))
	if err != nil || len(files) == 0 {
		return false
	}
	wants := false
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		wants = wants || strings.Contains(string(data), "want "+code)
	}
	return wants == strings.HasPrefix(name, "firing")
}

// testNames are the names of all tests of the repository.
func testNames(t *testing.T) map[string]bool {
	t.Helper()
	names, declared := map[string]bool{}, regexp.MustCompile(`(?m)^func (Test\w+)\(`)
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, "_test.go") {
			return err
		}
		data, err := os.ReadFile(path)
		for _, m := range declared.FindAllSubmatch(data, -1) {
			names[string(m[1])] = true
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return names
}
