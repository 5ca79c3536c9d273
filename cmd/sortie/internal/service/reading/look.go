package reading

import (
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/sortie-tools/sortie/compiler/source"
)

// Sort is what a look asked for.
type Sort byte

// The sorts of looks.
const (
	Said  Sort = 's' // what a file says
	Named Sort = 'n' // which units a file names
	Holds Sort = 'h' // what a folder holds
	There Sort = 't' // whether something is there, and what it is
	Leads Sort = 'l' // the same, of what a link leads to
)

// Look is one question that was asked of a tree, and a digest of the answer.
type Look struct {
	Sort   Sort
	Name   string
	Digest string
}

// key tells questions apart.
func (l Look) key() string { return string(rune(l.Sort)) + l.Name }

// Eyes look at a tree that does not change meanwhile: each question is asked once.
type Eyes struct {
	tree *Tree
	seen map[string]string
}

// Eyes are eyes that have seen nothing yet.
func (t *Tree) Eyes() *Eyes { return &Eyes{t, map[string]string{}} }

// Good reports whether every look of a reading sees what it saw.
func (e *Eyes) Good(r *Reading) bool {
	return !slices.ContainsFunc(r.Looks, func(l Look) bool { return e.see(l) != l.Digest })
}

func (e *Eyes) see(l Look) string {
	key := l.key()
	if d, ok := e.seen[key]; ok {
		return d
	}
	d := e.tree.see(l)
	e.seen[key] = d
	return d
}

// see answers a question.
func (t *Tree) see(l Look) string {
	switch l.Sort {
	case Said:
		text, _ := t.textAndNames(l.Name)
		return text
	case Named:
		_, names := t.textAndNames(l.Name)
		return names
	case Holds:
		entries, err := t.ReadDir(l.Name)
		return listed(entries, err)
	case There:
		return described(t.Lstat(l.Name))
	}
	return described(t.Stat(l.Name))
}

// listed stands for what a folder holds.
func listed(entries []fs.DirEntry, err error) string {
	if err != nil {
		return refused(err)
	}
	var b strings.Builder
	for _, e := range entries {
		fmt.Fprintf(&b, "%s %v/", e.Name(), e.Type())
	}
	return digest([]byte(b.String()))
}

// described stands for what something is.
func described(info fs.FileInfo, err error) string {
	if err != nil {
		return refused(err)
	}
	return info.Mode().Type().String()
}

// recorder is a tree as the compiler sees it: it notes every look.
type recorder struct {
	tree  *Tree
	mu    sync.Mutex
	looks map[string]Look
	told  func(Look)
}

// open is the folder that the compiler takes for the pack's. Should it be another one, because a pack.cue has come or gone just
// now, then the reading is never good again.
func (r *recorder) open(dir, root string) (source.World, error) {
	if dir == root {
		return r, nil
	}
	r.note(There, ".", "another pack")
	return source.Dir(dir)
}

func (r *recorder) note(sort Sort, name, digest string) {
	l := Look{sort, name, digest}
	r.mu.Lock()
	defer r.mu.Unlock()
	if _, ok := r.looks[l.key()]; !ok {
		r.looks[l.key()] = l
		if r.told != nil {
			r.told(l)
		}
	}
}

// list is all looks, in order.
func (r *recorder) list() []Look {
	r.mu.Lock()
	defer r.mu.Unlock()
	var all []Look
	for _, k := range slices.Sorted(maps.Keys(r.looks)) {
		all = append(all, r.looks[k])
	}
	return all
}

// ReadFile implements source.World.
func (r *recorder) ReadFile(name string, limit int) ([]byte, error) {
	data, err := r.tree.ReadFile(name, limit)
	if err != nil {
		r.note(Said, name, refused(err))
	} else {
		r.note(Said, name, digest(data))
	}
	return data, err
}

// Glance implements source.Glancer.
func (r *recorder) Glance(name string, limit int) ([]byte, error) {
	data, err := r.tree.ReadFile(name, limit)
	if err != nil {
		r.note(Named, name, refused(err))
	} else {
		_, names := digests(data)
		r.note(Named, name, names)
	}
	return data, err
}

// ReadDir implements source.World.
func (r *recorder) ReadDir(name string) ([]fs.DirEntry, error) {
	entries, err := r.tree.ReadDir(name)
	r.note(Holds, name, listed(entries, err))
	return entries, err
}

// Lstat implements source.World.
func (r *recorder) Lstat(name string) (fs.FileInfo, error) {
	info, err := r.tree.Lstat(name)
	r.note(There, name, described(info, err))
	return info, err
}

// Stat implements source.World.
func (r *recorder) Stat(name string) (fs.FileInfo, error) {
	info, err := r.tree.Stat(name)
	r.note(Leads, name, described(info, err))
	return info, err
}
