package compiler

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/diag"
)

// base is the text of a small sound mission that tests break.
func base(t testing.TB) string {
	t.Helper()
	data, err := os.ReadFile("testdata/base/mission.cue")
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// named is the base mission with another id.
func named(t testing.TB, id string) string {
	t.Helper()
	return strings.Replace(base(t), `"base"`, `"`+id+`"`, 1)
}

// tree writes files into a new folder and returns its path.
func tree(t testing.TB, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// run compiles and fails the test when the arguments are refused.
func run(t *testing.T, opt Options, args ...string) *Result {
	t.Helper()
	res, err := Compile(args, opt)
	if err != nil {
		t.Fatal(err)
	}
	return res
}

// short is a diagnostic in short: file, lines and columns, code.
func short(d diag.Diagnostic) string {
	r := d.Range
	return fmt.Sprintf("%s:%d:%d-%d:%d %s", filepath.Base(r.File), r.Start.Line, r.Start.Col, r.End.Line, r.End.Col, d.Code)
}

// report lists diagnostics for a failure message.
func report(list []diag.Diagnostic) string {
	var b strings.Builder
	for _, d := range list {
		fmt.Fprintf(&b, "  %s: %s (%s)\n", short(d), d.Summary, d.Remedy)
	}
	return b.String()
}

// unmark takes the marks ‹ and › out of a text and returns the stretches between them as the
// line:col-line:col that diagnostics should have.
func unmark(text string) (plain string, spans []string) {
	line, col := 1, 1
	var b strings.Builder
	start := ""
	for _, r := range text {
		switch r {
		case '‹':
			start = fmt.Sprintf("%d:%d", line, col)
		case '›':
			spans = append(spans, fmt.Sprintf("%s-%d:%d", start, line, col))
		case '\n':
			line, col = line+1, 1
			b.WriteRune(r)
		default:
			col++
			b.WriteRune(r)
		}
	}
	return b.String(), spans
}
