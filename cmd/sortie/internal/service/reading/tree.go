package reading

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/compiler/look"
	"github.com/sortie-tools/sortie/compiler/source"
)

// Tree is the folder of a pack with texts over it. It keeps the digests of what it has read for as long as the disk says
// that nothing has changed.
type Tree struct {
	disk source.World
	err  error
	over atomic.Pointer[map[string][]byte] // never changed once it lies there

	mu   sync.Mutex
	kept map[string]kept // of files on the disk
}

// kept is what was read of a file that had this size and time.
type kept struct {
	size        int64
	time        time.Time
	text, names string
}

// NewTree is the tree of a folder on the disk with texts over it, by their places in it.
func NewTree(root string, over map[string][]byte) *Tree {
	t := &Tree{kept: map[string]kept{}}
	t.Lay(over)
	disk, err := source.Dir(root)
	if t.err = err; err == nil {
		t.disk = disk
	}
	return t
}

// Lay puts other texts over the tree.
func (t *Tree) Lay(over map[string][]byte) { t.over.Store(&over) }

// laid is the text that lies over a file.
func (t *Tree) laid(name string) ([]byte, bool) {
	data, ok := (*t.over.Load())[name]
	return data, ok
}

// Close lets go of the folder.
func (t *Tree) Close() {
	if c, ok := t.disk.(interface{ Close() error }); ok {
		c.Close()
	}
}

// ReadFile implements source.World.
func (t *Tree) ReadFile(name string, limit int) ([]byte, error) {
	if data, ok := t.laid(name); ok {
		return data[:min(len(data), limit+1)], nil
	}
	if t.err != nil {
		return nil, t.err
	}
	return t.disk.ReadFile(name, limit)
}

// ReadDir implements source.World. Files that nobody has saved yet are among those of their folder.
func (t *Tree) ReadDir(name string) ([]fs.DirEntry, error) {
	if t.err != nil {
		return nil, t.err
	}
	entries, err := t.disk.ReadDir(name)
	if err != nil {
		return nil, err
	}
	for file, data := range *t.over.Load() {
		if path.Dir(file) != name || slices.ContainsFunc(entries, func(e fs.DirEntry) bool { return e.Name() == path.Base(file) }) {
			continue
		}
		entries = append(entries, fs.FileInfoToDirEntry(unsaved{path.Base(file), len(data)}))
	}
	slices.SortFunc(entries, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	return entries, nil
}

// Lstat implements source.World.
func (t *Tree) Lstat(name string) (fs.FileInfo, error) {
	return t.stat(name, source.World.Lstat)
}

// Stat implements source.World.
func (t *Tree) Stat(name string) (fs.FileInfo, error) {
	return t.stat(name, source.World.Stat)
}

func (t *Tree) stat(name string, ask func(source.World, string) (fs.FileInfo, error)) (fs.FileInfo, error) {
	if data, ok := t.laid(name); ok {
		return unsaved{path.Base(name), len(data)}, nil
	}
	if t.err != nil {
		return nil, t.err
	}
	return ask(t.disk, name)
}

// unsaved is a file that is not on the disk.
type unsaved struct {
	name string
	size int
}

func (u unsaved) Name() string     { return u.name }
func (u unsaved) Size() int64      { return int64(u.size) }
func (unsaved) Mode() fs.FileMode  { return 0o666 }
func (unsaved) ModTime() time.Time { return time.Time{} }
func (unsaved) IsDir() bool        { return false }
func (unsaved) Sys() any           { return nil }

// Digest tells texts apart as the digests of a reading do, which are of texts with plain line ends.
func Digest(text string) string { return look.Digest([]byte(text)) }

// Stamp is the size and the time of a file on the disk, which tell that it is the same as before; empty where a text lies
// over it, or where it cannot be looked at.
func (t *Tree) Stamp(name string) string {
	if _, ok := t.laid(name); ok || t.err != nil {
		return ""
	}
	info, err := t.disk.Stat(name)
	if err != nil {
		return ""
	}
	return fmt.Sprint(info.Size(), info.ModTime().UnixNano())
}

// textAndNames are the digests of what a file says and of the units that it names.
func (t *Tree) textAndNames(name string) (text, names string) {
	if data, ok := t.laid(name); ok {
		return digests(data[:min(len(data), source.MaxFileBytes+1)])
	}
	info, err := t.Stat(name)
	if err != nil || !info.Mode().IsRegular() {
		return t.unreadable(name)
	}
	t.mu.Lock()
	k, ok := t.kept[name]
	t.mu.Unlock()
	if ok && k.size == info.Size() && k.time.Equal(info.ModTime()) {
		return k.text, k.names
	}
	data, err := t.ReadFile(name, source.MaxFileBytes)
	if err != nil {
		return t.unreadable(name)
	}
	text, names = digests(data)
	t.mu.Lock()
	t.kept[name] = kept{info.Size(), info.ModTime(), text, names}
	t.mu.Unlock()
	return text, names
}

// unreadable is what stands for the digests of a file that cannot be read: why not.
func (t *Tree) unreadable(name string) (text, names string) {
	_, err := t.ReadFile(name, source.MaxFileBytes)
	return look.Refused(err), look.Refused(err)
}

func digests(data []byte) (text, names string) {
	return look.Digest(data), namesIn(data)
}

// namesIn stands for the units that a text names.
func namesIn(data []byte) string { return fmt.Sprint(compiler.Names(data)) }
