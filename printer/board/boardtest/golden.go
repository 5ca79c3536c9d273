package boardtest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Golden compares a log with the file of that name under testdata. SORTIE_UPDATE=1 writes the file
// instead.
func Golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if os.Getenv("SORTIE_UPDATE") == "1" {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatalf("%v (SORTIE_UPDATE=1 go test writes it)", err)
	}
	if text := strings.ReplaceAll(string(want), "\r\n", "\n"); text != got {
		t.Errorf("%s differs from what is drawn now (SORTIE_UPDATE=1 go test rewrites it): %s", path, firstDifference(text, got))
	}
}

func firstDifference(want, got string) string {
	a, b := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return "\n- " + a[i] + "\n+ " + b[i]
		}
	}
	return "one is longer"
}
