// Package laidover joins the two states of a pack of which somebody has only the files that differ: git's difftool hands over
// two folders with these, and all others lie in the folder that it was called in, the base.
package laidover

import (
	"fmt"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/compiler/source"
)

// laid is a folder in which other files stand in the place of some: those of a state, where both states of a pack share the
// rest. What one state has and the other lacks is hidden in that other.
type laid struct {
	source.World
	files  source.Files
	hidden map[string]bool
}

// States are both states of the folder base, by the names of the folders that hold what differs. An error names the folder
// that cannot be read.
func States(before, now, base string) (paths [2][]string, mounts [2]map[string]source.World, err error) {
	disk, err := source.Dir(filepath.FromSlash(base))
	if err != nil {
		return paths, mounts, fmt.Errorf("--base %s: %w", base, err)
	}
	var sides [2]source.Files
	var links [2]map[string]bool
	for i, dir := range []string{before, now} {
		if sides[i], links[i], err = filesBelow(dir); err != nil {
			return paths, mounts, err
		}
	}
	for i := range sides {
		w := laid{World: disk, files: sides[i], hidden: map[string]bool{}}
		for name := range sides[1-i] {
			if _, has := sides[i][name]; !has && !links[i][name] {
				w.hidden[name] = true
			}
		}
		name := []string{before, now}[i]
		paths[i], mounts[i] = []string{name}, map[string]source.World{name: w}
	}
	return paths, mounts, nil
}

// filesBelow are the files below a folder, and apart from these the links: git lays them there for files that are as they
// are in the base.
func filesBelow(dir string) (source.Files, map[string]bool, error) {
	w, err := source.Dir(filepath.FromSlash(dir))
	if err != nil {
		return nil, nil, fmt.Errorf("%s: --base goes with two folders, as git difftool -d makes them: %w", dir, err)
	}
	defer w.Close()
	files, links := source.Files{}, map[string]bool{}
	return files, links, gatherFiles(w, ".", files, links, source.MaxDepth)
}

// gatherFiles reads a folder and, so many levels down, those in it.
func gatherFiles(w source.World, dir string, files source.Files, links map[string]bool, down int) error {
	entries, err := w.ReadDir(dir)
	if err != nil || down == 0 {
		return err
	}
	for _, e := range entries {
		name := path.Join(dir, e.Name())
		switch {
		case len(files)+len(links) > source.MaxFiles:
			return fmt.Errorf("%s: more than %d files differ", dir, source.MaxFiles)
		case e.IsDir():
			err = gatherFiles(w, name, files, links, down-1)
		case e.Type()&fs.ModeSymlink != 0:
			links[name] = true
		case e.Type().IsRegular():
			files[name], err = w.ReadFile(name, source.MaxFileBytes)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// ReadFile implements source.World.
func (l laid) ReadFile(name string, limit int) ([]byte, error) {
	if l.hidden[name] {
		return nil, missing("read", name)
	}
	if _, ok := l.files[name]; ok {
		return l.files.ReadFile(name, limit)
	}
	return l.World.ReadFile(name, limit)
}

// ReadDir implements source.World.
func (l laid) ReadDir(name string) ([]fs.DirEntry, error) {
	entries, err := l.World.ReadDir(name)
	more, laidErr := l.files.ReadDir(name)
	if err != nil && laidErr != nil {
		return nil, err
	}
	entries = slices.DeleteFunc(slices.Clone(entries), func(e fs.DirEntry) bool { return l.hidden[path.Join(name, e.Name())] })
	for _, e := range more {
		if !slices.ContainsFunc(entries, func(old fs.DirEntry) bool { return old.Name() == e.Name() }) {
			entries = append(entries, e)
		}
	}
	slices.SortFunc(entries, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	return entries, nil
}

// Lstat implements source.World.
func (l laid) Lstat(name string) (fs.FileInfo, error) { return l.stat(name, source.World.Lstat) }

// Stat implements source.World.
func (l laid) Stat(name string) (fs.FileInfo, error) { return l.stat(name, source.World.Stat) }

func (l laid) stat(name string, ask func(source.World, string) (fs.FileInfo, error)) (fs.FileInfo, error) {
	if l.hidden[name] {
		return nil, missing("stat", name)
	}
	if info, err := l.files.Stat(name); err == nil {
		return info, nil
	}
	return ask(l.World, name)
}

func missing(op, name string) error { return &fs.PathError{Op: op, Path: name, Err: fs.ErrNotExist} }
