package compiler

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
)

// put writes a file of a pack on the disk.
func put(t *testing.T, dir, name, text string) {
	t.Helper()
	file := filepath.Join(dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// locked is a world in which one folder cannot be read.
type locked struct {
	source.World
	name string
}

func (l locked) ReadDir(name string) ([]fs.DirEntry, error) {
	if path.Base(name) == l.name {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrPermission}
	}
	return l.World.ReadDir(name)
}

// A folder that cannot be looked into has one finding with its name, and everything beside it is compiled.
func TestOneFolderCostsNoOther(t *testing.T) {
	for _, c := range []struct{ name, folder, code, said string }{
		{"may not be read", "secret", "PCK001", "secret cannot be read: permission denied"},
		{"too deep", strings.Repeat("d/", source.MaxDepth) + "d", "PCK003", "stands more than 32 folders deep"},
		{"no text", "\xff\xfe", "PCK001", "no text in UTF-8"},
	} {
		dir := t.TempDir()
		put(t, dir, "good/mission.cue", base(t))
		if c.name == "no text" && runtime.GOOS != "linux" {
			continue // no other system has such names
		}
		put(t, dir, path.Join(c.folder, "mission.cue"), base(t))
		open := func(root string) (source.World, error) {
			w, err := source.Dir(root)
			return locked{w, "secret"}, err
		}
		res := run(t, Options{Open: open}, dir+"/...")
		if len(res.Units) != 1 || res.Units[0].Mission == nil {
			t.Errorf("%s: the other unit is lost:\n%s", c.name, report(res.Diagnostics))
		}
		if len(res.Diagnostics) != 1 || res.Diagnostics[0].Code != c.code || !strings.Contains(res.Diagnostics[0].Summary, c.said) || res.Diagnostics[0].Remedy == "" {
			t.Errorf("%s: %s", c.name, report(res.Diagnostics))
		}
	}
}

// More source files than a run reads are told of before they are read, with the folder at which it ended.
func TestRunIsBounded(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, "a/mission.cue", base(t))
	var args []string
	for i := range source.MaxTreeBytes/source.MaxFileBytes + 2 {
		name := "m" + string(rune('0'+i/10)) + string(rune('0'+i%10))
		put(t, dir, name+"/mission.cue", "")
		if err := os.Truncate(filepath.Join(dir, name, "mission.cue"), source.MaxFileBytes); err != nil {
			t.Fatal(err)
		}
		args = append(args, filepath.Join(dir, name))
	}
	for _, asked := range [][]string{{dir + "/..."}, args} {
		res := run(t, Options{}, asked...)
		i := slices.IndexFunc(res.Diagnostics, func(d diag.Diagnostic) bool { return d.Code == "PCK003" })
		if i < 0 || !strings.Contains(res.Diagnostics[i].Summary, "m6") || !strings.Contains(res.Diagnostics[i].Summary, "64 MiB") {
			t.Errorf("not told of:\n%.500s", report(res.Diagnostics))
		}
	}
}
