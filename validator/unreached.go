package validator

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
)

// want is something that somebody must get to, and where the source asks for it.
type want struct {
	site
	title string // such as "piece console of rule \"log\""
	where diag.Range
}

// outOfReach are wants in one area that the same accesses do not lead to.
type outOfReach struct {
	wants []want
	from  []access
	area  *geom.Reached // where one can go from there without opening a lock
	other []string      // what more is to be said
}

// beyondEvery reports whether no crew at all gets there.
func (p *Pass) beyondEvery(g *outOfReach) bool { return len(g.from) == len(p.ways()) }

// beyondAll are the areas that no crew at all gets to.
func (p *Pass) beyondAll(all []*outOfReach) []*outOfReach {
	return slices.DeleteFunc(all, func(g *outOfReach) bool { return !p.beyondEvery(g) })
}

// mostAreas is how many areas that nobody gets to are told apart: more than one code shows findings.
const mostAreas = 2 * MaxPerCode

// unreached are the wants that some accesses do not lead to, by area in the order of the first of each.
// Accesses that lead to nothing at all are reported by themselves.
func (p *Pass) unreached(wants []want) []*outOfReach {
	ways := p.without(cutOff.Of(p))
	var out []*outOfReach
	for _, x := range wants {
		from := notLeading(ways, x.spots)
		if len(from) == 0 || p.inSealedRoom(x.floor, x.at) || p.managed(x.spots, from) {
			continue
		}
		if len(out) == mostAreas {
			break
		}
		i := slices.IndexFunc(out, func(g *outOfReach) bool { return len(g.from) == len(from) && anywhere(g.area, x.spots) })
		if i < 0 {
			i = len(out)
			out = append(out, &outOfReach{from: from, area: p.building().Reach(x.spots, geom.Walker{Base: p.Rules.Board.Trader})})
		}
		out[i].wants = append(out[i].wants, x)
	}
	return out
}

// managed reports whether crews that never play alone get there by what they do for each other, although
// none does by itself.
func (p *Pass) managed(spots []geom.Spot, from []access) bool {
	return len(from) == len(p.ways()) && p.Subject.Mission.Players.Min > 1 && p.together().has(spots)
}

// notLeading are the accesses that lead to none of the spots.
func notLeading(ways []access, spots []geom.Spot) []access {
	var out []access
	for _, w := range ways {
		if !w.has(spots) {
			out = append(out, w)
		}
	}
	return out
}

// unreachedArea reports wants that lie together out of reach; name says what they are.
func (p *Pass) unreachedArea(g *outOfReach, name string) {
	first := g.wants[0]
	d := diag.Diagnostic{Range: first.where, Place: p.spotPlace(first.floor, first.at)}
	if p.enough() {
		p.Report(d) // only counted
		return
	}
	it := map[bool]string{true: "it", false: "them"}[len(g.wants) == 1]
	why := p.obstacle(first.site, g.from[0], it)
	if why.told || p.encircled(why.locks) || p.beyondEvery(g) && p.follows(why.locks, g.from[0]) {
		return
	}
	d.Summary = fmt.Sprintf("%s cannot be reached from %s", name, airlocks(airlockIDs(g.from), len(p.ways())))
	for _, x := range g.wants[1:min(len(g.wants), mostNamed)] {
		d.Related = append(d.Related, diag.Related{Range: x.where, Text: x.name})
	}
	why.tell(&d)
	d.Details = append(d.Details, g.other...)
	if p.secret(why.locks) {
		d.Severity = max(p.check.Severity, diag.Warning)
	}
	p.Report(d)
}

// encircled reports whether another check tells of the locks to blame: they hold each other's keys.
func (p *Pass) encircled(locks []geom.Lock) bool {
	return len(locks) > 0 && !slices.ContainsFunc(locks, func(l geom.Lock) bool { return !p.knotted(l) })
}

// secret reports whether all locks to blame are hidden doors. Figures that know them may leave them open, so that
// nobody can say for sure that a crew never gets through.
func (p *Pass) secret(locks []geom.Lock) bool {
	return len(locks) > 0 && !slices.ContainsFunc(locks, func(l geom.Lock) bool { return p.lockWord(l) != hiddenWord })
}

// crateWants are the crates of all floors that stand where they can stand.
var crateWants = NewFact("crates to get to", func(p *Pass) []want {
	var out []want
	for _, t := range p.pieces() {
		if t.family == crateThing && !p.misplaced(t) {
			out = append(out, p.pieceWant(t))
		}
	}
	return out
})

// barred are the areas with crates, or those with things to touch and no crate, that some accesses do not lead to.
func (p *Pass) barred(crates bool) []*outOfReach {
	return slices.DeleteFunc(slices.Clone(barredAreas.Of(p)), func(g *outOfReach) bool { return isCrate(g.wants[0]) != crates })
}

var barredAreas = NewFact("barred areas", func(p *Pass) []*outOfReach {
	return p.unreached(slices.Concat(crateWants.Of(p), touchWants.Of(p)))
})

// isCrate reports whether a want is a crate.
func isCrate(x want) bool { return strings.HasPrefix(x.name, "crate ") }

// wantNames name some wants, crates alone by their ids.
func wantNames(all []want) string {
	if slices.ContainsFunc(all, func(x want) bool { return !isCrate(x) }) {
		return titles(all)
	}
	return named(all, "crate")
}

// pieceWant is a piece as something to get to.
func (p *Pass) pieceWant(t thing) want {
	s := site{name: t.String(), path: t.path, floor: p.building().Floor(t.board), at: t.at, spots: p.beside(t)}
	return want{site: s, title: t.String(), where: p.pieceRange(t)}
}

// named names some wants of one sort, such as crates.
func named(all []want, sort string) string {
	if len(all) == 1 {
		return all[0].title
	}
	var ids []string
	for _, x := range all[:min(len(all), mostNamed)] {
		ids = append(ids, x.name[len(sort)+1:])
	}
	if left := len(all) - len(ids); left > 0 {
		ids = append(ids, fmt.Sprintf("%d more", left))
	}
	return english.Plural(2, sort) + " " + english.And(ids)
}

func airlockIDs(ways []access) []string {
	var out []string
	for _, w := range ways {
		out = append(out, w.airlock.ID)
	}
	return out
}

// airlocks names some of the airlocks of a mission.
func airlocks(ids []string, all int) string {
	switch {
	case len(ids) == 1:
		return "airlock " + ids[0]
	case len(ids) == all:
		return "any airlock"
	}
	return "airlocks " + english.And(ids)
}

// afterComma is what a label says after the room.
func afterComma(label string) string {
	if _, after, ok := strings.Cut(label, ", "); ok {
		return after
	}
	return label
}
