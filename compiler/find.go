package compiler

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
)

// packFile is the file that makes a folder a pack.
const packFile = "pack.cue"

// target is one folder or file to compile.
type target struct {
	pack  *packRoot
	dir   string // relative to the pack, "." for its root
	only  string // name of the single file asked for, or empty
	shown string // the folder as the user would name it
}

// file is the name of a file of the pack as the user would write it.
func (t target) file(rel string) string {
	if inside, ok := below(t.dir, rel); ok {
		return path.Join(t.shown, inside)
	}
	return path.Join(t.pack.shown, rel)
}

// below cuts a folder off the front of a path.
func below(dir, name string) (string, bool) {
	if dir == "." {
		return name, true
	}
	return strings.CutPrefix(name, dir+"/")
}

// targets finds out what the arguments name. No argument means the current folder.
func (c *compilation) targets(args []string) ([]target, error) {
	if len(args) == 0 {
		args = []string{"."}
	}
	var all []target
	seen := map[string]bool{}
	for _, arg := range args {
		found, err := c.find(arg)
		if err != nil {
			return nil, err
		}
		for _, t := range found {
			key := t.pack.abs + "\x00" + t.dir + "\x00" + t.only
			if !seen[key] {
				seen[key] = true
				all = append(all, t)
			}
		}
	}
	return all, nil
}

// find is the targets of one argument.
func (c *compilation) find(arg string) ([]target, error) {
	if strings.ContainsRune(arg, 0) || arg == "" {
		return nil, fmt.Errorf("%q is no path", arg)
	}
	slash := filepath.ToSlash(arg)
	if dir, ok := strings.CutSuffix(slash, "..."); ok && (dir == "" || strings.HasSuffix(dir, "/")) {
		return c.tree(strings.TrimSuffix(dir, "/"))
	}
	info, err := os.Stat(arg)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, fmt.Errorf("%s: no such file or folder", slash)
	case err != nil:
		return nil, fmt.Errorf("%s: %w", slash, err)
	case info.IsDir():
		return c.folder(path.Clean(slash))
	case !strings.HasSuffix(slash, ".cue"):
		return nil, fmt.Errorf("%s: not a folder and not a .cue file", slash)
	}
	return c.single(path.Clean(slash))
}

// single is the target of one file.
func (c *compilation) single(file string) ([]target, error) {
	t, err := c.locate(path.Dir(file))
	if err != nil {
		return nil, err
	}
	t.only = path.Base(file)
	return []target{t}, nil
}

// folder is the target of a folder; a folder that is only a pack stands for all that is below it.
func (c *compilation) folder(dir string) ([]target, error) {
	t, err := c.locate(dir)
	if err != nil {
		return nil, err
	}
	names, err := c.sourceNames(t)
	if err == nil && len(names) == 0 {
		return c.tree(dir)
	}
	return []target{t}, nil
}

// locate finds the pack that a folder belongs to: the nearest folder above with a pack.cue. The
// search ends at a module root. Without a pack the folder stands for itself.
func (c *compilation) locate(dir string) (target, error) {
	abs, err := filepath.Abs(filepath.FromSlash(dir))
	if err != nil {
		return target{}, err
	}
	root, shown := abs, dir
	for range MaxPackParents + 1 {
		if exists(filepath.Join(root, packFile)) {
			break
		}
		up := filepath.Dir(root)
		if up == root || exists(filepath.Join(root, "cue.mod")) {
			root = abs
			break
		}
		root = up
	}
	if !exists(filepath.Join(root, packFile)) {
		root = moduleRoot(abs)
	}
	rel, err := filepath.Rel(root, abs)
	if err != nil {
		return target{}, err
	}
	rel = filepath.ToSlash(rel)
	for up := rel; up != "."; up = path.Dir(up) {
		shown = parent(shown)
	}
	p, err := c.pack(root, shown)
	return target{pack: p, dir: rel, shown: dir}, err
}

// moduleRoot is the nearest folder with a cue.mod, or the folder itself.
func moduleRoot(abs string) string {
	root := abs
	for range MaxPackParents + 1 {
		if exists(filepath.Join(root, "cue.mod")) {
			return root
		}
		root = filepath.Dir(root)
	}
	return abs
}

// parent is the folder above, as a user would write it.
func parent(dir string) string {
	if dir == "." || dir == ".." || strings.HasSuffix(dir, "/..") {
		return path.Join(dir, "..")
	}
	return path.Dir(dir)
}

func exists(file string) bool {
	_, err := os.Lstat(file)
	return err == nil
}

// pack opens a pack once.
func (c *compilation) pack(abs, shown string) (*packRoot, error) {
	if p := c.packs[abs]; p != nil {
		return p, nil
	}
	open := c.opt.Open
	if open == nil {
		open = func(dir string) (World, error) { return Dir(dir) }
	}
	w, err := open(abs)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", shown, err)
	}
	p := &packRoot{abs: abs, shown: shown, world: w}
	c.packs[abs] = p
	c.order = append(c.order, p)
	return p, nil
}

func (c *compilation) close() {
	for _, p := range c.order {
		if w, ok := p.world.(interface{ Close() error }); ok {
			w.Close()
		}
	}
}

// tree is the targets of all folders below one, in order of their paths. Links to folders are not
// followed, so a loop of links cannot occur.
func (c *compilation) tree(dir string) ([]target, error) {
	if dir == "" {
		dir = "."
	}
	top, err := c.locate(dir)
	if err != nil {
		return nil, err
	}
	s := &search{c: c, world: top.pack.world, left: MaxFiles}
	err = s.walk(top.dir, dir)
	switch {
	case err == fs.SkipAll:
		c.found.add(diag.Diagnostic{
			Code: "PCK003", Severity: diag.Error, Range: diag.Range{File: dir}, Remedy: "name the folders of the missions",
			Summary: fmt.Sprintf("%s holds more than %d files and folders; the search ends at %s", dir, MaxFiles, s.last),
		})
	case err != nil:
		return nil, err
	case len(s.found) == 0:
		return nil, fmt.Errorf("%s: no mission or deck in or below this folder", dir)
	}
	return s.found, nil
}

// search goes through a tree of folders.
type search struct {
	c     *compilation
	world World
	left  int    // files and folders that may still be looked at
	last  string // the folder looked at last
	found []target
}

// walk looks into a folder and those below it; fs.SkipAll says that there are too many.
func (s *search) walk(rel, shown string) error {
	s.last = shown
	entries, err := s.world.ReadDir(rel)
	if err != nil {
		return fmt.Errorf("%s: %w", shown, err)
	}
	if s.left -= len(entries); s.left < 0 {
		return fs.SkipAll
	}
	if slices.ContainsFunc(entries, isSource) {
		t, err := s.c.locate(shown)
		if err != nil {
			return err
		}
		if names, err := s.c.sourceNames(t); err != nil || len(names) > 0 {
			s.found = append(s.found, t)
		}
	}
	for _, e := range entries {
		if e.IsDir() && !hidden(e.Name()) && e.Name() != "cue.mod" {
			if err := s.walk(path.Join(rel, e.Name()), path.Join(shown, e.Name())); err != nil {
				return err
			}
		}
	}
	return nil
}

// hidden reports whether tools should pass a file or folder by, as CUE does.
func hidden(name string) bool { return strings.HasPrefix(name, ".") || strings.HasPrefix(name, "_") }

// isSource reports whether a folder entry is named like a source file of a mission or deck. What
// it really is, the loader finds out.
func isSource(e fs.DirEntry) bool {
	return strings.HasSuffix(e.Name(), ".cue") && !hidden(e.Name()) && !e.IsDir()
}

// sourceNames lists the source files of a target's folder, without the pack's.
func (c *compilation) sourceNames(t target) ([]string, error) {
	if t.only != "" {
		return []string{t.only}, nil
	}
	entries, err := t.pack.world.ReadDir(t.dir)
	if err != nil {
		return nil, err
	}
	var names []string
	for _, e := range entries {
		if isSource(e) && e.Name() != packFile {
			names = append(names, e.Name())
		}
	}
	return names, nil
}
