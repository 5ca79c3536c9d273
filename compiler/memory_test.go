package compiler

import (
	"errors"
	"io/fs"
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/compiler/source"
)

// Files in memory are a file system like others, as far as the compiler looks at one.
func TestFilesAreAWorld(t *testing.T) {
	f := source.Files{"pack.cue": []byte("12345"), "a/mission.cue": []byte("1"), "a/b/c.cue": []byte("2")}
	var names []string
	for _, dir := range []string{".", "a", "a/b"} {
		entries, err := f.ReadDir(dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			info, err := e.Info()
			if err != nil || e.IsDir() != info.Mode().IsDir() || e.IsDir() == info.Mode().IsRegular() {
				t.Errorf("%s: %v, %v", e.Name(), info, err)
			}
			names = append(names, e.Name())
		}
	}
	if want := []string{"a", "pack.cue", "b", "mission.cue", "c.cue"}; !slices.Equal(names, want) {
		t.Errorf("found %v, want %v", names, want)
	}
	if data, err := f.ReadFile("pack.cue", 3); string(data) != "1234" || err != nil {
		t.Errorf("read %q, %v: one byte more than the limit shows that there is more", data, err)
	}
	for _, name := range []string{"none", "a", "../pack.cue"} {
		if _, err := f.ReadFile(name, 10); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s is read: %v", name, err)
		}
	}
	if _, err := f.Stat("a/x"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a file that there is not: %v", err)
	}
	if _, err := f.ReadDir("x"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a folder that there is not: %v", err)
	}
}

// A pack in memory compiles as one on the disk does, under the name it is given.
func TestMounts(t *testing.T) {
	f := source.Files{"q/mission.cue": []byte(named(t, "q")), "r/mission.cue": []byte(named(t, "r"))}
	res, err := Compile([]string{"x.zip/src", "x.zip/src"}, Options{Mounts: map[string]source.World{"x.zip/src": f}})
	if err != nil || len(res.Diagnostics) > 0 {
		t.Fatal(err, report(res.Diagnostics))
	}
	var dirs []string
	for _, u := range res.Units {
		dirs = append(dirs, u.Dir)
	}
	if want := []string{"x.zip/src/q", "x.zip/src/r"}; !slices.Equal(dirs, want) {
		t.Errorf("compiled %v, want %v", dirs, want)
	}
	if _, err := Compile([]string{"x.zip/src"}, Options{}); err == nil {
		t.Error("a pack that is nowhere compiles")
	}
}

// What a bundle holds of a pack is never taken for all of it.
func TestAMountIsNotWhole(t *testing.T) {
	f := source.Files{"pack.cue": []byte(packThatAllows), "q/mission.cue": []byte(named(t, "q"))}
	res, err := Compile([]string{"b"}, Options{Mounts: map[string]source.World{"b": f}})
	if err != nil || len(res.Packs) != 1 || res.Packs[0].Whole {
		t.Errorf("%+v, %v", res.Packs, err)
	}
}

const packThatAllows = `package p

import "sortie.tools/corespace"

corespace.#Pack & {id: "p", title: "P", version: "1.0.0", format: 3, checks: allow: SPN006: reason: "house"}
`
