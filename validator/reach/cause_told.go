package reach

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// badLink reports whether a floor that a crew does not get to lacks nothing but a link that has a mistake of its
// own: an end off its floor or in something, or no such floor at all.
func badLink(p *check.Pass, floor int, w walks.Access) bool {
	if len(free(p, w).Cells(floor)) > 0 {
		return false
	}
	floors := walks.Building.Of(p).Floors()
	for i, f := range floors {
		for _, l := range f.Board.Links {
			to := walks.Floor(p, l.Board)
			if to == nil {
				return true
			}
			broken := !arrivals.Within(f.Board, l.From) || !arrivals.Within(to.Board, l.To) || walks.StandingAt(p, l.Kind, f, l.From)+walks.StandingAt(p, l.Kind, *to, l.To) != ""
			if broken && (len(free(p, w).Cells(i)) == 0 || len(free(p, w).Cells(walks.Building.Of(p).Floor(l.Board))) == 0) {
				return true
			}
		}
	}
	return false
}

// follows reports whether the locks to blame wait for something that lies out of reach for another reason, which
// is reported where that lies: a piece in the way, a wall, a lock that nothing opens.
func follows(p *check.Pass, locks []geom.Lock, w walks.Access) bool {
	return len(locks) > 0 && !slices.ContainsFunc(locks, func(l geom.Lock) bool {
		return !hangsOn(p, infer.DoorOf(slices.Index(walks.CausesOf(p).Locks, l)), w, map[infer.Fact]bool{})
	})
}

// hangsOn reports whether all that a fact lacks comes down to sites with such a reason.
func hangsOn(p *check.Pass, f infer.Fact, w walks.Access, seen map[infer.Fact]bool) bool {
	if seen[f] || len(seen) > infer.MostKnots {
		return false
	}
	seen[f] = true
	if f.Kind == infer.ReachFact {
		return cutElsewhere(p, walks.CausesOf(p).Sites[f], w)
	}
	missing := walks.CausesOf(p).By[f].Missing(w.Done)
	return len(missing) > 0 && !slices.ContainsFunc(missing, func(x infer.Fact) bool { return !hangsOn(p, x, w, seen) })
}

// cutElsewhere reports whether a site that a crate or a thing to touch stands at is out of reach for a reason that
// is no lock with a key.
func cutElsewhere(p *check.Pass, s walks.Site, w walks.Access) bool {
	told := slices.ContainsFunc(slices.Concat(walks.CrateWants.Of(p), walks.TouchWants.Of(p)), func(x walks.Want) bool { return x.Name == s.Name && x.Floor == s.Floor })
	if len(s.Spots) == 0 || w.Has(s.Spots) {
		return false
	}
	locks := locksTo(p, s.Spots, w)
	if len(locks) == 0 && (told || badLink(p, s.Floor, w)) {
		return true
	}
	return told && len(locks) > 0 && !slices.ContainsFunc(locks, func(l geom.Lock) bool {
		_, known := walks.CausesOf(p).By[infer.DoorOf(slices.Index(walks.CausesOf(p).Locks, l))]
		return known
	})
}

// strayKey reports whether a rule opens a door that there is not: its name is the mistake, and it may be meant for
// any lock that nothing opens.
func strayKey(p *check.Pass) bool {
	found := false
	parts.EachEffect(p, func(e parts.EffectAt) {
		found = found || kinds.Changes(e.Effect, kinds.DoorCell) && e.Of != "" && !hasPanel(p, e.Of)
	})
	return found
}

// hasPanel reports whether a panel of some floor has an id.
func hasPanel(p *check.Pass, id string) bool {
	return slices.ContainsFunc(walks.Building.Of(p).Floors(), func(f model.NamedFloor) bool {
		return slices.ContainsFunc(f.Board.Panels, func(x model.Panel) bool { return x.ID == id })
	})
}
