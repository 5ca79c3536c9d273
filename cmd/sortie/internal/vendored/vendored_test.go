package vendored_test

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"cuelang.org/go/cue"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/languagetest"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/vendored"
)

func put(t *testing.T, file, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

func write(t *testing.T, dir string) []string {
	t.Helper()
	made, err := vendored.Write(dir)
	if err != nil {
		t.Fatal(err)
	}
	return made
}

// pack is a copy of the pack that ships, with the schema beside it.
func pack(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS("../../../../missions")); err != nil {
		t.Fatal(err)
	}
	if len(write(t, dir)) == 0 {
		t.Fatal("nothing was written")
	}
	return dir
}

// vetter checks the folders of a module against the copy in it.
func vetter(t *testing.T, module string) func(dir string) error {
	t.Helper()
	builder := languagetest.New(t, os.DirFS(filepath.Join(module, "cue.mod/pkg/sortie.tools")))
	return func(dir string) error { return builder.Folder(os.DirFS(module), dir).Validate(cue.Concrete(true)) }
}

// A pack with the copy beside it is sound by CUE alone, folder by folder.
func TestThePackIsSoundWithTheCopy(t *testing.T) {
	dir := pack(t)
	checked, vet := 0, vetter(t, dir)
	err := fs.WalkDir(os.DirFS(dir), ".", func(at string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		if d.Name() == "cue.mod" {
			return fs.SkipDir
		}
		if files, _ := filepath.Glob(filepath.Join(dir, at, "*.cue")); len(files) > 0 {
			checked++
			if err := vet(at); err != nil {
				t.Errorf("%s: %v", at, err)
			}
		}
		return nil
	})
	if err != nil || checked < 3 {
		t.Errorf("%d folders checked, %v", checked, err)
	}
}

// And a mistake in it is refused, so the definitions are really there.
func TestMistakesAreRefused(t *testing.T) {
	dir := pack(t)
	put(t, filepath.Join(dir, "pack.cue"), "package pack\n\nimport \"sortie.tools/corespace\"\n\ncorespace.#Pack & {id: \"x\", titel: \"X\"}\n")
	if vetter(t, dir)(".") == nil {
		t.Error("a misspelt field passed")
	}
}

// CUE's own command agrees. It is no part of Sortie's tree, so this runs where it is installed.
func TestStockCueAgrees(t *testing.T) {
	tool, err := exec.LookPath("cue")
	if err != nil {
		t.Skip("SKIPPED: no cue command here; go install cuelang.org/go/cmd/cue@v0.17.1 brings it")
	}
	vet := exec.Command(tool, "vet", "-c", "./...")
	vet.Dir = pack(t)
	vet.Env = append(os.Environ(), "CUE_REGISTRY=none", "CUE_CACHE_DIR="+t.TempDir())
	if out, err := vet.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

// Writing again writes nothing, puts back what was changed, and takes away what is no longer there.
func TestWritingAgain(t *testing.T) {
	dir := pack(t)
	if made := write(t, dir); len(made) > 0 {
		t.Errorf("written again: %v", made)
	}
	folder := filepath.Join(dir, "cue.mod/pkg/sortie.tools/corespace")
	for name, text := range map[string]string{
		"gone.cue": vendored.Mark + "package corespace\n", "board.cue": vendored.Mark + "package corespace\n", "mine.txt": "mine",
	} {
		put(t, filepath.Join(folder, name), text)
	}
	if made := write(t, dir); len(made) != 1 || filepath.Base(made[0]) != "board.cue" {
		t.Errorf("written: %v", made)
	}
	if _, err := os.Stat(filepath.Join(folder, "gone.cue")); err == nil {
		t.Error("a file that the schema no longer has is still there")
	}
	if _, err := os.Stat(filepath.Join(folder, "mine.txt")); err != nil {
		t.Error("somebody's own file is gone")
	}
}

// What is somebody's own stays: a module file, and files that are not of the copy.
func TestOwnFilesStay(t *testing.T) {
	dir := t.TempDir()
	own := map[string]string{"cue.mod/module.cue": "module: \"mine.example/pack@v0\"\nlanguage: version: \"v0.15.0\"\n"}
	own["cue.mod/pkg/sortie.tools/corespace/board.cue"] = "package corespace\n"
	for name, text := range own {
		put(t, filepath.Join(dir, name), text)
	}
	if _, err := vendored.Write(dir); err == nil {
		t.Error("a foreign file was replaced")
	}
	for name, text := range own {
		if data, err := os.ReadFile(filepath.Join(dir, name)); err != nil || string(data) != text {
			t.Errorf("%s is now %q (%v)", name, data, err)
		}
	}
}

// A folder that is a link out of the pack is not written through, and is named.
func TestLinksAreNotFollowed(t *testing.T) {
	for _, name := range []string{"cue.mod", "cue.mod/pkg", "cue.mod/pkg/sortie.tools/corespace"} {
		dir, outside := t.TempDir(), t.TempDir()
		link := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(link), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.Symlink(outside, link); err != nil {
			t.Skipf("SKIPPED: no symbolic links here: %v", err)
		}
		if _, err := vendored.Write(dir); err == nil || !strings.Contains(err.Error(), "/"+name+" is a link") {
			t.Errorf("%s: %v", name, err)
		}
		if left, _ := os.ReadDir(outside); len(left) > 0 {
			t.Errorf("made outside: %v", left)
		}
	}
}

// What lies under a name that sortie wrote through in earlier days is the user's, and so is what a link of
// that name leads to.
func TestPlantedNamesAreNotWrittenThrough(t *testing.T) {
	dir := t.TempDir()
	put(t, filepath.Join(dir, "notes.txt"), "mine")
	for name, up := range map[string]string{"module.cue": "../", "pkg/sortie.tools/corespace/board.cue": "../../../../"} {
		link := filepath.Join(dir, "cue.mod", name+".sortie.tmp")
		if err := os.MkdirAll(filepath.Dir(link), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.Symlink(up+"notes.txt", link); err != nil {
			t.Skipf("SKIPPED: no symbolic links here: %v", err)
		}
	}
	write(t, dir)
	if data, err := os.ReadFile(filepath.Join(dir, "notes.txt")); err != nil || string(data) != "mine" {
		t.Errorf("the user's file is now %.40q (%v)", data, err)
	}
}
