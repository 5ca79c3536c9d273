package source

import (
	"os"
	"strings"
	"testing"
)

// Whatever makes the parser or the evaluator recurse is counted, with brackets in between or not.
func TestScanDepthCountsWhatRecurses(t *testing.T) {
	for name, src := range map[string]string{
		"sum":              "x: 1" + strings.Repeat("+1", 1000),
		"sum of brackets":  "x: 1" + strings.Repeat("+(1)", 1000),
		"calls":            "x: len" + strings.Repeat("()", 1000),
		"indices":          "x: y" + strings.Repeat("[0]", 1000),
		"conjuncts":        "x: {}" + strings.Repeat(" & ({})", 1000),
		"clauses":          "x: [" + strings.Repeat("if true ", 1000) + "{}]",
		"clauses, no list": "x: {" + strings.Repeat("for a in b ", 1000) + "{a: 1}}",
		"labels":           strings.Repeat("a: ", 1000) + "1",
		"brackets":         "x: " + strings.Repeat("[", 1000),
		"interpolations":   "x: " + strings.Repeat(`"\(`, 1000),
		"over lines":       "x: 1 +\n" + strings.Repeat("(1) +\n", 1000) + "1",
	} {
		if ScanDepth([]byte(src)) == nil {
			t.Errorf("%s: a thousand of them pass", name)
		}
	}
	mission, err := os.ReadFile("../testdata/base/mission.cue")
	if err != nil {
		t.Fatal(err)
	}
	for name, src := range map[string]string{
		"mission":     string(mission),
		"long list":   "x: [" + strings.Repeat("{a: 1, b: [2, 3]}, ", 1000) + "]",
		"many fields": strings.Repeat("a: b: {c: f(1)}\n", 1000),
		"long text":   `x: "` + strings.Repeat("one + two (three) ", 1000) + `"`,
		"comment":     "// " + strings.Repeat("word ( [ ", 1000) + "\nx: 1",
	} {
		if f := ScanDepth([]byte(src)); f != nil {
			t.Errorf("%s: %s", name, f.Summary)
		}
	}
}
