package compiler

import (
	"io/fs"
	"path"
	"regexp"

	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/model"
)

// decksDir is where a pack keeps the decks its missions draw from.
const decksDir = "decks"

// decks are the decks a mission may use: the pack's own and, for kinds of which the pack has none that stands alone, the
// library's.
func (c *compilation) decks(p *packRoot, edition string, m *model.Mission) []*model.Deck {
	own := decksOf(p.decksFor(edition, c), edition, nil)
	if m != nil {
		own = drawnBy(m.ID, own)
	}
	if c.opt.Library == nil {
		return own
	}
	have := map[string]bool{}
	for _, d := range own {
		have[d.Kind] = have[d.Kind] || !d.Joins
	}
	from := inherited(c.libraryDecks(p.shippedBase(edition), have), edition)
	if p.house != nil && p.house.own[edition] != nil && !p.house.breaks(edition) {
		p.house.own[edition].told.Do(func() { p.house.own[edition].deckNeeds(from) })
	}
	return append(own, from...)
}

// shippedBase is the edition that comes with Sortie and that one of the pack goes back to; every other one is its own.
func (p *packRoot) shippedBase(edition string) string {
	for p.house != nil && p.house.sets[edition] != nil && p.house.own[edition] != nil {
		edition = p.house.own[edition].node.Str("base")
	}
	return edition
}

// inherited are the decks of a base as those of an edition.
func inherited(decks []*model.Deck, edition string) []*model.Deck {
	for i, d := range decks {
		if d.Edition != edition {
			own := *d
			own.Edition = edition
			decks[i] = &own
		}
	}
	return decks
}

// drawnBy are the decks that a mission draws from: those for it alone take the places of others of their kinds, but for
// those that join whatever there is.
func drawnBy(mission string, decks []*model.Deck) []*model.Deck {
	alone := map[string]bool{}
	for _, d := range decks {
		alone[d.Kind] = alone[d.Kind] || !d.Joins && len(d.Missions) > 0 && d.For(mission)
	}
	var out []*model.Deck
	for _, d := range decks {
		if d.For(mission) && (d.Joins || !alone[d.Kind] || len(d.Missions) > 0) {
			out = append(out, d)
		}
	}
	return out
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
	entries, err := p.noted(p.memory.decks).ReadDir(decksDir)
	if err != nil {
		return nil
	}
	var targets []target
	for _, e := range entries {
		dir := path.Join(decksDir, e.Name())
		if e.IsDir() && !source.Hidden(e.Name()) && len(targets) < source.MaxFiles && p.mayBeOf(dir, edition) {
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
	entries, err := p.noted(p.memory.decks).ReadDir(dir)
	if err != nil {
		return true
	}
	named := false
	for _, e := range entries {
		if !source.IsSource(e) {
			continue
		}
		data, err := p.noted(p.memory.decks).ReadFile(path.Join(dir, e.Name()), source.MaxFileBytes)
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
		c.lib = &packRoot{shown: "library", world: source.FSWorld{FS: c.opt.Library}, language: c.opt.Language}
	})
	return c.lib
}
