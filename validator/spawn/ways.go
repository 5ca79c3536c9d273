package spawn

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// What is unfair between crews. No document gives a number, so both thresholds are assumptions, and both must
// be passed.
const (
	// unfairTenths is how many tenths of the best crew's way the worst crew walks at least: up to half as far
	// again is within what the first pick of an airlock, the order of turns and a search more make up for.
	unfairTenths = 15
	// unfairSteps is how many inches more it walks at least: two moves of four, which is a whole turn.
	unfairSteps = 8
)

// march is where a crew that docks at an airlock gets to, by the shortest ways, through no lock: what opens a lock
// must be fetched first, and may lie anywhere.
type march struct {
	airlock model.Airlock
	reach   *geom.Reached
}

// mostDocks is how many airlocks are walked from: twice as many as crews at the largest table.
const mostDocks = 2 * check.MaxTables

// marches are those of all airlocks of the board, in order.
var marches = check.NewFact("marches", func(p *check.Pass) []march {
	var out []march
	for _, w := range walks.Ways.Of(p)[:min(len(walks.Ways.Of(p)), mostDocks)] {
		if wall, _ := walks.WallAt(p, w.Airlock); w.Floor == 0 && !w.Stuck() && wall == nil {
			walker := geom.Walker{Base: p.Rules.Board.Trader, Corner: estimate.Corner(p.Rules)}
			out = append(out, march{w.Airlock, walks.Building.Of(p).Reach(w.From, walker)})
		}
	}
	return out
}, walks.Ways)

// rivals reports whether the crews at the table do not win together, so that it matters where each begins,
// and each begins at an airlock that it has come to without help.
func rivals(p *check.Pass) bool {
	return p.Players > 1 && p.Mission.Players.Mode != "co-op" && len(p.Mission.Setup.Deploy) == 0 && len(marches.Of(p)) >= p.Players
}

// route is the mean way between an airlock and some things.
type route struct {
	airlock model.Airlock
	mean    model.Length
	names   []string       // of the things, nearest first
	lengths []model.Length // to each
	way     []geom.Spot    // to the first
}

// hop is the way to one thing, and the spot at which it ends.
type hop struct {
	name   string
	length model.Length
	end    geom.Spot
}

// toNearest is the mean way to the nearest so many of some sites; false where it does not lead to as many.
func (m march) toNearest(sites []walks.Site, many int) (route, bool) {
	r := route{airlock: m.airlock}
	var hops []hop
	for _, x := range sites {
		if h, ok := m.hopTo(x); ok {
			hops = append(hops, h)
		}
	}
	if len(hops) < many || many == 0 {
		return r, false
	}
	slices.SortStableFunc(hops, func(a, b hop) int { return int(a.length - b.length) })
	for _, h := range hops[:many] {
		r.names, r.lengths = append(r.names, h.name), append(r.lengths, h.length)
		r.mean += h.length
	}
	r.mean /= model.Length(many)
	r.way = m.reach.Path(hops[0].end.Floor, hops[0].end.Cell)
	return r, true
}

// hopTo is the shortest way to one of the spots of a site; false where there is none.
func (m march) hopTo(s walks.Site) (hop, bool) {
	best, ok := hop{name: s.Name}, false
	for _, x := range s.Spots {
		if d := m.reach.Length(x.Floor, x.Cell); d >= 0 && (!ok || d < best.length) {
			best.length, best.end, ok = d, x, true
		}
	}
	return best, ok
}

// commonSites are those that every crew gets to through no lock. The others are left out of all comparisons.
func commonSites(p *check.Pass, sites []walks.Site) []walks.Site {
	return slices.DeleteFunc(slices.Clone(sites), func(s walks.Site) bool {
		return slices.ContainsFunc(marches.Of(p), func(m march) bool { return !walks.Anywhere(m.reach, s.Spots) })
	})
}

// contest compares the ways of the airlocks that so many crews take, the best first. Near is best, unless far
// is.
type contest struct {
	routes      []route
	best, worst route
}

// contested are the best and the worst of so many airlocks, and whether they are too far from each other. Each crew
// takes the best airlock that is left.
func contested(routes []route, crews int, farBest bool) (contest, bool) {
	if crews < 2 || len(routes) < crews {
		return contest{}, false
	}
	sorted := slices.Clone(routes)
	slices.SortStableFunc(sorted, func(a, b route) int {
		if farBest {
			a, b = b, a
		}
		return int(a.mean - b.mean)
	})
	c := contest{routes: routes, best: sorted[0], worst: sorted[crews-1]}
	short, long := min(c.best.mean, c.worst.mean), max(c.best.mean, c.worst.mean)
	return c, long*10 > short*unfairTenths && long-short > unfairSteps*model.Inch
}

// reasons are the ways of all airlocks, a line each, and the comparison.
func (c contest) reasons(crews int) []string {
	var out []string
	for _, r := range c.routes {
		var legs []string
		for i, name := range r.names[:min(len(r.names), parts.MostNamed)] {
			legs = append(legs, fmt.Sprintf("%s %s", name, r.lengths[i]))
		}
		out = append(out, fmt.Sprintf("airlock %s: %s inches on average (%s)", r.airlock.ID, r.mean, english.And(legs)))
	}
	return append(out,
		fmt.Sprintf("%s, each at the best airlock that is left: from %s inches (%s) to %s inches (%s)", english.Count(crews, "crew"), c.best.mean, c.best.airlock.ID, c.worst.mean, c.worst.airlock.ID),
		fmt.Sprintf("reported from %d inches and %d tenths on, both of which are assumptions", unfairSteps, unfairTenths))
}

// contestMarks show the ways of the best and the worst as far as they lie on the board.
func contestMarks(p *check.Pass, c contest) []diag.Mark {
	var out []diag.Mark
	for _, r := range []route{c.best, c.worst} {
		var cells []geom.Cell
		for _, s := range r.way {
			if s.Floor == 0 {
				cells = append(cells, s.Cell)
			}
		}
		out = append(out, walks.DoorMark(p, r.airlock), parts.WayOf(cells, r.mean.String()+" inches"))
	}
	return out
}

// contestOf reports that crews begin unevenly.
func contestOf(p *check.Pass, c contest, summary, remedy string) {
	p.Report(diag.Diagnostic{
		Summary: summary,
		Details: []string{fmt.Sprintf("walked from square to square around walls and pieces, through doors that are not locked, for %s", english.Count(p.Players, "crew"))},
		Remedy:  remedy,
		Range:   p.Where.At(walks.AirlockPath(c.worst.airlock)),
		Place:   p.Place(c.worst.airlock.At),
		Related: []diag.Related{{Range: p.Where.At(walks.AirlockPath(c.best.airlock)), Text: "the best airlock"}},
		Marks:   contestMarks(p, c),
		Reasons: c.reasons(p.Players),
	})
}
