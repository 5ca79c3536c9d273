package service

import (
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/compiler/source"
)

// Workspace is the packs that somebody works on. Its methods may be called from several goroutines.
type Workspace struct {
	maker reading.Maker
	lang  *language.Language

	mu    sync.Mutex
	over  map[string][]byte // by whole path
	packs map[string]*pack  // by folder
	texts map[string]*Text  // by whole path

	making sync.Mutex // one reading is made at a time
}

// Open is a workspace of folders, with the packs in or above each of them.
func Open(maker reading.Maker, folders ...string) (*Workspace, error) {
	lang, err := language.Read()
	if err != nil {
		return nil, err
	}
	w := &Workspace{maker: maker, lang: lang, over: map[string][]byte{}, packs: map[string]*pack{}, texts: map[string]*Text{}}
	for _, f := range folders {
		w.Add(f)
	}
	return w, nil
}

// Close lets go of the folders.
func (w *Workspace) Close() {
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, p := range w.packs {
		p.tree.Close()
	}
}

// Add takes in the packs of a folder and of those below it.
func (w *Workspace) Add(folder string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.search(whole(folder), 0)
}

// search takes in the packs of a folder with sources and of those below it.
func (w *Workspace) search(dir string, depth int) {
	entries, err := os.ReadDir(dir)
	if err != nil || depth > maxDepth {
		return
	}
	if slices.ContainsFunc(entries, source.IsSource) {
		w.pack(PackOf(dir))
	}
	for _, e := range entries {
		if e.IsDir() && passable(e.Name()) {
			w.search(filepath.Join(dir, e.Name()), depth+1)
		}
	}
}

// maxDepth is how deep folders are searched.
const maxDepth = 16

// passable reports whether sources are looked for in a folder of that name.
func passable(name string) bool { return !source.Hidden(name) && name != "cue.mod" }

// whole is a path from the root of the file system.
func whole(name string) string {
	if abs, err := filepath.Abs(filepath.FromSlash(name)); err == nil {
		return abs
	}
	return name
}

// PackOf is the folder of the pack that a folder belongs to, as the compiler finds it: the nearest one above with a
// pack.cue, else the root of a module, else the folder itself.
func PackOf(dir string) string {
	module := ""
	for at := dir; ; at = filepath.Dir(at) {
		if exists(filepath.Join(at, reading.PackFile)) {
			return at
		}
		if module == "" && exists(filepath.Join(at, "cue.mod")) {
			module = at
			break
		}
		if filepath.Dir(at) == at {
			break
		}
	}
	if module != "" {
		return module
	}
	return dir
}

func exists(name string) bool {
	_, err := os.Lstat(name)
	return err == nil
}

// Lay lays a text over a file that an editor has open.
func (w *Workspace) Lay(file string, text []byte) {
	w.mu.Lock()
	defer w.mu.Unlock()
	file = whole(file)
	w.over[file] = text
	w.pack(PackOf(filepath.Dir(file))).stale = true
}

// Lift takes the text from over a file: what is on the disk counts again.
func (w *Workspace) Lift(file string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	file = whole(file)
	delete(w.over, file)
	delete(w.texts, file)
	w.pack(PackOf(filepath.Dir(file))).stale = true
}

// pack is the pack with that folder.
func (w *Workspace) pack(root string) *pack {
	p := w.packs[root]
	if p == nil {
		p = &pack{root: root, tree: reading.NewTree(root, nil), readings: map[string]*reading.Reading{}, rules: map[string]any{}, stale: true}
		w.packs[root] = p
	}
	return p
}

// overlays are the texts over files of a pack, by their places in it.
func (w *Workspace) overlays(root string) map[string][]byte {
	over := map[string][]byte{}
	for file, text := range w.over {
		if rel, ok := strings.CutPrefix(file, root+string(filepath.Separator)); ok {
			over[filepath.ToSlash(rel)] = text
		}
	}
	return over
}

// pack is one pack of a workspace.
type pack struct {
	root     string
	tree     *reading.Tree
	readings map[string]*reading.Reading // by unit
	rules    map[string]any              // by edition, as the pack plays them
	houses   map[string]reading.House
	stale    bool // texts have been laid over it or lifted
}

// fresh lays the texts over the pack that are over it now.
func (p *pack) fresh(w *Workspace) {
	if p.stale {
		p.tree.Lay(w.overlays(p.root))
		p.stale = false
	}
}

// file is the whole path of a file of the pack.
func (p *pack) file(rel string) string { return filepath.Join(p.root, filepath.FromSlash(rel)) }

// units are the folders of the pack that hold sources, in order, and the pack itself first.
func (p *pack) units() []string {
	var all []string
	_, err := p.tree.Lstat(reading.PackFile)
	depth := 0
	if err != nil && !exists(filepath.Join(p.root, "cue.mod")) {
		depth = maxDepth // a folder for itself: those below it are others'
	}
	p.walk(".", depth, &all)
	slices.Sort(all)
	if err == nil {
		all = append([]string{reading.PackFile}, all...)
	}
	return all
}

func (p *pack) walk(dir string, depth int, all *[]string) {
	entries, err := p.tree.ReadDir(dir)
	if err != nil || depth > maxDepth || len(*all) > source.MaxFiles {
		return
	}
	holds := false
	for _, e := range entries {
		holds = holds || source.IsSource(e) && e.Name() != reading.PackFile
		if dir != "." && e.Name() == reading.PackFile {
			return // a pack of its own
		}
	}
	if holds {
		*all = append(*all, dir)
	}
	for _, e := range entries {
		if e.IsDir() && passable(e.Name()) {
			p.walk(path.Join(dir, e.Name()), depth+1, all)
		}
	}
}

// files are the source files of a unit, by their places in the pack.
func (p *pack) files(unit string) []string {
	if unit == reading.PackFile {
		return []string{unit}
	}
	entries, err := p.tree.ReadDir(unit)
	if err != nil {
		return nil
	}
	var all []string
	for _, e := range entries {
		if source.IsSource(e) && e.Name() != reading.PackFile {
			all = append(all, path.Join(unit, e.Name()))
		}
	}
	return all
}

// Content is a unit of a pack as a list of all shows it.
type Content struct {
	Folder, Kind, ID, Title, Edition string   // nothing but the folder of one that nobody can read
	Files                            []string // by their places in the pack
}

// Units are the units of the pack with a folder, with what the last reading of each has found or, before there is one, what
// their texts say.
func (w *Workspace) Units(root string) []Content {
	w.mu.Lock()
	p := w.pack(whole(root))
	p.fresh(w)
	w.mu.Unlock()
	v := w.view(p)
	var all []Content
	for _, name := range v.names() {
		c := Content{Folder: name, Files: p.files(name)}
		u := v.unit(name)
		c.Kind, c.ID, c.Title, c.Edition = u.kind(), u.word("id"), u.word("title"), u.edition()
		w.mu.Lock()
		if r := p.readings[name]; r != nil && r.Kind != "" {
			c.Kind, c.ID, c.Title = r.Kind, r.ID, r.Title
		}
		w.mu.Unlock()
		all = append(all, c)
	}
	return all
}
