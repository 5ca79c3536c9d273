package compiler

import (
	"fmt"
	"maps"
	"slices"
	"sync"

	"cuelang.org/go/cue"

	"github.com/sortie-tools/sortie/compiler/decode"
	"github.com/sortie-tools/sortie/compiler/explain"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/model"
)

// packRoot is the folder that a unit belongs to: the one with pack.cue, or failing that the module
// or the unit's own folder.
type packRoot struct {
	abs   string
	shown string
	world source.World
	// language is what texts are taken in, where they are given in it.
	language string
	part     bool // of a pack: the sources that one of its units needs

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

	memory memory
}

// load compiles pack.cue once. A pack without one has the defaults.
func (p *packRoot) load() *model.Pack {
	p.once.Do(func() {
		p.model = &model.Pack{Version: "0.0.0", Format: Format}
		if _, err := p.world.Lstat(packFile); err != nil {
			return
		}
		p.house = newHouse()
		p.unit = newUnit(target{pack: p, dir: ".", only: packFile, shown: p.shown})
		p.unit.packModel(p, p.model)
	})
	return p.model
}

// packModel compiles the unit as a pack.
func (u *unit) packModel(p *packRoot, into *model.Pack) {
	s := u.reader.Read(packFile)
	if s == nil {
		return
	}
	u.main = []*source.Source{s}
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
	n := u.walk(v)
	if n == nil {
		return
	}
	own, _ := v.LookupPath(cue.ParsePath("language")).String()
	u.languages = []string{p.language, own}
	d := u.decoder()
	d.FileName(n.Get("id"))
	d.Into(n, into)
	if into.Format != Format {
		p.otherFormat = true
		u.otherFormat(d, n.Get("format"), into.Format)
		return
	}
	p.houseRules(v, n)
}

// Format is the version of the language that this program compiles.
const Format = 3

// CodeOldFormat is the code for what is written in an older version of the language. Migrating reports
// under it what it cannot rewrite.
const CodeOldFormat = "PCK022"

// otherFormat reports a pack of another version of the language. None of its units is compiled: what
// would be reported of them is the difference between the versions, over and over.
func (u *unit) otherFormat(d *decode.Decoder, n *explain.Node, format int) {
	if n == nil {
		return
	}
	if format > Format {
		d.Fault(n, "PCK021", fmt.Sprintf("this pack is written in format %d; this program knows up to %d", format, Format),
			"install a newer sortie to work with it")
		return
	}
	d.Fault(n, CodeOldFormat, fmt.Sprintf("this pack is written in format %d; the present one is %d", format, Format),
		"run sortie migrate --write on the pack: it rewrites the files and keeps your comments")
}

// sourceFiles are the pack's own files, for the bundle.
func (p *packRoot) sourceFiles() []model.SourceFile {
	if p.unit == nil {
		return nil
	}
	var files []model.SourceFile
	for _, u := range append([]*unit{p.unit}, p.house.units...) {
		for _, s := range u.files {
			files = append(files, model.SourceFile{Path: s.Path, Data: s.Raw})
		}
	}
	return files
}

// allDecks are the decks that units have asked for, in this run or in an earlier one.
func (p *packRoot) allDecks() (all []*unit) {
	decks := map[string][]*unit{}
	maps.Copy(decks, p.memory.recalled)
	maps.Copy(decks, p.decks)
	for _, edition := range slices.Sorted(maps.Keys(decks)) {
		all = append(all, decks[edition]...)
	}
	return all
}

// addPacks adds what was found out about the packs themselves and about decks that no argument
// named, once each.
func (c *compilation) addPacks(res *Result) {
	res.Diagnostics = append(res.Diagnostics, c.found.List...)
	res.Houses = c.houses()
	for _, p := range c.order {
		units := p.allDecks()
		if p.unit != nil {
			units = append(append(units, p.unit), p.house.units...)
		}
		for _, u := range units {
			res.Diagnostics = append(res.Diagnostics, u.found.List...)
			for name, s := range u.files {
				res.Sources[name] = s.Data
			}
		}
	}
}
