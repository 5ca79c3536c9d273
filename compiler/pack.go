package compiler

import (
	"path"
	"sync"

	"github.com/sortie-tools/sortie/schema/model"
)

// packRoot is the folder that a unit belongs to: the one with pack.cue, or failing that the module
// or the unit's own folder.
type packRoot struct {
	abs   string
	shown string
	world World

	once  sync.Once
	model *model.Pack
	unit  *unit // of pack.cue, when there is one

	decksOnce sync.Once
	decks     []*unit
}

// load compiles pack.cue once. A pack without one has the defaults.
func (p *packRoot) load() *model.Pack {
	p.once.Do(func() {
		p.model = &model.Pack{Version: "0.0.0", Format: 1}
		if _, err := p.world.Lstat(packFile); err != nil {
			return
		}
		p.unit = newUnit(target{pack: p, dir: ".", only: packFile, shown: p.shown})
		p.unit.packModel(p.model)
	})
	return p.model
}

// packModel compiles the unit as a pack.
func (u *unit) packModel(into *model.Pack) {
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
	if kindOf(v) != "pack" {
		u.fail("PCK014", "this is no pack", "begin it with corespace.#Pack & { … }")
		return
	}
	n, d := u.walk(v), u.decoder()
	d.fileName(n.get("id"))
	d.into(n, into)
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
	for _, p := range c.order {
		units := p.decks
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
	p.decksOnce.Do(func() { p.decks = compileDecks(p, c) })
	own := decksOf(p.decks, edition, nil)
	if c.opt.Library == nil {
		return own
	}
	have := map[string]bool{}
	for _, d := range own {
		have[d.Kind] = true
	}
	return append(own, decksOf(c.library().decks, edition, have)...)
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

// compileDecks compiles all folders in decks/.
func compileDecks(p *packRoot, c *compilation) []*unit {
	entries, err := p.world.ReadDir(decksDir)
	if err != nil {
		return nil
	}
	var targets []target
	for _, e := range entries {
		if e.IsDir() && !hidden(e.Name()) && len(targets) < MaxFiles {
			dir := path.Join(decksDir, e.Name())
			targets = append(targets, target{pack: p, dir: dir, shown: path.Join(p.shown, dir)})
		}
	}
	return c.compileAll(targets, func(int) {})
}

// library is the pack of decks to fall back on.
func (c *compilation) library() *packRoot {
	c.libraryOnce.Do(func() {
		c.lib = &packRoot{shown: "library", world: FSWorld{c.opt.Library}}
		c.lib.decks = compileDecks(c.lib, c)
	})
	return c.lib
}
