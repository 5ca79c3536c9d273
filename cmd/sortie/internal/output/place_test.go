package output

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestCanHold(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "afile")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, free := range []string{dir, filepath.Join(dir, "new"), filepath.Join(dir, "new", "newer"), "new"} {
		if err := CanHold(free); err != nil {
			t.Errorf("%s: %v", free, err)
		}
	}
	for _, not := range []string{file, filepath.Join(file, "x"), filepath.Join(file, "x", "y")} {
		if err := CanHold(not); err == nil || !strings.Contains(err.Error(), "afile is no folder") {
			t.Errorf("%s: %v", not, err)
		}
	}
}
