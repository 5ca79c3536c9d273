package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestAFailureKeepsNothingFromRunning: the next step is made, and the end names what failed and what each step saw.
func TestAFailureKeepsNothingFromRunning(t *testing.T) {
	say := func(text, end string) []string {
		return []string{"sh", "-c", "printf '" + text + "'; exit " + end}
	}
	list := []step{
		{"one", say(`=== RUN   TestOne\n    one_test.go:7: 3 games\n--- FAIL: TestOne\n`, "1")},
		{"two", say(`fuzz: elapsed: 1s, execs: 5\nfuzz: elapsed: 2s, execs: 9\nPASS\n`, "0")},
		{"left", say(`no\n`, "0")},
	}
	var b strings.Builder
	if runAll(&b, list[:2], "") {
		t.Error("all is well, and one step failed")
	}
	shown, end, _ := strings.Cut(b.String(), "2 long runs:")
	for _, want := range []string{"[1 of 2] one", "[2 of 2] two", "execs: 5"} {
		if !strings.Contains(shown, want) {
			t.Errorf("it does not show %q on the way:\n%s", want, shown)
		}
	}
	for _, want := range []string{"FAILED  one", "one_test.go:7: 3 games", "passed  two", "execs: 9"} {
		if !strings.Contains(end, want) {
			t.Errorf("it does not end with %q:\n%s", want, end)
		}
	}
	if strings.Contains(b.String(), "=== RUN") || strings.Contains(end, "execs: 5") {
		t.Errorf("it says too much:\n%s", b.String())
	}
	b.Reset()
	if !runAll(&b, list, "two") || strings.Contains(b.String(), "one") {
		t.Errorf("chosen is the second step alone:\n%s", b.String())
	}
}

// TestStepsNameWhatThereIs: every folder of a step has tests, and every fuzz test is a step.
func TestStepsNameWhatThereIs(t *testing.T) {
	root := filepath.Join("..", "..", "..", "..")
	all, err := steps(root, "1s")
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range all {
		files, _ := filepath.Glob(filepath.Join(root, s.args[2], "*_test.go"))
		if len(files) == 0 {
			t.Errorf("%s: %s has no tests", s.name, s.args[2])
		}
		if i := slices.Index(s.args, "-fuzz"); i >= 0 && !slices.ContainsFunc(files, func(f string) bool {
			text, _ := os.ReadFile(f)
			return strings.Contains(string(text), "func "+strings.Trim(s.args[i+1], "^$")+"(")
		}) {
			t.Errorf("%s: there is no such fuzz test", s.name)
		}
	}
	if len(all) < len(runs())+10 {
		t.Errorf("%d steps: the fuzz tests are missing", len(all))
	}
}
