package printertest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/layout"
)

// update is the environment variable that makes Golden write instead of compare.
const update = "SORTIE_UPDATE"

// Golden compares a text with testdata/NAME and shows the first line that differs. With
// SORTIE_UPDATE=1 in the environment it writes the file instead.
func Golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if os.Getenv(update) != "" {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatalf("%v (run with %s=1 to write it)", err, update)
	}
	want := strings.ReplaceAll(string(data), "\r\n", "\n") // as a checkout may have made them
	gotLines, wantLines := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range max(len(gotLines), len(wantLines)) {
		if g, w := lineOf(gotLines, i), lineOf(wantLines, i); g != w {
			t.Fatalf("%s:%d differs (run with %s=1 to accept)\n got %s\nwant %s", path, i+1, update, g, w)
		}
	}
}

func lineOf(lines []string, i int) string {
	if i < len(lines) {
		return lines[i]
	}
	return "(nothing)"
}

// Fonts is a font set for a test.
func Fonts(t testing.TB) *layout.Set {
	t.Helper()
	fonts, err := layout.NewSet()
	if err != nil {
		t.Fatal(err)
	}
	return fonts
}
