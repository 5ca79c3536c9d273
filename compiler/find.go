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

	"github.com/sortie-tools/sortie/compiler/source"
)

// packFile is the file that makes a folder a pack.
const packFile = "pack.cue"

// target is one folder or file to compile.
type target struct {
	pack  *packRoot
	dir   string // relative to the pack, "." for its root
	only  string // name of the single file asked for, or empty
	shown string // the folder as the user would name it
	met   bool   // in a search: nobody named it
}

// file is the name of a file of the pack as the user would write it.
func (t target) file(rel string) string {
	if inside, ok := source.Below(t.dir, rel); ok {
		return path.Join(t.shown, inside)
	}
	return path.Join(t.pack.shown, rel)
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
			key := t.place(len(args) > 1) + "\x00" + t.only
			if !seen[key] {
				seen[key] = true
				all = append(all, t)
			}
		}
	}
	// A file is no unit beside the folder that it belongs to.
	return slices.DeleteFunc(all, func(t target) bool { return t.only != "" && seen[t.place(len(args) > 1)+"\x00"] }), nil
}

// place is the folder of a target: its real one, if two arguments may name it by different ways.
func (t target) place(links bool) string {
	dir := filepath.Join(t.pack.abs, filepath.FromSlash(t.dir))
	if links {
		if found, err := filepath.EvalSymlinks(dir); err == nil {
			return found
		}
	}
	return dir
}

// find is the targets of one argument.
func (c *compilation) find(arg string) ([]target, error) {
	if strings.ContainsRune(arg, 0) || arg == "" {
		return nil, fmt.Errorf("%q is no path", arg)
	}
	slash := filepath.ToSlash(arg)
	if w, ok := c.opt.Mounts[arg]; ok {
		return c.mounted(arg, w)
	}
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
	case strings.HasSuffix(slash, ".zip"):
		return nil, fmt.Errorf("%s: a bundle, which only sortie check reads; unpack it and name the folder", slash)
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
	entries, err := t.pack.unnoted().ReadDir(t.dir)
	if err == nil && len(unitNames(entries)) == 0 {
		return c.tree(dir)
	}
	if !c.weigh(t.pack.unnoted(), t.dir, entries) {
		c.tooMuch(dir)
		return nil, nil
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
	for range source.MaxPackParents + 1 {
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
	for range source.MaxPackParents + 1 {
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
		open = func(dir string) (source.World, error) { return source.Dir(dir) }
	}
	w, err := open(abs)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", shown, err)
	}
	p := &packRoot{abs: abs, shown: shown, world: w, language: c.opt.Language, kept: c.opt.Rules}
	if c.opt.Store != nil {
		p.remember()
	}
	c.packs[abs] = p
	c.order = append(c.order, p)
	return p, nil
}

func (c *compilation) close() {
	for _, p := range c.order {
		if w, ok := p.unnoted().(interface{ Close() error }); ok {
			w.Close()
		}
	}
}
