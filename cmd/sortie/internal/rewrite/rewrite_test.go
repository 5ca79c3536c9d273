package rewrite_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/rewrite"
)

func put(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

func find(t *testing.T, paths ...string) *rewrite.Tree {
	t.Helper()
	tree, err := rewrite.Find(paths)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(tree.Close)
	return tree
}

func TestFindPassesOthersFoldersBy(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	for _, name := range []string{"a.cue", "b/c.cue", "b/d.txt", ".git/e.cue", "_off/f.cue", "cue.mod/pkg/g.cue", "b/.h.cue"} {
		put(t, name, "x: 1")
	}
	var got []string
	for _, f := range find(t, ".", "b/c.cue", "./...").Files {
		got = append(got, f.Name)
	}
	if len(got) != 2 || got[0] != "a.cue" || got[1] != "b/c.cue" {
		t.Errorf("found %v", got)
	}
}

// A new text keeps the file's mode, and leaves nothing beside it.
func TestReplaceKeepsTheMode(t *testing.T) {
	dir := t.TempDir()
	put(t, filepath.Join(dir, "a.cue"), "x: 1")
	tree := find(t, dir)
	if err := tree.Files[0].Replace([]byte("x: 2")); err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(filepath.Join(dir, "a.cue"))
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v %v", info.Mode(), err)
	}
	if data, _ := os.ReadFile(filepath.Join(dir, "a.cue")); string(data) != "x: 2" {
		t.Errorf("holds %q", data)
	}
	if left, _ := os.ReadDir(dir); len(left) != 1 {
		t.Errorf("left behind: %v", left)
	}
}

// Links are neither followed nor replaced: what they lead to is not the pack's.
func TestLinksArePassedBy(t *testing.T) {
	outside, dir := t.TempDir(), t.TempDir()
	put(t, filepath.Join(outside, "a.cue"), "x: 1")
	put(t, filepath.Join(dir, "b.cue"), "x: 1")
	if err := os.Symlink(filepath.Join(outside, "a.cue"), filepath.Join(dir, "a.cue")); err != nil {
		t.Skipf("SKIPPED: no symbolic links here: %v", err)
	}
	if err := os.Symlink(outside, filepath.Join(dir, "more")); err != nil {
		t.Fatal(err)
	}
	if tree := find(t, dir); len(tree.Files) != 1 || filepath.Base(tree.Files[0].Name) != "b.cue" {
		t.Errorf("%d files", len(tree.Files))
	}
	if _, err := rewrite.Find([]string{filepath.Join(dir, "a.cue")}); err == nil {
		t.Error("a link was taken for a file")
	}
}
