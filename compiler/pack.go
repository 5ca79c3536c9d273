package compiler

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"sync"

	"cuelang.org/go/cue"

	"github.com/sortie-tools/sortie/compiler/decode"
	"github.com/sortie-tools/sortie/compiler/explain"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
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

	kept  *PackRules // has it from an earlier compilation, perhaps; nil: it is read anew
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
		if !p.kept.recall(p) {
			p.kept.make(p)
		}
	})
	return p.model
}

// read compiles pack.cue and the rules of the pack.
func (p *packRoot) read() {
	p.model = &model.Pack{Version: "0.0.0", Format: Format}
	if _, err := p.world.Lstat(packFile); err != nil {
		return
	}
	p.house = newHouse()
	p.unit = newUnit(target{pack: p, dir: ".", only: packFile, shown: p.shown})
	p.unit.packModel(p, p.model)
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

// packResults are the packs of the units that were compiled.
func (c *compilation) packResults(units []*unit) []PackResult {
	var all []PackResult
	for _, p := range c.order {
		if p.unit == nil || p.model == nil {
			continue
		}
		all = append(all, PackResult{Pack: p.model, Where: p.unit.out.Where, Dir: p.shown, Whole: p.whole(units), Allows: p.unit.out.Allows})
	}
	return all
}

// whole reports whether every unit that the syntax of the pack shows is among those given.
func (p *packRoot) whole(units []*unit) bool {
	if p.part {
		return false
	}
	if p.model.Checks == nil && len(p.unit.out.Allows) == 0 && !p.sharedAllows(units) {
		return false // nobody asks, and finding out means reading every file
	}
	have := map[string]bool{}
	for _, u := range units {
		if u.pack == p {
			have[u.dir] = true
		}
	}
	p.siblings()
	for _, file := range p.files {
		if file != packFile && !have[path.Dir(file)] {
			return false
		}
	}
	return true
}

// sharedAllows reports whether units of the pack let something stand in a file that others may read, too.
func (p *packRoot) sharedAllows(units []*unit) bool {
	return slices.ContainsFunc(units, func(u *unit) bool {
		return u.pack == p && u.out != nil && slices.ContainsFunc(u.out.Allows, func(a diag.Allow) bool { return a.Shared })
	})
}
