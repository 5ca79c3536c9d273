package output_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
)

func put(t *testing.T, dir, name, text string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func get(t *testing.T, dir, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(dir, name))
	if err != nil {
		return "<" + err.Error() + ">"
	}
	return string(data)
}

func files(pairs ...string) []output.File {
	var out []output.File
	for i := 0; i < len(pairs); i += 2 {
		out = append(out, output.File{Name: pairs[i], Data: []byte(pairs[i+1])})
	}
	return out
}

func TestReplaceSwapsItsOwnOutputs(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, "notes.txt", "mine")
	must(t, output.Replace(dir, files("a.pdf", "one", "b.pdf", "two")))
	must(t, output.Replace(dir, files("a.pdf", "three")))
	if got := get(t, dir, "a.pdf"); got != "three" {
		t.Errorf("a.pdf holds %q", got)
	}
	if _, err := os.Stat(filepath.Join(dir, "b.pdf")); err == nil {
		t.Error("b.pdf of the earlier build is still there")
	}
	if got := get(t, dir, "notes.txt"); got != "mine" {
		t.Errorf("notes.txt holds %q", got)
	}
}

func TestReplaceRefusesForeignFiles(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, "a.pdf", "not ours")
	err := output.Replace(dir, files("a.pdf", "x", "b.pdf", "y"))
	var foreign output.Foreign
	if !errors.As(err, &foreign) || foreign.Changed {
		t.Fatalf("got %v, want a Foreign error", err)
	}
	if get(t, dir, "a.pdf") != "not ours" || !strings.Contains(get(t, dir, "b.pdf"), "no such") {
		t.Error("something was written before the refusal")
	}
}

func TestReplaceRefusesEditedOutputs(t *testing.T) {
	dir := t.TempDir()
	must(t, output.Replace(dir, files("briefing.html", "ours")))
	put(t, dir, "briefing.html", "ours, with a note of mine")
	err := output.Replace(dir, files("briefing.html", "new"))
	var foreign output.Foreign
	if !errors.As(err, &foreign) || !foreign.Changed {
		t.Fatalf("got %v, want a Foreign error for a changed file", err)
	}
	if got := get(t, dir, "briefing.html"); got != "ours, with a note of mine" {
		t.Errorf("the note was lost: %q", got)
	}
}

func TestReplaceKeepsEditedStaleOutputs(t *testing.T) {
	dir := t.TempDir()
	must(t, output.Replace(dir, files("old.pdf", "ours", "a.pdf", "a")))
	put(t, dir, "old.pdf", "edited")
	must(t, output.Replace(dir, files("a.pdf", "a2")))
	if got := get(t, dir, "old.pdf"); got != "edited" {
		t.Errorf("old.pdf holds %q", got)
	}
}

func TestReplaceLeavesNoTemporaries(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "b.pdf"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := output.Replace(dir, files("a.pdf", "x", "b.pdf", "y")); err == nil {
		t.Fatal("a folder in the way was not refused")
	}
	left, _ := filepath.Glob(filepath.Join(dir, ".sortie-*.tmp"))
	if len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

func TestReplaceRefusesPathsAsNames(t *testing.T) {
	for _, name := range []string{"../x", "a/b", `a\b`, "", ".sortie-made.json"} {
		if err := output.Replace(t.TempDir(), files(name, "x")); err == nil {
			t.Errorf("%q was written", name)
		}
	}
}

// A pipe, a device or a link in place of an output is neither read nor replaced.
func TestReplaceOpensNothingStrange(t *testing.T) {
	dir := t.TempDir()
	outside := filepath.Join(t.TempDir(), "precious.pdf")
	must(t, os.WriteFile(outside, []byte("mine"), 0o644))
	if err := os.Symlink(outside, filepath.Join(dir, "a.pdf")); err != nil {
		t.Skipf("SKIPPED: no symbolic links here: %v", err)
	}
	if err := output.Replace(dir, files("a.pdf", "x")); err == nil {
		t.Error("a link was replaced")
	}
	if got, _ := os.ReadFile(outside); string(got) != "mine" {
		t.Errorf("the file behind the link holds %q", got)
	}
	link := filepath.Join(t.TempDir(), "linked")
	must(t, os.Symlink(t.TempDir(), link))
	if err := output.Replace(link, files("a.pdf", "x")); err == nil {
		t.Error("a build went through a linked folder")
	}
}

// A forged ledger cannot make a build remove a file of a kind that builds do not make.
func TestForgedLedgerRemovesNothing(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, "notes.txt", "one")
	put(t, dir, ".sortie-made.json", `{"notes.txt":["7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed"]}`)
	must(t, output.Replace(dir, files("a.pdf", "x")))
	if got := get(t, dir, "notes.txt"); got != "one" {
		t.Errorf("notes.txt holds %q", got)
	}
}

func TestReplaceSweepsUpAfterKilledBuilds(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, ".sortie-1.tmp", "left behind")
	put(t, dir, ".sortie-2.tmp", "of a build at work")
	put(t, dir, ".sortie-notes.tmp", "somebody's own")
	old := time.Now().Add(-2 * time.Hour)
	must(t, os.Chtimes(filepath.Join(dir, ".sortie-1.tmp"), old, old))
	must(t, os.Chtimes(filepath.Join(dir, ".sortie-notes.tmp"), old, old))
	must(t, output.Replace(dir, files("a.pdf", "x")))
	left, _ := filepath.Glob(filepath.Join(dir, ".sortie-*.tmp"))
	if len(left) != 2 || filepath.Base(left[0]) != ".sortie-2.tmp" {
		t.Errorf("left: %v", left)
	}
}

// A hostile ledger must not make the build remove a file elsewhere.
func TestLedgerCannotReachOutside(t *testing.T) {
	root := t.TempDir()
	dir := filepath.Join(root, "out")
	must(t, os.Mkdir(dir, 0o755))
	put(t, root, "precious.txt", "one")
	// sha256 of "one"
	put(t, dir, ".sortie-made.json", `{"../precious.txt":["7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed"]}`)
	must(t, output.Replace(dir, files("a.pdf", "x")))
	if got := get(t, root, "precious.txt"); got != "one" {
		t.Errorf("precious.txt holds %q", got)
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// Files that go to several places are all written or none is, and nothing is left beside them.
func TestWriteFilesIsAllOrNothing(t *testing.T) {
	dir := t.TempDir()
	in := func(names ...string) (out []output.File) {
		for _, n := range names {
			out = append(out, output.File{Name: filepath.Join(dir, n), Data: []byte(n)})
		}
		return out
	}
	err := output.WriteFiles(in("a.svg", "nowhere/b.svg"))
	if err == nil || !strings.Contains(err.Error(), "make it first") {
		t.Errorf("a folder that is not there: %v", err)
	}
	if left, _ := os.ReadDir(dir); len(left) != 0 {
		t.Errorf("%v is left", left)
	}
	must(t, output.WriteFiles(in("a.svg", "b.svg")))
	if got := get(t, dir, "a.svg") + get(t, dir, "b.svg"); got != "a.svgb.svg" {
		t.Errorf("they hold %q", got)
	}
}

// A build that fails leaves no folders behind that were not there.
func TestReplaceLeavesNoFolders(t *testing.T) {
	top := t.TempDir()
	put(t, top, "file", "mine")
	if err := output.Replace(filepath.Join(top, "file", "out"), files("a.pdf", "x")); err == nil {
		t.Error("a file was taken for a folder")
	}
	long := strings.Repeat("x", 300) + ".pdf" // longer than file systems take
	if err := output.Replace(filepath.Join(top, "new", "out"), files(long, "x")); err == nil {
		t.Skip("SKIPPED: this file system takes names of 300 letters, so the build does not fail")
	}
	if left, _ := os.ReadDir(top); len(left) != 1 {
		t.Errorf("%v is left", left)
	}
}

// A name is never put over a folder or a link, and so neither over a device or a pipe.
func TestWriteFileReplacesFilesOnly(t *testing.T) {
	dir := t.TempDir()
	outside := filepath.Join(dir, "outside.svg")
	must(t, os.WriteFile(outside, []byte("mine"), 0o644))
	must(t, os.Mkdir(filepath.Join(dir, "folder"), 0o755))
	places := []string{"folder"}
	if err := os.Symlink(outside, filepath.Join(dir, "link")); err == nil {
		places = append(places, "link")
	}
	for _, name := range places {
		err := output.WriteFile(filepath.Join(dir, name), []byte("x"))
		if err == nil || !strings.Contains(err.Error(), "no file: choose another name") {
			t.Errorf("%s: %v", name, err)
		}
		if info, err := os.Lstat(filepath.Join(dir, name)); err != nil || info.Mode().IsRegular() {
			t.Errorf("%s was replaced", name)
		}
	}
	if left, _ := os.ReadDir(dir); len(left) != len(places)+1 {
		t.Errorf("%v is left", left)
	}
}
