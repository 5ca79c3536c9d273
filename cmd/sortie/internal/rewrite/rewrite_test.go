package rewrite_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/rewrite"
	"github.com/sortie-tools/sortie/compiler/source"
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
	if err := rewrite.Replace([]rewrite.Change{{File: tree.Files[0], Data: []byte("x: 2")}}, func(string) {}); err != nil {
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

func link(t *testing.T, target, name string) {
	t.Helper()
	if err := os.Symlink(target, name); err != nil {
		t.Skipf("SKIPPED: no symbolic links here: %v", err)
	}
}

// holds checks that a folder holds exactly these files, by name and text.
func holds(t *testing.T, dir string, want map[string]string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil || len(entries) != len(want) {
		t.Errorf("%s holds %v, %v", dir, entries, err)
	}
	for name, text := range want {
		if data, err := os.ReadFile(filepath.Join(dir, name)); err != nil || string(data) != text {
			t.Errorf("%s holds %q, %v", name, data, err)
		}
	}
}

// all asks for the text "new" in every file of a tree.
func all(tree *rewrite.Tree) []rewrite.Change {
	var changes []rewrite.Change
	for _, f := range tree.Files {
		changes = append(changes, rewrite.Change{File: f, Data: []byte("new")})
	}
	return changes
}

// What keeps one of the files from being replaced keeps them all as they are, and is named.
func TestAllOrNone(t *testing.T) {
	for name, spoil := range map[string]func(dir string) error{
		"saved meanwhile": func(dir string) error { return os.WriteFile(filepath.Join(dir, "b.cue"), []byte("saved"), 0o600) },
		"removed":         func(dir string) error { return os.Remove(filepath.Join(dir, "b.cue")) },
		"another mode":    func(dir string) error { return os.Chmod(filepath.Join(dir, "b.cue"), 0o400) },
		"a folder": func(dir string) error {
			return errors.Join(os.Remove(filepath.Join(dir, "b.cue")), os.MkdirAll(filepath.Join(dir, "b.cue/x"), 0o777))
		},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			put(t, filepath.Join(dir, "a.cue"), "old")
			put(t, filepath.Join(dir, "b.cue"), "old")
			tree := find(t, dir)
			if err := spoil(dir); err != nil {
				t.Fatal(err)
			}
			err := rewrite.Replace(all(tree), func(string) {})
			var kept rewrite.Kept
			if !errors.As(err, &kept) || filepath.Base(kept.Name) != "b.cue" {
				t.Errorf("%v", err)
			}
			if data, err := os.ReadFile(filepath.Join(dir, "a.cue")); string(data) != "old" {
				t.Errorf("a.cue holds %q, %v", data, err)
			}
			if left, _ := filepath.Glob(filepath.Join(dir, ".*")); len(left) > 0 {
				t.Errorf("left behind: %v", left)
			}
		})
	}
}

// A file that is read-only, or has other names, is its owner's to change.
func TestProtectedFilesStay(t *testing.T) {
	for name, protect := range map[string]func(file string) error{
		"read-only": func(file string) error { return os.Chmod(file, 0o444) },
		"two names": func(file string) error { return os.Link(file, filepath.Join(filepath.Dir(file), "other")) },
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			put(t, filepath.Join(dir, "a.cue"), "old")
			if err := protect(filepath.Join(dir, "a.cue")); err != nil {
				t.Skipf("SKIPPED: %v", err)
			}
			if err := rewrite.Replace(all(find(t, dir)), func(string) {}); !errors.As(err, new(rewrite.Kept)) {
				t.Errorf("%v", err)
			}
			if data, err := os.ReadFile(filepath.Join(dir, "a.cue")); string(data) != "old" {
				t.Errorf("holds %q, %v", data, err)
			}
		})
	}
}

// Two runs at one time do not write into one another's drafts, and neither removes what it did not make.
func TestStrangersStay(t *testing.T) {
	dir := t.TempDir()
	put(t, filepath.Join(dir, "a.cue"), "old")
	put(t, filepath.Join(dir, ".sortie-a.cue.tmp"), "a stranger's")
	if err := rewrite.Replace(all(find(t, dir)), func(string) {}); err != nil {
		t.Fatal(err)
	}
	holds(t, dir, map[string]string{"a.cue": "new", ".sortie-a.cue.tmp": "a stranger's"})
}

// A run that comes second to the same text has nothing to complain of.
func TestSecondRunAgrees(t *testing.T) {
	dir := t.TempDir()
	put(t, filepath.Join(dir, "a.cue"), "old")
	first, second := find(t, dir), find(t, dir)
	if err := errors.Join(rewrite.Replace(all(first), func(string) {}), rewrite.Replace(all(second), func(string) {})); err != nil {
		t.Error(err)
	}
	holds(t, dir, map[string]string{"a.cue": "new"})
}

// Links are passed by, but not in silence: whoever needs all of a pack can tell.
func TestLinksAreListed(t *testing.T) {
	dir := t.TempDir()
	put(t, filepath.Join(dir, "a/b.cue"), "old")
	link(t, "b.cue", filepath.Join(dir, "a/c.cue"))
	link(t, "a", filepath.Join(dir, "d"))
	link(t, "a/b.cue", filepath.Join(dir, "notes.txt"))
	if got := find(t, dir).Links; len(got) != 2 {
		t.Errorf("links: %v", got)
	}
}

// What cannot be read is passed by with a finding, and what stands beside it is found all the same.
func TestOneFolderCostsNoOther(t *testing.T) {
	dir := t.TempDir()
	put(t, filepath.Join(dir, "good", "a.cue"), "package a\n")
	put(t, filepath.Join(dir, strings.Repeat("d/", source.MaxDepth+1), "a.cue"), "package a\n")
	codes := []string{"PCK003"}
	if runtime.GOOS == "linux" { // no other system has such names
		put(t, filepath.Join(dir, "bad\xff", "a.cue"), "package a\n")
		codes = []string{"PCK001", "PCK003"}
	}
	tree := find(t, dir)
	var got []string
	for _, d := range tree.Found {
		got = append(got, d.Code)
	}
	if len(tree.Files) != 1 || !slices.Equal(got, codes) {
		t.Errorf("%d files, %v", len(tree.Files), tree.Found)
	}
}

// A tree with more to read than a run takes is refused before all of it is in memory, with the file at which it ended.
func TestTreeIsBounded(t *testing.T) {
	dir := t.TempDir()
	for i := range source.MaxTreeBytes/source.MaxFileBytes + 2 {
		name := filepath.Join(dir, fmt.Sprintf("f%02d.cue", i))
		put(t, name, "")
		if err := os.Truncate(name, source.MaxFileBytes); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := rewrite.Find([]string{dir}); err == nil || !strings.Contains(err.Error(), "f64.cue: the source files up to this one are larger than 64 MiB") {
		t.Error(err)
	}
}
