package compiler

import (
	"path"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
)

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
