package validator

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// badLink reports whether a floor that a crew does not get to lacks nothing but a link that has a mistake of its
// own: an end off its floor or in something, or no such floor at all.
func (p *Pass) badLink(floor int, w access) bool {
	if len(p.free(w).Cells(floor)) > 0 {
		return false
	}
	floors := p.building().Floors()
	for i, f := range floors {
		for _, l := range f.Board.Links {
			to := p.floor(l.Board)
			if to == nil {
				return true
			}
			broken := !within(f.Board, l.From) || !within(to.Board, l.To) || p.standingAt(l.Kind, f, l.From)+p.standingAt(l.Kind, *to, l.To) != ""
			if broken && (len(p.free(w).Cells(i)) == 0 || len(p.free(w).Cells(p.building().Floor(l.Board))) == 0) {
				return true
			}
		}
	}
	return false
}

// follows reports whether the locks to blame wait for something that lies out of reach for another reason, which
// is reported where that lies: a piece in the way, a wall, a lock that nothing opens.
func (p *Pass) follows(locks []geom.Lock, w access) bool {
	return len(locks) > 0 && !slices.ContainsFunc(locks, func(l geom.Lock) bool {
		return !p.hangsOn(infer.DoorOf(slices.Index(p.lore().Locks, l)), w, map[infer.Fact]bool{})
	})
}

// hangsOn reports whether all that a fact lacks comes down to sites with such a reason.
func (p *Pass) hangsOn(f infer.Fact, w access, seen map[infer.Fact]bool) bool {
	if seen[f] || len(seen) > infer.MostKnots {
		return false
	}
	seen[f] = true
	if f.Kind == infer.ReachFact {
		return p.cutElsewhere(p.lore().sites[f], w)
	}
	missing := p.lore().By[f].Missing(w.done)
	return len(missing) > 0 && !slices.ContainsFunc(missing, func(x infer.Fact) bool { return !p.hangsOn(x, w, seen) })
}

// cutElsewhere reports whether a site that a crate or a thing to touch stands at is out of reach for a reason that
// is no lock with a key.
func (p *Pass) cutElsewhere(s site, w access) bool {
	told := slices.ContainsFunc(slices.Concat(crateWants.Of(p), touchWants.Of(p)), func(x want) bool { return x.name == s.name && x.floor == s.floor })
	if len(s.spots) == 0 || w.has(s.spots) {
		return false
	}
	locks := p.locksTo(s.spots, w)
	if len(locks) == 0 && (told || p.badLink(s.floor, w)) {
		return true
	}
	return told && len(locks) > 0 && !slices.ContainsFunc(locks, func(l geom.Lock) bool {
		_, known := p.lore().By[infer.DoorOf(slices.Index(p.lore().Locks, l))]
		return known
	})
}

// strayKey reports whether a rule opens a door that there is not: its name is the mistake, and it may be meant for
// any lock that nothing opens.
func (p *Pass) strayKey() bool {
	found := false
	p.eachEffect(func(e effectAt) {
		found = found || kinds.Changes(e.Effect, kinds.DoorCell) && e.Of != "" && !p.hasPanel(e.Of)
	})
	return found
}

// hasPanel reports whether a panel of some floor has an id.
func (p *Pass) hasPanel(id string) bool {
	return slices.ContainsFunc(p.building().Floors(), func(f model.NamedFloor) bool {
		return slices.ContainsFunc(f.Board.Panels, func(x model.Panel) bool { return x.ID == id })
	})
}
