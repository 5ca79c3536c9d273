// Package vendored writes a copy of the schema into a pack, where CUE's own tools look for it. The copy
// belongs to Sortie: each file of it says so in its first line, and is replaced or removed as the schema
// changes. A file without that line is somebody's own and is never touched.
package vendored

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/draft"
	"github.com/sortie-tools/sortie/schema"
)

// Mark is the first line of every file of the copy.
const Mark = "// Written by sortie schema --vendor; changes are lost. The source is Sortie's schema.\n\n"

// home is where a module keeps packages that it brings along, below its own folder.
const home = "cue.mod/pkg/sortie.tools"

const moduleFile = "cue.mod/module.cue"

// version is the version of CUE's language that the schema is written in.
const version = "v0.17.0"

// maxFile bounds what is read back of a file that may be of the copy: ten times the longest one.
const maxFile = 1 << 20

// Write puts the schema below a folder, and makes the folder a module of CUE if it is none. It returns
// the names of the files that it wrote; those that are as they should be it leaves alone.
func Write(dir string) ([]string, error) {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	c := &copier{root: root, shown: filepath.ToSlash(dir), ours: map[string]bool{}}
	if err := c.module(); err != nil {
		return nil, err
	}
	err = fs.WalkDir(schema.FS, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || path.Ext(name) != ".cue" || strings.HasPrefix(name, "cue.mod/") {
			return err
		}
		data, err := schema.FS.ReadFile(name)
		if err != nil {
			return err
		}
		return c.put(path.Join(home, name), append([]byte(Mark), data...))
	})
	if err == nil {
		err = c.removeOld()
	}
	return c.made, err
}

// copier writes into one folder, and through no link out of it.
type copier struct {
	root  *os.Root
	shown string
	ours  map[string]bool
	made  []string
}

// refuseLinks fails if a folder on the way to a file of the copy is a link out of the pack or to nothing: it is never written
// through.
func (c *copier) refuseLinks(file string) error {
	for at := path.Dir(file); at != "."; at = path.Dir(at) {
		info, err := c.root.Lstat(filepath.FromSlash(at))
		if err != nil || info.Mode()&fs.ModeSymlink == 0 {
			continue
		}
		if _, err := c.root.Stat(filepath.FromSlash(at)); err != nil {
			return fmt.Errorf("%s is a link out of the pack or to nothing, and the schema is written through none: put a folder in its place", path.Join(c.shown, at))
		}
	}
	return nil
}

// module makes a module file if there is none.
func (c *copier) module() error {
	if err := c.refuseLinks(moduleFile); err != nil {
		return err
	}
	if _, err := c.root.Lstat(filepath.FromSlash(moduleFile)); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	text := fmt.Sprintf("module: \"pack.invalid@v0\"\nlanguage: version: %q\n", version)
	return c.write(moduleFile, []byte(text))
}

// put writes one file of the copy, unless it stands there already.
func (c *copier) put(name string, data []byte) error {
	c.ours[name] = true
	if err := c.refuseLinks(name); err != nil {
		return err
	}
	old, err := c.read(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return c.write(name, data)
	case err != nil:
		return err
	case bytes.Equal(old, data):
		return nil
	case !bytes.HasPrefix(old, []byte(Mark)):
		return fmt.Errorf("%s is in the way and was not written by sortie: move it away", path.Join(c.shown, name))
	}
	return c.write(name, data)
}

// read reads a regular file of a size that one of the copy can have.
func (c *copier) read(name string) ([]byte, error) {
	info, err := c.root.Lstat(filepath.FromSlash(name))
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() || info.Size() > maxFile {
		return nil, fmt.Errorf("%s is in the way and is no plain file: move it away", path.Join(c.shown, name))
	}
	return c.root.ReadFile(filepath.FromSlash(name))
}

// write puts a whole file in place.
func (c *copier) write(name string, data []byte) error {
	err := c.root.MkdirAll(filepath.Dir(filepath.FromSlash(name)), 0o777)
	if err == nil {
		err = c.replace(name, data)
	}
	if err != nil {
		return fmt.Errorf("%s cannot be written: %w", path.Join(c.shown, name), err)
	}
	c.made = append(c.made, path.Join(c.shown, name))
	return nil
}

func (c *copier) replace(name string, data []byte) error {
	draft.Sweep(c.root, filepath.Dir(filepath.FromSlash(name)))
	d, err := draft.Write(c.root, name, data, nil)
	if err != nil {
		return err
	}
	return d.Place()
}

// removeOld takes away files of an earlier copy that the schema no longer has: their definitions would
// stand beside those that took their place.
func (c *copier) removeOld() error {
	return fs.WalkDir(c.root.FS(), home, func(name string, d fs.DirEntry, err error) error {
		if err != nil || c.ours[name] || !d.Type().IsRegular() || path.Ext(name) != ".cue" {
			return err
		}
		data, err := c.read(name)
		if err != nil || !bytes.HasPrefix(data, []byte(Mark)) {
			return err
		}
		return c.root.Remove(filepath.FromSlash(name))
	})
}
