package output_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
)

func TestNewFolderHoldsAll(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "a", "b")
	must(t, output.NewFolder(dir, files("one.cue", "1", "inner/two.cue", "2")))
	if got := get(t, dir, "one.cue") + get(t, dir, "inner/two.cue"); got != "12" {
		t.Error(got)
	}
	if left, _ := os.ReadDir(filepath.Dir(dir)); len(left) != 1 {
		t.Errorf("%v is left beside it", left)
	}
}

// A folder that is there is refused even if it is empty: its owner has a purpose for it.
func TestNewFolderTouchesNothing(t *testing.T) {
	dir := t.TempDir()
	if err := output.NewFolder(dir, files("one.cue", "1")); err == nil || !strings.Contains(err.Error(), "already there") {
		t.Errorf("%v", err)
	}
	if left, _ := os.ReadDir(dir); len(left) != 0 {
		t.Errorf("%v", left)
	}
}

// A file that cannot be written leaves nothing at all, not even the folders on the way.
func TestNewFolderLeavesNothingBehind(t *testing.T) {
	for name, bad := range map[string]string{"a file as a folder": "one.cue/two.cue", "a way out": "../two.cue"} {
		top := t.TempDir()
		if err := output.NewFolder(filepath.Join(top, "a", "b"), files("one.cue", "1", bad, "2")); err == nil {
			t.Errorf("%s: no error", name)
		}
		if left, _ := os.ReadDir(top); len(left) != 0 {
			t.Errorf("%s: %v is left", name, left)
		}
	}
}
