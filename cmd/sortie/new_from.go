package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/starters"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/missions"
)

// copied is the thing that from names, under a name of its own. It is read through the compiler's door
// to files: what is to be copied may be anybody's.
func copied(n novelty, from, id string) ([]output.File, error) {
	world, done, err := worldOf(n, from)
	if err != nil {
		return nil, err
	}
	defer done()
	entries, err := world.ReadDir(".")
	if err != nil {
		return nil, err
	}
	var files []output.File
	named, fits := false, false
	for _, e := range entries {
		if e.IsDir() || !strings.HasSuffix(e.Name(), ".cue") || strings.HasPrefix(e.Name(), ".") || e.Name() == packFile {
			continue
		}
		file, renamed, err := renamedFile(world, e.Name(), id)
		if err != nil {
			return nil, fmt.Errorf("--from %s: %w", from, err)
		}
		named = named || renamed
		fits = fits || bytes.Contains(file.Data, []byte(starters.Definition(n.kind)+" "))
		files = append(files, file)
	}
	if !named || !fits {
		return nil, fmt.Errorf("--from %s holds no %s that could be copied", from, n.kind)
	}
	return files, nil
}

func renamedFile(world compiler.World, name, id string) (output.File, bool, error) {
	data, err := world.ReadFile(name, compiler.MaxFileBytes)
	if err != nil {
		return output.File{}, false, err
	}
	if len(data) > compiler.MaxFileBytes {
		return output.File{}, false, fmt.Errorf("%s is larger than %d bytes, the most that a file of a pack may have", name, compiler.MaxFileBytes)
	}
	data, named, err := compiler.Rename(name, data, id, starters.Titled(id))
	return output.File{Name: name, Data: data}, named, err
}

// worldOf is the folder that from names: one on disk, or one that comes with Sortie.
func worldOf(n novelty, from string) (world compiler.World, done func() error, err error) {
	if info, err := os.Stat(from); err == nil && info.IsDir() {
		world, err := compiler.Dir(from)
		if err != nil {
			return nil, nil, err
		}
		return world, world.Close, nil
	}
	own := library(n)
	for _, dir := range own {
		if from == dir || from == path.Base(dir) {
			sub, err := fs.Sub(missions.FS, dir)
			return compiler.FSWorld{FS: sub}, func() error { return nil }, err
		}
	}
	return nil, nil, fmt.Errorf("--from %s is neither a folder nor a %s that comes with Sortie (%s)", from, n.kind, strings.Join(own, ", "))
}

// library lists the folders of a kind that come with Sortie.
func library(n novelty) []string {
	definition := []byte(starters.Definition(n.kind) + " ")
	var found []string
	fs.WalkDir(missions.FS, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		if data, err := fs.ReadFile(missions.FS, name); err == nil && bytes.Contains(data, definition) {
			found = append(found, path.Dir(name))
		}
		return nil
	})
	return found
}
