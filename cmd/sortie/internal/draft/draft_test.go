package draft_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/draft"
)

func open(t *testing.T) (*os.Root, string) {
	t.Helper()
	dir := t.TempDir()
	root, err := os.OpenRoot(dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { root.Close() })
	return root, dir
}

func names(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	for _, e := range entries {
		all = append(all, e.Name())
	}
	return all
}

// Two drafts of one file do not get in one another's way, and nothing is left of either.
func TestDraftsOfOneFile(t *testing.T) {
	root, dir := open(t)
	a, errA := draft.Write(root, "x", []byte("a"), nil)
	b, errB := draft.Write(root, "x", []byte("b"), nil)
	if errA != nil || errB != nil || len(names(t, dir)) != 2 {
		t.Fatal(errA, errB, names(t, dir))
	}
	if err := a.Place(); err != nil {
		t.Fatal(err)
	}
	a.Discard()
	b.Discard()
	if data, err := os.ReadFile(filepath.Join(dir, "x")); string(data) != "a" || len(names(t, dir)) != 1 {
		t.Errorf("%q, %v, %v", data, err, names(t, dir))
	}
}

// A draft that cannot be put in its place is removed, and what stands there stays.
func TestPlaceThatIsTaken(t *testing.T) {
	root, dir := open(t)
	if err := os.MkdirAll(filepath.Join(dir, "x/y"), 0o777); err != nil {
		t.Fatal(err)
	}
	d, err := draft.Write(root, "x", nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := d.Place(); err == nil || len(names(t, dir)) != 1 {
		t.Errorf("%v, %v", err, names(t, dir))
	}
}

// A draft stays in its folder, whatever a link says.
func TestNoWayOut(t *testing.T) {
	root, dir := open(t)
	outside := t.TempDir()
	if err := os.Symlink(outside, filepath.Join(dir, "x")); err != nil {
		t.Skipf("SKIPPED: no symbolic links here: %v", err)
	}
	if _, err := draft.Write(root, "x/y", nil, nil); err == nil || len(names(t, outside)) != 0 {
		t.Errorf("%v, %v", err, names(t, outside))
	}
}
