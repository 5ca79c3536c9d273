// Package rewrite finds the source files of packs and puts new texts in their place: each whole or not
// at all, with the mode it had, and never through a link that leads somewhere else.
package rewrite

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/compiler"
)

// File is one source file.
type File struct {
	Name string // as the user would name it
	Data []byte

	root *os.Root
	rel  string
	mode fs.FileMode
}

// Dir is the folder that the file stands in, as the user would name it.
func (f *File) Dir() string { return path.Dir(f.Name) }

// Tree is the files that the arguments of a command name. Close it after use.
type Tree struct {
	Files []*File

	roots []*os.Root
	seen  map[string]bool
	left  int // files and folders that may still be looked at
}

// Close lets go of the folders.
func (t *Tree) Close() {
	for _, r := range t.roots {
		r.Close()
	}
}

// Find reads the .cue files that the paths name: files themselves, and those in and below folders; no
// path means this folder. What begins with a dot or an underscore, modules' own folders and links are
// passed by.
func Find(paths []string) (*Tree, error) {
	if len(paths) == 0 {
		paths = []string{"."}
	}
	t := &Tree{seen: map[string]bool{}, left: compiler.MaxFiles}
	for _, p := range paths {
		if err := t.add(p); err != nil {
			t.Close()
			return nil, err
		}
	}
	if len(t.Files) == 0 {
		t.Close()
		return nil, fmt.Errorf("%s: no .cue file in or below", strings.Join(paths, ", "))
	}
	return t, nil
}

// add finds the files of one path.
func (t *Tree) add(arg string) error {
	if arg == "" || strings.ContainsRune(arg, 0) {
		return fmt.Errorf("%q is no path", arg)
	}
	shown := filepath.ToSlash(arg)
	if dir, ok := strings.CutSuffix(shown, "..."); ok && (dir == "" || strings.HasSuffix(dir, "/")) {
		shown = strings.TrimSuffix(dir, "/")
	}
	shown = path.Clean(shown)
	info, err := os.Lstat(filepath.FromSlash(shown))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("%s: no such file or folder", shown)
	case err != nil:
		return err
	case info.Mode().IsRegular() && strings.HasSuffix(shown, ".cue"):
		root, err := t.open(path.Dir(shown))
		if err != nil {
			return err
		}
		return t.file(root, path.Base(shown), shown)
	}
	if target, err := os.Stat(filepath.FromSlash(shown)); err != nil || !target.IsDir() {
		return fmt.Errorf("%s: not a folder and not a .cue file", shown)
	}
	root, err := t.open(shown)
	if err != nil {
		return err
	}
	return t.folder(root, ".", shown)
}

func (t *Tree) open(dir string) (*os.Root, error) {
	root, err := os.OpenRoot(filepath.FromSlash(dir))
	if err == nil {
		t.roots = append(t.roots, root)
	}
	return root, err
}

// folder finds the files in and below a folder.
func (t *Tree) folder(root *os.Root, rel, shown string) error {
	entries, err := fs.ReadDir(root.FS(), rel)
	if err != nil {
		return fmt.Errorf("%s: %w", shown, err)
	}
	if t.left -= len(entries); t.left < 0 {
		return fmt.Errorf("%s: more than %d files and folders: name the folders of the missions", shown, compiler.MaxFiles)
	}
	for _, e := range entries {
		name := e.Name()
		below, seenAs := path.Join(rel, name), path.Join(shown, name)
		switch {
		case strings.HasPrefix(name, ".") || strings.HasPrefix(name, "_") || name == "cue.mod":
		case e.IsDir():
			err = t.folder(root, below, seenAs)
		case e.Type().IsRegular() && strings.HasSuffix(name, ".cue"):
			err = t.file(root, below, seenAs)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// file reads one file, once.
func (t *Tree) file(root *os.Root, rel, shown string) error {
	abs, err := filepath.Abs(filepath.FromSlash(shown))
	if err != nil || t.seen[abs] {
		return err
	}
	t.seen[abs] = true
	info, err := root.Lstat(filepath.FromSlash(rel))
	if err != nil {
		return err
	}
	f, err := root.Open(filepath.FromSlash(rel))
	if err != nil {
		return err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, compiler.MaxFileBytes+1))
	t.Files = append(t.Files, &File{Name: shown, Data: data, root: root, rel: rel, mode: info.Mode().Perm()})
	return err
}

// Folders lists the files folder by folder, in order.
func (t *Tree) Folders() [][]*File {
	var groups [][]*File
	for _, f := range t.Files {
		i := slices.IndexFunc(groups, func(g []*File) bool { return g[0].Dir() == f.Dir() })
		if i < 0 {
			groups = append(groups, []*File{f})
		} else {
			groups[i] = append(groups[i], f)
		}
	}
	return groups
}

// Replace puts a new text in the place of the file: under a temporary name beside it, synced, renamed.
func (f *File) Replace(data []byte) error {
	tmp := path.Join(path.Dir(f.rel), ".sortie-"+path.Base(f.rel)+".tmp")
	if err := f.write(filepath.FromSlash(tmp), data); err != nil {
		f.root.Remove(filepath.FromSlash(tmp))
		return fmt.Errorf("%s cannot be written: %w", f.Name, reason(err))
	}
	if err := f.root.Rename(filepath.FromSlash(tmp), filepath.FromSlash(f.rel)); err != nil {
		f.root.Remove(filepath.FromSlash(tmp))
		return fmt.Errorf("%s cannot be written: %w", f.Name, reason(err))
	}
	f.Data = data
	return nil
}

// write makes the temporary file. One that a killed run left behind is removed first; O_EXCL then
// makes sure that nothing else stands there.
func (f *File) write(tmp string, data []byte) error {
	f.root.Remove(tmp)
	out, err := f.root.OpenFile(tmp, os.O_CREATE|os.O_EXCL|os.O_WRONLY, f.mode)
	if err != nil {
		return err
	}
	_, err = out.Write(data)
	return errors.Join(err, out.Chmod(f.mode), out.Sync(), out.Close())
}

// reason is what the system says, without the name of a temporary file that nobody knows.
func reason(err error) error {
	var p *fs.PathError
	if errors.As(err, &p) {
		return p.Err
	}
	return err
}
