// Package rewrite finds the source files of packs and puts new texts in their place: each whole or not
// at all, with the mode and owner it had, never through a link, and never over a text that was saved
// since the file was read.
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
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
)

// File is one source file.
type File struct {
	Name string // as the user would name it
	Data []byte

	root *os.Root
	rel  string
	info fs.FileInfo // what it was when it was read
}

// Dir is the folder that the file stands in, as the user would name it.
func (f *File) Dir() string { return path.Dir(f.Name) }

// Tree is the files that the arguments of a command name. Close it after use.
type Tree struct {
	Files []*File
	Links []string          // what was passed by because it is a link: .cue files, and folders
	Found []diag.Diagnostic // what was passed by because it cannot be read: the rest is none the worse for it

	roots  []*os.Root
	seen   map[string]bool
	left   int   // files and folders that may still be looked at
	weight int64 // bytes of the files so far
}

// Close lets go of the folders.
func (t *Tree) Close() {
	for _, r := range t.roots {
		r.Close()
	}
}

// Find reads the .cue files that the paths name: files themselves, and those in and below folders; no
// path means this folder. What begins with a dot or an underscore, modules' own folders and links are
// passed by, and so is what cannot be read there.
func Find(paths []string) (*Tree, error) {
	if len(paths) == 0 {
		paths = []string{"."}
	}
	t := &Tree{seen: map[string]bool{}, left: source.MaxFiles}
	for _, p := range paths {
		if err := t.add(p); err != nil {
			t.Close()
			return nil, err
		}
	}
	if len(t.Files)+len(t.Found) == 0 {
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
	return t.folder(root, ".", shown, 0)
}

func (t *Tree) open(dir string) (*os.Root, error) {
	root, err := os.OpenRoot(filepath.FromSlash(dir))
	if err == nil {
		t.roots = append(t.roots, root)
	}
	return root, err
}

// folder finds the files in and below a folder.
func (t *Tree) folder(root *os.Root, rel, shown string, depth int) error {
	if d, refused := compiler.Refused(shown, depth); refused {
		t.Found = append(t.Found, d)
		return nil
	}
	entries, err := fs.ReadDir(root.FS(), rel)
	if err != nil {
		t.Found = append(t.Found, compiler.Unreadable(shown, err))
		return nil
	}
	if t.left -= len(entries); t.left < 0 {
		return fmt.Errorf("%s: more than %d files and folders: name the folders of the missions", shown, source.MaxFiles)
	}
	for _, e := range entries {
		name := e.Name()
		below, seenAs := path.Join(rel, name), path.Join(shown, name)
		switch {
		case strings.HasPrefix(name, ".") || strings.HasPrefix(name, "_") || name == "cue.mod":
		case e.IsDir():
			err = t.folder(root, below, seenAs, depth+1)
		case e.Type().IsRegular() && strings.HasSuffix(name, ".cue"):
			err = t.met(root, below, seenAs)
		case e.Type()&fs.ModeSymlink != 0 && isSource(root, below):
			t.Links = append(t.Links, seenAs)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// met reads a file that nobody named. One that cannot be read is passed by.
func (t *Tree) met(root *os.Root, rel, shown string) error {
	err := t.file(root, rel, shown)
	if un := (*unreadable)(nil); errors.As(err, &un) {
		t.Found = append(t.Found, compiler.Unreadable(shown, un.why))
		return nil
	}
	return err
}

// unreadable is the error for a file that cannot be read.
type unreadable struct {
	name string
	why  error
}

func (e *unreadable) Error() string { return e.name + " cannot be read: " + e.why.Error() }

// isSource reports whether a link has the name of a source file, or leads to a folder, which may hold some.
func isSource(root *os.Root, rel string) bool {
	if strings.HasSuffix(rel, ".cue") {
		return true
	}
	info, err := root.Stat(filepath.FromSlash(rel))
	return err == nil && info.IsDir()
}

// file reads one file, once.
func (t *Tree) file(root *os.Root, rel, shown string) error {
	abs, err := filepath.Abs(filepath.FromSlash(shown))
	if err != nil || t.seen[abs] {
		return err
	}
	t.seen[abs] = true
	f := &File{Name: shown, root: root, rel: filepath.FromSlash(rel)}
	if f.Data, f.info, err = f.read(); err != nil {
		return &unreadable{shown, reason(err)}
	}
	if t.weight += int64(len(f.Data)); t.weight > source.MaxTreeBytes {
		return fmt.Errorf("%s: the source files up to this one are larger than %d MiB together: name fewer folders at once", shown, source.MaxTreeBytes>>20)
	}
	t.Files = append(t.Files, f)
	return nil
}

// read reads the file as it is now. Only plain files are opened: a pipe would wait for a writer.
func (f *File) read() ([]byte, fs.FileInfo, error) {
	info, err := f.root.Lstat(f.rel)
	if err != nil {
		return nil, nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, nil, errors.New("it is no plain file")
	}
	in, err := f.root.Open(f.rel)
	if err != nil {
		return nil, nil, err
	}
	defer in.Close()
	data, err := io.ReadAll(io.LimitReader(in, source.MaxFileBytes+1))
	return data, info, err
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
