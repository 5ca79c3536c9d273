package compiler

import (
	"fmt"
	"io/fs"
	"maps"
	"path"
	"regexp"
	"slices"
	"sync"

	"github.com/sortie-tools/sortie/schema/model"
)

// packRoot is the folder that a unit belongs to: the one with pack.cue, or failing that the module
// or the unit's own folder.
type packRoot struct {
	abs   string
	shown string
	world World
	part  bool // of a pack: the sources that one of its units needs

	once  sync.Once
	model *model.Pack
	unit  *unit // of pack.cue, when there is one

	otherFormat bool // nothing of the pack can be compiled
	house       *house

	namesOnce sync.Once
	names     []Name
	files     map[string]string // of the names, by kind and id

	peersLock sync.Mutex
	peers     map[string]*peer // by file

	decksLock sync.Mutex
	decks     map[string][]*unit // by edition
}

// load compiles pack.cue once. A pack without one has the defaults.
func (p *packRoot) load() *model.Pack {
	p.once.Do(func() {
		p.model = &model.Pack{Version: "0.0.0", Format: Format}
		if _, err := p.world.Lstat(packFile); err != nil {
			return
		}
		p.unit = newUnit(target{pack: p, dir: ".", only: packFile, shown: p.shown})
		p.unit.packModel(p, p.model)
	})
	return p.model
}

// packModel compiles the unit as a pack.
func (u *unit) packModel(p *packRoot, into *model.Pack) {
	s := u.reader.read(packFile)
	if s == nil {
		return
	}
	u.main = []*source{s}
	v, ok := u.evaluate()
	if !ok {
		return
	}
	u.root = u.findRoot()
	u.allows()
	if kindOf(v) != "pack" {
		u.fail("PCK014", "this is no pack", "begin it with corespace.#Pack & { … }")
		return
	}
	n, d := u.walk(v), u.decoder()
	if n == nil {
		return
	}
	d.fileName(n.get("id"))
	d.into(n, into)
	p.house = u.houseRules(v, n)
	if into.Format != Format {
		p.otherFormat = true
		u.otherFormat(d, n.get("format"), into.Format)
	}
}

// Format is the version of the language that this program compiles.
const Format = 2

// CodeOldFormat is the code for what is written in an older version of the language. Migrating reports
// under it what it cannot rewrite.
const CodeOldFormat = "PCK022"

// otherFormat reports a pack of another version of the language. None of its units is compiled: what
// would be reported of them is the difference between the versions, over and over.
func (u *unit) otherFormat(d *decoder, n *node, format int) {
	if n == nil {
		return
	}
	if format > Format {
		d.fault(n, "PCK021", fmt.Sprintf("this pack is written in format %d; this program knows up to %d", format, Format),
			"install a newer sortie to work with it")
		return
	}
	d.fault(n, CodeOldFormat, fmt.Sprintf("this pack is written in format %d; the present one is %d", format, Format),
		"run sortie migrate --write on the pack: it rewrites the files and keeps your comments")
}

// sourceFiles are the pack's own files, for the bundle.
func (p *packRoot) sourceFiles() []model.SourceFile {
	if p.unit == nil {
		return nil
	}
	var files []model.SourceFile
	for _, s := range p.unit.files {
		files = append(files, model.SourceFile{Path: s.path, Data: s.raw})
	}
	return files
}

// addPacks adds what was found out about the packs themselves and about decks that no argument
// named, once each.
func (c *compilation) addPacks(res *Result) {
	res.Diagnostics = append(res.Diagnostics, c.found.list...)
	res.Houses = c.houses()
	for _, p := range c.order {
		var units []*unit
		for _, edition := range slices.Sorted(maps.Keys(p.decks)) {
			units = append(units, p.decks[edition]...)
		}
		if p.unit != nil {
			units = append(units, p.unit)
		}
		for _, u := range units {
			res.Diagnostics = append(res.Diagnostics, u.found.list...)
			for name, s := range u.files {
				res.Sources[name] = s.data
			}
		}
	}
}

// decksDir is where a pack keeps the decks its missions draw from.
const decksDir = "decks"

// decks are the decks a mission of that edition may use: the pack's own and, for kinds the pack
// has none of, the library's.
func (c *compilation) decks(p *packRoot, edition string) []*model.Deck {
	own := decksOf(p.decksFor(edition, c), edition, nil)
	if c.opt.Library == nil {
		return own
	}
	have := map[string]bool{}
	for _, d := range own {
		have[d.Kind] = true
	}
	return append(own, c.libraryDecks(edition, have)...)
}

// Decks are the decks of an edition that a library holds, with their texts in a language if they have it.
func Decks(library fs.FS, edition, language string) []*model.Deck {
	c := &compilation{opt: Options{Library: library, Decks: true, Language: language}, packs: map[string]*packRoot{}}
	defer c.close()
	return c.libraryDecks(edition, nil)
}

// libraryDecks are the library's decks of an edition whose kind is not there yet.
func (c *compilation) libraryDecks(edition string, have map[string]bool) []*model.Deck {
	all, fresh := c.shippedDecks()
	if !fresh {
		return decksOf(c.library().decksFor(edition, c), edition, have)
	}
	var decks []*model.Deck
	for _, d := range all {
		if d.Edition == edition && !have[d.Kind] {
			decks = append(decks, d)
		}
	}
	return decks
}

// decksFor compiles the decks of a pack that may belong to an edition, once.
func (p *packRoot) decksFor(edition string, c *compilation) []*unit {
	p.decksLock.Lock()
	defer p.decksLock.Unlock()
	if p.decks == nil {
		p.decks = map[string][]*unit{}
	}
	if units, ok := p.decks[edition]; ok {
		return units
	}
	p.decks[edition] = compileDecks(p, c, edition)
	return p.decks[edition]
}

// decksOf picks the sound decks of an edition whose kind is not there yet.
func decksOf(units []*unit, edition string, have map[string]bool) []*model.Deck {
	var decks []*model.Deck
	for _, u := range units {
		if u.out != nil && u.out.Deck != nil && u.out.Deck.Edition == edition && !have[u.out.Deck.Kind] {
			decks = append(decks, u.out.Deck)
		}
	}
	return decks
}

// compileDecks compiles the folders in decks/ whose syntax does not say that they belong to another
// edition.
func compileDecks(p *packRoot, c *compilation, edition string) []*unit {
	entries, err := p.world.ReadDir(decksDir)
	if err != nil {
		return nil
	}
	var targets []target
	for _, e := range entries {
		dir := path.Join(decksDir, e.Name())
		if e.IsDir() && !hidden(e.Name()) && len(targets) < MaxFiles && p.mayBeOf(dir, edition) {
			targets = append(targets, target{pack: p, dir: dir, shown: path.Join(p.shown, dir)})
		}
	}
	return c.compileAll(targets, func(int) {})
}

// editionLine is a plain edition field at the top of a unit.
var editionLine = regexp.MustCompile(`(?m)^\s*edition:\s*"([a-z0-9-]+)"\s*$`)

// mayBeOf reports whether a folder may hold a unit of an edition. It looks at the text alone, and in
// doubt it may.
func (p *packRoot) mayBeOf(dir, edition string) bool {
	entries, err := p.world.ReadDir(dir)
	if err != nil {
		return true
	}
	named := false
	for _, e := range entries {
		if !isSource(e) {
			continue
		}
		data, err := p.world.ReadFile(path.Join(dir, e.Name()), MaxFileBytes)
		if err != nil {
			return true
		}
		for _, m := range editionLine.FindAllSubmatch(data, -1) {
			if string(m[1]) == edition {
				return true
			}
			named = true
		}
	}
	return !named
}

// library is the pack of decks to fall back on.
func (c *compilation) library() *packRoot {
	c.libraryOnce.Do(func() {
		c.lib = &packRoot{shown: "library", world: FSWorld{c.opt.Library}}
	})
	return c.lib
}
