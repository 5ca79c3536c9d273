package source

import (
	"bytes"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// World is the compiler's only door to files: slash-separated paths below one root. It never
// leaves the root, not even through symbolic links.
type World interface {
	// ReadFile reads a regular file of at most limit bytes; one byte more is returned when the
	// file is longer.
	ReadFile(name string, limit int) ([]byte, error)
	// ReadDir lists a folder, sorted by name.
	ReadDir(name string) ([]fs.DirEntry, error)
	// Lstat describes a file without following a link.
	Lstat(name string) (fs.FileInfo, error)
	// Stat describes a file, following links that stay below the root.
	Stat(name string) (fs.FileInfo, error)
}

// Glancer is a World that wants to know of which files no more is read than the names of the units in them: what else they
// say then changes nothing for the unit that asks.
type Glancer interface {
	Glance(name string, limit int) ([]byte, error)
}

// Dir opens a folder of the file system as a World. Close it after use.
func Dir(root string) (*DirWorld, error) {
	r, err := os.OpenRoot(root)
	if err != nil {
		return nil, err
	}
	return &DirWorld{root: r}, nil
}

// DirWorld is a World on the file system, held open by os.Root so that no link leads out.
type DirWorld struct{ root *os.Root }

// Close lets go of the folder.
func (w *DirWorld) Close() error { return w.root.Close() }

// ReadFile implements World. Devices, pipes and folders are refused before they are opened:
// opening a pipe would wait for a writer.
func (w *DirWorld) ReadFile(name string, limit int) ([]byte, error) {
	info, err := w.Stat(name)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, &fs.PathError{Op: "read", Path: name, Err: errNotRegular}
	}
	f, err := w.root.Open(filepath.FromSlash(name))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return readAll(f, info.Size(), limit)
}

// readAll reads a file of some size, or no more of it than one byte above a limit. A file that is not as large as it was
// said to be is read as it is.
func readAll(f io.Reader, size int64, limit int) ([]byte, error) {
	var b bytes.Buffer
	b.Grow(int(min(size, int64(limit))) + bytes.MinRead)
	_, err := b.ReadFrom(io.LimitReader(f, int64(limit)+1))
	return b.Bytes(), err
}

// ReadDir implements World.
func (w *DirWorld) ReadDir(name string) ([]fs.DirEntry, error) {
	return fs.ReadDir(w.root.FS(), name)
}

// Lstat implements World.
func (w *DirWorld) Lstat(name string) (fs.FileInfo, error) {
	return w.root.Lstat(filepath.FromSlash(name))
}

// Stat implements World.
func (w *DirWorld) Stat(name string) (fs.FileInfo, error) {
	return w.root.Stat(filepath.FromSlash(name))
}

// FSWorld is a World on any fs.FS: the embedded library, and packs in memory for tests.
type FSWorld struct{ FS fs.FS }

// ReadFile implements World.
func (w FSWorld) ReadFile(name string, limit int) ([]byte, error) {
	info, err := fs.Stat(w.FS, name)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, &fs.PathError{Op: "read", Path: name, Err: errNotRegular}
	}
	f, err := w.FS.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return readAll(f, info.Size(), limit)
}

// ReadDir implements World.
func (w FSWorld) ReadDir(name string) ([]fs.DirEntry, error) { return fs.ReadDir(w.FS, name) }

// Lstat implements World.
func (w FSWorld) Lstat(name string) (fs.FileInfo, error) { return fs.Lstat(w.FS, name) }

// Stat implements World.
func (w FSWorld) Stat(name string) (fs.FileInfo, error) { return fs.Stat(w.FS, name) }

// worldError is a reason of the compiler's own why a file cannot be had.
type worldError string

func (e worldError) Error() string { return string(e) }

const errNotRegular worldError = "not a regular file"

// escapes reports whether an error says that a link leads out of the root.
func escapes(err error) bool {
	return err != nil && strings.Contains(err.Error(), "escapes from parent")
}

// Below cuts a folder off the front of a path.
func Below(dir, name string) (string, bool) {
	if dir == "." {
		return name, true
	}
	return strings.CutPrefix(name, dir+"/")
}

// Hidden reports whether tools should pass a file or folder by, as CUE does.
func Hidden(name string) bool { return strings.HasPrefix(name, ".") || strings.HasPrefix(name, "_") }

// IsSource reports whether a folder entry is named like a source file of a mission or deck. What
// it really is, the loader finds out.
func IsSource(e fs.DirEntry) bool {
	return strings.HasSuffix(e.Name(), ".cue") && !Hidden(e.Name()) && !e.IsDir()
}
