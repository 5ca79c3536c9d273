package validator_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// runCopy runs a test of a copy of the program in which some files read otherwise: by their names from here, or new ones.
func runCopy(t *testing.T, files map[string]string, test string) {
	t.Helper()
	if testing.Short() {
		t.Skip("builds the package once more")
	}
	here, err := filepath.Abs(".")
	if err != nil {
		t.Fatal(err)
	}
	dir, replace := t.TempDir(), map[string]string{}
	for name, text := range files {
		file := filepath.Join(dir, strings.ReplaceAll(name, "/", "-"))
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		replace[filepath.Join(here, name)] = file
	}
	overlay, _ := json.Marshal(map[string]any{"Replace": replace})
	file := filepath.Join(dir, "overlay.json")
	if err := os.WriteFile(file, overlay, 0o600); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("go", "test", "-overlay", file, "-vet=off", "-count=1", "-run", "^"+test+"$", ".").CombinedOutput()
	if err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

// textOf is the text of a file.
func textOf(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
