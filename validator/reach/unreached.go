package reach

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// outOfReach are wants in one area that the same accesses do not lead to.
type outOfReach struct {
	wants []walks.Want
	from  []walks.Access
	area  *geom.Reached // where one can go from there without opening a lock
	other []string      // what more is to be said
}

// beyondEvery reports whether no crew at all gets there.
func beyondEvery(p *check.Pass, g *outOfReach) bool { return len(g.from) == len(walks.Ways.Of(p)) }

// beyondAll are the areas that no crew at all gets to.
func beyondAll(p *check.Pass, all []*outOfReach) []*outOfReach {
	return slices.DeleteFunc(all, func(g *outOfReach) bool { return !beyondEvery(p, g) })
}

// unreached are the wants that some accesses do not lead to, by area in the order of the first of each.
// Accesses that lead to nothing at all are reported by themselves.
func unreached(p *check.Pass, wants []walks.Want) []*outOfReach {
	ways := without(p, walks.CutOff.Of(p))
	var out []*outOfReach
	for _, x := range wants {
		from := notLeading(ways, x.Spots)
		if len(from) == 0 || walks.InSealedRoom(p, x.Floor, x.At) || managed(p, x.Spots, from) {
			continue
		}
		if len(out) == walks.MostAreas {
			break
		}
		i := slices.IndexFunc(out, func(g *outOfReach) bool { return len(g.from) == len(from) && walks.Anywhere(g.area, x.Spots) })
		if i < 0 {
			i = len(out)
			out = append(out, &outOfReach{from: from, area: walks.Building.Of(p).Reach(x.Spots, geom.Walker{Base: p.Rules.Board.Trader})})
		}
		out[i].wants = append(out[i].wants, x)
	}
	return out
}

// managed reports whether crews that never play alone get there by what they do for each other, although
// none does by itself.
func managed(p *check.Pass, spots []geom.Spot, from []walks.Access) bool {
	return len(from) == len(walks.Ways.Of(p)) && p.Subject.Mission.Players.Min > 1 && walks.Together.Of(p).Has(spots)
}

// notLeading are the accesses that lead to none of the spots.
func notLeading(ways []walks.Access, spots []geom.Spot) []walks.Access {
	var out []walks.Access
	for _, w := range ways {
		if !w.Has(spots) {
			out = append(out, w)
		}
	}
	return out
}

// unreachedArea reports wants that lie together out of reach; name says what they are.
func unreachedArea(p *check.Pass, g *outOfReach, name string) {
	first := g.wants[0]
	d := diag.Diagnostic{Range: first.Where, Place: walks.SpotPlace(p, first.Floor, first.At)}
	if p.Enough() {
		p.Report(d) // only counted
		return
	}
	it := map[bool]string{true: "it", false: "them"}[len(g.wants) == 1]
	why := obstacleOf(p, first.Site, g.from[0], it)
	if why.told || encircled(p, why.locks) || beyondEvery(p, g) && follows(p, why.locks, g.from[0]) {
		return
	}
	d.Summary = fmt.Sprintf("%s cannot be reached from %s", name, walks.Airlocks(airlockIDs(g.from), len(walks.Ways.Of(p))))
	for _, x := range g.wants[1:min(len(g.wants), parts.MostNamed)] {
		d.Related = append(d.Related, diag.Related{Range: x.Where, Text: x.Name})
	}
	why.tell(&d)
	d.Details = append(d.Details, g.other...)
	if secret(p, why.locks) {
		d.Severity = max(p.Severity(), diag.Warning)
	}
	p.Report(d)
}

// encircled reports whether another check tells of the locks to blame: they hold each other's keys.
func encircled(p *check.Pass, locks []geom.Lock) bool {
	return len(locks) > 0 && !slices.ContainsFunc(locks, func(l geom.Lock) bool { return !deadlocked(p, l) })
}

// secret reports whether all locks to blame are hidden doors. Figures that know them may leave them open, so that
// nobody can say for sure that a crew never gets through.
func secret(p *check.Pass, locks []geom.Lock) bool {
	return len(locks) > 0 && !slices.ContainsFunc(locks, func(l geom.Lock) bool { return walks.LockWord(p, l) != walks.HiddenWord })
}

// barred are the areas with crates, or those with things to touch and no crate, that some accesses do not lead to.
func barred(p *check.Pass, crates bool) []*outOfReach {
	return slices.DeleteFunc(slices.Clone(barredAreas.Of(p)), func(g *outOfReach) bool { return isCrate(g.wants[0]) != crates })
}

var barredAreas = check.NewFact("barred areas", func(p *check.Pass) []*outOfReach {
	return unreached(p, slices.Concat(walks.CrateWants.Of(p), walks.TouchWants.Of(p)))
}, walks.CrateWants, walks.CutOff, walks.SealedRooms, walks.TouchWants)

// isCrate reports whether a want is a crate.
func isCrate(x walks.Want) bool { return strings.HasPrefix(x.Name, "crate ") }

// wantNames name some wants, crates alone by their ids.
func wantNames(all []walks.Want) string {
	if slices.ContainsFunc(all, func(x walks.Want) bool { return !isCrate(x) }) {
		return titles(all)
	}
	return named(all, "crate")
}

// named names some wants of one sort, such as crates.
func named(all []walks.Want, sort string) string {
	if len(all) == 1 {
		return all[0].Title
	}
	var ids []string
	for _, x := range all[:min(len(all), parts.MostNamed)] {
		ids = append(ids, x.Name[len(sort)+1:])
	}
	if left := len(all) - len(ids); left > 0 {
		ids = append(ids, fmt.Sprintf("%d more", left))
	}
	return english.Plural(2, sort) + " " + english.And(ids)
}

func airlockIDs(ways []walks.Access) []string {
	var out []string
	for _, w := range ways {
		out = append(out, w.Airlock.ID)
	}
	return out
}

// afterComma is what a label says after the room.
func afterComma(label string) string {
	if _, after, ok := strings.Cut(label, ", "); ok {
		return after
	}
	return label
}
