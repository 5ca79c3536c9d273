package migrate

import (
	"testing"

	"cuelang.org/go/cue/parser"
)

// What a step would lose or make up by mistake is noticed, and what it is there to change is not.
func TestFaithful(t *testing.T) {
	step := Step{gone: []string{"once", "true"}, come: []string{"times", "1"}}
	for _, c := range []struct {
		old, now string
		findings int
	}{
		{"a: once: true // c\n", "a: times: 1 // c\n", 0},
		{"a: once: true // c\n", "a: times: 1\n", 1},
		{"a: \"once\": true\n", "a: times: 1\n", 0},
		{"a: {once: true, b: 2}\n", "a: times: 1\n", 2},
		{"a: {b: 2, c: 2}\n", "a: {b: 2}\n", 2},
		{"a: once: true\n", "a: times: 3\n", 1},
	} {
		old, errOld := parser.ParseFile("old.cue", c.old, parser.ParseComments)
		now, errNow := parser.ParseFile("new.cue", c.now, parser.ParseComments)
		if errOld != nil || errNow != nil {
			t.Fatal(errOld, errNow)
		}
		if left := step.lost(old, now, plan{}); len(left) != c.findings {
			t.Errorf("%q to %q: %v", c.old, c.now, left)
		}
	}
}
