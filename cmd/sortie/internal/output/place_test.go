package output

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
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

// A file that takes the place of another is read by those who could read that, and none takes the place of one that is read-only.
func TestWriteFileKeepsWhoMayReadAndWrite(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.cue")
	for mode, wrong := range map[fs.FileMode]bool{0o600: false, 0o640: false, 0o644: false, 0o444: true, 0o400: true} {
		if err := errors.Join(os.WriteFile(path, []byte("old"), 0o600), os.Chmod(path, mode)); err != nil {
			t.Fatal(err)
		}
		err := WriteFile(path, []byte("new"))
		if (err != nil) != wrong {
			t.Errorf("%v: %v", mode, err)
		}
		data, _ := os.ReadFile(path)
		if info, err := os.Stat(path); err != nil || info.Mode().Perm() != mode && runtime.GOOS != "windows" || (string(data) == "old") != wrong {
			t.Errorf("%v: there is now %q with %v", mode, data, info.Mode())
		}
		if err := os.Remove(path); err != nil {
			t.Fatal(err)
		}
	}
}
