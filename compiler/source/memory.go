package source

import (
	"io/fs"
	"path"
	"slices"
	"strings"
	"time"
)

// Files is a World in memory: the files of one pack by their slash-separated paths.
type Files map[string][]byte

// ReadFile implements World.
func (f Files) ReadFile(name string, limit int) ([]byte, error) {
	data, ok := f[name]
	if !ok {
		return nil, &fs.PathError{Op: "read", Path: name, Err: fs.ErrNotExist}
	}
	return data[:min(len(data), limit+1)], nil
}

// ReadDir implements World.
func (f Files) ReadDir(name string) ([]fs.DirEntry, error) {
	found := map[string]fs.DirEntry{}
	for file := range f {
		rel, ok := Below(name, file)
		if !ok {
			continue
		}
		child, _, _ := strings.Cut(rel, "/")
		if info, err := f.Stat(path.Join(name, child)); err == nil {
			found[child] = fs.FileInfoToDirEntry(info)
		}
	}
	if len(found) == 0 && name != "." {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	var all []fs.DirEntry
	for _, e := range found {
		all = append(all, e)
	}
	slices.SortFunc(all, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	return all, nil
}

// Lstat implements World.
func (f Files) Lstat(name string) (fs.FileInfo, error) { return f.Stat(name) }

// Stat implements World.
func (f Files) Stat(name string) (fs.FileInfo, error) {
	if data, ok := f[name]; ok {
		return inMemory{name: path.Base(name), size: len(data)}, nil
	}
	for file := range f {
		if _, ok := Below(name, file); ok {
			return inMemory{name: path.Base(name), dir: true}, nil
		}
	}
	return nil, &fs.PathError{Op: "stat", Path: name, Err: fs.ErrNotExist}
}

// inMemory describes a file in memory, or a folder.
type inMemory struct {
	name string
	size int
	dir  bool
}

func (i inMemory) Name() string       { return i.name }
func (i inMemory) Size() int64        { return int64(i.size) }
func (i inMemory) ModTime() time.Time { return time.Time{} }
func (i inMemory) IsDir() bool        { return i.dir }
func (i inMemory) Sys() any           { return nil }

// Mode implements fs.FileInfo: nothing in memory is written to.
func (i inMemory) Mode() fs.FileMode {
	if i.dir {
		return fs.ModeDir | 0o555
	}
	return 0o444
}
